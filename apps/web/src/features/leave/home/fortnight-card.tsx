import { VisuallyHidden } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";

import {
  dayIn,
  formatDayMonth,
  formatLongDate,
  formatWeekday,
  serverNow,
} from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import rows from "../../../ui/card-rows.module.css";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { Folding } from "../../../ui/folding.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";
import { useKindName } from "../requests/use-kind-name.ts";
import { CalendarMark } from "../team/calendar/calendar-mark.tsx";
import { presentOn } from "../team/calendar/calendar.model.ts";
import type { CalendarAbsence, DayCoverage } from "../team/calendar/calendar.model.ts";
import { teamCalendarQuery } from "../team/team.queries.ts";
import type { TeamCalendar } from "../team/team.queries.ts";

import classes from "./fortnight-card.module.css";
import { fortnightOf, fortnightRows, shownDays } from "./fortnight.model.ts";
import type { FortnightRow, Stretch } from "./fortnight.model.ts";

const shown = 8;

/** Absences of the team this week and the next, and who is left of each day (Rule LEAVE-107). */
export function FortnightCard() {
  const { t } = useTranslation(["cards", "requests"]);
  const { zona_horaria } = useCurrentUser();
  const today = dayIn(zona_horaria, serverNow());
  const { from, to } = fortnightOf(today);
  const { data, error, refetch } = useQuery(teamCalendarQuery(from, to));
  const title = t("cards:away.title");
  const present = usePresent(today);
  return (
    <Card
      title={title}
      figure={foldFigure(error, data && present(data))}
      action={
        <Link
          to="/absencesSupervisor"
          search={{ vista: "calendario" }}
          aria-label={`${t("cards:all")}: ${title}`}
        >
          {t("cards:all")}
        </Link>
      }
    >
      {data === undefined && error === null && <LinesSkeleton lines={6} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Fortnight calendar={data} today={today} />}
    </Card>
  );
}

/** Coverage of today: people present of those scheduled. */
function usePresent(today: string): (calendar: TeamCalendar) => string {
  const { t } = useTranslation("cards");
  return ({ dias }) => {
    const coverage = dias.find(({ fecha }) => fecha === today);
    const scheduled = coverage?.previstos ?? 0;
    return coverage === undefined || scheduled === 0
      ? t("away.nobody_scheduled")
      : t("away.present", { present: presentOn(coverage), scheduled });
  };
}

function Fortnight({ calendar, today }: { calendar: TeamCalendar; today: string }) {
  const { t } = useTranslation("cards");
  const isFolded = use(Folding);
  const isNarrow = useBelow("laptop");
  const people = fortnightRows(calendar);
  const isList = isFolded || isNarrow;
  const props = { people: people.slice(0, shown), calendar, today };
  return (
    <>
      {people.length === 0 && (
        <EmptyState icon={<IconUserCheck size={24} />} title={t("away.none")} />
      )}
      {people.length > 0 && (isList ? <People {...props} /> : <Weeks {...props} />)}
      {people.length > shown && (
        <p className={classes.note}>{t("away.more", { count: people.length - shown })}</p>
      )}
    </>
  );
}

type FortnightProps = { people: readonly FortnightRow[]; calendar: TeamCalendar; today: string };

/** Days as columns, an absence as a bar over its days. */
function Weeks({ people, calendar, today }: FortnightProps) {
  const { t } = useTranslation("cards");
  const days = shownDays(calendar.dias);
  return (
    <table className={classes.weeks}>
      <VisuallyHidden component="caption">{t("away.caption")}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={classes.who}>
            <VisuallyHidden>{t("away.person")}</VisuallyHidden>
          </th>
          {days.map(({ fecha }) => (
            <th
              key={fecha}
              scope="col"
              aria-label={formatLongDate(fecha)}
              aria-current={fecha === today ? "date" : undefined}
            >
              <span className={classes.day}>
                {formatWeekday(fecha)} {Number(fecha.slice(8))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ person, stretches }) => (
          <tr key={person.id}>
            <th scope="row" className={classes.who}>
              <span>
                <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={30} />
                <span>{person.nombre_completo}</span>
              </span>
            </th>
            {stretches.map((stretch) => (
              <Bar key={stretch.days[0]} stretch={stretch} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={classes.who}>
            {t("away.available")}
          </th>
          {days.map((day) => (
            <Left key={day.fecha} day={day} isToday={day.fecha === today} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** People left of those with a schedule on a day. */
function Left({ day, isToday }: { day: DayCoverage; isToday: boolean }) {
  const { t } = useTranslation("cards");
  const present = presentOn(day);
  const { previstos } = day;
  return (
    <td data-today={isToday} data-full={present === previstos}>
      <VisuallyHidden>{t("away.present", { present, scheduled: previstos })}</VisuallyHidden>
      <span aria-hidden>{previstos === 0 ? "–" : `${present}/${previstos}`}</span>
    </td>
  );
}

function Bar({ stretch: { absence, days } }: { stretch: Stretch }) {
  const words = useWords();
  const text = absence === null ? "" : words(absence);
  return (
    <td colSpan={days.length} {...(absence !== null && { title: text })}>
      {absence !== null && (
        <>
          <CalendarMark {...absence} label={days.length > 1 ? text : null} />
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

/** The same people in words. */
function People({ people }: FortnightProps) {
  const { t } = useTranslation("requests");
  const words = useWords();
  const when = (days: readonly string[]) => {
    const [first = "", last = first] = [days[0], days.at(-1)];
    const from = formatDayMonth(first);
    return first === last ? from : t("period.range", { from, to: formatDayMonth(last) });
  };
  return (
    <ul className={rows.list}>
      {people.map(({ person, stretches }) => (
        <li key={person.id}>
          <div className={rows.row}>
            <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={40} />
            <span className={rows.texts}>
              <b>{person.nombre_completo}</b>
              {stretches.map(
                ({ absence, days }) =>
                  absence !== null && (
                    <span key={days[0]}>
                      {words(absence)} · {when(days)}
                    </span>
                  ),
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** An absence in words: its kind, or that somebody is away where the kind is nobody's business. */
function useWords(): (absence: CalendarAbsence) => string {
  const { t } = useTranslation("cards");
  const nameOf = useKindName();
  return ({ pe_solicitud_tipo_id, completo, estado_id }) => {
    const kind = pe_solicitud_tipo_id === null ? t("away.away") : nameOf(pe_solicitud_tipo_id);
    const what = completo ? kind : t("away.part", { what: kind });
    return estado_id === requestStates.pending ? t("away.waiting", { what }) : what;
  };
}
