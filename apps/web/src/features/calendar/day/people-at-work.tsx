import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { peopleAtWorkQuery } from "../calendar.queries.ts";

import classes from "./day.module.css";

/** Number of people shown before all of them are asked for. */
const few = 6;

/** People planned to work at the own centre on a day. */
export function PeopleAtWork({ day }: { day: string }) {
  const { t } = useTranslation("calendar");
  const [isWhole, setWhole] = useState(false);
  const { data: people, error, refetch } = useQuery(peopleAtWorkQuery(day));
  return (
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
      )}
    </section>
  );
}
