import { IconUserCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";

import { dayIn, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import rows from "../../../ui/card-rows.module.css";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { useKindName } from "../requests/use-kind-name.ts";
import { presentOn } from "../team/calendar/calendar.model.ts";
import { teamCalendarQuery } from "../team/team.queries.ts";
import type { TeamCalendar } from "../team/team.queries.ts";

import classes from "./home-cards.module.css";

const shown = 5;

/** Absent members of the team today, and the number present. */
export function AwayCard() {
  const { t } = useTranslation(["cards", "requests"]);
  const { zona_horaria } = useCurrentUser();
  const today = dayIn(zona_horaria, serverNow());
  const { data, error, refetch } = useQuery(teamCalendarQuery(today, today));
  const title = t("cards:away.title");
  const present = usePresent();
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
      isTall
    >
      {data === undefined && error === null && <LinesSkeleton lines={6} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Away calendar={data} />}
    </Card>
  );
}

/** Coverage of a day: people present of those scheduled. */
function usePresent(): (calendar: TeamCalendar) => string {
  const { t } = useTranslation("cards");
  return ({ dias: [coverage] }) => {
    const scheduled = coverage?.previstos ?? 0;
    return coverage === undefined || scheduled === 0
      ? t("away.nobody_scheduled")
      : t("away.present", { present: presentOn(coverage), scheduled });
  };
}

function Away({ calendar }: { calendar: TeamCalendar }) {
  const { t } = useTranslation("cards");
  const nameOf = useKindName();
  const away = calendar.personas.flatMap(({ trabajador, ausencias }) => {
    const approved = ausencias.find(({ estado_id }) => estado_id === requestStates.approved);
    return approved === undefined ? [] : [{ person: trabajador, absence: approved }];
  });
  return (
    <>
      <p className={classes.coverage}>{usePresent()(calendar)}</p>
      {away.length === 0 && (
        <EmptyState icon={<IconUserCheck size={24} />} title={t("away.none")} />
      )}
      {away.length > 0 && (
        <ul className={rows.list}>
          {away.slice(0, shown).map(({ person, absence }) => {
            const { pe_solicitud_tipo_id } = absence;
            const what =
              pe_solicitud_tipo_id === null ? t("away.away") : nameOf(pe_solicitud_tipo_id);
            return (
              <li key={person.id} className={rows.row}>
                <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={40} />
                <span className={rows.texts}>
                  <b>{person.nombre_completo}</b>
                  <span>{absence.completo ? what : t("away.part", { what })}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {away.length > shown && (
        <p className={classes.note}>{t("away.more", { count: away.length - shown })}</p>
      )}
    </>
  );
}
