import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import type { Outcome } from "../../../ui/bulk-outcome.tsx";

import { refreshRequests, replaceRequests, sendDecisions } from "./approvals.queries.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import type { Keeper } from "./use-kept.ts";

type BulkButtonsProps<Item> = {
  requests: readonly Item[];
  nameOf: (request: Item) => string;
  /** Without one decided requests leave the list with the next answer. */
  keeper?: Keeper;
  /** The buttons say how many they decide, and have the keys A and R. */
  hasKeys?: boolean;
  /** Approves at once, without the dialog and its remark. */
  onApprove?: (requests: readonly Item[]) => void;
  onDone: (outcomes: Outcome[]) => void;
};

/** Approves or rejects several requests together, after a dialog where nobody else approves them. */
export function BulkButtons<Item extends Pick<RequestView, "id">>(props: BulkButtonsProps<Item>) {
  const { requests, nameOf, keeper, hasKeys = false, onApprove, onDone } = props;
  const { t } = useTranslation("approvals");
  const [side, setSide] = useState<"approve" | "reject" | null>(null);
  const count = requests.length;
  const names = new Map(requests.map((request) => [request.id, nameOf(request)]));
  const decide = useMutation({
    mutationFn: sendDecisions,
    onMutate: ({ ids }) => keeper?.hold(ids),
    onError: (_error, { ids }) => keeper?.release(ids),
    onSuccess: (results) => {
      const decided = results.flatMap(({ solicitud }) => solicitud ?? []);
      const failed = results.filter(({ solicitud }) => solicitud === null);
      keeper?.settle(decided);
      keeper?.release(failed.map(({ solicitud_id }) => solicitud_id));
      replaceRequests(decided);
      setSide(null);
      onDone(
        results.map(({ solicitud_id, error }) => ({
          id: solicitud_id,
          error,
          name: names.get(solicitud_id) ?? "",
        })),
      );
    },
    onSettled: refreshRequests,
  });
  const ask = (next: "approve" | "reject") => {
    decide.reset();
    setSide(next);
  };
  return (
    <>
      <Button
        size="sm"
        mih={44}
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-keyshortcuts={hasKeys ? "A" : undefined}
        onClick={() => (onApprove === undefined ? ask("approve") : onApprove(requests))}
      >
        {hasKeys ? t("approve_several", { count }) : t("approve")}
      </Button>
      <Button
        size="sm"
        mih={44}
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        aria-keyshortcuts={hasKeys ? "R" : undefined}
        onClick={() => ask("reject")}
      >
        {hasKeys ? t("reject_several", { count }) : t("reject")}
      </Button>
      {side !== null && (
        <DecisionDialog
          side={side}
          title={t(`request.${side}_title`, { count })}
          text={side === "approve" ? t("approve_text") : t("request.reject_text", { count })}
          hint={side === "approve" ? t("remark_hint") : t("request.reason_hint")}
          names={names}
          pending={decide.isPending}
          error={decide.error}
          onSend={(reason) =>
            decide.mutate({ ids: [...names.keys()], approved: side === "approve", reason })
          }
          onClose={() => setSide(null)}
        />
      )}
    </>
  );
}
