import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";

import { isPending } from "./approvals.model.ts";
import type { DeciderRole } from "./approvals.model.ts";
import { refreshRequests, replaceRequests, sendDecision } from "./approvals.queries.ts";
import type { Keeper } from "./use-kept.ts";

/** Rejects a request with a reason, or approves it without one; a keeper keeps its place in the list. */
export function useDecision({ id, as }: { id: number; as: DeciderRole }, keeper?: Keeper) {
  const { t } = useTranslation("approvals");
  return useMutation({
    mutationFn: (reason: string | null) => sendDecision({ id, as, reason }),
    onMutate: () => keeper?.hold([id]),
    // Told by the mutation itself: the button may have left the page by then.
    onSuccess: (decided, reason) => {
      keeper?.settle([decided]);
      replaceRequests([decided]);
      const approved = isPending(decided) ? t("approved_part") : t("request.approved");
      notify({ kind: "success", message: reason === null ? approved : t("request.rejected") });
    },
    onError: (error, reason) => {
      keeper?.release([id]);
      // The dialog of a rejection shows its own error.
      if (reason !== null) return;
      notify({ kind: "error", title: t("failed"), message: messageOf(error) });
    },
    onSettled: refreshRequests,
  });
}
