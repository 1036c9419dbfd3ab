import { IconMoon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamMember } from "@atrio/contract/time/team";

import { formatTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import rows from "../../../../ui/card-rows.module.css";
import { Card } from "../../../../ui/card.tsx";
import { foldFigure } from "../../../../ui/fold-figure.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { teamTodayQuery } from "../team.queries.ts";

import { peopleBy, peopleNow } from "./now.model.ts";
import type { PersonNow } from "./now.model.ts";
import colours from "./standings.module.css";
import classes from "./team-now-card.module.css";

const shown = 6;

/** The people of the team who are there or expected, whoever is missing first (Rule TIME-165). */
export function TeamNowCard() {
  const { t } = useTranslation("cards");
  const { id } = useCurrentUser();
  const { data, error, refetch } = useQuery(teamTodayQuery(id));
  const title = t("now.title");
  const figure = useFigure();
  return (
    <Card
      title={title}
      figure={foldFigure(error, data && figure(data.supervisados))}
      action={
        <Link to="/timeRegistrationSupervisor" aria-label={`${t("all")}: ${title}`}>
          {t("all")}
        </Link>
      }
      isTall
    >
      {data === undefined && error === null && <LinesSkeleton lines={6} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <People members={data.supervisados} />}
    </Card>
  );
}

/** People who are late, the first thing to know; else those who work. */
function useFigure(): (members: readonly TeamMember[]) => string {
  const { t } = useTranslation("cards");
  return (members) => {
    const { tarde, trabajando } = peopleBy(members);
    if (tarde.length > 0) return t("now.count_late", { count: tarde.length });
    return t("now.count", { count: trabajando.length });
  };
}

function People({ members }: { members: readonly TeamMember[] }) {
  const { t } = useTranslation("cards");
  const doing = useDoing();
  const people = peopleNow(members);
  if (people.length === 0) {
    return (
      <EmptyState icon={<IconMoon size={24} />} title={t("now.none")} text={t("now.none_text")} />
    );
  }
  const more = people.length - shown;
  return (
    <>
      <ul className={rows.list}>
        {people.slice(0, shown).map(({ member, standing }) => (
          <li key={member.id}>
            <div className={`${rows.row} ${colours.standing}`} data-standing={standing}>
              <span className={classes.face}>
                <PersonAvatar name={member.nombre_completo} photo={member.link_foto} size={40} />
              </span>
              <span className={`${rows.texts} ${classes.texts}`}>
                <b>{member.nombre_completo}</b>
                <span>{doing({ member, standing })}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.note}>{t("now.more", { count: more })}</p>}
    </>
  );
}

/** Sentence about the standing of a person. */
function useDoing(): (person: PersonNow) => string {
  const { t } = useTranslation("cards");
  return ({ member: { hora_entrada, hora_prevista, zona_horaria, teletrabajo }, standing }) => {
    const isExpected = standing === "tarde" || standing === "luego";
    const instant = isExpected ? hora_prevista : hora_entrada;
    const time = instant === null ? "" : formatTime(instant, zona_horaria);
    if (standing === "trabajando" && teletrabajo) return t("now.doing.teletrabajo", { time });
    return t(`now.doing.${standing}`, { time });
  };
}
