import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { InvitationState } from "@atrio/contract/company/invitations";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { inviteMutation } from "./invitations.queries.ts";

type InviteDialogProps = {
  /** Workers to invite, again where they have a link; null for everybody without one that works. */
  ids: readonly number[] | null;
  /** People in each state; undefined while they are read. */
  counts: Record<InvitationState, number> | undefined;
  onClose: () => void;
};

/** Confirmation of invitations, with the number of mails. */
export function InviteDialog({ ids, counts, onClose }: InviteDialogProps) {
  const { t } = useTranslation(["invitations", "common"]);
  const uninvited = counts === undefined ? 0 : counts.sin_invitar + counts.caducado;
  const total = ids === null ? uninvited : ids.length;
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
    <FormDialog
      title={t("invitations:dialog.title", { count: total, total })}
      submit={total > 0 ? t("invitations:dialog.send") : null}
      pending={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {total === 0
          ? t("invitations:dialog.none")
          : [
              t("invitations:dialog.text"),
              ...(ids === null ? [] : [t("invitations:dialog.again")]),
            ].join(" ")}
      </p>
    </FormDialog>
  );
}
