import { useTranslation } from "react-i18next";

import { DecisionButtons } from "./decision-buttons.tsx";
import { useDecision } from "./use-decision.ts";
import type { Keeper } from "./use-kept.ts";

type RequestDecisionProps = { id: number; name: string; keeper: Keeper };

/** Approves or rejects one request. */
export function RequestDecision({ id, name, keeper }: RequestDecisionProps) {
  const { t } = useTranslation("approvals");
  const approve = useDecision(id, keeper);
  const reject = useDecision(id, keeper);
  return (
    <DecisionButtons
      name={name}
      isApproving={approve.isPending}
      onApprove={() => approve.mutate(null)}
      rejection={{
        title: t("request.reject_title", { count: 1 }),
        text: t("request.reject_text", { count: 1 }),
        hint: t("request.reason_hint"),
        pending: reject.isPending,
        error: reject.error,
        reset: reject.reset,
        onSend: (reason, onSuccess) => reject.mutate(reason, { onSuccess }),
      }}
    />
  );
}
