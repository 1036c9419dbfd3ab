import { IconCircleCheck, IconCircleMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { DayCost } from "@atrio/contract/leave/absences";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatWeekday } from "../../../../lib/format.ts";
import { useAmount } from "../../requests/use-amount.ts";

import { rangeText } from "./days/days.model.ts";
import { runsOf } from "./preview.model.ts";
import type { DayRun } from "./preview.model.ts";
import classes from "./preview.module.css";

type DayLinesProps = { days: readonly DayCost[]; unit: LeaveUnit };

/** Counted and uncounted days with the reason; consecutive equal days in one line. */
export function DayLines({ days, unit }: DayLinesProps) {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  const wordsOf = ({ cost, reason, holiday }: DayRun): string => {
    if (cost > 0) return t("preview.counts", { amount: amount(cost, unit) });
    if (reason === "festivo" && holiday !== null) {
      return t("preview.not_counts.festivo_name", { name: holiday });
    }
    return t(`preview.not_counts.${reason ?? "none"}`);
  };
  const whenOf = (run: DayRun): string => {
    const day = dayText(run);
    if (run.start !== null && run.end !== null) {
      return t("preview.partial", { day, start: run.start, end: run.end });
    }
    if (run.start !== null) return t("preview.partial_from", { day, start: run.start });
    return run.end === null ? day : t("preview.partial_until", { day, end: run.end });
  };
  return (
    <ul className={classes.days}>
      {runsOf(days).map((run) => {
        const Icon = run.cost > 0 ? IconCircleCheck : IconCircleMinus;
        return (
          <li key={`${run.from} ${run.start ?? ""}`} data-counts={run.cost > 0}>
            <Icon size={18} aria-hidden />
            <span className={classes.day}>{whenOf(run)}</span>
            <span>{wordsOf(run)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** 'Lun 3 ago' or '3 ago – 7 ago'. */
function dayText(run: DayRun): string {
  const days = rangeText(run);
  return run.from === run.to ? `${formatWeekday(run.from)} ${days}` : days;
}
