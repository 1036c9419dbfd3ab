import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { Exchange, ExchangeState, WaitingExchange } from "@atrio/contract/shifts/exchanges";
import type * as exchanges from "@atrio/contract/shifts/exchanges";
import type { RestWarning } from "@atrio/contract/shifts/rest-rules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { deleteAssignments, insertAssignments, lockShifts } from "../planning/planning.repo.ts";
import { changeWithinRules, previewMoves, refuseHard } from "../rest/rest.service.ts";

import { insertExchange, lockExchange, saveDecision, saveState } from "./exchanges.repo.ts";
import { datesOf, isWaiting, movesOf } from "./exchanges.rules.ts";
import type { Moves } from "./exchanges.rules.ts";
import { findAreaShift, isAway, isOfArea, readExchanges } from "./mine.read.ts";
import type { AreaShiftRow, ExchangeRow } from "./mine.read.ts";

type Asked = EndpointInput<typeof exchanges.askExchange>["body"];
type Caller = { actor: Actor; ip: string };

/**
 * Asks for an open shift, or proposes an own one to a colleague (Rules SHIFTS-31, SHIFTS-32). Errors:
 * those of the declared call.
 */
export async function askForExchange(
  ctx: AppContext,
  actor: Actor,
  { asked, once }: { asked: Asked; once: Once | undefined },
): Promise<Exchange> {
  const { trabajador_id } = actor;
  const { tipo, turno_id } = asked;
  const isOpen = tipo === "abierto";
  const companero_id = isOpen ? null : (asked.companero_id ?? fail("shift.exchange_incomplete"));
  const turno_companero_id =
    tipo === "cambio" ? (asked.turno_companero_id ?? fail("shift.exchange_incomplete")) : null;
  const now = ctx.clock.now().toString();
  const ask = async (tx: Tx): Promise<Exchange> => {
    await lockShifts(tx, turno_companero_id === null ? [turno_id] : [turno_id, turno_companero_id]);
    const { pe_area_trabajo_id, fecha } = await requireVisible(tx, {
      id: turno_id,
      trabajador_id,
      now,
    });
    if (companero_id !== null) {
      const colleague = { trabajador_id: companero_id, pe_area_trabajo_id, fecha };
      if (!(await isOfArea(tx, colleague))) fail("shift.colleague_not_found");
    }
    if (turno_companero_id !== null) await requireShift(tx, { id: turno_companero_id, now });
    const id = await insertExchange(tx, {
      tipo,
      estado: isOpen ? "pendiente_gestor" : "pendiente_companero",
      turno_id,
      solicitante_id: trabajador_id,
      companero_id,
      turno_companero_id,
      comentario: asked.comentario === "" ? null : asked.comentario,
      now,
    });
    const made = await requireExchange(tx, { id, now });
    refuseHard(await checkExchange(tx, made, now));
    if (isOpen) await tellManagers(ctx, tx, made);
    else await tell(ctx, tx, { kind: "shift_offered", to: companero_id ?? [], made });
    return made;
  };
  return ctx.db.tenant(actor.empresa_id, ask, once);
}

/** Accepts or refuses what a colleague proposes; a repeated answer changes nothing (Rule SHIFTS-32). */
export async function answerProposal(
  ctx: AppContext,
  actor: Actor,
  { id, aceptar }: { id: number; aceptar: boolean },
): Promise<Exchange> {
  const now = ctx.clock.now().toString();
  const estado = aceptar ? "pendiente_gestor" : "rechazada_companero";
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await requireExchange(tx, { id, now }, (one) => {
      return one.companero?.id === actor.trabajador_id;
    });
    if (found.estado === estado) return found;
    if (found.estado !== "pendiente_companero") fail("shift.exchange_decided");
    if (aceptar) refuseHard(await checkExchange(tx, found, now));
    await saveState(tx, { id, estado, now });
    const made = await requireExchange(tx, { id, now });
    if (aceptar) await tellManagers(ctx, tx, made);
    else await tell(ctx, tx, { kind: "shift_offer_refused", to: found.solicitante.id, made });
    return made;
  });
}

/** Withdraws an own request that waits. Errors: shift.exchange_not_found, shift.exchange_decided. */
export async function withdrawRequest(ctx: AppContext, actor: Actor, id: number): Promise<void> {
  const now = ctx.clock.now().toString();
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await requireExchange(tx, { id, now }, (one) => {
      return one.solicitante.id === actor.trabajador_id;
    });
    if (found.estado === "retirada") return;
    if (!isWaiting(found.estado)) fail("shift.exchange_decided");
    await saveState(tx, { id, estado: "retirada", now });
  });
}

/** Requests that wait for the caller, with the rules that they would break (Rule SHIFTS-33). */
export async function listWaiting(ctx: AppContext, actor: Actor): Promise<WaitingExchange[]> {
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const rows = await readExchanges(tx, { gestor_id: actor.trabajador_id, now });
    const waiting: WaitingExchange[] = [];
    for (const row of rows) {
      const moves = movesOf(row);
      const { avisos, isDouble } = await previewMoves(tx, moves, rangeOf(moves));
      const posible = !isDouble && !(await isSomebodyAway(tx, moves));
      waiting.push({ ...row, avisos, posible });
    }
    return waiting;
  });
}

/**
 * Confirms a request, which moves its shifts within the rules of rest, or refuses it; both sides are
 * told once (Rules SHIFTS-33, SHIFTS-34). Errors: those of the declared call.
 */
export async function decideRequest(
  ctx: AppContext,
  caller: Caller,
  { id, confirmar, motivo }: { id: number; confirmar: boolean; motivo: string | undefined },
): Promise<Exchange> {
  const { actor } = caller;
  const now = ctx.clock.now().toString();
  const by = { trabajador_id: actor.trabajador_id, now };
  const estado: ExchangeState = confirmar ? "confirmada" : "rechazada_gestor";
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await requireExchange(tx, { id, now }, (one) => {
      return one.gestores.includes(actor.trabajador_id) && one.estado !== "pendiente_companero";
    });
    if (found.estado === estado) return found;
    if (found.estado !== "pendiente_gestor") fail("shift.exchange_decided");
    if (confirmar) await checkExchange(tx, found, now);
    // Decided before its shifts move: an assignment that goes makes waiting requests lapse.
    const reason = motivo ?? null;
    await saveDecision(tx, { id, estado, by: actor.trabajador_id, now, motivo: reason });
    if (confirmar) await moveShifts(tx, movesOf(found), { by, motivo });
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: confirmar ? "turno_peticion.confirmada" : "turno_peticion.rechazada",
      objeto: "turno_peticion",
      objeto_id: id,
      detalle: { turno_id: found.turno.id, tipo: found.tipo },
    });
    const made = await requireExchange(tx, { id, now });
    const to = [found.solicitante.id, ...(found.companero === null ? [] : [found.companero.id])];
    const decided = { ...aboutOf(made), aprobada: confirmar };
    await notify(ctx, tx, { kind: "shift_exchange_decided", to, data: decided });
    return made;
  });
}

async function moveShifts(
  tx: Tx,
  moves: Moves,
  { by, motivo }: { by: { trabajador_id: number; now: string }; motivo: string | undefined },
): Promise<void> {
  const trabajador_ids = [...new Set(moves.given.map((one) => one.trabajador_id))];
  const range = { trabajador_ids, ...rangeOf(moves), motivo };
  await changeWithinRules(tx, range, async () => {
    for (const { turno_id, trabajador_id } of moves.taken) {
      await deleteAssignments(tx, { turno_id, trabajador_ids: [trabajador_id] }, by);
    }
    for (const { turno_id, trabajador_id } of moves.given) {
      const assigned = { turno_id, trabajador_ids: [trabajador_id], motivo: motivo ?? null };
      await insertAssignments(tx, assigned, by);
    }
  });
}

/** A request, locked; unknown to callers that it does not concern. Errors: shift.exchange_not_found. */
async function requireExchange(
  tx: Tx,
  key: { id: number; now: string },
  isKnown: (row: ExchangeRow) => boolean = () => true,
): Promise<ExchangeRow> {
  await lockExchange(tx, key.id);
  const [found] = await readExchanges(tx, key);
  if (found === undefined || !isKnown(found)) fail("shift.exchange_not_found");
  return found;
}

/** A published shift. Errors: shift.not_found. */
async function requireShift(tx: Tx, key: { id: number; now: string }): Promise<AreaShiftRow> {
  return (await findAreaShift(tx, key)) ?? fail("shift.not_found");
}

/** The same, of the worker or of an area of the worker. */
async function requireVisible(
  tx: Tx,
  { trabajador_id, ...key }: { id: number; trabajador_id: number; now: string },
): Promise<AreaShiftRow> {
  const shift = await requireShift(tx, key);
  const { pe_area_trabajo_id, fecha, worker_ids } = shift;
  if (worker_ids.includes(trabajador_id)) return shift;
  if (await isOfArea(tx, { trabajador_id, pe_area_trabajo_id, fecha })) return shift;
  return fail("shift.not_found");
}

/**
 * Refuses what cannot be confirmed: shifts that began, lost owners, full shifts, people of other
 * areas, absences and double shifts. Answers the rules of rest that it would break (Rule SHIFTS-34).
 */
async function checkExchange(tx: Tx, row: ExchangeRow, now: string): Promise<RestWarning[]> {
  const moves = movesOf(row);
  await lockShifts(
    tx,
    moves.given.map((one) => one.turno_id),
  );
  for (const { turno_id, trabajador_id } of moves.given) {
    const shift = await findAreaShift(tx, { id: turno_id, now });
    const giver = moves.taken.find((one) => one.turno_id === turno_id);
    if (shift === undefined || !shift.futuro) {
      fail(row.tipo === "abierto" ? "shift.not_open" : "shift.exchange_lapsed");
    }
    const { worker_ids, num_minimo_trabajadores, pe_area_trabajo_id, fecha } = shift;
    if (giver !== undefined && !worker_ids.includes(giver.trabajador_id)) {
      fail("shift.exchange_lapsed");
    }
    if (giver === undefined && worker_ids.length >= num_minimo_trabajadores) fail("shift.not_open");
    if (!(await isOfArea(tx, { trabajador_id, pe_area_trabajo_id, fecha }))) {
      fail("shift.colleague_not_found");
    }
  }
  if (await isSomebodyAway(tx, moves)) fail("shift.away");
  const { avisos, isDouble } = await previewMoves(tx, moves, rangeOf(moves));
  if (isDouble) fail("shift.overlap");
  return avisos;
}

async function isSomebodyAway(tx: Tx, { given }: Moves): Promise<boolean> {
  for (const { trabajador_id, fecha } of given) {
    if (await isAway(tx, { trabajador_id, fecha })) return true;
  }
  return false;
}

function rangeOf({ given, taken }: Moves): { from: string; to: string } {
  const dates = [...given, ...taken].map(({ fecha }) => fecha).toSorted();
  return { from: dates[0] ?? "", to: dates.at(-1) ?? "" };
}

function aboutOf(made: ExchangeRow) {
  const turnos = made.turno_companero === null ? 1 : 2;
  const version = String(made.id);
  return { trabajador_id: made.solicitante.id, turnos, fechas: datesOf(made), version };
}

async function tell(
  ctx: AppContext,
  tx: Tx,
  {
    kind,
    to,
    made,
  }: {
    kind: "shift_offered" | "shift_offer_refused" | "shift_exchange_waits";
    to: number | readonly number[];
    made: ExchangeRow;
  },
): Promise<void> {
  await notify(ctx, tx, { kind, to, data: aboutOf(made) });
}

async function tellManagers(ctx: AppContext, tx: Tx, made: ExchangeRow): Promise<void> {
  await tell(ctx, tx, { kind: "shift_exchange_waits", to: made.gestores, made });
}
