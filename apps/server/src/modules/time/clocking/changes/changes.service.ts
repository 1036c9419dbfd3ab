import type { Actor } from "@atrio/contract/access/actor";
import type { Receipt, Workday } from "@atrio/contract/time/time";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { failedConstraint } from "../../../../db/failures.ts";
import { fail } from "../../../../http/errors.ts";
import { isoOf } from "../../../../lib/calendar/clock.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { makeSalt } from "../../../../lib/crypto/tokens.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readSupervisors } from "../../../people/workers/workers.read.ts";
import { readDayPlanner } from "../../schedules/schedules.service.ts";
import { appendVersion, findSignings, listClockInTypes, listPauseKinds } from "../clocking.repo.ts";
import type { Appended } from "../clocking.repo.ts";
import { baseOf, eventContent } from "../ledger.rules.ts";
import type { LedgerActor, LedgerEventKind, LedgerGrounds } from "../ledger.rules.ts";
import type { Viewer } from "../sheet/absences.rules.ts";
import { readWorkdays } from "../sheet/sheet.service.ts";

import {
  checkOverlaps,
  deferOverlaps,
  findNeedsApproval,
  insertDayChanges,
  insertDayEvents,
} from "./changes.repo.ts";
import { isRefusal, planChanges } from "./changes.rules.ts";
import type { DayScene, Refusal, SigningWrite, WantedChange } from "./changes.rules.ts";

/** The day after a change and the receipt of its newest version. */
export type ChangedDay = { jornada: Workday; recibo: Receipt };

/** A version to append, with its reason. */
export type LedgerWrite = SigningWrite & {
  tipo: LedgerEventKind;
  dia: string;
  zone: string;
  /** The change of the day that it is part of. */
  cambio_id?: number | undefined;
};

/** Chain, author, moment (milliseconds since 1970) and reason of ledger entries. */
export type Authorship = {
  actor: LedgerActor & { empresa_id: number };
  trabajador_id: number;
  now: number;
  motivo: string | null;
  grounds?: LedgerGrounds;
};

/** Versions that were appended, and the change of each day that they belong to. */
export type AppendedChange = { appended: Appended[]; changeIds: ReadonlyMap<string, number> };

/** Ledger name of each sort of change. */
export type ChangeKinds = Record<WantedChange["accion"], LedgerEventKind>;

/** Ends the use case with a refused change, by the fields that say it wrongly. */
export function refuse({ code, fields }: Refusal): never {
  fail(code, { fields: Object.fromEntries(fields.map((field) => [field, [code]])) });
}

/** Reads the context that a worker's day is judged by; the caller holds the chain's lock. */
export async function readDayScene(
  tx: Tx,
  key: { trabajador_id: number; dia: string; now: number },
): Promise<DayScene> {
  const { dia, now } = key;
  const worker = { trabajador_id: key.trabajador_id };
  const [planner, signings, types, pauses] = await Promise.all([
    readDayPlanner(tx, { ...worker, desde: dia, hasta: dia }),
    // Signings last at most 24 hours: those of two days away can still overlap.
    findSignings(tx, { ...worker, desde: addDays(dia, -2), hasta: addDays(dia, 2) }),
    listClockInTypes(tx),
    listPauseKinds(tx),
  ]);
  const plan = planner(dia);
  return {
    date: dia,
    zone: plan.zona_horaria,
    intervals: plan.intervals,
    now,
    signings,
    telework: new Map(types.map((type) => [type.id, type.tipo === "teletrabajo"])),
    pauses: new Set(pauses.map((pause) => pause.id)),
  };
}

async function append(tx: Tx, by: Authorship, write: LedgerWrite): Promise<Appended> {
  const { actor, grounds } = by;
  const { existing, version } = write;
  const recorded = isoOf(by.now);
  return appendVersion(tx, {
    trabajador_id: by.trabajador_id,
    dia: write.dia,
    zona_horaria: existing?.zona_horaria ?? write.zone,
    existing: existing === null ? null : { id: existing.id, seq_inicio: existing.seq_inicio },
    version,
    registrado_en: recorded,
    sal: makeSalt(),
    contenido: eventContent({
      tipo: write.tipo,
      empresa_id: actor.empresa_id,
      trabajador_id: by.trabajador_id,
      registrado_en: recorded,
      actor: { trabajador_id: actor.trabajador_id, account_user_id: actor.account_user_id },
      motivo: by.motivo,
      dia: write.dia,
      antes: baseOf(existing),
      despues: version,
      ...grounds,
      ...(write.cambio_id === undefined ? {} : { cambio_id: write.cambio_id }),
    }),
  });
}

/**
 * Appends versions to a worker's chain in order, all at once: only their result must not overlap.
 * Errors: clock.overlap, closure.month_closed, incidence.holds_day, from the database itself.
 */
export async function appendVersions(
  tx: Tx,
  by: Authorship,
  writes: readonly LedgerWrite[],
): Promise<Appended[]> {
  try {
    const [, ...appended] = await Promise.all([
      deferOverlaps(tx),
      ...writes.map(async (write) => append(tx, by, write)),
    ]);
    // Not sent with them: after a refused version this could only say that the transaction failed.
    await checkOverlaps(tx);
    return appended;
  } catch (error) {
    if (failedConstraint(error) !== "fichaje_sin_solape") throw error;
    return refuse({ code: "clock.overlap", fields: ["hora_inicio", "hora_fin"] });
  }
}

export type DayChange = Authorship & {
  scene: DayScene;
  wanted: readonly WantedChange[];
  kinds: ChangeKinds;
};

/** Why the wanted changes of a day cannot be made; nothing when they can. */
export function judgeChanges(
  scene: DayScene,
  wanted: readonly WantedChange[],
): Refusal | undefined {
  const plan = planChanges(scene, wanted);
  return isRefusal(plan) ? plan : undefined;
}

/**
 * Appends the versions of changes, one change for a day. Supervisors of the worker are asked to
 * read the worker's own changes. Errors: those of appendVersions.
 */
export async function appendChanges(
  tx: Tx,
  by: Authorship,
  writes: readonly LedgerWrite[],
): Promise<AppendedChange> {
  const dates = [...new Set(writes.map((write) => write.dia))];
  const changeIds = await insertDayChanges(
    tx,
    dates.map((dia) => ({
      trabajador_id: by.trabajador_id,
      dia,
      autor_id: by.actor.trabajador_id,
      motivo: by.motivo,
      hecho_en: isoOf(by.now),
      por_leer: by.actor.trabajador_id === by.trabajador_id,
    })),
  );
  const appended = await appendVersions(
    tx,
    by,
    writes.map((write) => ({ ...write, cambio_id: changeIds.get(write.dia) })),
  );
  await insertDayEvents(
    tx,
    writes.flatMap((write, index) => {
      const made = appended[index];
      const changeId = changeIds.get(write.dia);
      if (made === undefined || changeId === undefined) return [];
      const { fichaje_id, seq } = made;
      const { trabajador_id } = by;
      return [{ cambio_id: changeId, trabajador_id, seq, fichaje_id }];
    }),
  );
  return { appended, changeIds };
}

/**
 * Applies the wanted changes of a day whose context was read under the chain's lock. Errors: those
 * of a refused change, and the database's own.
 */
export async function changeDay(
  ctx: AppContext,
  tx: Tx,
  change: DayChange,
): Promise<{ cambio_id: number; made: Array<Appended & SigningWrite> }> {
  const { scene, wanted, kinds } = change;
  const plan = planChanges(scene, wanted);
  if (isRefusal(plan)) refuse(plan);
  const writes = plan.map((write, index) => ({
    ...write,
    tipo: kinds[wanted[index]?.accion ?? "cambiar"],
    dia: scene.date,
    zone: scene.zone,
  }));
  const { appended, changeIds } = await appendChanges(tx, change, writes);
  await afterChange(ctx, tx, { ...change, dia: scene.date, zone: scene.zone });
  const changeId = changeIds.get(scene.date);
  if (changeId === undefined) throw new Error("A change without an id");
  const made = appended.map((receipt, index) => {
    const write = plan[index];
    if (write === undefined) throw new Error("More receipts than versions");
    return { ...receipt, ...write };
  });
  return { cambio_id: changeId, made };
}

/** The day after a change, for a viewer. */
export async function changedDay(
  tx: Tx,
  key: { trabajador_id: number; dia: string; now: number; viewer: Viewer },
  receipt: Appended | undefined,
): Promise<ChangedDay> {
  const [jornada] = await readWorkdays(tx, { ...key, desde: key.dia, hasta: key.dia });
  if (jornada === undefined || receipt === undefined) throw new Error("The changed day is missing");
  return { jornada, recibo: { seq: receipt.seq, hash: receipt.hash } };
}

/** Notification to the worker's current supervisors of the worker's own changes, one for all. */
export async function tellDayChanges(
  ctx: AppContext,
  tx: Tx,
  made: { actor: Actor; now: number; changeIds: ReadonlyMap<string, number> },
): Promise<void> {
  const worker = { trabajador_id: made.actor.trabajador_id };
  const today = dateAt(made.actor.zona_horaria, made.now);
  const [newest] = [...made.changeIds].toSorted(([a], [b]) => b.localeCompare(a));
  if (newest === undefined) return;
  const [dia, changeId] = newest;
  const numero = made.changeIds.size;
  const to = await readSupervisors(tx, { ...worker, today });
  const data = { ...worker, cambio_id: changeId };
  if (numero === 1) await notify(ctx, tx, { to, kind: "day_changed", data: { ...data, dia } });
  else {
    const many = { ...data, numero, area: "changes" } as const;
    await notify(ctx, tx, { to, kind: "days_changed", data: many });
  }
}

/** Ends the use case where supervisors approve changes first. Errors: day_change.needs_approval. */
export async function requireFreeChanges(tx: Tx): Promise<void> {
  if (await findNeedsApproval(tx)) fail("day_change.needs_approval");
}

/**
 * Recomputes everything that depends on a changed day: its registrations of projects, and the hours of a
 * past one; today's are examined when it ends.
 */
export async function afterChange(
  ctx: AppContext,
  tx: Tx,
  day: { trabajador_id: number; dia: string; zone: string; now: number },
): Promise<void> {
  await ctx.hooks.signingsChanged(ctx, tx, { ...day, dias: [day.dia] });
  if (day.dia >= dateAt(day.zone, day.now)) return;
  await ctx.hooks.dayChanged(ctx, tx, day);
}
