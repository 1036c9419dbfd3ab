import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import type { Outcome } from "../../../../ui/bulk-outcome.tsx";
import { DecisionForm } from "../../../../ui/decision-form.tsx";

import { decideMutation } from "./decide.queries.ts";
import { useRequestName } from "./use-request-name.ts";

type BulkDialogProps = {
  isApproval: boolean;
  requests: readonly RequestView[];
  onClose: () => void;
  onDone: (outcomes: Outcome[]) => void;
};

/** Asks once more before several requests are decided, and for the reason of a rejection. */
export function BulkDialog({ isApproval, requests, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation(["team-time", "common"]);
  const nameOf = useRequestName();
  const decide = useMutation(decideMutation);
  const count = requests.length;
  const side = isApproval ? "approve" : "reject";
  const send = (reason: string) =>
    decide.mutate(
      { ids: requests.map(({ id }) => id), approved: isApproval, reason },
      {
        onSuccess: (results) =>
          onDone(
            results.map(({ solicitud_id, error }) => {
              const request = requests.find((one) => one.id === solicitud_id);
              return {
                id: solicitud_id,
                error,
                name: request === undefined ? "" : nameOf(request),
              };
            }),
          ),
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`team-time:decide.${side}_title`, { count })}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={isApproval ? t("team-time:decide.remark") : t("team-time:decide.reason")}
        hint={isApproval ? t("team-time:decide.remark_hint") : t("team-time:decide.reason_hint")}
        {...(isApproval ? {} : { required: t("team-time:decide.reason_required") })}
        action={t(`team-time:decide.${side}`)}
        pending={decide.isPending}
        error={decide.error}
        onSend={send}
        onCancel={onClose}
      >
        <ul>
          {requests.map((request) => (
            <li key={request.id}>{nameOf(request)}</li>
          ))}
        </ul>
        <p>
          {isApproval
            ? t("team-time:decide.approve_text")
            : t("team-time:decide.reject_text", { count })}
        </p>
      </DecisionForm>
    </Modal>
  );
}
