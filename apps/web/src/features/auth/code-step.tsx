import { Alert, Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../lib/errors.ts";
import { isAppCode, isRecoveryCode, plainCode } from "../../lib/second-factor.ts";
import { CodeField } from "../../ui/code-field.tsx";

import classes from "./auth.module.css";

type CodeStepProps = {
  /** What became of the last code, if one was sent. */
  error: Error | null;
  sending: boolean;
  onSend: (code: string) => void;
  /** Back to e-mail and password, which are still as they were typed. */
  onBack: () => void;
};

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ error, sending, onSend, onBack }: CodeStepProps) {
  const { t } = useTranslation("second-factor");
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A new step, another kind of code or a refusal: the next thing to do is to type.
    input.current?.focus();
    input.current?.select();
  }, [kind, error]);
  const isApp = kind === "app";
  const isWhole = isApp ? isAppCode(typed) : isRecoveryCode(typed);
  const isWrong = error instanceof ApiError && error.code === "auth.code_wrong";
  const isElsewhere = error !== null && !isWrong && !isAsking(error);
  const ownFault = tried && !isWhole && t(isApp ? "field.code_digits" : "field.recovery_form");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (sending) return;
    if (isWhole) onSend(plainCode(typed));
    else input.current?.focus();
  };
  const turnTo = (other: typeof kind) => {
    setKind(other);
    setTyped("");
    setTried(false);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {isElsewhere && (
        <Alert role="alert" color="red" icon={<IconAlertCircle size={20} aria-hidden />}>
          {messageOf(error)}
        </Alert>
      )}
      <div>
        <h2 className={classes.stepTitle}>{t("login.title")}</h2>
        <p className={classes.stepText}>{t(isApp ? "login.text" : "login.recovery_text")}</p>
      </div>
      <CodeField
        key={kind}
        ref={input}
        label={t(isApp ? "field.code" : "field.recovery")}
        kind={isApp ? "app" : "any"}
        value={typed}
        error={ownFault || (isWrong && messageOf(error))}
        onChange={(value) => {
          setTyped(value);
          setTried(false);
        }}
      />
      <Button type="submit" size="lg" fullWidth loading={sending}>
        {t("login.submit")}
      </Button>
      <div className={classes.ways}>
        <button
          type="button"
          className={classes.link}
          onClick={() => turnTo(isApp ? "recovery" : "app")}
        >
          {t(isApp ? "login.use_recovery" : "login.use_app")}
        </button>
        <button type="button" className={classes.link} onClick={onBack}>
          {t("login.back")}
        </button>
      </div>
      {!isApp && <p className={classes.stepText}>{t("login.lost")}</p>}
    </form>
  );
}

/** The answer that led to this step: it asks, nothing is wrong. */
function isAsking(error: Error): boolean {
  return error instanceof ApiError && error.code === "auth.code_required";
}
