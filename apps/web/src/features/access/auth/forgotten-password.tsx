import { Button, Modal, Text, TextInput } from "@mantine/core";
import { IconMailCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { EmptyState } from "../../../ui/state.tsx";

import { isEmail } from "./auth.model.ts";
import classes from "./auth.module.css";
import { requestPasswordMutation } from "./auth.queries.ts";

type ForgottenPasswordProps = {
  /** Address typed on the login page. */
  email?: string;
  company?: string | undefined;
  onClose: () => void;
};

/** Requests the mail with a link to create a new password. */
export function ForgottenPassword({ email = "", company, onClose }: ForgottenPasswordProps) {
  const { t } = useTranslation(["auth", "common"]);
  const [address, setAddress] = useState(email);
  const request = useMutation(requestPasswordMutation);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("auth:forgotten.title")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
      classNames={{ title: classes.dialogTitle }}
    >
      {request.isSuccess ? (
        <EmptyState
          icon={<IconMailCheck size={24} stroke={1.6} />}
          title={t("auth:forgotten.sentTitle")}
          text={t("auth:forgotten.sentText", { email: address.trim() })}
          action={<Button onClick={onClose}>{t("common:action.accept")}</Button>}
        />
      ) : (
        <RequestForm
          address={address}
          onAddress={setAddress}
          error={request.error}
          sending={request.isPending}
          onSend={() => request.mutate({ email: address.trim(), empresa: company })}
        />
      )}
    </Modal>
  );
}

type RequestFormProps = {
  address: string;
  onAddress: (address: string) => void;
  error: Error | null;
  sending: boolean;
  onSend: () => void;
};

function RequestForm({ address, onAddress, error, sending, onSend }: RequestFormProps) {
  const { t } = useTranslation("auth");
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWrong = !isEmail(address);
    setWrong(isWrong);
    if (!isWrong) onSend();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Text c="dimmed">{t("forgotten.text")}</Text>
      <TextInput
        data-autofocus
        label={t("login.email")}
        type="email"
        name="email"
        autoComplete="username"
        value={address}
        onChange={(event) => onAddress(event.currentTarget.value)}
        error={wrong ? t("forgotten.emailWrong") : error !== null && messageOf(error)}
      />
      <Button type="submit" loading={sending}>
        {t("forgotten.submit")}
      </Button>
    </form>
  );
}
