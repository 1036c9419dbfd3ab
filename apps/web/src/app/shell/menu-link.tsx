import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import classes from "./menu-link.module.css";
import type { MenuEntry } from "./menu.model.ts";
import { UnreadBadge } from "./unread-badge.tsx";
import { useUnread } from "./use-menu.ts";

type MenuLinkProps = {
  entry: MenuEntry;
  /** `rail` shows the icon alone, `row` icon and label side by side, `tab` one above the other. */
  shape: "rail" | "row" | "tab";
  onClick?: () => void;
};

/** An entry of a menu, with the number of unread notifications where it belongs. */
export function MenuLink({ entry, shape, onClick }: MenuLinkProps) {
  const { t } = useTranslation("shell");
  const all = useUnread();
  const unread = entry.badge === "unread" ? all : 0;
  const label = t(`page.${entry.label}`);
  const shown = shape === "tab" && entry.short !== undefined ? t(`short.${entry.short}`) : label;
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
      aria-label={unread > 0 ? `${label}, ${t("menu.unread", { count: unread })}` : label}
      onClick={onClick}
    >
      <span className={classes.icon} aria-hidden>
        <EntryIcon size={22} stroke={1.6} />
        <UnreadBadge unread={unread} />
      </span>
      {shape !== "rail" && (
        <span className={classes.label} aria-hidden>
          {shown}
        </span>
      )}
    </Link>
  );
}
