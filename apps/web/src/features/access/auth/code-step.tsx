import { Alert, Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { isAppCode, isRecoveryCode, plainCode } from "../../../lib/second-factor.ts";
import { CodeField } from "../../../ui/code-field.tsx";

import classes from "./auth.module.css";

type CodeStepProps = {
  /** Error of the last code, if one was sent. */
  error: Error | null;
  sending: boolean;
  /** Sends a code; `refused` is called when it was not taken. */
  onSend: (code: string, refused: () => void) => void;
  /** Back to e-mail and password, which are still as they were typed. */
  onBack: () => void;
};

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ onBack, ...step }: CodeStepProps) {
  const { t } = useTranslation("second-factor");
  const [isApp, setApp] = useState(true);
  return (
    <div className={classes.form}>
      <div>
        <h2 className={classes.stepTitle}>{t("login.title")}</h2>
        <p className={classes.stepText}>{t(isApp ? "login.text" : "login.recovery_text")}</p>
      </div>
      <CodeForm key={String(isApp)} isApp={isApp} {...step} />
      <div className={classes.ways}>
        <button type="button" className={classes.link} onClick={() => setApp(!isApp)}>
          {t(isApp ? "login.use_recovery" : "login.use_app")}
        </button>
        <button type="button" className={classes.link} onClick={onBack}>
          {t("login.back")}
        </button>
      </div>
      {!isApp && <p className={classes.stepText}>{t("login.lost")}</p>}
    </div>
  );
}

type CodeFormProps = Omit<CodeStepProps, "onBack"> & { isApp: boolean };

function CodeForm({ isApp, error, sending, onSend }: CodeFormProps) {
  const { t } = useTranslation("second-factor");
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<"form" | "refused" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isWrong = error instanceof ApiError && error.code === "auth.code_wrong";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!(isApp ? isAppCode(typed) : isRecoveryCode(typed))) {
      setFault("form");
      input.current?.focus();
      return;
    }
    setFault(null);
    onSend(plainCode(typed), () => {
      setFault("refused");
      input.current?.focus();
      input.current?.select();
    });
  };
  const formFault = t(isApp ? "field.code_digits" : "field.recovery_form");
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {fault === "refused" && !isWrong && (
        <Alert role="alert" color="red" icon={<IconAlertCircle size={20} aria-hidden />}>
          {messageOf(error)}
        </Alert>
      )}
      <CodeField
        ref={input}
        label={t(isApp ? "field.code" : "field.recovery")}
        kind={isApp ? "app" : "any"}
        value={typed}
        error={
          (fault === "form" && formFault) || (fault === "refused" && isWrong && messageOf(error))
        }
        onChange={setTyped}
      />
      <Button type="submit" size="lg" fullWidth loading={sending}>
        {t("login.submit")}
      </Button>
    </form>
  );
}
