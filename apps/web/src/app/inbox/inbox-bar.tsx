import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { InboxRow } from "@atrio/contract/company/inbox";

import { BulkButtons } from "../../features/leave/approvals/bulk-buttons.tsx";
import type { Outcome } from "../../ui/bulk-outcome.tsx";

import { isWarned } from "./inbox.model.ts";
import classes from "./inbox.module.css";
import { useInboxWords } from "./use-inbox-words.ts";
import type { Named } from "./use-late-approvals.tsx";

type InboxBarProps = {
  chosen: readonly InboxRow[];
  onApprove: (requests: readonly Named[]) => void;
  onDone: (outcomes: readonly Outcome[]) => void;
  onClear: () => void;
};

/** The selected requests, to be approved or rejected together; docked at the foot of the list. */
export function InboxBar({ chosen, onApprove, onDone, onClear }: InboxBarProps) {
  const { t } = useTranslation("inbox");
  const wordsOf = useInboxWords();
  const warned = chosen.filter((row) => isWarned(row)).length;
  return (
    <div className={classes.bar} role="group" aria-label={t("bar")} data-dock>
      <span role="status">
        <b>{t("selected", { count: chosen.length })}</b>{" "}
        <span className={classes.warned}>
          {warned === 0 ? t("unwarned") : t("warned", { count: warned })}
        </span>
      </span>
      <span className={classes.buttons}>
        <BulkButtons
          requests={chosen}
          nameOf={(row) => wordsOf(row).name}
          hasKeys
          onApprove={(rows) =>
            onApprove(rows.map((row) => ({ id: row.id, name: wordsOf(row).name })))
          }
          onDone={onDone}
        />
        <CloseButton size={44} iconSize={20} aria-label={t("clear")} onClick={onClear} />
      </span>
    </div>
  );
}
