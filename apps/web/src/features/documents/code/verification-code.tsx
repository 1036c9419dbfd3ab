import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import classes from "./verification-code.module.css";

/** The code with which anybody checks a sealed document, with the way to do it. */
export function VerificationCode({ code }: { code: string }) {
  const { t } = useTranslation("signing-code");
  return (
    <div className={classes.code}>
      <span>{t("verification")}</span>
      <code>{code}</code>
      <span className={classes.ways}>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="sm"
              mih={44}
              leftSection={
                copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
              }
              onClick={copy}
            >
              <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
            </Button>
          )}
        </CopyButton>
        <Link to="/verify" search={{ c: code }} className={classes.link}>
          {t("verify")}
        </Link>
      </span>
    </div>
  );
}
