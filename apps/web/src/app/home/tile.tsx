import type { ReactNode } from "react";

import { Folding } from "../../ui/folding.ts";
import { useBelow } from "../../ui/use-below.ts";

import classes from "./home.module.css";

type TileProps = {
  /** Its place on a wider screen. */
  className?: string | undefined;
  /** True for a card that stays whole on a phone. */
  isWhole?: boolean;
  /** True for a card that has its row on a phone to itself. */
  isWide?: boolean;
  children: ReactNode;
};

/** Place of a card that a phone shows folded, two in a row (Rule COMPANY-111). */
export function Tile({ className = "", isWhole = false, isWide = false, children }: TileProps) {
  const isPhone = useBelow("phone");
  const isFolded = isPhone && !isWhole;
  return (
    <div className={`${className} ${classes.tile}`} data-half={isFolded && !isWide}>
      <Folding value={isFolded}>{children}</Folding>
    </div>
  );
}
