import { Alert, Button, Modal } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";

import classes from "./invitations.module.css";
import { countQuery, inviteMutation } from "./invitations.queries.ts";

type InviteDialogProps = {
  /** Workers to invite, again where they have a link; null for everybody without one that works. */
  ids: readonly number[] | null;
  onClose: () => void;
};

/** Says how many mails go out before they do. */
export function InviteDialog({ ids, onClose }: InviteDialogProps) {
  const { t } = useTranslation(["invitations", "common"]);
  const fresh = useQuery(countQuery("sin_invitar")).data;
  const expired = useQuery(countQuery("caducado")).data;
  const total = ids === null ? (fresh ?? 0) + (expired ?? 0) : ids.length;
  const send = useMutation(inviteMutation);
  const submit = () =>
    send.mutate(ids, {
      onSuccess: (sent) => {
        notify({
          kind: "success",
          message: t("invitations:sent_toast", { count: sent, total: sent }),
        });
        onClose();
      },
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("invitations:dialog.title", { count: total, total })}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <div className={classes.form}>
        <p className={classes.text}>
          {total === 0
            ? t("invitations:dialog.none")
            : [
                t("invitations:dialog.text"),
                ...(ids === null ? [] : [t("invitations:dialog.again")]),
              ].join(" ")}
        </p>
        {send.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(send.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          {total > 0 && (
            <Button loading={send.isPending} onClick={submit}>
              {t("invitations:dialog.send")}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
