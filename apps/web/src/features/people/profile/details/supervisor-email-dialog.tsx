import { Alert, Button, Modal, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { PasswordOwner } from "../../../../ui/password-owner.tsx";
import { supervisorEmailMutation } from "../profile.queries.ts";

import classes from "./details.module.css";

type SupervisorEmailDialogProps = { profile: PersonalProfile; onClose: () => void };

/** Form of the address for mails about the team; with the password, as they name others. */
export function SupervisorEmailDialog({ profile, onClose }: SupervisorEmailDialogProps) {
  const { t } = useTranslation(["profile", "common"]);
  const [email, setEmail] = useState(profile.email_supervisor ?? "");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const save = useMutation(supervisorEmailMutation(profile.id));
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const isElsewhere = save.error !== null && Object.keys(fields).length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === "" || save.isPending) return;
    save.mutate(
      { email: email.trim(), password },
      {
        onSuccess: ({ status_code, message }) => {
          notify({ kind: status_code === 200 ? "success" : "error", message });
          onClose();
        },
      },
    );
  };
  const missing = isTried && password === "" ? t("common:field.required") : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("profile:team.dialog")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          type="email"
          label={t("profile:team.email")}
          description={t("profile:team.email_hint")}
          autoComplete="email"
          maxLength={254}
          placeholder={profile.email}
          value={email}
          error={fields["email_supervisor"]?.join("\n")}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordOwner email={profile.email} />
        <PasswordField
          label={t("profile:team.password")}
          name="password"
          autoComplete="current-password"
          value={password}
          error={fields["password"]?.join("\n") ?? missing}
          onChange={setPassword}
        />
        <p className={classes.hint}>{t("profile:team.password_hint")}</p>
        {isElsewhere && (
          <Alert color="red" role="alert" title={t("profile:team.failed")}>
            {messageOf(save.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t("profile:team.save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
