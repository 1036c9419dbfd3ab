import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { formatMinutes } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { projectFieldsQuery } from "../../team/team-projects.queries.ts";
import classes from "../projects-office.module.css";

import { ActivityDialog } from "./activity-dialog.tsx";

type Activity = OfficeProject["actividades"][number];

type ActivitiesCardProps = { project: OfficeProject; canChange: boolean };

/** Activities of a project: approval, budget and the fields that they ask for. */
export function ActivitiesCard({ project, canChange }: ActivitiesCardProps) {
  const { t } = useTranslation("projects-office");
  const [open, setOpen] = useState<Activity | "new" | null>(null);
  return (
    <Card
      title={t("activities.title")}
      action={
        canChange && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen("new")}
          >
            {t("activities.add")}
          </Button>
        )
      }
    >
      {project.actividades.length === 0 && <p className={classes.note}>{t("activities.none")}</p>}
      <ul className={classes.rows}>
        {project.actividades.map((activity) => (
          <Line
            key={activity.id}
            activity={activity}
            onEdit={canChange ? () => setOpen(activity) : null}
          />
        ))}
      </ul>
      {open !== null && (
        <ActivityDialog
          projectId={project.id}
          activity={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

function Line({ activity, onEdit }: { activity: Activity; onEdit: (() => void) | null }) {
  const { t } = useTranslation("projects-office");
  const parts = useQuery(projectFieldsQuery).data ?? [];
  const { nombre, requiere_aprobacion, presupuesto_minutos, activo, parte_ids } = activity;
  const names = parte_ids.flatMap((id) => parts.find((one) => one.id === id)?.nombre ?? []);
  const facts = [
    t(requiere_aprobacion ? "activities.approved" : "activities.free"),
    ...(presupuesto_minutos === null
      ? []
      : [t("activities.budget", { hours: formatMinutes(presupuesto_minutos) })]),
    ...(names.length === 0 ? [] : [t("activities.asks", { names: names.join(", ") })]),
  ];
  return (
    <li>
      <span className={classes.texts}>
        <span>
          {nombre} {!activo && <StatusBadge color="gray">{t("unused")}</StatusBadge>}
        </span>
        <span className={classes.muted}>{facts.join(" · ")}</span>
      </span>
      {onEdit !== null && (
        <Button
          variant="default"
          size="sm"
          aria-label={t("activities.editOf", { name: nombre })}
          onClick={onEdit}
        >
          {t("edit")}
        </Button>
      )}
    </li>
  );
}
