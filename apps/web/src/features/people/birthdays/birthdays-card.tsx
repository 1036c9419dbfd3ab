import { IconCake } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { dayIn, formatDayMonth, formatWeekday, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./birthdays-card.module.css";
import { birthdaysQuery } from "./birthdays.queries.ts";

/** Supervised people with a birthday this week. */
export function BirthdaysCard() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, serverNow());
  const { data, error, refetch } = useQuery(birthdaysQuery(user.id, today));
  return (
    <Card
      title={t("birthdays.title")}
      figure={foldFigure(error, data && (data[0]?.nombre_completo ?? t("birthdays.none_title")))}
      isTall
    >
      {data === undefined && error === null && <LinesSkeleton lines={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconCake size={24} />}
          title={t("birthdays.none_title")}
          text={t("birthdays.none")}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((person) => (
            <li key={person.id}>
              <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={40} />
              <span className={classes.person}>
                <b>{person.nombre_completo}</b>
                <span>
                  {person.fecha === today
                    ? t("birthdays.today")
                    : t("birthdays.day", {
                        weekday: formatWeekday(person.fecha, "long"),
                        date: formatDayMonth(person.fecha),
                      })}
                </span>
              </span>
              {person.fecha === today && (
                <IconCake size={22} className={classes.cake} aria-hidden />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
