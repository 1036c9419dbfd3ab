import { Button, Modal } from "@mantine/core";
import { IconMail, IconPhone, IconSitemap, IconUserOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";
import type { WorkerCard } from "@atrio/contract/people/directory";

import { ApiError } from "../../../../lib/errors.ts";
import { useCurrentUser, useModuleHired } from "../../../../lib/identity.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { RelationBadge, WorkerValue } from "../list/worker-value.tsx";
import { phoneLink } from "../workers.model.ts";
import { cardQuery } from "../workers.queries.ts";

import classes from "./card-dialog.module.css";
import { DayBadge } from "./day-badge.tsx";
import { PersonLink } from "./person-link.tsx";

type CardDialogProps = { personId: number; onClose: () => void };

/** A person's card over the page: contact, visible facts, people above and below. */
export function CardDialog({ personId, onClose }: CardDialogProps) {
  const { t } = useTranslation(["workers", "common"]);
  const isPhone = useBelow("tablet");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(cardQuery(user.id, personId));
  const isNobody = error instanceof ApiError && error.status === 404;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("card.title")}
      size={620}
      fullScreen={isPhone}
      radius={isPhone ? 0 : "xl"}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
    >
      {data === undefined && error === null && <BlockSkeleton height={640} />}
      {data === undefined && isNobody && (
        <EmptyState
          icon={<IconUserOff size={24} />}
          title={t("card.nobody")}
          text={t("card.nobody_text")}
        />
      )}
      {data === undefined && error !== null && !isNobody && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <CardOf person={data} />}
    </Modal>
  );
}

/** Columns that the head of the card shows. */
const inHead: ReadonlySet<string> = new Set([
  "nombre_completo",
  "relacion",
  "puesto",
  "supervisores",
]);

function CardOf({ person }: { person: WorkerCard }) {
  const { t } = useTranslation(["workers", "directory"]);
  const { nombre_completo, puesto, supervisores, equipo } = person;
  const facts = person.columnas.filter((column) => !inHead.has(column));
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <PersonAvatar name={nombre_completo} photo={person.link_foto} size={96} />
        <div className={classes.who}>
          <h3 className={classes.name}>{nombre_completo}</h3>
          {puesto !== null && <p className={classes.job}>{puesto}</p>}
          <RelationBadge relation={person.relacion} />
          <DayBadge personId={person.id} />
        </div>
      </div>
      <Reach person={person} />
      <dl className={classes.facts}>
        {facts.map(
          (column) =>
            column !== "nombre_completo" && (
              <div key={column}>
                <dt>{t(`directory:column.${column}`)}</dt>
                <dd>
                  <WorkerValue row={person} column={column} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {supervisores !== null && supervisores.length > 0 && (
        <People title={t("card.supervisors")} people={supervisores} />
      )}
      {equipo !== null && equipo.length > 0 && (
        <People title={t("card.team", { count: equipo.length })} people={equipo} />
      )}
    </div>
  );
}

/** Ways to the person: a message, a call, their place in the company. */
function Reach({ person }: { person: WorkerCard }) {
  const { t } = useTranslation("workers");
  const { email, telefono } = person;
  const hasCharts = useModuleHired(moduleIds.orgCharts);
  return (
    <div className={classes.reach}>
      {email !== null && (
        <Button
          component="a"
          href={`mailto:${email}`}
          variant="default"
          leftSection={<IconMail size={20} aria-hidden />}
        >
          {t("card.email")}
        </Button>
      )}
      {telefono !== null && telefono !== "" && (
        <Button
          component="a"
          href={phoneLink(telefono)}
          variant="default"
          leftSection={<IconPhone size={20} aria-hidden />}
        >
          {t("card.phone")}
        </Button>
      )}
      {hasCharts && (
        <Button
          renderRoot={(props) => <Link to="/orgChart" search={{ persona: person.id }} {...props} />}
          variant="default"
          leftSection={<IconSitemap size={20} aria-hidden />}
        >
          {t("card.chart")}
        </Button>
      )}
    </div>
  );
}

type PeopleProps = {
  title: string;
  people: ReadonlyArray<{
    id: number;
    nombre_completo: string;
    link_foto: string | null;
    puesto?: string | null;
  }>;
};

function People({ title, people }: PeopleProps) {
  return (
    <section>
      <h4 className={classes.title}>{title}</h4>
      <ul className={classes.people}>
        {people.map(({ id, nombre_completo, link_foto, puesto }) => (
          <li key={id}>
            <PersonLink id={id} className={classes.person}>
              <PersonAvatar name={nombre_completo} photo={link_foto} size={36} />
              <span>
                {nombre_completo}
                {puesto !== null && puesto !== undefined && <small>{puesto}</small>}
              </span>
            </PersonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
