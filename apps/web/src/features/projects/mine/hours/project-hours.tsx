import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { ownProjectHours } from "@atrio/contract/projects/divisions";

import { formatMinutes, formatMonthName, formatPercent } from "../../../../lib/format.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { projectHoursQuery } from "../my-projects.queries.ts";

import classes from "./project-hours.module.css";

type ProjectHoursProps = { workerId: number; year: number; month: number | null };
type Hours = EndpointResponse<typeof ownProjectHours>["data"];
type ProjectRow = Hours["proyectos"][number];

/** Own hours by project of a month, or of a year with its months. */
export function ProjectHours({ workerId, year, month }: ProjectHoursProps) {
  const { t } = useTranslation("my-projects");
  const title = month === null ? t("hours.title_year", { year }) : t("hours.title_month");
  return (
    <section className={classes.hours} aria-label={title}>
      <SectionHead title={title} />
      <Rows workerId={workerId} year={year} month={month} />
    </section>
  );
}

function Rows({ workerId, year, month }: ProjectHoursProps) {
  const { t } = useTranslation("my-projects");
  const query = useQuery(projectHoursQuery(workerId, year, month));
  const hours = query.data;
  if (hours === undefined) {
    if (!query.isError) return <BlockSkeleton height={120} />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { minutos, minutos_asignados, proyectos } = hours;
  if (proyectos.length === 0) {
    return (
      <p className={classes.text}>
        {minutos === 0
          ? t("hours.empty")
          : t("hours.empty_left", { total: formatMinutes(minutos) })}
      </p>
    );
  }
  return (
    <>
      <p className={classes.text}>
        {t("hours.total", {
          assigned: formatMinutes(minutos_asignados),
          total: formatMinutes(minutos),
        })}
      </p>
      <ul className={classes.list}>
        {proyectos.map((project) => (
          <li key={project.proyecto_id}>
            <ProjectLine project={project} total={minutos} isYear={hours.month === null} />
          </li>
        ))}
        {hours.minutos_sin_asignar > 0 && (
          <li className={classes.left}>
            <Head name={t("day.unassigned")} minutes={hours.minutos_sin_asignar} />
            <Bar share={shareOf(hours.minutos_sin_asignar, minutos)} />
          </li>
        )}
      </ul>
    </>
  );
}

const shareOf = (part: number, total: number): number => (total === 0 ? 0 : part / total);

function Head({ name, minutes }: { name: string; minutes: number }) {
  return (
    <p className={classes.head}>
      <b>{name}</b>
      <b className={classes.figure}>{formatMinutes(minutes)}</b>
    </p>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span className={classes.bar} aria-hidden>
      <span style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}

type ProjectLineProps = { project: ProjectRow; total: number; isYear: boolean };

function ProjectLine({ project, total, isYear }: ProjectLineProps) {
  const { t } = useTranslation("my-projects");
  const { minutos, minutos_aprobados, minutos_pendientes, actividades, meses } = project;
  const share = shareOf(minutos, total);
  const notes = [
    t("hours.share", { percent: formatPercent(Math.round(share * 100), 0) }),
    ...(minutos_aprobados > 0
      ? [t("hours.approved", { minutes: formatMinutes(minutos_aprobados) })]
      : []),
    ...(minutos_pendientes > 0
      ? [t("hours.pending", { minutes: formatMinutes(minutos_pendientes) })]
      : []),
  ];
  const named = actividades.filter(({ actividad_id }) => actividad_id !== null);
  return (
    <>
      <Head name={project.proyecto} minutes={minutos} />
      <Bar share={share} />
      <p className={classes.text}>{notes.join(" · ")}</p>
      {named.length > 0 && (
        <dl className={classes.parts}>
          {actividades.map((one) => (
            <div key={one.actividad_id ?? 0}>
              <dt>{one.actividad ?? t("hours.no_activity")}</dt>
              <dd>{formatMinutes(one.minutos)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isYear && (
        <dl className={classes.months}>
          {meses.map((one) => (
            <div key={one.month}>
              <dt>{formatMonthName(one.month, "short")}</dt>
              <dd>{formatMinutes(one.minutos)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
