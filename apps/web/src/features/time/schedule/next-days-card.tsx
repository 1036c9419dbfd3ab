import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";
import type { Workday } from "@atrio/contract/time/time";

import { formatLongDate, formatWeekday } from "../../../lib/format.ts";
import { useModuleHired } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";
import { HolidayBadge } from "../sheet/holiday-badge.tsx";

import classes from "./next-days-card.module.css";
import { useNextDays } from "./use-next-days.ts";

type NextDaysCardProps = {
  /** True in a column of its own, where each day is a row. */
  isList: boolean;
};

/** Schedule of the coming week: a tile for each day, in a column and on narrow screens a row. */
export function NextDaysCard({ isList }: NextDaysCardProps) {
  const { t } = useTranslation("time");
  const { today, query } = useNextDays();
  const isNarrow = useBelow("laptop");
  const isPhone = useBelow("phone");
  const hasCalendar = useModuleHired(moduleIds.calendar);
  return (
    <Card
      title={t("next.title")}
      figure={foldFigure(query.error, query.data?.[0] && <FirstDay day={query.data[0]} />)}
      action={hasCalendar && <Link to="/userCalendar">{t("next.calendar")}</Link>}
      isTall
    >
      {query.data === undefined && query.isError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data === undefined && !query.isError && (
        <BlockSkeleton height={isList ? 360 : 118} phone={92} />
      )}
      {query.data !== undefined && (
        <ol className={classes.days} data-list={!isPhone && (isList || isNarrow)}>
          {query.data.map((day) => (
            <li key={day.dia} className={classes.day} data-today={day.dia === today}>
              <DayTile day={day} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Today from the beginning of its first stretch to the end of its last one. */
function FirstDay({ day: { dia, horario } }: { day: Workday }) {
  const { t } = useTranslation("time");
  const [first, last] = [horario[0], horario.at(-1)];
  return (
    <>
      <small>{formatWeekday(dia)}</small>{" "}
      {first === undefined || last === undefined ? t("next.free") : `${first.inicio}–${last.fin}`}
    </>
  );
}

function DayTile({ day }: { day: Workday }) {
  const { t } = useTranslation("time");
  return (
    <>
      <span className={classes.date} title={formatLongDate(day.dia)}>
        <span className={classes.weekday}>{formatWeekday(day.dia)}</span>
        <span className={classes.number}>{Number(day.dia.slice(8))}</span>
      </span>
      {day.festivo !== null && (
        <span className={classes.holiday}>
          <HolidayBadge holiday={day.festivo} />
        </span>
      )}
      {(day.festivo === null || day.horario.length > 0) && (
        <span className={classes.times} data-free={day.horario.length === 0}>
          {day.horario.length === 0 && t("next.free")}
          {day.horario.map(({ inicio, fin }) => (
            <span key={inicio}>
              {inicio}–{fin}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
