import { IconMenu2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./bottom-bar.module.css";
import { MenuLink } from "./menu-link.tsx";
import { useMenu } from "./use-menu.ts";

const places = 4;

type BottomBarProps = { onOpenMenu: () => void; menuOpen: boolean };

/** The phone's menu: the first pages under the thumb, the rest in the drawer. */
export function BottomBar({ onOpenMenu, menuOpen }: BottomBarProps) {
  const { t } = useTranslation("shell");
  const entries = useMenu();
  return (
    <nav className={classes.bar} aria-label={t("menu.label")}>
      {entries.slice(0, places).map((entry) => (
        <MenuLink key={entry.path} entry={entry} shape="tab" />
      ))}
      <button
        type="button"
        className={classes.more}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        <span>{t("menu.more")}</span>
      </button>
    </nav>
  );
}
