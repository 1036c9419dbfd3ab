import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { DecisionForm } from "../../../../ui/decision-form.tsx";
import { notify } from "../../../../ui/notify.ts";

import type { AnyRequest } from "./decide.model.ts";
import { rejectMutation } from "./decide.queries.ts";
import { useCardName } from "./use-card-name.ts";
import type { Keeper } from "./use-kept.ts";

type RejectDialogProps = {
  request: AnyRequest;
  keeper: Keeper;
  onClose: () => void;
};

/** Asks for the reason before one request is rejected. */
export function RejectDialog({ request, keeper, onClose }: RejectDialogProps) {
  const { t } = useTranslation(["team-absences", "common"]);
  const name = useCardName()(request);
  const reject = useMutation({
    ...rejectMutation,
    onMutate: ({ id }) => keeper.hold([id]),
    onError: (_error, { id }) => keeper.release([id]),
    onSuccess: (decided, ...rest) => {
      keeper.settle([decided]);
      rejectMutation.onSuccess?.(decided, ...rest);
      notify({ kind: "success", message: t("team-absences:decide.rejected") });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("team-absences:decide.reject_title", { count: 1 })}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={t("team-absences:decide.reason")}
        hint={t("team-absences:decide.reason_hint")}
        required={t("team-absences:decide.reason_required")}
        action={t("team-absences:decide.reject")}
        pending={reject.isPending}
        error={reject.error}
        onSend={(reason) => reject.mutate({ id: request.id, reason })}
        onCancel={onClose}
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t("team-absences:decide.reject_text", { count: 1 })}</p>
      </DecisionForm>
    </Modal>
  );
}
