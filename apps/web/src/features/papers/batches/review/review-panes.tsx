import { useTranslation } from "react-i18next";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import type { SheetGroups } from "../batches.model.ts";
import { WithdrawDialog } from "../withdraw-dialog.tsx";

import { CheckPane } from "./check-pane.tsx";
import { PagePane } from "./page-pane.tsx";
import type { Pane } from "./panes.model.ts";
import { ReassignDialog } from "./reassign-dialog.tsx";
import classes from "./review.module.css";
import { SheetList } from "./sheet-list.tsx";
import { useReview } from "./use-review.ts";

type ReviewPanesProps = {
  batch: PayslipBatch & { lista: BatchSheet[] };
  groups: SheetGroups;
  sheet: BatchSheet | undefined;
  /** The only pane that is shown; null: all three. */
  pane: Pane | null;
  onPane: (pane: Pane) => void;
};

/** The three panes of a review and what is done with the sheet in the middle. */
export function ReviewPanes({ batch, groups, sheet, pane, onPane }: ReviewPanesProps) {
  const { t } = useTranslation("payslip-batches");
  const view = useReview({ batch, groups, sheet });
  const { acts, steps, check, error, retry, isBusy } = view;
  const isShown = (one: Pane) => pane === null || pane === one;
  return (
    <div className={classes.panes}>
      {isShown("list") && (
        <SheetList
          batch={batch}
          groups={groups}
          current={sheet}
          onShow={(one) => {
            view.show(one);
            onPane("page");
          }}
        />
      )}
      {isShown("page") && (
        <PagePane
          batch={batch}
          sheet={sheet}
          marks={check?.marcas ?? []}
          total={view.total}
          steps={steps}
        />
      )}
      {isShown("check") && (
        <CheckPane
          batch={batch}
          sheet={sheet}
          check={check}
          error={error}
          onRetry={retry}
          acts={acts}
          isBusy={isBusy}
          onWithdraw={view.withdraw}
        />
      )}
      {view.isWithdrawing && sheet !== undefined && sheet.nomina_id !== null && (
        <WithdrawDialog
          payslipId={sheet.nomina_id}
          name={sheet.trabajador?.nombre_completo ?? ""}
          onClose={view.stopWithdrawing}
        />
      )}
      {view.isReassigning && sheet !== undefined && (
        <ReassignDialog
          title={t("reassigning.title", { number: sheet.orden })}
          check={check}
          pending={isBusy}
          error={view.failure}
          onGive={view.give}
          onClose={view.stopReassigning}
        />
      )}
    </div>
  );
}
