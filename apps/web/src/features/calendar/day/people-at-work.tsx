import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";
import type { Person } from "@atrio/contract/person";

import { teamAbsencesQuery } from "../../../lib/colleagues.ts";
import { useCurrentUser, useModuleHired } from "../../../lib/identity.ts";
import { monthOfDay } from "../../../lib/month-grid.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { peopleAtWorkQuery } from "../calendar.queries.ts";
import { awayOn, peopleAway } from "../team/team.model.ts";

import classes from "./day.module.css";

/** Number of people shown before all of them are asked for. */
const few = 6;

/**
 * People planned to work at the own centre on a day, without those of the own team who are away all of it:
 * they come first, as far as the company shows them (Rule CALENDAR-25).
 */
export function PeopleAtWork({ day }: { day: string }) {
  const { t } = useTranslation("calendar");
  const { id: ownId } = useCurrentUser();
  const hasAbsences = useModuleHired(moduleIds.absences);
  const { data: planned, error, refetch } = useQuery(peopleAtWorkQuery(day));
  const team = useQuery({ ...teamAbsencesQuery(ownId, monthOfDay(day)), enabled: hasAbsences });
  const away = peopleAway(team.data?.personas ?? [], day);
  const gone = new Set(
    away.filter((one) => awayOn(one, day) === "away").map((one) => one.trabajador.id),
  );
  const people = planned?.filter(({ id }) => !gone.has(id));
  const others = away.map((one) => one.trabajador).filter(({ id }) => id !== ownId);
  return (
    <>
      {others.length > 0 && (
        <section className={classes.people}>
          <h3>{t("team.day")}</h3>
          <Faces people={others} />
        </section>
      )}
      <section className={classes.people}>
        <h3>{t("people.title")}</h3>
        {people === undefined && error === null && <LinesSkeleton lines={2} />}
        {people === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {people?.length === 0 && <p className={classes.note}>{t("people.none")}</p>}
        {people !== undefined && people.length > 0 && (
          <>
            <p className={classes.note}>{t("people.note")}</p>
            <Faces people={people} />
          </>
        )}
      </section>
    </>
  );
}

/** Some people, the first of them at once. */
function Faces({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation("calendar");
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul>
        {people
          .slice(0, isWhole ? people.length : few)
          .map(({ id, nombre_completo, link_foto }) => (
            <li key={id}>
              <PersonAvatar name={nombre_completo} photo={link_foto} size={32} />
              {nombre_completo}
            </li>
          ))}
      </ul>
      {people.length > few && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t("people.less") : t("people.more", { count: people.length })}
        </button>
      )}
    </>
  );
}
