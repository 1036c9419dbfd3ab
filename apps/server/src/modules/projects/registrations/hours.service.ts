import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { ownProjectHours } from "@atrio/contract/projects/divisions";

import type { AppContext } from "../../../context.ts";
import { monthRange } from "../../../lib/calendar/dates.ts";

import { readOwnHours, readWorkedMinutes } from "./hours.read.ts";
import type { HoursRow } from "./hours.read.ts";

type OwnHours = EndpointResponse<typeof ownProjectHours>["data"];
type ProjectHours = OwnHours["proyectos"][number];

function sum(rows: readonly HoursRow[], of: (row: HoursRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

const byMinutes = (a: { minutos: number }, b: { minutos: number }): number => b.minutos - a.minutos;

function projectHours(first: HoursRow, rows: readonly HoursRow[]): ProjectHours {
  const { proyecto_id, proyecto, link_imagen } = first;
  const activities = [...Map.groupBy(rows, (row) => row.actividad_id)];
  const months = [...Map.groupBy(rows, (row) => row.month)];
  return {
    proyecto_id,
    proyecto,
    link_imagen,
    minutos: sum(rows, (row) => row.minutos),
    minutos_aprobados: sum(rows, (row) => row.minutos_aprobados),
    minutos_pendientes: sum(rows, (row) => row.minutos_pendientes),
    actividades: activities
      .map(([actividad_id, own]) => ({
        actividad_id,
        actividad: own[0]?.actividad ?? null,
        minutos: sum(own, (row) => row.minutos),
      }))
      .toSorted(byMinutes),
    meses: months
      .map(([month, own]) => ({ month, minutos: sum(own, (row) => row.minutos) }))
      .toSorted((a, b) => a.month - b.month),
  };
}

/** The caller's minutes by project, of a month or a year. */
export async function readHours(
  ctx: AppContext,
  actor: Actor,
  { year, month }: { year: number; month?: number | undefined },
): Promise<OwnHours> {
  const { trabajador_id } = actor;
  const range =
    month === undefined
      ? { desde: `${year}-01-01`, hasta: `${year}-12-31` }
      : monthRange({ year, month });
  const key = { trabajador_id, ...range };
  const [rows, minutos] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readOwnHours(tx, key), readWorkedMinutes(tx, key)]),
  );
  const minutos_asignados = sum(rows, (row) => row.minutos);
  const projects = Map.groupBy(rows, (row) => row.proyecto_id);
  return {
    year,
    month: month ?? null,
    minutos,
    minutos_asignados,
    minutos_sin_asignar: minutos - minutos_asignados,
    proyectos: [...projects.values()]
      .flatMap((own) => (own[0] === undefined ? [] : [projectHours(own[0], own)]))
      .toSorted(byMinutes),
  };
}
