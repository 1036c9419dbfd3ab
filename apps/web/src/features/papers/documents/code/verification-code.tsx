import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { CopyTextButton } from "../../../../ui/copy-text-button.tsx";

import classes from "./verification-code.module.css";

/** The code with which anybody checks a sealed document, with the way to do it. */
export function VerificationCode({ code }: { code: string }) {
  const { t } = useTranslation("signing-code");
  return (
    <div className={classes.code}>
      <span>{t("verification")}</span>
      <code>{code}</code>
      <span className={classes.ways}>
        <CopyTextButton
          value={code}
          label={t("copy")}
          copiedLabel={t("copied")}
          size="sm"
          mih={44}
        />
        <Link to="/verify" search={{ c: code }} className={classes.link}>
          {t("verify")}
        </Link>
      </span>
    </div>
  );
}
