import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";

import { formatMinutes, formatPercent } from "../../../lib/format.ts";

import { ProgressBar } from "./progress-bar.tsx";
import { ProjectPicture } from "./project-picture.tsx";
import classes from "./projects.module.css";
import { SituationBadge } from "./situation-badge.tsx";
import { orderProjects, usedPercent } from "./team-projects.model.ts";

type ProjectPickerProps = { projects: readonly TeamProject[]; shownId: number | undefined };

/** Projects in charge, each with picture, state and progress; one is shown below. */
export function ProjectPicker({ projects, shownId }: ProjectPickerProps) {
  const { t } = useTranslation("team-projects");
  return (
    <nav aria-label={t("picker")}>
      <ul className={classes.tiles}>
        {orderProjects(projects).map((project) => (
          <li key={project.id}>
            <Link
              from="/projectSupervisor"
              to="/projectSupervisor"
              search={({ vista }) => ({
                proyecto: project.id,
                ...(vista !== undefined && { vista }),
              })}
              resetScroll={false}
              className={classes.tile}
              aria-current={project.id === shownId ? "page" : undefined}
              data-shown={project.id === shownId}
              ref={project.id === shownId ? bringInSight : undefined}
            >
              <Tile project={project} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row of tiles to the one that is shown, and the page not at all. */
function bringInSight(tile: HTMLElement | null): void {
  const row = tile?.closest("ul");
  if (!tile || !row) return;
  const hidden = tile.offsetLeft + tile.offsetWidth - row.clientWidth - row.offsetLeft;
  if (hidden > row.scrollLeft) row.scrollLeft = hidden;
}

function Tile({ project }: { project: TeamProject }) {
  const { t } = useTranslation("team-projects");
  const { nombre, codigo, link_imagen, situacion, en_curso } = project;
  const { duracion_fichaje, presupuesto_minutos, registros_pendientes } = project;
  const percent = usedPercent(duracion_fichaje, presupuesto_minutos);
  const done = formatMinutes(duracion_fichaje);
  return (
    <>
      <span className={classes.tileHead}>
        <ProjectPicture name={nombre} picture={link_imagen} />
        <span className={classes.tileName}>
          <b>{nombre}</b>
          <small>{codigo}</small>
        </span>
      </span>
      <span className={classes.marks}>
        <SituationBadge situation={situacion} />
        {registros_pendientes > 0 && <b>{t("pending", { count: registros_pendientes })}</b>}
        {en_curso > 0 && <span>{t("running", { count: en_curso })}</span>}
      </span>
      <span className={classes.progress}>
        <ProgressBar percent={percent ?? 0} />
        <small>
          {percent === null || presupuesto_minutos === null
            ? t("no_budget", { done })
            : t("progress", {
                done,
                budget: formatMinutes(presupuesto_minutos),
                percent: formatPercent(percent, 0),
              })}
        </small>
      </span>
    </>
  );
}
