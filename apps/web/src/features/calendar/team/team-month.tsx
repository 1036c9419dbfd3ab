import { VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";

import { formatLongDate, formatMonthInText, formatWeekday } from "../../../lib/format.ts";
import { isWeekend } from "../../../lib/month-grid.ts";
import type { Month } from "../../../lib/month-grid.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";

import { awayOn } from "./team.model.ts";
import type { TeamPerson } from "./team.model.ts";
import classes from "./team.module.css";

type TeamMonthProps = {
  month: Month;
  people: readonly TeamPerson[];
  days: readonly string[];
  today: string;
  ownId: number;
};

/** People by days: a mark where somebody is away. */
export function TeamMonth({ month, people, days, today, ownId }: TeamMonthProps) {
  const { t } = useTranslation("calendar");
  const label = t("team.region", { month: formatMonthInText(month.year, month.month) });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it where it is too wide */}
      <div className={classes.frame} role="region" aria-label={label} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.person}>
                {t("team.person")}
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  className={classes.day}
                  data-weekend={isWeekend(day)}
                  data-today={day === today}
                >
                  <VisuallyHidden>{formatLongDate(day)}</VisuallyHidden>
                  <span aria-hidden>{formatWeekday(day).charAt(0)}</span>
                  <b aria-hidden>{Number(day.slice(8))}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <PersonRow
                key={one.trabajador.id}
                person={one}
                days={days}
                today={today}
                isOwn={one.trabajador.id === ownId}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ul className={classes.legend} aria-label={t("team.legend")}>
        {(["away", "part"] as const).map((way) => (
          <li key={way}>
            <span className={classes.mark} data-part={way === "part"} aria-hidden />
            {t(`team.${way}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

type PersonRowProps = {
  person: TeamPerson;
  days: readonly string[];
  today: string;
  isOwn: boolean;
};

const PersonRow = memo(function PersonRow({ person, days, today, isOwn }: PersonRowProps) {
  const { t } = useTranslation("calendar");
  const { nombre_completo, link_foto } = person.trabajador;
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <span>
          <PersonAvatar name={nombre_completo} photo={link_foto} size={30} />
          <span className={classes.name} data-own={isOwn} title={nombre_completo}>
            {isOwn ? t("team.you", { name: nombre_completo }) : nombre_completo}
          </span>
        </span>
      </th>
      {days.map((day) => {
        const way = awayOn(person, day);
        return (
          <td
            key={day}
            className={classes.cell}
            data-weekend={isWeekend(day)}
            data-today={day === today}
          >
            {way !== null && (
              <span className={classes.mark} data-part={way === "part"} title={t(`team.${way}`)}>
                <VisuallyHidden>{t(`team.${way}`)}</VisuallyHidden>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
