import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeRequest } from "@atrio/contract/leave/requests";

import type { Outcome } from "../../../ui/bulk-outcome.tsx";
import { DecisionDialog } from "../approvals/decision-dialog.tsx";

import { decideManyMutation } from "./inbox.queries.ts";

type OfficeBulkButtonsProps = {
  requests: readonly OfficeRequest[];
  nameOf: (request: OfficeRequest) => string;
  onDone: (outcomes: readonly Outcome[]) => void;
};

/** Approves or rejects several requests for good, after a dialog. */
export function OfficeBulkButtons({ requests, nameOf, onDone }: OfficeBulkButtonsProps) {
  const { t } = useTranslation(["approvals", "office-inbox"]);
  const [side, setSide] = useState<"approve" | "reject" | null>(null);
  const decide = useMutation(decideManyMutation);
  const count = requests.length;
  const names = new Map(requests.map((request) => [request.id, nameOf(request)]));
  const ask = (next: "approve" | "reject") => {
    decide.reset();
    setSide(next);
  };
  const send = (reason: string) =>
    decide.mutate(
      { ids: [...names.keys()], approved: side === "approve", reason },
      {
        onSuccess: (results) => {
          setSide(null);
          onDone(
            results.map(({ solicitud_id, error }) => ({
              id: solicitud_id,
              error,
              name: names.get(solicitud_id) ?? "",
            })),
          );
        },
      },
    );
  return (
    <>
      <Button
        size="sm"
        mih={44}
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() => ask("approve")}
      >
        {t("approvals:approve")}
      </Button>
      <Button
        size="sm"
        mih={44}
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        onClick={() => ask("reject")}
      >
        {t("approvals:reject")}
      </Button>
      {side !== null && (
        <DecisionDialog
          side={side}
          title={t(`approvals:request.${side}_title`, { count })}
          text={t("office-inbox:requests.finalText")}
          hint={t(side === "approve" ? "approvals:remark_hint" : "approvals:request.reason_hint")}
          names={names}
          pending={decide.isPending}
          error={decide.error}
          onSend={send}
          onClose={() => setSide(null)}
        />
      )}
    </>
  );
}
