import type { ReactNode } from "react";

import classes from "./card-list.module.css";

type CardListProps = {
  /** Name of the list, where no heading says it. */
  label?: string;
  /** True while the items are those of the page before. */
  isBusy?: boolean;
  /** True inside a card, which has a frame already. */
  isBare?: boolean;
  /** List items. */
  children: ReactNode;
};

/** Items in one frame with lines between them. */
export function CardList({ label, isBusy, isBare, children }: CardListProps) {
  return (
    <ul className={classes.list} aria-label={label} aria-busy={isBusy} data-bare={isBare}>
      {children}
    </ul>
  );
}
