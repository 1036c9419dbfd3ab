import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { Pattern } from "@atrio/contract/shifts/patterns";
import type * as patterns from "@atrio/contract/shifts/patterns";
import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { AppContext } from "../../../context.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
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

type Asked = Omit<EndpointInput<typeof patterns.createPattern>["body"], "simular" | "motivo">;
type Copy = EndpointInput<typeof patterns.clonePattern>["body"];
type Changed = { patron: Pattern | null; cambios: SeriesChanges };

const tipo = "patron";

/** Patterns of the caller's areas, by name. */
export async function listPatterns(ctx: AppContext, actor: Actor): Promise<Pattern[]> {
  const rows = await listOwnSeries(ctx, actor, tipo);
  return rows.map((row) => toPattern(row));
}

/** Adds a pattern with its shifts, or previews it. Errors also: shift.pattern_empty, shift.pattern_offset. */
export async function addPattern(
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

/** Changes a pattern and replaces its shifts, or previews it. */
export async function changePattern(
  ctx: AppContext,
  caller: Caller,
  { id, asked, options }: { id: number; asked: Asked; options: ChangeOptions },
): Promise<Changed> {
  return told(await changeSeries(ctx, caller, { id, asked: toSeries(asked), options }));
}

/** Copies a pattern as drafts (Rule SHIFTS-10), or previews the copy. */
export async function copyPattern(
  ctx: AppContext,
  caller: Caller,
  { asked, once }: { asked: Copy; once: Once | undefined },
): Promise<Changed> {
  return told(await copySeries(ctx, caller, { key: { tipo, id: asked.patron_id }, asked, once }));
}

/** Ends a pattern, or previews its end. */
export async function removePattern(
  ctx: AppContext,
  caller: Caller,
  { id, options }: { id: number; options: ChangeOptions },
): Promise<SeriesChanges> {
  return removeSeries(ctx, caller, { key: { tipo, id }, options });
}

function toSeries(asked: Asked): AskedSeries {
  const { nombre, fecha_inicio, observaciones, pe_area_trabajo_id, publicado, secuencia } = asked;
  if (secuencia.every((shift) => shift === null)) {
    fail("shift.pattern_empty", { fields: { secuencia: ["shift.pattern_empty"] } });
  }
  if (asked.rotacion.some(({ desplazamiento }) => desplazamiento >= secuencia.length)) {
    fail("shift.pattern_offset", { fields: { rotacion: ["shift.pattern_offset"] } });
  }
  const workers = new Map(asked.rotacion.map((one) => [one.trabajador_id, one]));
  return {
    tipo,
    nombre,
    pe_area_trabajo_id,
    fecha_inicio,
    ...requireEnd(asked),
    observaciones,
    frecuencia_intervalo: null,
    tipo_intervalo: null,
    dias_semana: null,
    publicado,
    secuencia,
    rotacion: [...workers.values()],
  };
}

function told({ serie, cambios }: { serie: SeriesRow | null; cambios: SeriesChanges }): Changed {
  return { patron: serie === null ? null : toPattern(serie), cambios };
}

function toPattern(row: SeriesRow): Pattern {
  return { ...row, num_turnos: row.secuencia.filter((shift) => shift !== null).length };
}
