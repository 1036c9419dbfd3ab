import type { Actor } from "@atrio/contract/access/actor";
import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { readLabels, readPauses } from "../labels/labels.repo.ts";
import { afterShiftChange } from "../planning/effects.service.ts";
import { authorOf } from "../planning/planning.service.ts";
import type { Caller } from "../planning/planning.service.ts";
import { readGround } from "../planning/stating.service.ts";
import type { Ground } from "../planning/stating.service.ts";
import { lateChanges, readWarnings, refuseBreaks, refuseHard } from "../rest/rest.service.ts";

import { copyOf } from "./copying.rules.ts";
import type { CopyChange } from "./copying.rules.ts";
import { carryOut, fingerprintOf, linkTo, planStep, reachOf } from "./replacing.service.ts";
import { findSeries, listSeries } from "./series.read.ts";
import type { SeriesKind, SeriesRow } from "./series.read.ts";
import { endSeries, insertSeries, lockSeries, updateSeries } from "./series.repo.ts";
import type { StatedSeries } from "./series.repo.ts";
import type { Keep } from "./series.rules.ts";

/** A series as it is asked for, before its last made day and its reason are known. */
export type AskedSeries = Omit<StatedSeries, "hecho_hasta" | "motivo">;

/** Conditions of a change of a series. */
export type ChangeOptions = {
  simular: boolean;
  huella?: string | undefined;
  motivo: string | undefined;
  version?: number | undefined;
  keep: Keep;
};

type AskedCopy = CopyChange & { simular: boolean; motivo?: string | undefined };
type Key = { tipo: SeriesKind; id: number };
type Changed = { serie: SeriesRow | null; cambios: SeriesChanges };

/** Days that the start of a new series may lie back. */
const longestPast = 400;

/** Ends a previewed change: the transaction is rolled back, so that the preview is what would happen. */
class Previewed extends Error {
  readonly cambios: SeriesChanges;

  constructor(cambios: SeriesChanges) {
    super("The change of a series was previewed");
    this.name = "Previewed";
    this.cambios = cambios;
  }
}

/** Series of a kind in the caller's areas, without labels and pauses that are gone. */
export async function listOwnSeries(
  ctx: AppContext,
  actor: Actor,
  tipo: SeriesKind,
): Promise<SeriesRow[]> {
  const key = { trabajador_id: actor.trabajador_id, tipo, now: ctx.clock.now().toString() };
  return ctx.db.read(actor.empresa_id, async (tx) => {
    const [rows, labels, pauses] = await Promise.all([
      listSeries(tx, key),
      readLabels(tx),
      readPauses(tx),
    ]);
    return rows.map((row) => withoutGone(row, { labels, pauses }));
  });
}

/** A series without the labels and pauses that were deleted since it was saved. */
export function withoutGone<T extends Pick<SeriesRow, "secuencia">>(
  row: T,
  { labels, pauses }: Pick<Ground, "labels" | "pauses">,
): T {
  const labelIds = new Set(labels.map(({ id }) => id));
  const pauseIds = new Set(pauses.map(({ id }) => id));
  const secuencia = row.secuencia.map((shift) =>
    shift === null
      ? null
      : {
          ...shift,
          label_ids: shift.label_ids.filter((id) => labelIds.has(id)),
          pause_ids: shift.pause_ids.filter((id) => pauseIds.has(id)),
        },
  );
  return { ...row, secuencia };
}

/** A series of the caller. Errors: shift.recurrence_not_found, shift.pattern_not_found. */
async function requireSeries(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  { tipo, id }: Key,
): Promise<SeriesRow> {
  const { trabajador_id } = actor;
  const found = await findSeries(tx, { id, tipo, trabajador_id, now: ctx.clock.now().toString() });
  if (found !== undefined) return found;
  fail(tipo === "patron" ? "shift.pattern_not_found" : "shift.recurrence_not_found");
}

/** Adds a series with its shifts (Rule SHIFTS-11), or previews it. */
export async function addSeries(
  ctx: AppContext,
  caller: Caller,
  {
    once,
    ...step
  }: {
    /** A new series, or a copy that the transaction reads. */
    asked: AskedSeries | ((tx: Tx) => Promise<AskedSeries>);
    options: Omit<ChangeOptions, "keep">;
    once: Once | undefined;
  },
): Promise<Changed> {
  const options = {
    ...step.options,
    keep: { conservar_editados: true, conservar_publicados: true },
  };
  const add = async (tx: Tx): Promise<Changed> => {
    const ground = await readGround(ctx, tx, caller.actor);
    const { asked: given } = step;
    const isCopy = typeof given === "function";
    const asked = typeof given === "function" ? withoutGone(await given(tx), ground) : given;
    const { from, to } = reachOf(ctx, caller.actor.zona_horaria);
    requireStart(asked, { before: undefined, from });
    requireWorkers(ground, asked, isCopy ? workersOf(asked) : new Set());
    const stated = { ...asked, motivo: options.motivo ?? null, hecho_hasta: to };
    const id = await insertSeries(tx, stated, authorOf(ctx, caller));
    const cambios = await replace(ctx, tx, caller, {
      ground,
      before: undefined,
      after: stated,
      key: { tipo: asked.tipo, id },
      options,
    });
    await audit(tx, caller, {
      accion: "turno_serie.creada",
      key: { tipo: asked.tipo, id },
      cambios,
    });
    return { serie: await requireSeries(ctx, tx, caller.actor, { tipo: asked.tipo, id }), cambios };
  };
  return previewed(async () =>
    ctx.db.tenant(caller.actor.empresa_id, add, options.simular ? undefined : once),
  );
}

/** Copies a series as drafts (Rule SHIFTS-10), or previews the copy. */
export async function copySeries(
  ctx: AppContext,
  caller: Caller,
  { key, asked, once }: { key: Key; asked: AskedCopy; once: Once | undefined },
): Promise<Changed> {
  const { simular, motivo } = asked;
  return addSeries(ctx, caller, {
    asked: async (tx) => copyOf(await requireSeries(ctx, tx, caller.actor, key), asked),
    options: { simular, motivo },
    once,
  });
}

/**
 * Changes a series and replaces its shifts that have not begun (Rule SHIFTS-12), or previews it. Errors:
 * those of a new one, shift.series_changed, shift.preview_needed.
 */
export async function changeSeries(
  ctx: AppContext,
  caller: Caller,
  { id, asked, options }: { id: number; asked: AskedSeries; options: ChangeOptions },
): Promise<Changed> {
  const key = { tipo: asked.tipo, id };
  const change = async (tx: Tx): Promise<Changed> => {
    const before = await requireVersion(ctx, tx, caller.actor, { key, version: options.version });
    const { from, to } = reachOf(ctx, caller.actor.zona_horaria);
    requireStart(asked, { before, from });
    const motivo = options.motivo ?? before.motivo;
    const stated = { ...asked, motivo, hecho_hasta: to };
    const ground = await readGround(ctx, tx, caller.actor);
    requireWorkers(ground, asked, workersOf(before));
    await updateSeries(tx, { ...stated, id }, authorOf(ctx, caller));
    const cambios = await replace(ctx, tx, caller, { ground, before, after: stated, key, options });
    await audit(tx, caller, { accion: "turno_serie.cambiada", key, cambios });
    return { serie: await requireSeries(ctx, tx, caller.actor, key), cambios };
  };
  return previewed(async () => ctx.db.tenant(caller.actor.empresa_id, change));
}

/** Ends a series and deletes its shifts that have not begun, or previews it; errors as for a change. */
export async function removeSeries(
  ctx: AppContext,
  caller: Caller,
  { key, options }: { key: Key; options: ChangeOptions },
): Promise<SeriesChanges> {
  const remove = async (tx: Tx): Promise<Changed> => {
    const before = await requireVersion(ctx, tx, caller.actor, { key, version: options.version });
    const ground = await readGround(ctx, tx, caller.actor);
    await endSeries(tx, key.id, authorOf(ctx, caller));
    const after = undefined;
    const cambios = await replace(ctx, tx, caller, { ground, before, after, key, options });
    await audit(tx, caller, { accion: "turno_serie.borrada", key, cambios });
    return { serie: null, cambios };
  };
  const { cambios } = await previewed(async () => ctx.db.tenant(caller.actor.empresa_id, remove));
  return cambios;
}

type Replacing = {
  ground: Ground;
  before: SeriesRow | undefined;
  after: StatedSeries | undefined;
  key: Key;
  options: ChangeOptions;
};

async function replace(
  ctx: AppContext,
  tx: Tx,
  caller: Caller,
  { ground, before, after, key, options }: Replacing,
): Promise<SeriesChanges> {
  const { zona_horaria } = caller.actor;
  const { simular, motivo, keep } = options;
  const plan = await planStep(ctx, tx, { ground, before, after, keep, zona_horaria });
  const seen = fingerprintOf(plan.going);
  if (!simular && seen !== null && options.huella !== seen) fail("shift.preview_needed");
  const { changes, touched } = await carryOut(tx, plan, {
    ...authorOf(ctx, caller),
    motivo: motivo ?? null,
    link: linkTo(key),
    hasta: reachOf(ctx, zona_horaria).to,
  });
  const kind = before === undefined ? "published" : "changed";
  const late = await lateChanges(ctx, tx, kind === "changed" ? touched : []);
  const cambios = { ...changes, avisos: [...changes.avisos, ...late] };
  if (simular) throw new Previewed(cambios);
  refuseBreaks(cambios.avisos, motivo);
  if (before?.publicado === false && after?.publicado === true) {
    await refuseHardOf(tx, cambios.aparecen);
  }
  await afterShiftChange(ctx, tx, { kind, touched });
  return cambios;
}

/** Refuses to publish drafts of a series that break a hard rule on one of their days. Errors: shift.rule_broken. */
async function refuseHardOf(tx: Tx, made: SeriesChanges["aparecen"]): Promise<void> {
  const dates = made.map(({ fecha }) => fecha).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return;
  const trabajador_ids = [...new Set(made.flatMap(({ worker_ids }) => worker_ids))];
  const own = new Set(made.flatMap((one) => one.worker_ids.map((id) => `${id} ${one.fecha}`)));
  const found = await readWarnings(tx, { trabajador_ids, from, to });
  refuseHard(found.filter((one) => own.has(`${one.trabajador_id} ${one.fecha}`)));
}

async function previewed(change: () => Promise<Changed>): Promise<Changed> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Previewed) return { serie: null, cambios: error.cambios };
    throw error;
  }
}

/** A series of the caller, locked until the transaction ends, in the version that the caller read. */
async function requireVersion(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  { key, version }: { key: Key; version: number | undefined },
): Promise<SeriesRow> {
  await lockSeries(tx, key.id);
  const found = await requireSeries(ctx, tx, actor, key);
  if (version !== undefined && version !== found.version) fail("shift.series_changed");
  return found;
}

function requireStart(
  { fecha_inicio }: AskedSeries,
  { before, from }: { before: SeriesRow | undefined; from: string },
): void {
  if (fecha_inicio === before?.fecha_inicio || fecha_inicio >= addDays(from, -longestPast)) return;
  fail("shift.series_start", { fields: { fecha_inicio: ["shift.series_start"] } });
}

/** Workers of a series are of its area; those it had before may have left it. */
function requireWorkers(ground: Ground, asked: AskedSeries, former: ReadonlySet<number>): void {
  const area = ground.areas.find(({ id }) => id === asked.pe_area_trabajo_id);
  if (area === undefined) {
    fail("shift.area_not_found", { fields: { pe_area_trabajo_id: ["shift.area_not_found"] } });
  }
  const known = new Set([...former, ...area.personas.map(({ id }) => id)]);
  if ([...workersOf(asked)].every((id) => known.has(id))) return;
  fail("shift.worker_not_found", { fields: { worker_ids: ["shift.worker_not_found"] } });
}

function workersOf({ rotacion }: Pick<AskedSeries, "rotacion">): Set<number> {
  return new Set(rotacion.map((one) => one.trabajador_id));
}

async function audit(
  tx: Tx,
  { actor, ip }: Caller,
  {
    accion,
    key,
    cambios,
  }: {
    accion: "turno_serie.creada" | "turno_serie.cambiada" | "turno_serie.borrada";
    key: Key;
    cambios: SeriesChanges;
  },
): Promise<void> {
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion,
    objeto: "turno_serie",
    objeto_id: key.id,
    detalle: {
      tipo: key.tipo,
      retirados: cambios.desaparecen.length,
      creados: cambios.aparecen.length,
    },
  });
}

/** End of a series with the fields that it needs, and no others. Errors: shift.series_end. */
export function requireEnd(
  asked: Pick<AskedSeries, "fecha_inicio" | "tipo_fin" | "num_veces" | "fecha_fin">,
): Pick<AskedSeries, "tipo_fin" | "num_veces" | "fecha_fin"> {
  const { tipo_fin, fecha_inicio, num_veces, fecha_fin } = asked;
  if (tipo_fin === "nunca") return { tipo_fin, num_veces: null, fecha_fin: null };
  if (tipo_fin === "veces") {
    if (num_veces === null) {
      fail("shift.series_end", { fields: { num_veces: ["shift.series_end"] } });
    }
    return { tipo_fin, num_veces, fecha_fin: null };
  }
  if (fecha_fin === null || fecha_fin < fecha_inicio) {
    fail("shift.series_end", { fields: { fecha_fin: ["shift.series_end"] } });
  }
  return { tipo_fin, num_veces: null, fecha_fin };
}
