import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import classes from "../projects-office.module.css";
import { workersQuery } from "../projects-office.queries.ts";

import { WorkersDialog } from "./workers-dialog.tsx";

/** People whom the card shows at once; the dialog has them all. */
const shownPeople = 12;

/** People who may use a project, and the way to change them (Rule PROJECTS-3). */
export function WorkersCard({
  project,
  canChange,
}: {
  project: OfficeProject;
  canChange: boolean;
}) {
  const { t } = useTranslation("projects-office");
  const { data, error, refetch } = useQuery(workersQuery(project.id));
  const [isEditing, setEditing] = useState(false);
  const { todos_trabajadores, num_trabajadores } = project;
  const more = Math.max(0, (data?.length ?? 0) - shownPeople);
  return (
    <Card
      title={t("workers.title")}
      action={
        canChange && (
          <Button variant="default" disabled={data === undefined} onClick={() => setEditing(true)}>
            {t("workers.edit")}
          </Button>
        )
      }
    >
      {todos_trabajadores && (
        <p className={classes.note}>{t("workers.everybody", { count: num_trabajadores })}</p>
      )}
      {!todos_trabajadores && data?.length === 0 && (
        <p className={classes.note}>{t("workers.none")}</p>
      )}
      {data === undefined && error === null && <LinesSkeleton lines={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {!todos_trabajadores && (
        <ul className={classes.rows}>
          {data?.slice(0, shownPeople).map((worker) => (
            <li key={`${worker.id} ${worker.desde}`}>
              <PersonAvatar name={worker.nombre_completo} photo={worker.link_foto} size={36} />
              <span className={classes.texts}>
                {worker.nombre_completo}
                <span className={classes.muted}>
                  {t("dates.open", { from: formatDate(worker.desde) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!todos_trabajadores && more > 0 && (
        <p className={classes.note}>{t("workers.more", { count: more })}</p>
      )}
      {isEditing && data !== undefined && (
        <WorkersDialog project={project} assigned={data} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}
