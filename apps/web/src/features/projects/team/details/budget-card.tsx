import { useTranslation } from "react-i18next";

import { formatMinutes, formatPercent } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { usedPercent } from "../team-projects.model.ts";
import type { ProjectDetails } from "../team-projects.queries.ts";

import classes from "./details.module.css";

/** Hours of a project against its budget (Rule PROJECTS-13). */
export function BudgetCard({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation("team-projects");
  const { presupuesto_minutos, duracion_fichaje, minutos_aprobados } = project;
  const percent = usedPercent(duracion_fichaje, presupuesto_minutos);
  const left = presupuesto_minutos === null ? null : presupuesto_minutos - duracion_fichaje;
  return (
    <Card title={t("details.budget_title")} isTall className={classes.card ?? ""}>
      <p className={classes.figure}>{formatMinutes(duracion_fichaje)}</p>
      {percent !== null && (
        <>
          <ProgressBar percent={percent} />
          <p className={classes.note}>
            {t("details.used", { percent: formatPercent(percent, 0) })}
          </p>
        </>
      )}
      <dl className={classes.facts} data-figures>
        <dt>{t("details.budget")}</dt>
        <dd>
          {presupuesto_minutos === null
            ? t("details.no_budget")
            : formatMinutes(presupuesto_minutos)}
        </dd>
        <dt>{t("details.done")}</dt>
        <dd>{formatMinutes(duracion_fichaje)}</dd>
        <dt>{t("details.approved")}</dt>
        <dd>{formatMinutes(minutos_aprobados)}</dd>
        {left !== null && (
          <>
            <dt>{t(left < 0 ? "details.exceeded" : "details.remaining")}</dt>
            <dd data-over={left < 0}>{formatMinutes(Math.abs(left))}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
