import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { BulkBar } from "../../../leave/approvals/bulk-bar.tsx";
import type { Selection } from "../../../leave/approvals/use-selection.ts";

import { approveMutation } from "./team.queries.ts";

type ApproveBarProps = { open: readonly TeamDocument[]; selection: Selection };

/** Approves selected documents of a page together. */
export function ApproveBar({ open, selection }: ApproveBarProps) {
  const { t } = useTranslation("approvals");
  const approve = useMutation(approveMutation);
  return (
    <BulkBar noun="document" open={open} selection={selection}>
      {(chosen, onDone) => (
        <Button
          size="sm"
          mih={44}
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={approve.isPending}
          onClick={() => approve.mutate(chosen, { onSuccess: onDone })}
        >
          {t("approve")}
        </Button>
      )}
    </BulkBar>
  );
}
