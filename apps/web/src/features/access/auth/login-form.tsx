import { Alert, Button, Checkbox, TextInput } from "@mantine/core";
import { IconAlertCircle, IconInfoCircle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { lazy, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../lib/chunks.ts";
import { ApiError, messageOf } from "../../../lib/errors.ts";
import { Part } from "../../../ui/part.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { LinesSkeleton } from "../../../ui/state.tsx";

import { checkCredentials } from "./auth.model.ts";
import type { CredentialFault } from "./auth.model.ts";
import classes from "./auth.module.css";
import { loginMutation } from "./auth.queries.ts";
import { useEnter } from "./use-enter.ts";

const ForgottenPassword = lazy(async () => {
  const part = await loadChunk(() => import("./forgotten-password.tsx"));
  return { default: part.ForgottenPassword };
});

const CodeStep = lazy(async () => ({
  default: (await loadChunk(() => import("./code-step.tsx"))).CodeStep,
}));

type LoginFormProps = {
  /** Slug or id of the company whose page this is. */
  company: string | undefined;
  /** Path to open afterwards. */
  target: string;
  /** The visitor comes from a session whose time had passed. */
  expired: boolean;
};

/**
 * E-mail, password and 'remember this device', then a code where the account asks for one; a
 * refusal keeps the typed values.
 */
export function LoginForm({ company, target, expired }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const typed = useRouterState({ select: (state) => state.location.state.email });
  const [email, setEmail] = useState(typed ?? "");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(false);
  const [faults, setFaults] = useState<readonly CredentialFault[]>([]);
  const [forgotten, setForgotten] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useMutation({
    ...loginMutation,
    onSuccess: useEnter(target),
    onError: (error) => {
      if (error instanceof ApiError && error.code === "auth.code_required") setAsksCode(true);
    },
  });
  const send = (more: { codigo?: string } = {}, refused: () => void = () => undefined) =>
    signIn.mutate(
      { email: email.trim(), password, remember, empresa: company, ...more },
      { onError: refused },
    );

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkCredentials({ email, password });
    setFaults(found);
    const [first] = found;
    if (first === undefined) {
      send();
      return;
    }
    (first.field === "email" ? emailInput : passwordInput).current?.focus();
  };
  const faultOf = (field: CredentialFault["field"]) => {
    const fault = faults.find((one) => one.field === field);
    return fault !== undefined && t(`fault.${fault.reason}`);
  };

  if (asksCode) {
    return (
      <Part fallback={<LinesSkeleton lines={4} />}>
        <CodeStep
          error={signIn.error}
          sending={signIn.isPending || signIn.isSuccess}
          onSend={(code, refused) => send({ codigo: code }, refused)}
          onBack={() => {
            setAsksCode(false);
            signIn.reset();
          }}
        />
      </Part>
    );
  }
  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        <LoginNotice error={signIn.error} expired={expired} />
        <TextInput
          ref={emailInput}
          label={t("login.email")}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={faultOf("email")}
        />
        <PasswordField
          ref={passwordInput}
          label={t("login.password")}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={faultOf("password")}
        />
        <div className={classes.row}>
          <button type="button" className={classes.link} onClick={() => setForgotten(true)}>
            {t("login.forgotten")}
          </button>
        </div>
        <Checkbox
          label={t("login.remember")}
          description={t("login.rememberHint")}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending || signIn.isSuccess}>
          {t("login.submit")}
        </Button>
      </form>
      <Part>
        {forgotten && (
          <ForgottenPassword email={email} company={company} onClose={() => setForgotten(false)} />
        )}
      </Part>
    </>
  );
}

function LoginNotice({ error, expired }: { error: Error | null; expired: boolean }) {
  const { t } = useTranslation("auth");
  if (error !== null) {
    return (
      <Alert role="alert" color="red" icon={<IconAlertCircle size={20} aria-hidden />}>
        {messageOf(error)}
      </Alert>
    );
  }
  if (!expired) return null;
  return (
    <Alert role="status" color="blue" icon={<IconInfoCircle size={20} aria-hidden />}>
      {t("login.expired")}
    </Alert>
  );
}
