import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useDocumentTitle } from "../../../ui/page-header.tsx";

import classes from "./auth.module.css";
import { ForgottenPassword } from "./forgotten-password.tsx";

/** A link that was used or has expired, with a way to get another one. */
export function DeadLink() {
  const { t, i18n } = useTranslation("auth");
  const [asking, setAsking] = useState(false);
  useDocumentTitle(t("reset.expiredTitle"));
  return (
    <div className={classes.panel}>
      <div>
        <h1 className={classes.title}>{t("reset.expiredTitle")}</h1>
        <p className={classes.subtitle}>{t("reset.expiredText")}</p>
      </div>
      <Button size="lg" onClick={() => setAsking(true)}>
        {t("reset.askAgain")}
      </Button>
      <Link key={i18n.language} to="/login/{-$id}" className={classes.link}>
        {t("reset.toLogin")}
      </Link>
      {asking && <ForgottenPassword onClose={() => setAsking(false)} />}
    </div>
  );
}
