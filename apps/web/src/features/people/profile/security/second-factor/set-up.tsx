import { Alert, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { prepareSecondFactor } from "@atrio/contract/access/second-factor";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { ApiError, messageOf } from "../../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { isAppCode } from "../../../../../lib/second-factor.ts";
import { CodeField } from "../../../../../ui/code-field.tsx";
import { CopyTextButton } from "../../../../../ui/copy-text-button.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { PasswordField } from "../../../../../ui/password-field.tsx";
import { PasswordOwner } from "../../../../../ui/password-owner.tsx";

import { groupsOf, imageAddress } from "./second-factor.model.ts";
import classes from "./second-factor.module.css";
import { activateMutation, prepareMutation } from "./second-factor.queries.ts";

type Prepared = EndpointResponse<typeof prepareSecondFactor>["data"];

type SetUpProps = { onDone: (codes: readonly string[]) => void; onCancel: () => void };

/** Setup: the password, then the QR code for an app and a first code of it. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  if (prepared === null) return <PasswordStep onPrepared={setPrepared} onCancel={onCancel} />;
  return (
    <AppStep
      prepared={prepared}
      onDone={onDone}
      onAgain={() => setPrepared(null)}
      onCancel={onCancel}
    />
  );
}

type PasswordStepProps = { onPrepared: (prepared: Prepared) => void; onCancel: () => void };

function PasswordStep({ onPrepared, onCancel }: PasswordStepProps) {
  const { t } = useTranslation(["second-factor", "common"]);
  const { email } = useCurrentUser();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const prepare = useMutation(prepareMutation);
  const own = fieldError(prepare.error, "password");
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === "" || prepare.isPending) return;
    prepare.mutate(password, {
      onSuccess: onPrepared,
      onError: () => input.current?.focus(),
    });
  };
  const missing = tried && password === "" ? t("common:field.required") : undefined;
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <p className={classes.text}>{t("second-factor:setup.confirm")}</p>
      <PasswordOwner email={email} />
      <PasswordField
        ref={input}
        label={t("second-factor:field.password")}
        name="password"
        autoComplete="current-password"
        value={password}
        error={own ?? missing}
        onChange={setPassword}
      />
      {prepare.error !== null && own === undefined && <Problem error={prepare.error} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" loading={prepare.isPending}>
          {t("second-factor:setup.continue")}
        </Button>
      </div>
    </form>
  );
}

type AppStepProps = SetUpProps & { prepared: Prepared; onAgain: () => void };

function AppStep({ prepared, onDone, onAgain, onCancel }: AppStepProps) {
  const { t } = useTranslation(["second-factor", "common"]);
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const activate = useMutation(activateMutation);
  const own = fieldError(activate.error, "codigo");
  const isOver =
    activate.error instanceof ApiError && activate.error.code === "second_factor.expired";
  // Screen readers begin at the first of the three steps.
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isAppCode(code)) {
      input.current?.focus();
      return;
    }
    if (activate.isPending) return;
    activate.mutate(code, {
      onSuccess: (codes) => {
        notify({ kind: "success", message: t("second-factor:setup.done") });
        onDone(codes);
      },
      onError: () => input.current?.focus(),
    });
  };
  const ownFault = tried && !isAppCode(code) ? t("second-factor:field.code_digits") : undefined;
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <p className={classes.text} ref={heading} tabIndex={-1}>
        {t("second-factor:setup.app")}
      </p>
      <Secret prepared={prepared} />
      <p className={classes.text}>{t("second-factor:setup.type")}</p>
      <CodeField
        ref={input}
        kind="app"
        label={t("second-factor:field.code")}
        value={code}
        error={ownFault ?? own}
        onChange={(value) => {
          setCode(value);
          setTried(false);
        }}
      />
      {activate.error !== null && own === undefined && <Problem error={activate.error} />}
      <p className={classes.hint}>{t("second-factor:setup.others")}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t("common:action.cancel")}
        </Button>
        {isOver ? (
          <Button onClick={onAgain}>{t("second-factor:setup.again")}</Button>
        ) : (
          <Button type="submit" loading={activate.isPending}>
            {t("second-factor:setup.submit")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The secret as a picture for the phone and as letters to type. */
function Secret({ prepared }: { prepared: Prepared }) {
  const { t } = useTranslation("second-factor");
  return (
    <div className={classes.secret}>
      <p className={classes.text}>{t("setup.scan")}</p>
      <img className={classes.qr} src={imageAddress(prepared.qr)} alt={t("setup.qr")} />
      <p className={classes.hint}>{t("setup.by_hand")}</p>
      <code className={classes.key}>{groupsOf(prepared.secreto)}</code>
      <CopyTextButton
        value={prepared.secreto}
        label={t("setup.copy")}
        copiedLabel={t("setup.copied")}
        size="sm"
        mih={44}
      />
    </div>
  );
}

function fieldError(error: Error | null, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.join("\n") : undefined;
}

function Problem({ error }: { error: Error }) {
  return (
    <Alert color="red" role="alert">
      {messageOf(error)}
    </Alert>
  );
}
