import type { Actor } from "@atrio/contract/access/actor";
import type { DayChange } from "@atrio/contract/time/day-changes";

import type { AppContext } from "../../../../../context.ts";
import type { Tx } from "../../../../../db/client.ts";
import { fail } from "../../../../../http/errors.ts";
import { isoOf } from "../../../../../lib/calendar/clock.ts";
import { dateAt } from "../../../../../lib/calendar/zone.ts";
import { makeSalt } from "../../../../../lib/crypto/tokens.ts";
import { tellPages } from "../../../../../platform/events.ts";
import { notify } from "../../../../messages/notices/notices.service.ts";
import { readSuperviseeIds } from "../../../../people/workers/workers.read.ts";
import { lockWorkingTime } from "../../../worker-locks/worker-locks.service.ts";
import { eventContent } from "../../ledger.rules.ts";
import { attest } from "../changes.repo.ts";
import { checkRange } from "../history.service.ts";

import { countDayChanges, readDayChanges } from "./reading.read.ts";
import type { DayChangeRow } from "./reading.read.ts";
import { findChangedWorker, findDayChange, insertReadings, saveObjection } from "./reading.repo.ts";
import type { KeptChange } from "./reading.repo.ts";

/** A supervisor objects once to a worker's change; a handed-over session only reads. */
function viewOf(row: DayChangeRow, actor: Actor): DayChange {
  const isWorkers = row.autor.id === row.trabajador.id;
  const isOther = row.trabajador.id !== actor.trabajador_id;
  const isFree = row.objecion === null && actor.suplantada_por === null;
  return { ...row, can: { objetar: isWorkers && isOther && isFree } };
}

/** Changes of the own days of a range, newest first. Errors: workday.range. */
export async function listOwnDayChanges(
  ctx: AppContext,
  actor: Actor,
  range: { desde: string; hasta: string },
): Promise<DayChange[]> {
  checkRange(range);
  const key = { ...range, trabajador_ids: [actor.trabajador_id], reader: null };
  const rows = await ctx.db.read(actor.empresa_id, (tx) => readDayChanges(tx, key));
  return rows.map((row) => viewOf(row, actor));
}

/** Ids of the people whom the caller supervises today, never the caller. */
async function teamOf(ctx: AppContext, tx: Tx, actor: Actor): Promise<number[]> {
  const today = dateAt(actor.zona_horaria, ctx.clock.now().epochMilliseconds);
  const ids = await readSuperviseeIds(tx, { supervisor_id: actor.trabajador_id, today });
  return ids.filter((id) => id !== actor.trabajador_id);
}

/** Changes of the days of people supervised today, newest first, and how many there are. */
export async function listTeamDayChanges(
  ctx: AppContext,
  actor: Actor,
  asked: {
    skip: number;
    take: number;
    sin_leer?: boolean | undefined;
    trabajador_id?: number | undefined;
    desde?: string | undefined;
    hasta?: string | undefined;
  },
): Promise<{ data: DayChange[]; total: number }> {
  const { skip, take, desde, hasta, trabajador_id } = asked;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const team = await teamOf(ctx, tx, actor);
    const filter = {
      trabajador_ids:
        trabajador_id === undefined ? team : team.filter((id) => id === trabajador_id),
      reader: actor.trabajador_id,
      unread: asked.sin_leer,
      desde,
      hasta,
    };
    const [rows, total] = await Promise.all([
      readDayChanges(tx, { ...filter, skip, take }),
      countDayChanges(tx, filter),
    ]);
    return { data: rows.map((row) => viewOf(row, actor)), total };
  });
}

/** Marks changes of supervised people as read by the caller; answers how many were not. */
export async function markRead(
  ctx: AppContext,
  actor: Actor,
  ids: readonly number[],
): Promise<{ leidos: number }> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const team = await teamOf(ctx, tx, actor);
    const reading = { ids, trabajador_ids: team, supervisor_id: actor.trabajador_id };
    return {
      leidos: await insertReadings(tx, { ...reading, leido_en: ctx.clock.now().toString() }),
    };
  });
}

/** The worker's own change with the caller as supervisor, its worker's time locked. */
async function lockObjectable(
  ctx: AppContext,
  tx: Tx,
  { actor, id }: { actor: Actor; id: number },
): Promise<KeptChange> {
  const workerId = (await findChangedWorker(tx, id)) ?? fail("signing_change.not_found");
  const team = await teamOf(ctx, tx, actor);
  if (!team.includes(workerId)) fail("signing_change.not_found");
  await lockWorkingTime(tx, workerId);
  const change = (await findDayChange(tx, id)) ?? fail("signing_change.not_found");
  if (change.autor_id !== workerId) fail("signing_change.not_found");
  return change.objetado_en === null ? change : fail("signing_change.already_answered");
}

/**
 * A supervisor objects to a worker's change, as a worker disputes a supervisor's: the change stands,
 * the objection joins the chain, the worker is told. Errors: signing_change.*.
 */
export async function objectToChange(
  ctx: AppContext,
  call: { actor: Actor; id: number; motivo: string },
): Promise<DayChange> {
  const { actor, id, motivo } = call;
  const at = isoOf(ctx.clock.now().epochMilliseconds);
  const objected = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const change = await lockObjectable(ctx, tx, call);
    const worker = { trabajador_id: change.trabajador_id };
    const { fichaje_id, dia } = change;
    const contenido = eventContent({
      tipo: "disputa",
      empresa_id: actor.empresa_id,
      ...worker,
      registrado_en: at,
      actor: { trabajador_id: actor.trabajador_id, account_user_id: actor.account_user_id },
      motivo,
      dia,
      antes: null,
      despues: null,
      responde_a_seq: change.seq,
      cambio_id: id,
    });
    const entry = { registrado_en: at, sal: makeSalt(), contenido };
    await attest(tx, { ...worker, fichaje_id, ...entry });
    const by = { objetado_por: actor.trabajador_id, objecion: motivo, objetado_en: at };
    await saveObjection(tx, { id, ...by });
    const { trabajador_id } = actor;
    await insertReadings(tx, {
      ids: [id],
      trabajador_ids: [change.trabajador_id],
      supervisor_id: trabajador_id,
      leido_en: at,
    });
    const data = { ...worker, autor_id: trabajador_id, dia, cambio_id: id };
    await notify(ctx, tx, { to: change.trabajador_id, kind: "day_change_objected", data });
    const key = { trabajador_ids: [change.trabajador_id], reader: trabajador_id, id };
    const [row] = await readDayChanges(tx, key);
    return row === undefined ? fail("signing_change.not_found") : viewOf(row, actor);
  });
  tellPages(ctx, "fichaje", {
    empresa_id: actor.empresa_id,
    trabajador_id: objected.trabajador.id,
  });
  return objected;
}
