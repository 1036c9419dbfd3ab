import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import type { Outcome } from "../../../../ui/bulk-outcome.tsx";
import { DecisionForm } from "../../../../ui/decision-form.tsx";

import { decideMutation } from "./decide.queries.ts";
import { useCardName } from "./use-card-name.ts";
import type { Keeper } from "./use-kept.ts";

type BulkDialogProps = {
  isApproval: boolean;
  requests: readonly RequestView[];
  keeper: Keeper;
  onClose: () => void;
  onDone: (outcomes: Outcome[]) => void;
};

/** Asks once more before several requests are decided, and for the reason of a rejection. */
export function BulkDialog({ isApproval, requests, ...props }: BulkDialogProps) {
  const { keeper, onClose, onDone } = props;
  const { t } = useTranslation(["team-absences", "common"]);
  const nameOf = useCardName();
  const count = requests.length;
  const side = isApproval ? "approve" : "reject";
  const decide = useMutation({
    ...decideMutation,
    onMutate: ({ ids }) => keeper.hold(ids),
    onError: (_error, { ids }) => keeper.release(ids),
    onSuccess: (results, ...rest) => {
      keeper.settle(results.flatMap(({ solicitud }) => solicitud ?? []));
      const failed = results.filter(({ solicitud }) => solicitud === null);
      keeper.release(failed.map(({ solicitud_id }) => solicitud_id));
      decideMutation.onSuccess?.(results, ...rest);
      onDone(
        results.map(({ solicitud_id, error }) => {
          const request = requests.find((one) => one.id === solicitud_id);
          return { id: solicitud_id, error, name: request === undefined ? "" : nameOf(request) };
        }),
      );
    },
  });
  const send = (reason: string) =>
    decide.mutate({ ids: requests.map(({ id }) => id), approved: isApproval, reason });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`team-absences:decide.${side}_title`, { count })}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={isApproval ? t("team-absences:decide.remark") : t("team-absences:decide.reason")}
        hint={
          isApproval ? t("team-absences:decide.remark_hint") : t("team-absences:decide.reason_hint")
        }
        {...(isApproval ? {} : { required: t("team-absences:decide.reason_required") })}
        action={t(`team-absences:decide.${side}`)}
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
            ? t("team-absences:decide.approve_text")
            : t("team-absences:decide.reject_text", { count })}
        </p>
      </DecisionForm>
    </Modal>
  );
}
