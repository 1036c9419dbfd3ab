import { useTranslation } from "react-i18next";

import { useDocumentTitle } from "../../../ui/page-header.tsx";

import classes from "./inspection.module.css";

/** A link that has expired, was withdrawn, or whose token went with a reload. */
export function DeadInspection() {
  const { t } = useTranslation("inspection");
  useDocumentTitle(t("deadTitle"));
  return (
    <div className={classes.panel}>
      <h1 className={classes.title}>{t("deadTitle")}</h1>
      <p className={classes.subtitle}>{t("deadText")}</p>
    </div>
  );
}
