import { Alert, Button, Modal, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";

import { givesBack } from "./request.model.ts";
import classes from "./request.module.css";
import { cancelMutation, deleteMutation } from "./request.queries.ts";

type ConfirmProps = {
  title: string;
  action: string;
  pending: boolean;
  /** The server's error; null without one. */
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Confirmation before an irreversible action. */
export function Confirm(props: ConfirmProps) {
  const { title, action, pending, error, onConfirm, onClose, children } = props;
  const { t } = useTranslation("absences");
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("request.close") }}
    >
      <form className={classes.form} onSubmit={send}>
        {children}
        {error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("request.keep")}
          </Button>
          <Button type="submit" loading={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type DialogProps = { request: RequestDetail; onClose: () => void };

/** Cancels a request, with a reason if its worker gives one. */
export function CancelDialog({ request, onClose }: DialogProps) {
  const { t } = useTranslation("absences");
  const [reason, setReason] = useState("");
  const cancel = useMutation(cancelMutation);
  return (
    <Confirm
      title={t("request.cancel_title")}
      action={t("request.cancel")}
      pending={cancel.isPending}
      error={cancel.error}
      onClose={onClose}
      onConfirm={() =>
        cancel.mutate(
          { id: request.id, reason: reason.trim() },
          {
            onSuccess: () => {
              notify({ kind: "success", message: t("request.cancel_done") });
              onClose();
            },
          },
        )
      }
    >
      <p>{t(givesBack(request) ? "request.cancel_text" : "request.cancel_text_plain")}</p>
      <Textarea
        label={t("request.cancel_reason")}
        description={t("request.cancel_hint")}
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Confirm>
  );
}

/** Deletes a request that nobody has decided. */
export function DeleteDialog({
  request,
  onClose,
  onDeleted,
}: DialogProps & { onDeleted: () => void }) {
  const { t } = useTranslation("absences");
  const remove = useMutation(deleteMutation);
  return (
    <Confirm
      title={t("request.delete_title")}
      action={t("request.delete")}
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(request.id, {
          onSuccess: () => {
            notify({ kind: "success", message: t("request.delete_done") });
            onDeleted();
          },
        })
      }
    >
      <p>{t("request.delete_text")}</p>
    </Confirm>
  );
}
