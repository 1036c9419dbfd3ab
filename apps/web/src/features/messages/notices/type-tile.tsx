import type { Notification } from "@atrio/contract/messages/company-messages";

import { lookOf } from "./notices.model.ts";
import classes from "./type-tile.module.css";

type TypeTileProps = {
  notice: Pick<Notification, "icono_id">;
  /** Side of the tile in pixels. */
  size?: number;
};

/** Icon of a notification's kind, on its colour; decorative, because words say it too. */
export function TypeTile({ notice, size = 44 }: TypeTileProps) {
  const { icon: Icon, color } = lookOf(notice);
  return (
    <span
      className={classes.tile}
      style={{
        width: size,
        height: size,
        background: `var(--mantine-color-${color}-light)`,
        color: `var(--mantine-color-${color}-light-color)`,
      }}
      aria-hidden
    >
      <Icon size={Math.round(size * 0.52)} stroke={1.7} />
    </span>
  );
}
