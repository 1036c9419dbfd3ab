import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { deciderOf } from "./approvals.model.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { useDecision } from "./use-decision.ts";
import type { Keeper } from "./use-kept.ts";

type RequestDecisionProps = {
  request: Pick<RequestView, "id" | "aprobaciones">;
  name: string;
  /** Without one a decided request leaves the list with the next answer. */
  keeper?: Keeper;
  /** Decided by administration, whoever is awaited. */
  isFinal?: boolean;
  /** The keys A and R press the buttons. */
  hasKeys?: boolean;
  /** At the end of a row. */
  isInRow?: boolean;
  /** Approves in another way than at once. */
  onApprove?: () => void;
};

/** Approves or rejects one request. */
export function RequestDecision(props: RequestDecisionProps) {
  const { request, name, keeper, isFinal = false, hasKeys, isInRow, onApprove } = props;
  const { t } = useTranslation("approvals");
  const as = isFinal ? "administrator" : deciderOf(request);
  const decision = { id: request.id, as };
  const approve = useDecision(decision, keeper);
  const reject = useDecision(decision, keeper);
  return (
    <DecisionButtons
      name={name}
      {...(hasKeys !== undefined && { hasKeys })}
      {...(isInRow !== undefined && { isInRow })}
      isApproving={approve.isPending}
      onApprove={onApprove ?? (() => approve.mutate(null))}
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
