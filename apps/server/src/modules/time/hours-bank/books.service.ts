import type { Actor } from "@atrio/contract/access/actor";
import type { BankMovement, Incidence } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { lockWorkingTime, lockWorkingTimes } from "../worker-locks/worker-locks.service.ts";

import { mayBook } from "./hours-bank.policy.ts";
import { isWorker, readCompanyZone, readIncidences } from "./hours-bank.read.ts";
import {
  findMovementsOf,
  findOwners,
  insertMovements,
  lockIncidences,
  markTransferred,
  sumBalances,
} from "./hours-bank.repo.ts";
import type { LockedIncidence, NewMovement } from "./hours-bank.repo.ts";
import { compensations, transferOf, transferOutcome } from "./hours-bank.rules.ts";
import type { Destination } from "./hours-bank.rules.ts";
import { publishIncidence, viewOf } from "./hours-bank.service.ts";
import { readStatement } from "./statement/statement.read.ts";
import { movementOf } from "./statement/statement.service.ts";

/** An incidence to transfer, with the minutes that it brought into the bank. */
type Transferable = LockedIncidence & { abonados: number };

/**
 * Transfers approved incidences to payroll or to the next year, all of them or none; a repeat with
 * the same destination changes nothing. Errors: incidence.not_found, incidence.not_approved,
 * incidence.not_transferable, incidence.own_bank.
 */
export async function transferIncidences(
  ctx: AppContext,
  actor: Actor,
  input: { incidencia_ids: number[]; destino: Destination },
): Promise<Incidence[]> {
  const ids = [...new Set(input.incidencia_ids)];
  const now = ctx.clock.now();
  const transferred = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const pending = await lockTransferable(tx, actor, { ids, destino: input.destino });
    if (pending.length > 0) {
      const day = dateAt(await readCompanyZone(tx), now.epochMilliseconds);
      const entry = { fecha: day, autor_id: actor.trabajador_id, creado_en: now.toString() };
      const movements = await planMovements(tx, pending, input.destino);
      await insertMovements(
        tx,
        movements.map((movement) => ({ ...movement, ...entry })),
      );
      await markTransferred(tx, { ids: pending.map((one) => one.id), at: now.toString() });
    }
    const rows = await readIncidences(tx, ids);
    return rows.map((row) => viewOf(actor, row, false));
  });
  for (const workerId of new Set(transferred.map(({ trabajador }) => trabajador.id))) {
    publishIncidence(ctx, actor.empresa_id, workerId);
  }
  return transferred;
}

/** Locks the incidences and answers those whose transfer is new. */
async function lockTransferable(
  tx: Tx,
  actor: Actor,
  input: { ids: number[]; destino: Destination },
): Promise<Transferable[]> {
  const { ids, destino } = input;
  await lockWorkingTimes(tx, [...new Set(await findOwners(tx, ids))]);
  const incidences = await lockIncidences(tx, ids);
  if (incidences.length < ids.length) fail("incidence.not_found");
  if (incidences.some((incidence) => !mayBook(actor, incidence))) fail("incidence.own_bank");
  const booked = Map.groupBy(await findMovementsOf(tx, ids), (one) => one.incidencia_id);
  return incidences.flatMap((incidence) => {
    const movements = booked.get(incidence.id) ?? [];
    const kinds = movements.map(({ tipo }) => tipo);
    const outcome = transferOutcome(incidence, destino, kinds);
    if (outcome === "taken") return [];
    if (outcome !== "takes_effect") fail(outcome);
    const entered = movements.find(({ tipo }) => tipo === "incidencia");
    return [{ ...incidence, abonados: entered?.minutos ?? 0 }];
  });
}

/** Lines added by transfers; owed hours leave first, so that the hours they hid can leave too. */
async function planMovements(
  tx: Tx,
  incidences: readonly Transferable[],
  destination: Destination,
): Promise<Array<Omit<NewMovement, "fecha" | "autor_id" | "creado_en">>> {
  const bag = incidences.filter((one) => one.pe_compensacion_id === compensations.hoursBag);
  const workers = [...new Set(bag.map((one) => one.trabajador_id))];
  const held = new Map<string, number>();
  for (const { trabajador_id, anyo, minutos } of await sumBalances(tx, workers)) {
    held.set(`${trabajador_id} ${anyo}`, minutos);
  }
  const inOrder = bag.toSorted((a, b) => a.abonados - b.abonados || a.id - b.id);
  return inOrder.flatMap((incidence) => {
    const { trabajador_id, anyo } = incidence;
    const lines = transferOf(incidence, destination, held.get(`${trabajador_id} ${anyo}`) ?? 0);
    return lines.map((line) => {
      const key = `${trabajador_id} ${line.anyo}`;
      held.set(key, (held.get(key) ?? 0) + line.minutos);
      return { ...line, trabajador_id, incidencia_id: incidence.id, motivo: null };
    });
  });
}

/**
 * Adds an adjustment with its reason to somebody's statement. Errors: worker.not_found,
 * incidence.adjustment_zero, incidence.own_bank.
 */
export async function adjustBank(
  ctx: AppContext,
  call: {
    actor: Actor;
    body: { trabajador_id: number; anyo: number; minutos: number; motivo: string };
    meta: Pick<Meta, "language" | "once">;
  },
): Promise<{ data: BankMovement }> {
  const { actor, body, meta } = call;
  const { trabajador_id, anyo } = body;
  if (body.minutos === 0) {
    fail("incidence.adjustment_zero", { fields: { minutos: ["incidence.adjustment_zero"] } });
  }
  if (!mayBook(actor, body)) fail("incidence.own_bank");
  const now = ctx.clock.now();
  const work = async (tx: Tx): Promise<{ data: BankMovement }> => {
    if (!(await isWorker(tx, trabajador_id))) fail("worker.not_found");
    await lockWorkingTime(tx, trabajador_id);
    const [id] = await insertMovements(tx, [
      {
        trabajador_id,
        anyo,
        minutos: body.minutos,
        motivo: body.motivo,
        fecha: dateAt(await readCompanyZone(tx), now.epochMilliseconds),
        tipo: "ajuste",
        incidencia_id: null,
        autor_id: actor.trabajador_id,
        creado_en: now.toString(),
      },
    ]);
    const rows = await readStatement(tx, { trabajador_id, year: anyo });
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new Error("The adjustment is not in the statement");
    return { data: movementOf(row, meta.language) };
  };
  const answer = await ctx.db.tenant(actor.empresa_id, work, meta.once);
  publishIncidence(ctx, actor.empresa_id, trabajador_id);
  return answer;
}
