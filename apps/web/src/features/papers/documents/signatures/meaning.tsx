import { useTranslation } from "react-i18next";

import classes from "./signatures.module.css";

/** What it means to sign here, and what it does not. */
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
