import type { Actor } from "@atrio/contract/access/actor";
import type { DayPreview, SavedDay } from "@atrio/contract/time/day-changes";

import type { AppContext } from "../../../../../context.ts";
import type { Tx } from "../../../../../db/client.ts";
import type { Once } from "../../../../../db/once.ts";
import { fail } from "../../../../../http/errors.ts";
import { dateAt } from "../../../../../lib/calendar/zone.ts";
import { tellPages } from "../../../../../platform/events.ts";
import { readDayPlanner } from "../../../schedules/schedules.service.ts";
import { lockWorkingTime } from "../../../worker-locks/worker-locks.service.ts";
import type { SigningRow } from "../../clocking.read.ts";
import { findOpen, listPauseKinds } from "../../clocking.repo.ts";
import type { SigningVersion, StoredSigning } from "../../clocking.rules.ts";
import type { Viewer } from "../../sheet/absences.rules.ts";
import { isHeld, marksOn } from "../../sheet/sheet.rules.ts";
import { readSheetRows, readWorkdays, workdaysOf } from "../../sheet/sheet.service.ts";
import { findNeedsApproval } from "../changes.repo.ts";
import { isRefusal, planChanges } from "../changes.rules.ts";
import type { DayScene, SigningWrite, WantedChange } from "../changes.rules.ts";
import { changeDay, readDayScene, refuse, tellDayChanges } from "../changes.service.ts";
import { ownKinds } from "../own.service.ts";
import { keepTeamChanges, requireSupervised, teamKinds } from "../team.service.ts";

import { changesIn, isCurrent } from "./day.rules.ts";
import type { DayDraft } from "./day.rules.ts";

type DayKey = { trabajador_id: number; dia: string };

export type DayCall = DayKey & { actor: Actor; draft: DayDraft };

/** A judged draft, before anything is written. */
export type JudgedDraft = { scene: DayScene; wanted: WantedChange[]; needsApproval: boolean };

type Judging = DayCall & { now: number; viewer: Viewer };

type Sheet = Awaited<ReturnType<typeof readSheetRows>>;

/** Refuses a day that the caller may not change at all. */
async function requireOpenDay(tx: Tx, scene: DayScene, call: Judging, sheet: Sheet): Promise<void> {
  const today = dateAt(scene.zone, call.now);
  if (call.viewer === "worker") {
    if ((await findOpen(tx, call.trabajador_id)) !== undefined) fail("clock.running");
    if (scene.date >= today) fail("signing.not_past");
  } else if (scene.date > today) {
    fail("signing.future", { fields: { fecha: ["signing.future"] } });
  }
  const marks = marksOn(sheet.marks, scene.date);
  if (marks.mes_cerrado) fail("closure.month_closed");
  if (isHeld(marks.incidencia)) fail("incidence.holds_day");
}

async function judge(tx: Tx, call: Judging): Promise<JudgedDraft & { sheet: Sheet }> {
  const { dia, now, draft } = call;
  const worker = { trabajador_id: call.trabajador_id };
  const range = { ...worker, desde: dia, hasta: dia };
  const [scene, sheet, needsApproval] = await Promise.all([
    readDayScene(tx, { ...worker, dia, now }),
    readSheetRows(tx, range),
    findNeedsApproval(tx),
  ]);
  await requireOpenDay(tx, scene, call, sheet);
  if (!isCurrent(draft, sheet.rows)) fail("day_change.outdated");
  const wanted = changesIn(scene, draft);
  if (isRefusal(wanted)) refuse(wanted);
  return { scene, wanted, sheet, needsApproval: needsApproval && call.viewer === "worker" };
}

/**
 * Judges a worker's draft of an own past day under the chain's lock, which the caller holds.
 * Errors: the draft's errors in the contract.
 */
export async function judgeOwnDraft(tx: Tx, call: DayCall, now: number): Promise<JudgedDraft> {
  return judge(tx, { ...call, now, viewer: "worker" });
}

const noMark = {
  latitud_inicio: null,
  longitud_inicio: null,
  latitud_fin: null,
  longitud_fin: null,
  geolocalizacion_inicio: null,
  geolocalizacion_fin: null,
  account_user_ip: null,
} as const;

/** The day's figures of the sheet after the writes; marks of punches are left out. */
function rowsAfter(
  rows: readonly SigningRow[],
  writes: readonly SigningWrite[],
  day: { trabajador_id: number; dia: string; countingPauses: ReadonlySet<number> },
): SigningRow[] {
  const touched = new Set(writes.map((write) => write.existing?.id));
  const kept = rows.filter((row) => !touched.has(row.id));
  const written = writes
    .filter((write) => !write.version.borrado)
    .map(({ existing, version }) => rowOf(existing, version, day));
  return [...kept, ...written].toSorted((a, b) => a.hora_inicio.localeCompare(b.hora_inicio));
}

function rowOf(
  existing: StoredSigning | null,
  version: SigningVersion,
  day: { trabajador_id: number; dia: string; countingPauses: ReadonlySet<number> },
): SigningRow {
  const { parada_id } = version;
  return {
    ...noMark,
    id: existing?.id ?? 0,
    trabajador_id: day.trabajador_id,
    jornada_id: existing?.jornada_id ?? 0,
    dia: day.dia,
    hora_inicio: version.hora_inicio,
    hora_fin: version.hora_fin,
    fichador_id: version.fichador_id,
    parada_id,
    cuenta_como_trabajo: parada_id === null || day.countingPauses.has(parada_id),
    teletrabajo: version.teletrabajo,
    ip_invalida_inicio: false,
    ip_invalida_fin: false,
    sin_conexion_inicio: false,
    sin_conexion_fin: false,
    fin_declarado: false,
    observaciones: version.observaciones,
    recibo_inicio: { seq: 0, hash: "" },
    recibo_fin: null,
  };
}

async function previewOf(ctx: AppContext, tx: Tx, call: Judging): Promise<DayPreview> {
  const { dia, now, viewer } = call;
  const worker = { trabajador_id: call.trabajador_id };
  const range = { ...worker, desde: dia, hasta: dia };
  const [{ scene, wanted, sheet, needsApproval }, planner, pauses] = await Promise.all([
    judge(tx, call),
    readDayPlanner(tx, range),
    listPauseKinds(tx),
  ]);
  const plan = planChanges(scene, wanted);
  if (isRefusal(plan)) return refuse(plan);
  const countingPauses = new Set(pauses.flatMap((one) => (one.cuenta_como_trabajo ? one.id : [])));
  const rows = rowsAfter(sheet.rows, plan, { ...worker, dia, countingPauses });
  const [day] = workdaysOf({ planner, rows, marks: sheet.marks }, { ...range, now, viewer });
  if (day === undefined) throw new Error("The day to preview is missing");
  return {
    minutos_previstos: day.minutos_previstos,
    minutos_trabajados: day.minutos_trabajados,
    minutos_pausa: day.minutos_pausa,
    saldo_minutos: day.saldo_minutos,
    estado_id: day.estado_id,
    incidencia_minutos: await ctx.hooks.previewIncidence(tx, day),
    con_aprobacion: needsApproval,
  };
}

/** Previews a draft of an own past day. Errors: the draft's errors in the contract. */
export async function previewOwnDay(
  ctx: AppContext,
  actor: Actor,
  asked: { dia: string; draft: DayDraft },
): Promise<DayPreview> {
  const now = ctx.clock.now().epochMilliseconds;
  const call = { ...asked, actor, trabajador_id: actor.trabajador_id, now };
  return ctx.db.tenant(actor.empresa_id, (tx) => previewOf(ctx, tx, { ...call, viewer: "worker" }));
}

/** Previews a draft of a supervised worker's day. Errors: the draft's errors in the contract. */
export async function previewTeamDay(ctx: AppContext, call: DayCall): Promise<DayPreview> {
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(call.actor.empresa_id, async (tx) => {
    await requireSupervised(tx, { ...call, now });
    return previewOf(ctx, tx, { ...call, now, viewer: "supervisor" });
  });
}

async function savedDay(
  tx: Tx,
  key: DayKey & { now: number; viewer: Viewer },
  made: Pick<SavedDay, "recibos" | "cambio_id" | "solicitud_id">,
): Promise<SavedDay> {
  const [jornada] = await readWorkdays(tx, { ...key, desde: key.dia, hasta: key.dia });
  if (jornada === undefined) throw new Error("The changed day is missing");
  return { jornada, ...made };
}

/** The day as it stands while supervisors decide about a draft. */
export async function waitingDay(
  tx: Tx,
  key: DayKey & { now: number; solicitud_id: number },
): Promise<SavedDay> {
  const { solicitud_id, ...day } = key;
  const made = { recibos: [], cambio_id: null, solicitud_id };
  return savedDay(tx, { ...day, viewer: "worker" }, made);
}

/** Applies a judged draft of an own day, in its transaction, and notifies the supervisors. */
export async function makeOwnChange(
  ctx: AppContext,
  tx: Tx,
  change: { actor: Actor; now: number; motivo: string; judged: JudgedDraft },
): Promise<SavedDay> {
  const { actor, now, motivo, judged } = change;
  const { scene, wanted } = judged;
  const by = { actor, trabajador_id: actor.trabajador_id, now, motivo };
  const { cambio_id, made } = await changeDay(ctx, tx, {
    ...by,
    scene,
    wanted,
    kinds: ownKinds,
  });
  await tellDayChanges(ctx, tx, { ...by, changeIds: new Map([[scene.date, cambio_id]]) });
  const recibos = made.map(({ seq, hash }) => ({ seq, hash }));
  const key = { trabajador_id: actor.trabajador_id, dia: scene.date, now };
  const kept = { recibos, cambio_id, solicitud_id: null };
  return savedDay(tx, { ...key, viewer: "worker" }, kept);
}

/**
 * Changes a supervised worker's day as a whole; each signing waits for the worker's answer. Errors:
 * the draft's errors in the contract.
 */
export async function saveTeamDay(
  ctx: AppContext,
  call: DayCall & { motivo: string; once: Once | undefined },
): Promise<SavedDay> {
  const { actor, motivo } = call;
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: call.trabajador_id };
  const work = async (tx: Tx): Promise<SavedDay> => {
    await requireSupervised(tx, { ...call, now });
    await lockWorkingTime(tx, call.trabajador_id);
    const { scene, wanted } = await judge(tx, { ...call, now, viewer: "supervisor" });
    const by = { actor, ...worker, now, motivo };
    const change = { ...by, scene, wanted, kinds: teamKinds };
    const { cambio_id, made } = await changeDay(ctx, tx, change);
    await keepTeamChanges(ctx, tx, { ...by, dia: scene.date, wanted, made });
    const recibos = made.map(({ seq, hash }) => ({ seq, hash }));
    const kept = { recibos, cambio_id, solicitud_id: null };
    return savedDay(tx, { ...worker, dia: scene.date, now, viewer: "supervisor" }, kept);
  };
  const saved = await ctx.db.tenant(actor.empresa_id, work, call.once);
  tellPages(ctx, "fichaje", { empresa_id: actor.empresa_id, ...worker });
  return saved;
}
