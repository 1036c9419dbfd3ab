import { useTranslation } from "react-i18next";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { isDoubtful, isWaiting, sheetsOf, waitingOf } from "../batches.model.ts";

import classes from "./review.module.css";

type ReviewProgressProps = { batch: PayslipBatch & { lista: BatchSheet[] } };

/** Progress of the review: sure, reviewed and waiting sheets. */
export function ReviewProgress({ batch }: ReviewProgressProps) {
  const { t } = useTranslation("payslip-batches");
  const doubtful = batch.lista.filter(isDoubtful);
  const waiting = doubtful.filter(isWaiting).length;
  const total = sheetsOf(batch);
  if (total === 0) return null;
  const { hojas } = batch;
  const done = doubtful.length - waiting;
  const parts = [
    { kind: "sure", count: total - doubtful.length },
    { kind: "done", count: done },
    { kind: "waiting", count: waiting },
  ];
  const sure = hojas.publicadas > 0 ? "published" : "sure";
  return (
    <div className={classes.progress}>
      <span className={classes.progressTexts}>
        <b>
          {doubtful.length === 0
            ? t("review.allSure")
            : t("review.progress", { done, total: doubtful.length })}
        </b>
        <span>
          {t("review.totals", {
            sheets: t("counts.sheets", { count: total }),
            sure: t(`counts.${sure}`, {
              count: hojas.publicadas > 0 ? hojas.publicadas : hojas.seguras,
            }),
            doubtful: t("counts.doubtful", { count: waitingOf(batch) }),
          })}
        </span>
      </span>
      <span className={classes.bar} aria-hidden>
        {parts.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count }} />
        ))}
      </span>
    </div>
  );
}
