import { Button, Checkbox } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { BulkOutcome } from "../../../../../ui/bulk-outcome.tsx";
import type { Outcome } from "../../../../../ui/bulk-outcome.tsx";
import classes from "../team-documents.module.css";
import { approveMutation } from "../team.queries.ts";

type ApproveBarProps = {
  documents: readonly TeamDocument[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/**
 * Selects the waiting documents of a page, approves them together and shows the outcome of each.
 */
export function ApproveBar({ documents, selected, onSelect }: ApproveBarProps) {
  const { t } = useTranslation("documents-team");
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const approve = useMutation(approveMutation);
  const open = documents.filter(({ can }) => can.decidir);
  const chosen = open.filter(({ id }) => selected.has(id));
  const send = () =>
    approve.mutate(chosen, {
      onSuccess: (result) => {
        setOutcomes(result);
        // Failed requests stay selected, to be tried again.
        onSelect(new Set(result.filter(({ error }) => error !== null).map(({ id }) => id)));
      },
    });
  return (
    <>
      {outcomes !== null && (
        <BulkOutcome
          outcomes={outcomes}
          texts={{
            title: t("approve.outcome"),
            close: t("approve.outcome_close"),
            done: (count) => t("approve.done", { count }),
            failed: (count) => t("approve.failed", { count }),
          }}
          onClose={() => setOutcomes(null)}
        />
      )}
      {open.length > 1 && (
        <div className={classes.bar} role="group" aria-label={t("approve.bulk")}>
          <Checkbox
            label={t("approve.all")}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) =>
              onSelect(new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []))
            }
          />
          <span role="status">
            {chosen.length > 0 && t("approve.selected", { count: chosen.length })}
          </span>
          {chosen.length > 0 && (
            <Button
              size="sm"
              mih={44}
              leftSection={<IconCheck size={18} aria-hidden />}
              loading={approve.isPending}
              onClick={send}
            >
              {t("approve.selection")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
