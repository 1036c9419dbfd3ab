import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { formatDate, formatNumber, formatTime } from "../../../../lib/format.ts";
import { projectFieldsQuery } from "../team-projects.queries.ts";

type When = Pick<TeamRegistration, "dia" | "hora_inicio" | "hora_fin" | "zona_horaria">;

/** Words of a registration: moment, name and values of its fields. */
export function useRegistrationWords() {
  const { t } = useTranslation("team-projects");
  const fields = useQuery(projectFieldsQuery).data ?? [];
  const timesOf = ({ hora_inicio, hora_fin, zona_horaria }: When) => {
    const from = formatTime(hora_inicio, zona_horaria);
    return hora_fin === null
      ? t("list.from_on", { from })
      : `${from} – ${formatTime(hora_fin, zona_horaria)}`;
  };
  const whenOf = (one: When) => `${formatDate(one.dia)}, ${timesOf(one)}`;
  const nameOf = (one: TeamRegistration) =>
    t("list.name", { person: one.trabajador.nombre_completo, when: whenOf(one) });
  const valuesOf = ({ partes }: Pick<TeamRegistration, "partes">) =>
    partes.flatMap(({ parte_id, valor }) => {
      const field = fields.find(({ id }) => id === parte_id);
      const value = typeof valor === "number" ? formatNumber(valor) : valor;
      return field === undefined ? [] : [`${field.nombre}: ${value}`];
    });
  return { timesOf, nameOf, valuesOf };
}
