import { useId } from "react";
import { useTranslation } from "react-i18next";

import { OpenSessions } from "../../../ui/open-sessions.tsx";

import classes from "./settings-dialog.module.css";

/** Open sessions of the worker, with a button to end each of the others. */
export function SessionList() {
  const { t } = useTranslation("settings");
  const title = useId();
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t("sessions.title")}
      </h3>
      <p className={classes.hint}>{t("sessions.hint")}</p>
      <OpenSessions />
    </section>
  );
}
