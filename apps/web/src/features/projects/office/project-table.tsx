import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { formatDate, formatList, formatMinutes, formatPercent } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { ProgressBar } from "../team/progress-bar.tsx";
import { ProjectPicture } from "../team/project-picture.tsx";
import { SituationBadge } from "../team/situation-badge.tsx";
import { usedPercent } from "../team/team-projects.model.ts";

import classes from "./projects-office.module.css";

type ProjectTableProps = { projects: readonly OfficeProject[]; isBusy: boolean };

/** Projects with their dates, people in charge and hours against the budget. */
export function ProjectTable({ projects, isBusy }: ProjectTableProps) {
  const { t } = useTranslation("projects-office");
  const columns = [
    { label: t("column.project") },
    { label: t("column.situation") },
    { label: t("column.charge") },
    { label: t("column.hours") },
    { label: t("column.people"), isNumeric: true },
  ];
  return (
    <DataTable
      caption={t("caption")}
      columns={columns}
      stackBelow="tablet"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {projects.map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ project }: { project: OfficeProject }) {
  const { t } = useTranslation("projects-office");
  const { id, nombre, codigo, link_imagen, fecha_inicio, fecha_fin, situacion } = project;
  const dates =
    fecha_fin === null
      ? t("dates.open", { from: formatDate(fecha_inicio) })
      : t("dates.span", { from: formatDate(fecha_inicio), to: formatDate(fecha_fin) });
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          <ProjectPicture name={nombre} picture={link_imagen} />
          <span className={classes.texts}>
            <Link to="/admin/projects" search={{ vista: id }}>
              {nombre}
            </Link>
            <span className={classes.muted}>{codigo}</span>
          </span>
        </span>
      </th>
      <td data-label={t("column.situation")}>
        <SituationBadge situation={situacion} />
        <div className={classes.muted}>{dates}</div>
      </td>
      <td data-label={t("column.charge")}>
        {project.responsables.length === 0 ? (
          <span className={classes.muted}>{t("nobodyInCharge")}</span>
        ) : (
          formatList(project.responsables.map(({ nombre_completo }) => nombre_completo))
        )}
      </td>
      <td data-label={t("column.hours")}>
        <Hours project={project} />
      </td>
      <td data-label={t("column.people")} data-numeric>
        {project.todos_trabajadores ? t("everybody") : project.num_trabajadores}
      </td>
    </tr>
  );
}

function Hours({ project: { duracion_fichaje, presupuesto_minutos } }: { project: OfficeProject }) {
  const { t } = useTranslation("team-projects");
  const percent = usedPercent(duracion_fichaje, presupuesto_minutos);
  const done = formatMinutes(duracion_fichaje);
  if (percent === null || presupuesto_minutos === null) return t("no_budget", { done });
  return (
    <span className={classes.progress}>
      <ProgressBar percent={percent} />
      <span>
        {t("progress", {
          done,
          budget: formatMinutes(presupuesto_minutos),
          percent: formatPercent(percent, 0),
        })}
      </span>
    </span>
  );
}
