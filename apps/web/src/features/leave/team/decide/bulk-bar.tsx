import { Button, Checkbox } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { BulkOutcome } from "../../../../ui/bulk-outcome.tsx";
import type { Outcome } from "../../../../ui/bulk-outcome.tsx";

import classes from "./bulk-bar.module.css";
import { BulkDialog } from "./bulk-dialog.tsx";
import { decidable } from "./decide.model.ts";
import type { Keeper } from "./use-kept.ts";

type BulkBarProps = {
  requests: readonly RequestView[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  keeper: Keeper;
};

/** Selects the requests of a page and decides them together; shows the outcome of each. */
export function BulkBar({ requests, selected, onSelect, keeper }: BulkBarProps) {
  const { t } = useTranslation("team-absences");
  const [dialog, setDialog] = useState<"approve" | "reject" | null>(null);
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null);
  const open = requests.filter(({ can }) => can.decidir);
  const chosen = decidable(requests, selected);
  const finish = (result: Outcome[]) => {
    setDialog(null);
    setOutcomes(result);
    // Failed requests stay selected, to be tried again.
    onSelect(new Set(result.filter(({ error }) => error !== null).map(({ id }) => id)));
  };
  return (
    <>
      {outcomes !== null && (
        <BulkOutcome
          outcomes={outcomes}
          texts={{
            title: t("decide.outcome_title"),
            close: t("decide.outcome_close"),
            done: (count) => t("decide.outcome_done", { count }),
            failed: (count) => t("decide.outcome_failed", { count }),
          }}
          onClose={() => setOutcomes(null)}
        />
      )}
      {open.length > 1 && (
        <div className={classes.bar} role="group" aria-label={t("decide.bulk")}>
          <Checkbox
            label={t("decide.select_all")}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) =>
              onSelect(new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []))
            }
          />
          {chosen.length > 0 && (
            <Chosen
              count={chosen.length}
              onApprove={() => setDialog("approve")}
              onReject={() => setDialog("reject")}
            />
          )}
        </div>
      )}
      {dialog !== null && (
        <BulkDialog
          isApproval={dialog === "approve"}
          requests={chosen}
          keeper={keeper}
          onClose={() => setDialog(null)}
          onDone={finish}
        />
      )}
    </>
  );
}

type ChosenProps = { count: number; onApprove: () => void; onReject: () => void };

function Chosen({ count, onApprove, onReject }: ChosenProps) {
  const { t } = useTranslation("team-absences");
  return (
    <>
      <span role="status">{t("decide.selected", { count })}</span>
      <span className={classes.buttons}>
        <Button
          size="sm"
          mih={44}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={onApprove}
        >
          {t("decide.approve")}
        </Button>
        <Button
          size="sm"
          mih={44}
          variant="default"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={onReject}
        >
          {t("decide.reject")}
        </Button>
      </span>
    </>
  );
}
