import { SegmentedControl } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { languages } from "@atrio/contract/common";

import { useLanguageChoice } from "../../lib/language-switch.ts";
import { currentLanguage, languageNames } from "../../lib/language.ts";

import classes from "./settings-dialog.module.css";

const choices = languages.map((value) => ({
  value,
  label: <span title={languageNames[value]}>{value.toUpperCase()}</span>,
}));

/** ES, EN, FR or PT. */
export function LanguageChoice() {
  const { t } = useTranslation("settings");
  const choose = useLanguageChoice();
  const title = useId();
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t("language.title")}
      </h3>
      <SegmentedControl
        fullWidth
        aria-labelledby={title}
        data={choices}
        value={currentLanguage()}
        onChange={choose}
      />
      <p className={classes.hint}>{t("language.hint")}</p>
    </section>
  );
}
