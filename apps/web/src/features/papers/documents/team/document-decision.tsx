import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { notify } from "../../../../ui/notify.ts";
import { DecisionButtons } from "../../../leave/approvals/decision-buttons.tsx";

import { approveMutation, rejectMutation } from "./team.queries.ts";

type DocumentDecisionProps = { document: TeamDocument; onDecided?: () => void };

/** Approves or rejects a document that waits for it; nothing for the others. */
export function DocumentDecision({ document, onDecided }: DocumentDecisionProps) {
  const { t } = useTranslation("approvals");
  const approve = useMutation(approveMutation);
  const reject = useMutation(rejectMutation);
  const { id, titulo, trabajador, can } = document;
  if (!can.decidir) return null;
  const send = () =>
    approve.mutate([document], {
      onSuccess: ([outcome]) => {
        const message = outcome?.error ?? t("document.outcome_done", { count: 1 });
        notify({ kind: outcome?.error === null ? "success" : "error", message });
        if (outcome?.error === null) onDecided?.();
      },
    });
  return (
    <DecisionButtons
      name={`${trabajador.nombre_completo}: ${titulo}`}
      isApproving={approve.isPending}
      onApprove={send}
      rejection={{
        title: t("document.reject_title"),
        text: t("document.reject_text"),
        hint: t("document.reason_hint"),
        pending: reject.isPending,
        error: reject.error,
        reset: reject.reset,
        onSend: (reason, onDone) =>
          reject.mutate(
            { id, reason },
            {
              onSuccess: () => {
                notify({ kind: "success", message: t("document.rejected") });
                onDone();
              },
            },
          ),
      }}
    />
  );
}
