import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { DecisionForm } from "../../../../ui/decision-form.tsx";
import { notify } from "../../../../ui/notify.ts";

import { rejectMutation } from "./decide.queries.ts";
import { useRequestName } from "./use-request-name.ts";

type RejectDialogProps = { request: RequestView; onClose: () => void };

/** Asks for the reason before one request is rejected. */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const { t } = useTranslation(["team-time", "common"]);
  const nameOf = useRequestName();
  const reject = useMutation(rejectMutation);
  const send = (reason: string) =>
    reject.mutate(
      { id: request.id, reason },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("team-time:decide.rejected") });
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("team-time:decide.reject_title", { count: 1 })}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={t("team-time:decide.reason")}
        hint={t("team-time:decide.reason_hint")}
        required={t("team-time:decide.reason_required")}
        action={t("team-time:decide.reject")}
        pending={reject.isPending}
        error={reject.error}
        onSend={send}
        onCancel={onClose}
      >
        <p>
          <strong>{nameOf(request)}</strong>
        </p>
        <p>{t("team-time:decide.reject_text", { count: 1 })}</p>
      </DecisionForm>
    </Modal>
  );
}
