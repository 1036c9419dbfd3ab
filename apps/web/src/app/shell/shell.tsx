import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { readStored, storageKeys, writeStored } from "../../lib/storage.ts";
import { Main } from "../../ui/main.tsx";
import { useBelow } from "../../ui/use-below.ts";

import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { ImpersonationBanner } from "./impersonation-banner.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import classes from "./shell.module.css";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";
import { useMode } from "./use-menu.ts";

type ShellProps = {
  onOpenSettings: () => void;
  onOpenPalette: () => void;
  /** The page. */
  children: ReactNode;
};

/** The frame around every page of the portal: menu, top bar, page, footer. */
export function Shell({ onOpenSettings, onOpenPalette, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const isPhone = useBelow("tablet");
  // The office has no marks that people know by heart: its menu keeps its names.
  const isOffice = useMode() === "office";
  const isNarrow = useBelow("desk");
  const [chosen, setChosen] = useState(readStored(storageKeys.menuExpanded));
  const isUnfolded = chosen === null ? !isNarrow : chosen === "1";
  const expanded = isUnfolded || isOffice;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useFocusOnNewPage();
  const toggleMenu = () => {
    const next = isUnfolded ? "0" : "1";
    writeStored(storageKeys.menuExpanded, next);
    setChosen(next);
  };
  return (
    <div className={classes.shell} data-expanded={expanded}>
      <a className={classes.skip} href="#content">
        {t("skip")}
      </a>
      {!isPhone && <SideMenu expanded={expanded} />}
      <div className={classes.column}>
        <ImpersonationBanner />
        <OfflineBanner />
        <TopBar
          menuToggle={isPhone || isOffice ? null : { expanded, onToggle: toggleMenu }}
          hasBrand={isPhone || !expanded}
          hasMode={!isPhone}
          onOpenSettings={onOpenSettings}
          onOpenPalette={onOpenPalette}
        />
        <Main id="content" ref={main} tabIndex={-1} className={classes.main}>
          {children}
        </Main>
        <Footer />
      </div>
      {isPhone && <BottomBar onOpenMenu={() => setDrawerOpen(true)} menuOpen={drawerOpen} />}
      {isPhone && <MenuDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />}
    </div>
  );
}

/** Moves the focus to the page's content when another page opens, as a page load would. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === undefined || shown.current === pathname) return;
    if (shown.current !== undefined) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}
