import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { OpenSessions } from "../../../../ui/open-sessions.tsx";

import { EmailCard } from "./email/email-card.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorCard } from "./second-factor/second-factor-card.tsx";
import classes from "./security.module.css";

/** The e-mail, the password, the second factor, and where somebody is signed in. */
export function SecurityView() {
  const { t } = useTranslation("profile");
  const { sesion } = useCurrentUser();
  return (
    <div className={classes.view}>
      <div className={classes.column}>
        <EmailCard />
        <Card title={t("password.title")}>
          <p className={classes.text}>{t(sesion.suplantada ? "read_only" : "password.text")}</p>
          {!sesion.suplantada && <PasswordForm />}
        </Card>
      </div>
      <div className={classes.column}>
        <SecondFactorCard />
        <Card title={t("sessions.title")}>
          <p className={classes.text}>{t("sessions.text")}</p>
          <OpenSessions />
        </Card>
      </div>
    </div>
  );
}
