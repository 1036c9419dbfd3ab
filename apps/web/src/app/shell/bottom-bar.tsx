import { IconMenu2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./bottom-bar.module.css";
import { MenuLink } from "./menu-link.tsx";
import { tabsOf } from "./navigation.ts";
import { UnreadBadge } from "./unread-badge.tsx";
import { useMenu, useUnread } from "./use-menu.ts";

const places = 4;

type BottomBarProps = { onOpenMenu: () => void; menuOpen: boolean };

/** The phone's menu: the first pages under the thumb, the rest in the drawer. */
export function BottomBar({ onOpenMenu, menuOpen }: BottomBarProps) {
  const { t } = useTranslation("shell");
  const entries = useMenu();
  const tabs = tabsOf(entries, places);
  const hasHidden = entries.some((entry) => entry.badge === "unread" && !tabs.includes(entry));
  const unread = useUnread();
  const hidden = hasHidden ? unread : 0;
  const more = t("menu.more");
  return (
    <nav className={classes.bar} aria-label={t("menu.label")}>
      {tabs.map((entry) => (
        <MenuLink key={entry.path} entry={entry} shape="tab" />
      ))}
      <button
        type="button"
        className={classes.more}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        aria-label={hidden > 0 ? `${more}, ${t("menu.unread", { count: hidden })}` : more}
        onClick={onOpenMenu}
      >
        <span className={classes.icon} aria-hidden>
          <IconMenu2 size={22} stroke={1.6} />
          <UnreadBadge unread={hidden} />
        </span>
        <span aria-hidden>{more}</span>
      </button>
    </nav>
  );
}
