import { useTranslation } from "react-i18next";

import classes from "./signatures.module.css";

/** Meaning and limits of signing here. */
export function Meaning() {
  const { t } = useTranslation("signatures");
  return (
    <details className={classes.meaning}>
      <summary>{t("meaning.title")}</summary>
      <p>{t("meaning.code")}</p>
      <p>{t("meaning.seal")}</p>
      <p>{t("meaning.evidence")}</p>
      <p>{t("meaning.simple")}</p>
    </details>
  );
}
