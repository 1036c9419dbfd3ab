import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { ProjectPart } from "@atrio/contract/projects/shapes";

import { formatMinutes, formatPercent } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { usedPercent } from "../team-projects.model.ts";
import { projectFieldsQuery } from "../team-projects.queries.ts";
import type { ProjectDetails } from "../team-projects.queries.ts";

import classes from "./details.module.css";

type ProjectActivity = ProjectDetails["actividades"][number];

/** Activities with approval, the fields that they ask for, and budget against hours. */
export function ActivitiesCard({ activities }: { activities: readonly ProjectActivity[] }) {
  const { t } = useTranslation("team-projects");
  const fields = useQuery(projectFieldsQuery).data ?? [];
  return (
    <Card title={t("details.activities")} className={classes.wide ?? ""}>
      {activities.length === 0 ? (
        <p className={classes.note}>{t("details.no_activities")}</p>
      ) : (
        <DataTable
          caption={t("details.activities")}
          columns={[
            { label: t("details.activity") },
            { label: t("details.approval") },
            { label: t("details.parts") },
            { label: t("details.done"), isNumeric: true },
            { label: t("details.pending"), isNumeric: true },
          ]}
          stackBelow="laptop"
          isBare
        >
          <tbody>
            {activities.map((one) => (
              <Row key={one.id} activity={one} fields={fields} />
            ))}
          </tbody>
        </DataTable>
      )}
    </Card>
  );
}

type RowProps = { activity: ProjectActivity; fields: readonly ProjectPart[] };

function Row({ activity, fields }: RowProps) {
  const { t } = useTranslation("team-projects");
  const { nombre, activo, requiere_aprobacion, parte_ids, registros_pendientes } = activity;
  const asked = parte_ids.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  return (
    <tr>
      <th scope="row">
        {nombre}
        {!activo && <small className={classes.former}>{t("details.former")}</small>}
      </th>
      <td data-label={t("details.approval")}>
        {t(requiere_aprobacion ? "details.needs_approval" : "details.no_approval")}
      </td>
      <td data-label={t("details.parts")}>
        {asked.length === 0
          ? t("details.no_parts")
          : asked
              .map((field) =>
                t(field.obligatorio ? "details.required" : "details.optional", {
                  name: field.nombre,
                }),
              )
              .join(", ")}
      </td>
      <td data-numeric data-label={t("details.done")}>
        <Progress activity={activity} />
      </td>
      <td data-numeric data-label={t("details.pending")}>
        {registros_pendientes}
      </td>
    </tr>
  );
}

function Progress({ activity: { minutos, presupuesto_minutos } }: { activity: ProjectActivity }) {
  const { t } = useTranslation("team-projects");
  const percent = usedPercent(minutos, presupuesto_minutos);
  const done = formatMinutes(minutos);
  if (percent === null || presupuesto_minutos === null) return done;
  return (
    <span className={classes.progress}>
      {t("progress", {
        done,
        budget: formatMinutes(presupuesto_minutos),
        percent: formatPercent(percent, 0),
      })}
      <ProgressBar percent={percent} />
    </span>
  );
}
