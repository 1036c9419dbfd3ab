import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { SituationBadge } from "../situation-badge.tsx";
import { chargedProjectQuery } from "../team-projects.queries.ts";
import type { ProjectDetails } from "../team-projects.queries.ts";

import { ActivitiesCard } from "./activities-card.tsx";
import { BudgetCard } from "./budget-card.tsx";
import classes from "./details.module.css";
import { DocumentsCard } from "./documents-card.tsx";

/** A project in charge: its facts, budget against hours, activities and documents. */
export function DetailsView({ projectId }: { projectId: number }) {
  const { data, error, refetch } = useQuery(chargedProjectQuery(projectId));
  if (data === undefined) {
    if (error === null) return <BlockSkeleton height={420} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={classes.view}>
      <Facts project={data} />
      <BudgetCard project={data} />
      <ActivitiesCard activities={data.actividades} />
      <DocumentsCard documents={data.documentos} />
    </div>
  );
}

function Facts({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation("team-projects");
  const { codigo, descripcion, fecha_inicio, fecha_fin, responsables, situacion } = project;
  const from = formatDate(fecha_inicio);
  return (
    <Card
      title={t("details.title")}
      action={<SituationBadge situation={situacion} />}
      isTall
      className={classes.card ?? ""}
    >
      <p className={classes.description}>
        {descripcion === null || descripcion === "" ? t("details.no_description") : descripcion}
      </p>
      <dl className={classes.facts}>
        <dt>{t("details.code")}</dt>
        <dd>{codigo}</dd>
        <dt>{t("details.dates")}</dt>
        <dd>
          {fecha_fin === null
            ? t("details.dates_open", { from })
            : t("details.dates_span", { from, to: formatDate(fecha_fin) })}
        </dd>
        <dt>{t("details.in_charge")}</dt>
        <dd>
          <ul className={classes.people}>
            {responsables.map(({ id, nombre_completo, link_foto }) => (
              <li key={id}>
                <PersonAvatar name={nombre_completo} photo={link_foto} size={32} />
                {nombre_completo}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Card>
  );
}
