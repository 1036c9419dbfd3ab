import type { Actor } from "@atrio/contract/access/actor";
import type { BankConfig, Incidence } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { lockWorkingTime } from "../worker-locks/worker-locks.service.ts";

import { abilitiesOn, mayUseBank } from "./hours-bank.policy.ts";
import { readIncidences, readIncidencesOfYear } from "./hours-bank.read.ts";
import type { IncidenceRow } from "./hours-bank.read.ts";
import { findConfig, findOwner, lockIncidences, updateWishes } from "./hours-bank.repo.ts";
import type { LockedIncidence } from "./hours-bank.repo.ts";
import { states } from "./hours-bank.rules.ts";

/** The caller's own incidences of a year, newest day first. */
export async function listOwnIncidences(
  ctx: AppContext,
  actor: Actor,
  query: { worker_id: number; anyo: number; estado_id?: number | undefined },
): Promise<Incidence[]> {
  const key = { trabajador_id: query.worker_id, year: query.anyo, estado_id: query.estado_id };
  if (!mayUseBank(actor, key)) fail("request.not_found");
  const rows = await ctx.db.read(actor.empresa_id, (tx) => readIncidencesOfYear(tx, key));
  return rows.map((row) => viewOf(actor, row, false));
}

/**
 * Saves remarks and preference of an own incidence while it is pending. Errors:
 * incidence.not_found, incidence.already_decided.
 */
export async function updateIncidence(
  ctx: AppContext,
  actor: Actor,
  input: {
    id: number;
    observaciones?: string | null | undefined;
    pe_compensacion_id?: number | undefined;
  },
): Promise<Incidence> {
  const saved = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const incidence = await lockIncidence(tx, input.id);
    if (!mayUseBank(actor, incidence)) fail("incidence.not_found");
    if (incidence.estado_id !== states.pending) fail("incidence.already_decided");
    // An empty remark is none.
    const remarks = input.observaciones === "" ? null : input.observaciones;
    await updateWishes(tx, { ...input, observaciones: remarks });
    return readView(tx, actor, { id: input.id, supervisada: false });
  });
  publishIncidence(ctx, actor.empresa_id, actor.trabajador_id);
  return saved;
}

/** The company's rules for a year; null where it has none. */
export async function getBankConfig(
  ctx: AppContext,
  actor: Actor,
  query: { worker_id: number; anyo: number },
): Promise<BankConfig | null> {
  if (!mayUseBank(actor, { trabajador_id: query.worker_id })) fail("request.not_found");
  const config = await ctx.db.read(actor.empresa_id, (tx) => findConfig(tx, query.anyo));
  return config ?? null;
}

/**
 * Locks an incidence for a decision: first everything about its worker's time, then its row. Errors:
 * incidence.not_found.
 */
export async function lockIncidence(tx: Tx, id: number): Promise<LockedIncidence> {
  const workerId = (await findOwner(tx, id)) ?? fail("incidence.not_found");
  await lockWorkingTime(tx, workerId);
  const [incidence] = await lockIncidences(tx, [id]);
  return incidence ?? fail("incidence.not_found");
}

/** An incidence with the caller's actions. */
export function viewOf(actor: Actor, row: IncidenceRow, isSupervised: boolean): Incidence {
  return { ...row, can: abilitiesOn(actor, { ...row, supervisada: isSupervised }) };
}

/** An incidence in a transaction, with the caller's actions. Errors: incidence.not_found. */
export async function readView(
  tx: Tx,
  actor: Actor,
  key: { id: number; supervisada: boolean },
): Promise<Incidence> {
  const [row] = await readIncidences(tx, [key.id]);
  return viewOf(actor, row ?? fail("incidence.not_found"), key.supervisada);
}

/** Makes the worker's open pages refetch. */
export function publishIncidence(
  ctx: Pick<AppContext, "events">,
  companyId: number,
  workerId: number,
): void {
  ctx.events.publish({
    empresa_id: companyId,
    trabajador_id: workerId,
    event: { tipo: "fichaje", trabajador_id: workerId },
  });
}
