import { VisuallyHidden } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Hint } from "../../ui/hint.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { leavePortal } from "../guards.ts";

import { CompanyBrand } from "./company-brand.tsx";
import { MenuList } from "./menu-list.tsx";
import classes from "./side-menu.module.css";

/** The menu at the left: a rail of icons, or icons with their names below the company's (COMPANY-110). */
export function SideMenu({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation("shell");
  const logout = t("top.logout");
  return (
    <nav className={classes.menu} aria-label={t("menu.label")} data-expanded={expanded}>
      <HomeLink expanded={expanded} />
      <MenuList className={classes.list} shape={expanded ? "row" : "rail"} />
      <Hint text={logout} side="right" disabled={expanded}>
        <button
          type="button"
          className={classes.logout}
          aria-label={logout}
          onClick={() => void leavePortal()}
        >
          <IconLogout size={22} stroke={1.6} aria-hidden />
          {expanded && <span aria-hidden>{logout}</span>}
        </button>
      </Hint>
    </nav>
  );
}

/** The way home: the product's mark on a rail, the company's mark and name above names. */
function HomeLink({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation("shell");
  if (!expanded) {
    return (
      <Link to="/" className={classes.brand} aria-label={t("brand.home")}>
        <LogoMark size={38} />
      </Link>
    );
  }
  return (
    <Link to="/" className={classes.brand}>
      <CompanyBrand />
      <VisuallyHidden>{t("brand.toHome")}</VisuallyHidden>
    </Link>
  );
}
