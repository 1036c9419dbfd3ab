import { useId } from "react";
import { useTranslation } from "react-i18next";

import { LanguageControl } from "../../../ui/language-control.tsx";

import classes from "./settings-dialog.module.css";

/** ES, EN, FR or PT. */
export function LanguageChoice() {
  const { t } = useTranslation("settings");
  const title = useId();
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t("language.title")}
      </h3>
      <LanguageControl labelledBy={title} />
      <p className={classes.hint}>{t("language.hint")}</p>
    </section>
  );
}
