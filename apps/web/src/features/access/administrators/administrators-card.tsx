import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import { RoleBadges } from "./administrator-table.tsx";
import classes from "./administrators.module.css";
import { administratorsQuery } from "./administrators.queries.ts";

/** Number of people that the card names. */
const mostNamed = 6;

/** Who has access to the office, on its first page. */
export function AdministratorsCard() {
  const { t } = useTranslation("office");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(administratorsQuery);
  return (
    <Card title={t("home.people")} action={<Link to="/admin/access">{t("home.allPeople")}</Link>}>
      {data === undefined && error === null && <LinesSkeleton lines={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      <ul className={classes.list}>
        {(data ?? []).slice(0, mostNamed).map((person) => (
          <li key={person.id}>
            <PersonAvatar
              name={person.nombre_completo}
              photo={person.link_foto}
              own={person.id === user.id}
            />
            <span className={classes.texts}>
              <b>{person.nombre_completo}</b>
              <RoleBadges person={person} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
