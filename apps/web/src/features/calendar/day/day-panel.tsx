import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { daysBetween, formatRelativeDay } from "../../../lib/format.ts";
import { useModuleHired } from "../../../lib/identity.ts";
import type { DayEvents } from "../calendar.model.ts";
import { KindIcon } from "../days/kind-icon.tsx";
import { KindSurface } from "../days/kind-surface.tsx";

import type { DayLine } from "./day.model.ts";
import classes from "./day.module.css";
import { PeopleAtWork } from "./people-at-work.tsx";
import { useDayLines } from "./use-day-lines.ts";

/** Days within which how far away one is says more than its date. */
const nearby = 30;

type DayPanelProps = {
  day: string;
  today: string;
  /** Events of the day of the shown kinds. */
  events: DayEvents | undefined;
  /** True if the choice of kinds hides an entry. */
  isFiltered: boolean;
};

/** A day with its events, links to each request and to its record, and the people at work. */
export function DayPanel({ day, today, events, isFiltered }: DayPanelProps) {
  const { t } = useTranslation("calendar");
  const lines = useDayLines()(events);
  const hasTime = useModuleHired(moduleIds.timeRegistration);
  return (
    <div className={classes.panel}>
      {Math.abs(daysBetween(today, day)) <= nearby && (
        <p className={classes.note}>{formatRelativeDay(day, today)}</p>
      )}
      {lines.length === 0 && (
        <p className={classes.note}>{t(isFiltered ? "day.nothing_shown" : "day.nothing")}</p>
      )}
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      )}
      {hasTime && day <= today && (
        <Link
          to="/timeRegistration"
          search={{ vista: "hoja", mes: day.slice(0, 7), dia: day }}
          className={classes.link}
        >
          {t("day.sheet")}
        </Link>
      )}
      <PeopleAtWork key={day} day={day} />
    </div>
  );
}

function Line({ line }: { line: DayLine }) {
  const { t } = useTranslation("calendar");
  const hasAbsences = useModuleHired(moduleIds.absences);
  const { kind, title, detail, color, isPending, isWrong, absence, event } = line;
  return (
    <li>
      <KindSurface kind={kind} isPending={isPending} className={classes.tile}>
        <KindIcon kind={kind} isWrong={isWrong} size={20} />
      </KindSurface>
      <div className={classes.words}>
        <b>
          {color !== null && <i className={classes.color} style={{ background: color }} />}
          {title}
        </b>
        <span>{detail}</span>
        {event !== null && event.descripcion !== null && <p>{event.descripcion}</p>}
        {absence !== null && hasAbsences && (
          <Link
            to="/absences"
            search={{ vista: "solicitudes", solicitud: absence.absence.solicitud_id }}
            className={classes.link}
          >
            {t("day.request")}
          </Link>
        )}
      </div>
    </li>
  );
}
