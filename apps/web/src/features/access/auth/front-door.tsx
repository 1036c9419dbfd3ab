import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { restartAt } from "../../../lib/address.ts";
import { getSession, subscribeSession } from "../../../lib/session.ts";
import { LanguagePicker } from "../../../ui/language-picker.tsx";
import { LogoMark } from "../../../ui/logo.tsx";
import { Main } from "../../../ui/main.tsx";

import { Courtyard } from "./courtyard.tsx";
import classes from "./front-door.module.css";

/** The layout of the pages before signing in: a stage at the left, the form at the right. */
export function FrontDoor() {
  const { t } = useTranslation("auth");
  useEnterWhenSignedInElsewhere();
  return (
    <div className={classes.door}>
      <aside className={classes.stage} aria-hidden>
        <Courtyard />
        <div className={classes.brand}>
          <LogoMark size={40} />
          <span className={classes.name}>Atrio</span>
        </div>
        <div className={classes.texts}>
          <p className={classes.claim}>{t("stage.title")}</p>
          <p className={classes.text}>{t("stage.text")}</p>
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <span className={classes.phoneBrand}>
            <LogoMark size={34} />
            <span className={classes.name}>Atrio</span>
          </span>
          <LanguagePicker label={t("languages")} />
        </header>
        <Main className={classes.main}>
          <Outlet />
        </Main>
      </div>
    </div>
  );
}

/** A sign-in in another tab while this one is hidden: this tab follows. */
function useEnterWhenSignedInElsewhere(): void {
  useEffect(
    () =>
      subscribeSession(() => {
        if (document.visibilityState === "hidden" && getSession() !== null) restartAt("/");
      }),
    [],
  );
}
