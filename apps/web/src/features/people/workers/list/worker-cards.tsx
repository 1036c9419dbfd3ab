import { ActionIcon } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { DirectoryRow } from "@atrio/contract/people/directory";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import { CardList } from "../../../../ui/card-list.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { PersonLink } from "../card/person-link.tsx";
import { phoneLink } from "../workers.model.ts";

import { RelationBadge } from "./worker-value.tsx";
import classes from "./workers.module.css";

type WorkerCardsProps = {
  rows: readonly DirectoryRow[];
  columns: readonly DirectoryColumn[];
  isOld: boolean;
};

/** People one below the other, with the actions of a phone: writing and calling. */
export function WorkerCards({ rows, columns, isOld }: WorkerCardsProps) {
  const { t } = useTranslation("workers");
  return (
    <CardList label={t("title")} isBusy={isOld}>
      {rows.map((row) => (
        <WorkerItem key={row.id} row={row} shown={new Set(columns)} />
      ))}
    </CardList>
  );
}

function WorkerItem({ row, shown }: { row: DirectoryRow; shown: ReadonlySet<DirectoryColumn> }) {
  const { t } = useTranslation("workers");
  const { nombre_completo, email, telefono } = row;
  const facts = (["puesto", "nombre_departamento_trabajador", "centro_trabajo"] as const)
    .filter((column) => shown.has(column))
    .map((column) => row[column])
    .filter((fact) => fact !== null);
  return (
    <li className={classes.item}>
      <PersonAvatar name={nombre_completo} photo={row.link_foto} size={48} />
      <div className={classes.about}>
        <PersonLink id={row.id} className={classes.name}>
          {nombre_completo}
        </PersonLink>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(" · ")}</span>}
        {shown.has("relacion") && row.relacion !== "ninguna" && (
          <span>
            <RelationBadge relation={row.relacion} />
          </span>
        )}
      </div>
      <div className={classes.reach}>
        {shown.has("email") && email !== null && (
          <ActionIcon
            component="a"
            href={`mailto:${email}`}
            variant="default"
            size={44}
            aria-label={t("reach.email", { name: nombre_completo })}
          >
            <IconMail size={20} aria-hidden />
          </ActionIcon>
        )}
        {shown.has("telefono") && telefono !== null && (
          <ActionIcon
            component="a"
            href={phoneLink(telefono)}
            variant="default"
            size={44}
            aria-label={t("reach.phone", { name: nombre_completo })}
          >
            <IconPhone size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
