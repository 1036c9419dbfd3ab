import { useTranslation } from "react-i18next";

import { medicalKinds, requestKinds, requestStates } from "@atrio/contract/kinds";

import { useKindName } from "../../requests/use-kind-name.ts";
import { absenceKinds } from "../team.queries.ts";

import classes from "./calendar-legend.module.css";
import { CalendarMark } from "./calendar-mark.tsx";

/** Kinds that calendars name: expenses are no absence, and of medical ones only that they are. */
const shownKinds = absenceKinds.filter(
  (kind) => kind !== requestKinds.expenses && !medicalKinds.includes(kind),
);

/** Legend of the calendar's marks. */
export function CalendarLegend() {
  const { t } = useTranslation("team-absences");
  const nameOf = useKindName();
  const { approved, pending } = requestStates;
  const states = [
    { key: "approved", estado_id: approved, completo: true },
    { key: "pending", estado_id: pending, completo: true },
    { key: "part", estado_id: approved, completo: false },
  ] as const;
  return (
    <section className={classes.legend} aria-label={t("calendar.legend")}>
      <ul>
        {shownKinds.map((kind) => (
          <li key={kind}>
            <span className={classes.tile}>
              <CalendarMark pe_solicitud_tipo_id={kind} estado_id={approved} completo />
            </span>
            {nameOf(kind)}
          </li>
        ))}
        <li>
          <span className={classes.tile}>
            <CalendarMark pe_solicitud_tipo_id={null} estado_id={approved} completo />
          </span>
          {t("calendar.away")}
        </li>
      </ul>
      <ul>
        {states.map(({ key, ...look }) => (
          <li key={key}>
            <span className={classes.tile}>
              <CalendarMark pe_solicitud_tipo_id={1} {...look} />
            </span>
            {t(`calendar.state.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
