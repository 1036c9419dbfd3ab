import { useTranslation } from "react-i18next";

import classes from "./inbox.module.css";

const keys = [
  ["J K", "move"],
  ["X", "select"],
  ["A", "approve"],
  ["R", "reject"],
] as const;

/** Keys of the list, below it; not on screens that are touched. */
export function KeysLine() {
  const { t } = useTranslation("inbox");
  return (
    <p className={classes.keys} aria-label={t("keys.label")} role="note">
      {keys.map(([key, does]) => (
        <span key={does}>
          <kbd>{key}</kbd> {t(`keys.${does}`)}
        </span>
      ))}
      <span>
        <kbd>{t("keys.enter")}</kbd> {t("keys.open")}
      </span>
    </p>
  );
}
