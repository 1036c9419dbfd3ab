import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatMinutes, formatWeekday } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { useClock } from "../clock/use-clock.ts";
import type { Clock } from "../clock/use-clock.ts";

import classes from "./recent-days-card.module.css";
import { RecentDaysTable } from "./recent-days-table.tsx";
import { barTotals, dayBars } from "./summary.model.ts";

type RecentDaysCardProps = {
  /** Link to the page with all the days. */
  action?: ReactNode;
};

/** The hours of the last seven days: worked beside expected, drawn as bars. */
export function RecentDaysCard({ action }: RecentDaysCardProps) {
  const { t } = useTranslation("time");
  const query = useClock();
  return (
    <Card
      title={t("recent.title")}
      figure={foldFigure(
        query.status === "failed" ? query.error : null,
        query.status === "ready" ? workedIn(query.clock) : undefined,
      )}
      action={action}
      className={classes.card}
    >
      {query.status === "loading" && <BlockSkeleton height={220} />}
      {query.status === "failed" && <ErrorState error={query.error} onRetry={query.retry} />}
      {query.status === "ready" && <Chart clock={query.clock} />}
    </Card>
  );
}

/** The hours of the last seven days in a word. */
function workedIn({ days, today, now }: Clock): string {
  return formatMinutes(barTotals(dayBars(days, today, now)).worked);
}

function Chart({ clock }: { clock: Clock }) {
  const { t } = useTranslation("time");
  const bars = dayBars(clock.days, clock.today, clock.now);
  const { worked, expected } = barTotals(bars);
  return (
    <>
      <p className={classes.sum}>
        <b>{formatMinutes(worked)}</b>{" "}
        <span>{t("card.of_total", { total: formatMinutes(expected) })}</span>
      </p>
      <div className={classes.chart} aria-hidden>
        {bars.map((bar) => (
          <div
            key={bar.day}
            className={classes.column}
            data-today={bar.isToday}
            title={`${formatMinutes(bar.worked)} / ${formatMinutes(bar.expected)}`}
          >
            <div className={classes.well}>
              <span className={classes.expected} style={{ height: `${bar.expectedHeight}%` }} />
              {bar.worked > 0 && (
                <span className={classes.worked} style={{ height: `${bar.workedHeight}%` }} />
              )}
            </div>
            <span className={classes.label}>{formatWeekday(bar.day)}</span>
          </div>
        ))}
      </div>
      <p className={classes.legend} aria-hidden>
        <span data-kind="worked">{t("recent.worked")}</span>
        <span data-kind="expected">{t("recent.expected")}</span>
      </p>
      <RecentDaysTable bars={bars} />
    </>
  );
}
