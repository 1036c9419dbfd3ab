import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { BulkOutcome } from "../../../ui/bulk-outcome.tsx";
import type { Outcome } from "../../../ui/bulk-outcome.tsx";

import classes from "./bulk-bar.module.css";
import type { Selection } from "./use-selection.ts";

type BulkBarProps<Item> = {
  noun: "request" | "document" | "incidence" | "registration";
  /** The items of the page that can be decided. */
  open: readonly Item[];
  selection: Selection;
  /** Buttons for the chosen items, which hand back the outcomes. */
  children: (chosen: readonly Item[], onDone: (outcomes: readonly Outcome[]) => void) => ReactNode;
};

/** Selects items of a page, to be decided together; shows the outcome of each. */
export function BulkBar<Item extends { id: number }>(props: BulkBarProps<Item>) {
  const { noun, open, selection, children } = props;
  const { t } = useTranslation("approvals");
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const chosen = open.filter(({ id }) => selection.selected.has(id));
  const finish = (result: readonly Outcome[]) => {
    setOutcomes(result);
    // Failed items stay selected, to be tried again.
    selection.onSelect(new Set(result.filter(({ error }) => error !== null).map(({ id }) => id)));
  };
  return (
    <>
      {outcomes !== null && (
        <BulkOutcome
          outcomes={outcomes}
          texts={{
            title: t("outcome_title"),
            close: t("outcome_close"),
            done: (count) => t(`${noun}.outcome_done`, { count }),
            failed: (count) => t(`${noun}.outcome_failed`, { count }),
          }}
          onClose={() => setOutcomes(null)}
        />
      )}
      {open.length > 1 && (
        <div className={classes.bar} role="group" aria-label={t(`${noun}.bulk`)}>
          <Checkbox
            label={t(`${noun}.select_all`)}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) =>
              selection.onSelect(
                new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []),
              )
            }
          />
          {chosen.length > 0 && (
            <>
              <span role="status">{t(`${noun}.selected`, { count: chosen.length })}</span>
              <span className={classes.buttons}>{children(chosen, finish)}</span>
            </>
          )}
        </div>
      )}
    </>
  );
}
