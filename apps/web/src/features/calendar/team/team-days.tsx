import { useTranslation } from "react-i18next";

import { formatDayMonth, formatWeekday } from "../../../lib/format.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";

import { awayOn, daysAway } from "./team.model.ts";
import type { TeamPerson } from "./team.model.ts";
import classes from "./team.module.css";

type TeamDaysProps = {
  people: readonly TeamPerson[];
  days: readonly string[];
  today: string;
  ownId: number;
};

/** Days with somebody away, one below the other. */
export function TeamDays({ people, days, today, ownId }: TeamDaysProps) {
  const { t } = useTranslation("calendar");
  const found = daysAway(people, { days, today });
  if (found.length === 0) return <p className={classes.note}>{t("team.nobody")}</p>;
  return (
    <ul className={classes.days}>
      {found.map(({ day, people: away }) => (
        <li key={day}>
          <h3 data-today={day === today}>
            {formatWeekday(day)}, {formatDayMonth(day)}
          </h3>
          <ul>
            {away.map((one) => {
              const { id, nombre_completo, link_foto } = one.trabajador;
              return (
                <li key={id}>
                  <PersonAvatar name={nombre_completo} photo={link_foto} size={32} />
                  <span>
                    {id === ownId ? t("team.you", { name: nombre_completo }) : nombre_completo}
                    {awayOn(one, day) === "part" && <small>{t("team.part")}</small>}
                  </span>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
