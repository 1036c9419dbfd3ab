import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../ui/card.tsx";
import { LanguageControl } from "../../../../ui/language-control.tsx";

import classes from "./details.module.css";

/** The language of the portal and of the mails. */
export function LanguageCard() {
  const { t } = useTranslation("profile");
  const title = useId();
  return (
    <Card title={<span id={title}>{t("language.title")}</span>}>
      <p className={classes.text}>{t("language.text")}</p>
      <LanguageControl labelledBy={title} />
    </Card>
  );
}
