import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { DecisionForm } from "../../../../../ui/decision-form.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { rejectMutation } from "../team.queries.ts";

type RejectDialogProps = {
  document: Pick<TeamDocument, "id" | "titulo" | "trabajador">;
  onClose: () => void;
};

/** Asks for the reason before a document is rejected. */
export function RejectDialog({ document, onClose }: RejectDialogProps) {
  const { t } = useTranslation(["documents-team", "common"]);
  const reject = useMutation(rejectMutation);
  const send = (reason: string) =>
    reject.mutate(
      { id: document.id, reason },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("documents-team:reject.done") });
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("documents-team:reject.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={t("documents-team:reject.reason")}
        hint={t("documents-team:reject.hint")}
        required={t("documents-team:reject.required")}
        action={t("documents-team:reject.action")}
        pending={reject.isPending}
        error={reject.error}
        onSend={send}
        onCancel={onClose}
      >
        <p>
          <strong>
            {document.trabajador.nombre_completo}: {document.titulo}
          </strong>
        </p>
        <p>{t("documents-team:reject.text")}</p>
      </DecisionForm>
    </Modal>
  );
}
