import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatDayMonth } from "../../../../lib/format.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { presentOn } from "../calendar/calendar.model.ts";
import type { DayCoverage } from "../calendar/calendar.model.ts";
import { teamCalendarQuery } from "../team.queries.ts";

import { coverageOf } from "./decide.model.ts";
import type { Range } from "./decide.model.ts";
import classes from "./facts.module.css";

const shownFaces = 4;

type CoverageLineProps = {
  request: AnyRequest;
  /** A part of the calendar that contains its days and those of other requests. */
  window: Range;
};

/** Other absent people on the days of a request, and the day with the fewest people, in a line. */
export function CoverageLine({ request, window }: CoverageLineProps) {
  const { t } = useTranslation("team-absences");
  const { data } = useQuery(teamCalendarQuery(window.from, window.to));
  if (data === undefined) return null;
  const { colleagues, tightest } = coverageOf(request, data);
  const count = colleagues.length;
  return (
    <ul className={classes.facts} aria-label={t("coverage.title")}>
      <li>
        {count === 0 ? (
          <IconUsers size={18} aria-hidden />
        ) : (
          <span className={classes.people}>
            {colleagues.slice(0, shownFaces).map(({ person }) => (
              <PersonAvatar
                key={person.id}
                name={person.nombre_completo}
                photo={person.link_foto}
                size={26}
              />
            ))}
          </span>
        )}
        {count === 0 ? t("coverage.nobody") : t("coverage.away", { count })}
      </li>
      {count > 0 && tightest !== null && <Tightest day={tightest} />}
    </ul>
  );
}

/** The day with the fewest people if the request is approved, and if the others that wait are. */
function Tightest({ day }: { day: DayCoverage }) {
  const { t } = useTranslation("team-absences");
  const present = presentOn(day);
  const words = day.pendientes === 0 ? "coverage.tightest" : "coverage.tightest_waiting";
  return (
    <li>
      {t(words, {
        date: formatDayMonth(day.fecha),
        present,
        scheduled: day.previstos,
        least: Math.max(0, present - day.pendientes),
      })}
    </li>
  );
}
