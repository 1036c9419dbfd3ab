import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type {
  addTeamSigning,
  deleteTeamSigning,
  editTeamSigning,
  SigningChange,
} from "@atrio/contract/time/changes";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { isoOf } from "../../../../lib/calendar/clock.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readSupervises } from "../../../people/workers/workers.read.ts";
import { lockWorkingTime } from "../../worker-locks/worker-locks.service.ts";
import { findSigning } from "../clocking.repo.ts";
import type { Appended } from "../clocking.repo.ts";

import { readTeamChanges } from "./changes.read.ts";
import { insertTeamChange } from "./changes.repo.ts";
import { statedTimes } from "./changes.rules.ts";
import type { WantedChange } from "./changes.rules.ts";
import { announceChange, changeDay, changedDay, readDayScene } from "./changes.service.ts";
import type { ChangedDay } from "./changes.service.ts";
import { checkRange } from "./history.service.ts";

export const teamKinds = {
  anadir: "alta_supervisor",
  cambiar: "edicion_supervisor",
  borrar: "borrado_supervisor",
} as const;

const sorts = { anadir: "alta", cambiar: "edicion", borrar: "borrado" } as const;

type TeamCall = {
  actor: Actor;
  trabajador_id: number;
  motivo: string;
  wanted: WantedChange;
  /** The working day; that of the signing when one is changed. */
  dia: string | null;
  once?: Once | undefined;
};

/** Nobody supervises themselves; unsupervised people are 404. */
export async function requireSupervised(
  tx: Tx,
  key: { actor: Actor; trabajador_id: number; now: number },
): Promise<void> {
  const pair = {
    supervisor_id: key.actor.trabajador_id,
    supervisado_id: key.trabajador_id,
    today: dateAt(key.actor.zona_horaria, key.now),
  };
  const isOther = pair.supervisor_id !== pair.supervisado_id;
  if (!(await readSupervises(tx, pair)) || !isOther) fail("request.not_found");
}

/** Locks the worker's chain and answers the day that the change is about. */
async function dayOf(tx: Tx, call: TeamCall, now: number): Promise<string> {
  const worker = { trabajador_id: call.trabajador_id };
  const { fichaje_id } = call.wanted;
  await requireSupervised(tx, { ...call, now });
  const [, signing] = await Promise.all([
    lockWorkingTime(tx, call.trabajador_id),
    fichaje_id === undefined ? undefined : findSigning(tx, { ...worker, id: fichaje_id }),
  ]);
  return call.dia ?? signing?.dia ?? fail("signing.not_found");
}

/** A supervisor's change of a day with its results, in the order of the wishes. */
type TeamChanges = {
  actor: Actor;
  trabajador_id: number;
  dia: string;
  motivo: string;
  now: number;
  wanted: readonly WantedChange[];
  made: readonly Appended[];
};

/** Creates the questions to the worker about each changed signing, with one notice for all. */
export async function keepTeamChanges(
  ctx: AppContext,
  tx: Tx,
  changes: TeamChanges,
): Promise<void> {
  const { actor, dia, motivo, wanted, made } = changes;
  const worker = { trabajador_id: changes.trabajador_id };
  const author = { autor_id: actor.trabajador_id };
  for (const [index, receipt] of made.entries()) {
    const { fichaje_id, seq } = receipt;
    const tipo = sorts[wanted[index]?.accion ?? "cambiar"];
    const change = { ...worker, fichaje_id, dia, ...author, tipo, motivo, seq };
    await insertTeamChange(tx, { ...change, hecho_en: isoOf(changes.now) });
  }
  const [first] = wanted;
  const tipo = wanted.length > 1 || first === undefined ? "varios" : sorts[first.accion];
  const data = { ...worker, ...author, dia, tipo } as const;
  await notify(ctx, tx, { to: worker.trabajador_id, kind: "signing_changed", data });
}

/**
 * A supervisor's change takes effect at once and waits for the worker's answer (decisions, 4): the
 * version, the question and the notice are one transaction.
 */
async function changeTeam(ctx: AppContext, call: TeamCall): Promise<ChangedDay> {
  const { actor, motivo, wanted } = call;
  const worker = { trabajador_id: call.trabajador_id };
  const now = ctx.clock.now().epochMilliseconds;
  const work = async (tx: Tx): Promise<ChangedDay> => {
    const key = { ...worker, dia: await dayOf(tx, call, now), now };
    const scene = await readDayScene(tx, key);
    if (scene.date > dateAt(scene.zone, now)) {
      fail("signing.future", { fields: { dia: ["signing.future"] } });
    }
    const by = { actor, ...worker, now, motivo, wanted: [wanted] };
    const { made } = await changeDay(ctx, tx, { ...by, scene, kinds: teamKinds });
    await keepTeamChanges(ctx, tx, { ...by, dia: scene.date, made });
    return changedDay(tx, { ...key, viewer: "supervisor" }, made[0]);
  };
  const answer = await ctx.db.tenant(actor.empresa_id, work, call.once);
  announceChange(ctx, { empresa_id: actor.empresa_id, ...worker });
  return answer;
}

/** The spec's own words for a clock record without its id. */
function requireId(id: number | undefined): number {
  return id ?? fail("signing.id_required", { fields: { id: ["signing.id_required"] } });
}

/** Adds a signing to a supervised worker's day. Errors: changeErrors of the contract. */
export async function addSigning(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof addTeamSigning>["body"] & { once: Once | undefined },
): Promise<ChangedDay> {
  const { trabajador_id, dia, motivo, once } = input;
  const wanted = { accion: "anadir", ...statedTimes(input) } as const;
  return changeTeam(ctx, { actor, trabajador_id, dia, motivo, wanted, once });
}

/** Edits a supervised worker's signing. Errors: signing.id_required, changeErrors of the contract. */
export async function editSigning(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof editTeamSigning>["body"],
): Promise<ChangedDay> {
  const { trabajador_id, motivo } = input;
  const id = requireId(input.id);
  const wanted = { accion: "cambiar", fichaje_id: id, ...statedTimes(input) } as const;
  return changeTeam(ctx, { actor, trabajador_id, dia: null, motivo, wanted });
}

/** Deletes a supervised worker's signing. Errors: signing.id_required, changeErrors of the contract. */
export async function deleteSigning(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof deleteTeamSigning>["query"],
): Promise<ChangedDay> {
  const { trabajador_id, motivo } = input;
  const wanted = { accion: "borrar", fichaje_id: requireId(input.id) } as const;
  return changeTeam(ctx, { actor, trabajador_id, dia: null, motivo, wanted });
}

/** Changes of a supervised worker's signings in a range, with the worker's answers. Errors: workday.range. */
export async function listTeamChanges(
  ctx: AppContext,
  actor: Actor,
  query: { trabajador_id: number; desde: string; hasta: string },
): Promise<SigningChange[]> {
  checkRange(query);
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await requireSupervised(tx, { actor, trabajador_id: query.trabajador_id, now });
    return readTeamChanges(tx, { trabajador_id: query.trabajador_id, range: query });
  });
}
