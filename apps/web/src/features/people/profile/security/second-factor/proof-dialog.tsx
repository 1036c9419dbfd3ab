import { Alert, Button, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../../../lib/errors.ts";
import { isAppCode, isRecoveryCode } from "../../../../../lib/second-factor.ts";
import { CodeField } from "../../../../../ui/code-field.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { PasswordField } from "../../../../../ui/password-field.tsx";

import classes from "./second-factor.module.css";
import { deactivateMutation, renewMutation } from "./second-factor.queries.ts";
import type { Proof } from "./second-factor.queries.ts";

type ProofDialogProps = {
  /** Turning the second factor off, or new recovery codes. */
  purpose: "off" | "renew";
  onClose: () => void;
  /** The new codes are there. */
  onCodes: (codes: readonly string[]) => void;
};

/** Password and code before a change of an active second factor. */
export function ProofDialog({ purpose, onClose, onCodes }: ProofDialogProps) {
  const { t } = useTranslation(["second-factor", "common"]);
  const off = useMutation(deactivateMutation);
  const renew = useMutation(renewMutation);
  const isOff = purpose === "off";
  const send = (proof: Proof) => {
    if (!isOff) {
      renew.mutate(proof, {
        onSuccess: (codes) => {
          onClose();
          onCodes(codes);
        },
      });
      return;
    }
    off.mutate(proof, {
      onSuccess: () => {
        notify({ kind: "success", message: t("second-factor:off.done") });
        onClose();
      },
    });
  };
  const { error, isPending } = isOff ? off : renew;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`second-factor:${purpose}.title`)}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <ProofForm
        text={t(`second-factor:${purpose}.text`)}
        action={t(`second-factor:${purpose}.submit`)}
        isDangerous={isOff}
        error={error}
        sending={isPending}
        onSend={send}
        onCancel={onClose}
      />
    </Modal>
  );
}

type ProofFormProps = {
  text: string;
  action: string;
  isDangerous: boolean;
  error: Error | null;
  sending: boolean;
  onSend: (proof: Proof) => void;
  onCancel: () => void;
};

function ProofForm(props: ProofFormProps) {
  const { text, action, isDangerous, error, sending, onSend, onCancel } = props;
  const { t } = useTranslation(["second-factor", "common"]);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const fields = error instanceof ApiError ? error.fields : {};
  const isElsewhere = error !== null && Object.keys(fields).length === 0;
  const isCode = isAppCode(code) || isRecoveryCode(code);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== "" && isCode && !sending) onSend({ password, code });
  };
  const noPassword = tried && password === "" ? t("common:field.required") : undefined;
  const codeFault = code === "" ? "common:field.required" : "second-factor:field.code_digits";
  const noCode = tried && !isCode ? t(codeFault) : undefined;
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <p className={classes.text}>{text}</p>
      <PasswordField
        data-autofocus
        label={t("second-factor:field.password")}
        name="password"
        autoComplete="current-password"
        value={password}
        error={noPassword ?? fields["password"]?.join("\n")}
        onChange={setPassword}
      />
      <CodeField
        kind="any"
        label={t("second-factor:field.either")}
        value={code}
        error={noCode ?? fields["codigo"]?.join("\n")}
        onChange={setCode}
      />
      {isElsewhere && (
        <Alert color="red" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" color={isDangerous ? "red" : undefined} loading={sending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
