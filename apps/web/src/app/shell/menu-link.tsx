import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import classes from "./menu-link.module.css";
import type { MenuEntry } from "./menu.model.ts";
import { nameOfLink } from "./navigation.ts";
import { UnreadBadge } from "./unread-badge.tsx";
import { useUnread, useWaiting } from "./use-menu.ts";

type MenuLinkProps = {
  entry: MenuEntry;
  /** `rail` shows the icon alone, `row` icon and label side by side, `tab` one above the other. */
  shape: "rail" | "row" | "tab";
  onClick?: () => void;
};

/** An entry of a menu, with the number of unread notifications or of what waits where it belongs. */
export function MenuLink({ entry, shape, onClick }: MenuLinkProps) {
  const { t } = useTranslation("shell");
  const numbers = { unread: useUnread(), waiting: useWaiting() };
  const count = entry.badge === undefined ? 0 : numbers[entry.badge];
  const label = t(`page.${entry.label}`);
  const shown = shape === "tab" && entry.short !== undefined ? t(`short.${entry.short}`) : label;
  const name = nameOfLink(label, shown);
  const { icon: EntryIcon } = entry;
  return (
    <Link
      to={entry.path}
      activeOptions={{
        exact: entry.path === "/" || entry.path === "/admin",
        includeSearch: false,
      }}
      className={classes.link}
      data-shape={shape}
      aria-label={
        count > 0 && entry.badge !== undefined
          ? `${name}, ${t(`menu.${entry.badge}`, { count })}`
          : name
      }
      onClick={onClick}
    >
      <span className={classes.icon} aria-hidden>
        <EntryIcon size={22} stroke={1.6} />
        <UnreadBadge unread={count} />
      </span>
      {shape !== "rail" && (
        <span className={classes.label} aria-hidden>
          {shown}
        </span>
      )}
    </Link>
  );
}
