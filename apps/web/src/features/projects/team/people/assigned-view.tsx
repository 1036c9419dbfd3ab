import { Button } from "@mantine/core";
import { IconUserPlus, IconUsersGroup } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";
import type { AssignedWorker } from "@atrio/contract/projects/team-projects";

import { loadChunk } from "../../../../lib/chunks.ts";
import { formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Part } from "../../../../ui/part.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { assignedQuery } from "../team-projects.queries.ts";

import classes from "./people.module.css";

const AssignDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./assign-dialog.tsx"))).AssignDialog,
}));

type AssignedViewProps = { project: TeamProject; today: string };

/** People who may use a project, and the way to change them (Rule PROJECTS-3). */
export function AssignedView({ project, today }: AssignedViewProps) {
  const { t } = useTranslation("team-projects");
  const { empresa_id } = useCurrentUser();
  const { data, error, refetch } = useQuery(assignedQuery(empresa_id, project.id));
  const [isEditing, setEditing] = useState(false);
  const { todos_trabajadores, num_trabajadores } = project;
  return (
    <section className={classes.view} aria-label={t("people.title")}>
      <SectionHead title={t("people.title")}>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={20} aria-hidden />}
          disabled={data === undefined}
          onClick={() => setEditing(true)}
        >
          {t("people.edit")}
        </Button>
      </SectionHead>
      {todos_trabajadores && (
        <p className={classes.everybody}>
          <IconUsersGroup size={24} aria-hidden />
          <span>
            {t("people.everybody")}
            <small>{t("people.everybody_count", { count: num_trabajadores })}</small>
          </span>
        </p>
      )}
      {data === undefined && error === null && <BlockSkeleton height={260} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && !todos_trabajadores && (
        <EmptyState
          icon={<IconUserPlus size={24} />}
          title={t("people.none")}
          text={t("people.none_text")}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.people} aria-label={t("people.title")}>
          {data.map((worker) => (
            <li key={`${worker.id} ${worker.desde}`}>
              <PersonAvatar name={worker.nombre_completo} photo={worker.link_foto} size={44} />
              <span>
                <b>{worker.nombre_completo}</b>
                <Dates worker={worker} today={today} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Part>
        {isEditing && data !== undefined && (
          <AssignDialog
            project={project}
            assigned={data}
            today={today}
            onClose={() => setEditing(false)}
          />
        )}
      </Part>
    </section>
  );
}

function Dates({ worker, today }: { worker: AssignedWorker; today: string }) {
  const { t } = useTranslation("team-projects");
  const { desde, hasta } = worker;
  const from = formatDate(desde);
  const parts = [
    t(desde > today ? "people.starts" : "people.since", { from }),
    ...(hasta === null ? [] : [t("people.until", { to: formatDate(hasta) })]),
  ];
  return <small>{parts.join(" · ")}</small>;
}
