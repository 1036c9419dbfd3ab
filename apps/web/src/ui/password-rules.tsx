import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { checkPassword } from "../lib/password.ts";
import type { PasswordDraft } from "../lib/password.ts";

import classes from "./password-rules.module.css";

/** The rules of a new password, each with a tick as soon as it is met. */
export function PasswordRules({ id, draft }: { id: string; draft: PasswordDraft }) {
  const { t } = useTranslation("auth");
  return (
    <div id={id} className={classes.box}>
      <ul className={classes.rules} aria-label={t("password.rules")}>
        {checkPassword(draft).map(({ rule, met }) => (
          <li key={rule} className={classes.rule} data-met={met}>
            <span className={classes.mark} aria-hidden>
              {met && <IconCheck size={14} stroke={2.6} />}
            </span>
            {t(`password.${rule}`)}
            <span className={classes.hidden}>{met ? t("password.met") : t("password.unmet")}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t("password.common")}</p>
    </div>
  );
}
