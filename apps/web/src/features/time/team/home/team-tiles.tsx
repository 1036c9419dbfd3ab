import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { TeamMember } from "@atrio/contract/time/team";

import { formatNumber, formatTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { teamTodayQuery } from "../team.queries.ts";

import { peopleBy, scheduledOf, standings } from "./now.model.ts";
import type { Standing } from "./now.model.ts";
import colours from "./standings.module.css";
import classes from "./team-tiles.module.css";

const mostFaces = 4;

/** The team's day in five figures with faces; none on a phone, whose list says who is late (Rule TIME-165). */
export function TeamTiles() {
  const { t } = useTranslation("cards");
  const { id } = useCurrentUser();
  const { data, error, refetch } = useQuery(teamTodayQuery(id));
  if (data === undefined && error === null) return <BlockSkeleton height={124} />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data.supervisados.length === 0) return null;
  const people = peopleBy(data.supervisados);
  const scheduled = scheduledOf(data.supervisados);
  return (
    <ul className={classes.tiles} aria-label={t("now.label")}>
      {standings.map((standing) => (
        <li
          key={standing}
          className={`${classes.tile} ${colours.standing}`}
          data-standing={standing}
          data-some={people[standing].length > 0}
        >
          <span className={classes.name}>{t(`now.${standing}`)}</span>
          <b>{formatNumber(people[standing].length)}</b>
          <Faces people={people[standing]} />
          <small>
            {standing === "trabajando" ? (
              t("now.scheduled", { count: scheduled })
            ) : (
              <Names standing={standing} people={people[standing]} />
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Faces({ people }: { people: readonly TeamMember[] }) {
  const more = people.length - mostFaces;
  return (
    <span className={classes.faces} aria-hidden>
      {people.slice(0, mostFaces).map(({ id, nombre_completo, link_foto }) => (
        <PersonAvatar key={id} name={nombre_completo} photo={link_foto} size={30} />
      ))}
      {more > 0 && <span className={classes.more}>+{more}</span>}
    </span>
  );
}

/** The first person of a tile in words, and how many more there are. */
function Names({ standing, people }: { standing: Standing; people: readonly TeamMember[] }) {
  const { t } = useTranslation("cards");
  const [first] = people;
  if (first === undefined) return t("now.nobody");
  const { nombre_completo, hora_prevista, zona_horaria } = first;
  const key = { tarde: "now.late", luego: "now.later" } as const;
  const text =
    hora_prevista !== null && (standing === "tarde" || standing === "luego")
      ? t(key[standing], {
          name: nombre_completo,
          time: formatTime(hora_prevista, zona_horaria),
        })
      : nombre_completo;
  return people.length === 1 ? text : t("now.others", { text, count: people.length - 1 });
}
