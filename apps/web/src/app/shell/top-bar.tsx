import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
  IconSettings,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../lib/identity.ts";
import { Hint } from "../../ui/hint.tsx";
import { PersonAvatar } from "../../ui/person-avatar.tsx";

import { CompanyBrand } from "./company-brand.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import classes from "./top-bar.module.css";

type MenuToggle = { expanded: boolean; onToggle: () => void };

type TopBarProps = {
  /** The side menu's button; null where the menu cannot be folded. */
  menuToggle: MenuToggle | null;
  /** The company's mark and name, where the menu does not begin with them. */
  hasBrand: boolean;
  /** The mode has its place in the drawer on a phone. */
  hasMode: boolean;
  onOpenSettings: () => void;
  onOpenPalette: () => void;
};

/** Company, search, supervisor mode, settings and who is signed in. */
export function TopBar({
  menuToggle,
  hasBrand,
  hasMode,
  onOpenSettings,
  onOpenPalette,
}: TopBarProps) {
  const { t } = useTranslation("shell");
  const user = useCurrentUser();
  return (
    <header className={classes.bar}>
      {menuToggle !== null && <MenuToggleButton {...menuToggle} />}
      {hasBrand && <CompanyBrand />}
      <button
        type="button"
        className={classes.search}
        data-first={!hasBrand}
        aria-haspopup="dialog"
        onClick={onOpenPalette}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <span className={classes.searchText}>{t("top.search")}</span>
        <kbd className={classes.keys} aria-hidden>
          {modifierKey()} K
        </kbd>
      </button>
      {hasMode && <ModeSwitch />}
      <button
        type="button"
        className={classes.tool}
        aria-label={t("top.settings")}
        aria-haspopup="dialog"
        onClick={onOpenSettings}
      >
        <IconSettings size={22} stroke={1.6} aria-hidden />
      </button>
      <Hint text={user.nombre_completo}>
        <Link to="/personalArea" className={classes.person}>
          <PersonAvatar
            key={user.link_foto}
            name={user.nombre_completo}
            photo={user.link_foto}
            own
          />
          {/* Visible text instead of a label: the initials are no part of the link's name. */}
          <span className={classes.name}>
            {t("top.personalArea", { name: user.nombre_completo })}
          </span>
        </Link>
      </Hint>
    </header>
  );
}

function MenuToggleButton({ expanded, onToggle }: MenuToggle) {
  const { t } = useTranslation("shell");
  const ToggleIcon = expanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={expanded ? t("menu.collapse") : t("menu.expand")}
      aria-expanded={expanded}
      onClick={onToggle}
    >
      <ToggleIcon size={22} stroke={1.6} aria-hidden />
    </button>
  );
}

function modifierKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
