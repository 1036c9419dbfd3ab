import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import { intervalTypes } from "@atrio/contract/shifts/recurrences";
import type { Recurrence } from "@atrio/contract/shifts/recurrences";
import type * as recurrences from "@atrio/contract/shifts/recurrences";
import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { AppContext } from "../../../context.ts";
import type { Once } from "../../../db/once.ts";
import type { Caller } from "../planning/planning.service.ts";

import type { SeriesRow } from "./series.read.ts";
import {
  addSeries,
  changeSeries,
  copySeries,
  listOwnSeries,
  removeSeries,
  requireEnd,
} from "./series.service.ts";
import type { AskedSeries, ChangeOptions } from "./series.service.ts";

type Asked = Omit<EndpointInput<typeof recurrences.createRecurrence>["body"], "simular" | "motivo">;
type Copy = EndpointInput<typeof recurrences.cloneRecurrence>["body"];
type Changed = { recurrencia: Recurrence | null; cambios: SeriesChanges };

const tipo = "recurrencia";

/** Recurrences of the caller's areas, by name. */
export async function listRecurrences(ctx: AppContext, actor: Actor): Promise<Recurrence[]> {
  const rows = await listOwnSeries(ctx, actor, tipo);
  return rows.map((row) => toRecurrence(row));
}

/** Adds a recurrence with its shifts, or previews it. */
export async function addRecurrence(
  ctx: AppContext,
  caller: Caller,
  {
    asked,
    options,
    once,
  }: { asked: Asked; options: Omit<ChangeOptions, "keep">; once: Once | undefined },
): Promise<Changed> {
  return told(await addSeries(ctx, caller, { asked: toSeries(asked), options, once }));
}

/** Changes a recurrence and replaces its shifts, or previews it. */
export async function changeRecurrence(
  ctx: AppContext,
  caller: Caller,
  { id, asked, options }: { id: number; asked: Asked; options: ChangeOptions },
): Promise<Changed> {
  return told(await changeSeries(ctx, caller, { id, asked: toSeries(asked), options }));
}

/** Copies a recurrence as drafts (Rule SHIFTS-10), or previews the copy. */
export async function copyRecurrence(
  ctx: AppContext,
  caller: Caller,
  { asked, once }: { asked: Copy; once: Once | undefined },
): Promise<Changed> {
  return told(
    await copySeries(ctx, caller, { key: { tipo, id: asked.recurrencia_id }, asked, once }),
  );
}

/** Ends a recurrence, or previews its end. */
export async function removeRecurrence(
  ctx: AppContext,
  caller: Caller,
  { id, options }: { id: number; options: ChangeOptions },
): Promise<SeriesChanges> {
  return removeSeries(ctx, caller, { key: { tipo, id }, options });
}

function toSeries(asked: Asked): AskedSeries {
  const { pe_area_trabajo_id, publicado, worker_ids, ...shift } = asked.turno;
  const { nombre, fecha_inicio, observaciones, frecuencia_intervalo, tipo_intervalo } = asked;
  return {
    tipo,
    nombre,
    pe_area_trabajo_id,
    fecha_inicio,
    ...requireEnd(asked),
    observaciones,
    frecuencia_intervalo,
    tipo_intervalo,
    dias_semana: [...new Set(asked.dias_semana)].toSorted((a, b) => a - b),
    publicado,
    secuencia: [shift],
    rotacion: [...new Set(worker_ids)].map((trabajador_id) => ({
      trabajador_id,
      desplazamiento: 0,
    })),
  };
}

function told({ serie, cambios }: { serie: SeriesRow | null; cambios: SeriesChanges }): Changed {
  return { recurrencia: serie === null ? null : toRecurrence(serie), cambios };
}

function toRecurrence(row: SeriesRow): Recurrence {
  const [shift] = row.secuencia;
  if (shift === null || shift === undefined) throw new Error("A recurrence has one shift");
  const { pe_area_trabajo_id, publicado } = row;
  return {
    ...row,
    frecuencia_intervalo: row.frecuencia_intervalo ?? 1,
    tipo_intervalo: intervalTypes.find((one) => one === row.tipo_intervalo) ?? 1,
    dias_semana: row.dias_semana ?? [],
    turno: {
      ...shift,
      pe_area_trabajo_id,
      publicado,
      worker_ids: row.rotacion.map((one) => one.trabajador_id),
    },
  };
}
