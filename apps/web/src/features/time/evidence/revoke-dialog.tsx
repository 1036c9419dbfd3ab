import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { InspectionLink } from "@atrio/contract/time/evidence";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { revokeLinkMutation } from "./evidence.queries.ts";

type RevokeDialogProps = { link: InspectionLink; onClose: () => void };

/** Withdraws a link after saying what it means. */
export function RevokeDialog({ link, onClose }: RevokeDialogProps) {
  const { t } = useTranslation("evidence-office");
  const revoke = useMutation(revokeLinkMutation);
  const submit = () =>
    revoke.mutate(link.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("links.revoked") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("links.revokeTitle")}
      submit={t("links.revoke")}
      pending={revoke.isPending}
      error={revoke.error}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("links.revokeText", { reason: link.motivo })}</p>
    </FormDialog>
  );
}
