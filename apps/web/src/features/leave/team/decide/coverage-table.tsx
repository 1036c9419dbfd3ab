import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatDayMonth, formatWeekday } from "../../../../lib/format.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { isPending } from "../../approvals/approvals.model.ts";
import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { presentOn } from "../calendar/calendar.model.ts";
import type { DayCoverage } from "../calendar/calendar.model.ts";
import { teamCalendarQuery } from "../team.queries.ts";

import classes from "./coverage-table.module.css";
import { coverageOf, daysOf, longestCalendar, rangeOf } from "./decide.model.ts";
import type { Coverage, Range } from "./decide.model.ts";

/** Other absent people of the team on the days of a request, and the number present on each. */
export function CoverageTable({ request }: { request: AnyRequest }) {
  const range = rangeOf(request);
  if (range === null) return null;
  return <RangeCoverage request={request} range={range} />;
}

function RangeCoverage({ request, range }: { request: AnyRequest; range: Range }) {
  const { t } = useTranslation("team-absences");
  const { data, error, refetch } = useQuery(teamCalendarQuery(range.from, range.to));
  if (data === undefined) {
    if (error === null) return <BlockSkeleton height={340} phone={380} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const coverage = coverageOf(request, data);
  const isCut = daysOf(request).some((day) => day > range.to);
  return (
    <>
      <Colleagues coverage={coverage} />
      {coverage.days.length === 0 ? (
        <p className={classes.note}>{t("coverage.none")}</p>
      ) : (
        <Days days={coverage.days} />
      )}
      {isPending(request) && coverage.days.length > 0 && (
        <p className={classes.note}>{t("coverage.includes")}</p>
      )}
      {isCut && (
        <p className={classes.note}>{t("coverage.first_days", { count: longestCalendar })}</p>
      )}
    </>
  );
}

function Colleagues({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation("team-absences");
  if (coverage.colleagues.length === 0) {
    return <p className={classes.note}>{t("coverage.nobody")}</p>;
  }
  return (
    <ul className={classes.people}>
      {coverage.colleagues.map(({ person, days, isWaiting }) => (
        <li key={person.id}>
          <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={32} />
          <span>
            <b>
              {isWaiting
                ? t("coverage.undecided", { name: person.nombre_completo })
                : person.nombre_completo}
            </b>
            <small>{days.map(formatDayMonth).join(", ")}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Days({ days }: { days: readonly DayCoverage[] }) {
  const { t } = useTranslation("team-absences");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many days scroll by keyboard too
    <div className={classes.frame} role="region" aria-label={t("coverage.caption")} tabIndex={0}>
      <table className={classes.table}>
        <caption>{t("coverage.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("coverage.day")}</th>
            <th scope="col">{t("coverage.present")}</th>
            <th scope="col" data-numeric>
              {t("coverage.absent")}
            </th>
            <th scope="col" data-numeric>
              {t("coverage.waiting")}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const present = presentOn(day);
            return (
              <tr key={day.fecha}>
                <th scope="row">{`${formatWeekday(day.fecha)}, ${formatDayMonth(day.fecha)}`}</th>
                <td>
                  <span className={classes.bar} aria-hidden>
                    <span style={{ width: `${(present / day.previstos) * 100}%` }} />
                  </span>
                  {t("coverage.of", { present, scheduled: day.previstos })}
                </td>
                <td data-numeric>{day.ausentes}</td>
                <td data-numeric>{day.pendientes}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
