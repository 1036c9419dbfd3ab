import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";
import type { RequestView } from "@atrio/contract/request-view";

import { notify } from "../../../ui/notify.ts";

import { Confirm } from "./request-dialogs.tsx";
import { givesBack } from "./request.model.ts";
import { withdrawMutation } from "./request.queries.ts";

type WithdrawDialogProps = {
  request: RequestDetail;
  onClose: () => void;
  onAsked: (asked: RequestView) => void;
};

/** Asks to withdraw an absence that has begun: it stays in force until the decision. */
export function WithdrawDialog({ request, onClose, onAsked }: WithdrawDialogProps) {
  const { t } = useTranslation("absences");
  const [reason, setReason] = useState("");
  const withdraw = useMutation(withdrawMutation);
  return (
    <Confirm
      title={t("request.withdraw_title")}
      action={t("request.withdraw")}
      pending={withdraw.isPending}
      error={withdraw.error}
      onClose={onClose}
      onConfirm={() =>
        withdraw.mutate(
          { request, reason: reason.trim() },
          {
            onSuccess: (asked) => {
              notify({ kind: "success", message: t("request.withdraw_done") });
              onAsked(asked);
            },
          },
        )
      }
    >
      <p>{t(givesBack(request) ? "request.withdraw_text" : "request.withdraw_text_plain")}</p>
      <Textarea
        label={t("request.cancel_reason")}
        description={t("request.withdraw_hint")}
        maxLength={1000}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Confirm>
  );
}
