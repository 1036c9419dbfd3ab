import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  changeRegistration,
  createRegistration,
  registrationHistory,
} from "@atrio/contract/projects/registrations";
import type { Registration } from "@atrio/contract/projects/shapes";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { tellPages } from "../../../platform/events.ts";
import { lockWorkingTime } from "../../time/worker-locks/worker-locks.service.ts";

import { minutesOf, placeProblem } from "./division.rules.ts";
import type { Span } from "./division.rules.ts";
import { canSee, decides, rightsOf } from "./registrations.policy.ts";
import {
  findOwner,
  findRegistration,
  findWork,
  readHistory,
  readOfSigning,
} from "./registrations.read.ts";
import type { Reader, RegistrationRow, WorkSigning } from "./registrations.read.ts";
import {
  deleteRegistrations,
  insertRegistration,
  saveApproval,
  updateRegistration,
} from "./registrations.repo.ts";
import type { Author } from "./registrations.repo.ts";
import { columnsOf, frameOf, placedOf, readJudge, statedSpan } from "./stating.service.ts";

/** The caller as a reader of registrations. */
export function readerOf(ctx: AppContext, actor: Actor): Reader {
  return { trabajador_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
}

/** Author of a change of this moment. */
export function authorOf(ctx: AppContext, actor: Actor, motivo: string | null = null): Author {
  return {
    cambiado_por: actor.trabajador_id,
    cambiado_en: ctx.clock.now().toString(),
    motivo,
  };
}

/** A stored registration as a caller sees it; `now` in epoch milliseconds. */
export function toRegistration(row: RegistrationRow, actor: Actor, now: number): Registration {
  const { mes_cerrado, cargo, ...shown } = row;
  const en_curso = row.hora_fin === null;
  return {
    ...shown,
    minutos: minutesOf(placedOf(row), now),
    en_curso,
    can: rightsOf(actor, { ...row, en_curso, mes_cerrado, cargo }),
  };
}

async function readShown(ctx: AppContext, tx: Tx, actor: Actor, id: number): Promise<Registration> {
  const row = await findRegistration(tx, readerOf(ctx, actor), id);
  if (row === undefined) throw new Error("The written registration is missing");
  return toRegistration(row, actor, ctx.clock.now().epochMilliseconds);
}

/** Refuses a span that cannot be a registration of a signing. Errors: project.order, .outside_signing, .overlap. */
function requirePlace(
  ctx: AppContext,
  span: Span,
  { signing, others }: { signing: WorkSigning; others: readonly Span[] },
): void {
  const now = ctx.clock.now().epochMilliseconds;
  const problem = placeProblem(span, frameOf(signing), { others, now });
  if (problem !== undefined) {
    fail(problem, { fields: { hora_inicio: [problem], hora_fin: [problem] } });
  }
}

type CreateInput = EndpointInput<typeof createRegistration>["body"];

/** Assigns an interval of an own signing to a project. Errors: intervalErrors of the contract. */
export async function createOwn(
  ctx: AppContext,
  { actor, input, once }: { actor: Actor; input: CreateInput; once: Once | undefined },
): Promise<Registration> {
  const { trabajador_id } = actor;
  const { fichaje_id } = input;
  const make = async (tx: Tx): Promise<Registration> => {
    await lockWorkingTime(tx, trabajador_id);
    const signing =
      (await findWork(tx, { trabajador_id, id: fichaje_id })) ?? fail("signing.not_found");
    const [judge, others] = await Promise.all([
      readJudge(tx, { trabajador_id, dia: signing.dia, ids: [input.proyecto_id] }),
      readOfSigning(tx, readerOf(ctx, actor), { trabajador_id, fichaje_id }),
    ]);
    const work = judge(input);
    const span = statedSpan(input, frameOf(signing));
    requirePlace(ctx, span, { signing, others: others.map(placedOf) });
    const { proyecto_id, actividad_id, observaciones } = input;
    const written = { fichaje_id, proyecto_id, actividad_id, observaciones, ...columnsOf(span) };
    const by = authorOf(ctx, actor);
    const id = await insertRegistration(tx, trabajador_id, { ...written, ...work }, by);
    return readShown(ctx, tx, actor, id);
  };
  const made = await ctx.db.tenant(actor.empresa_id, make, once);
  tellPages(ctx, "fichaje", actor);
  return made;
}

/**
 * Locks the time of a registration's worker and reads it anew; somebody else's is not there. Errors:
 * project.registration_not_found.
 */
async function hold(
  ctx: AppContext,
  tx: Tx,
  { actor, id }: { actor: Actor; id: number },
): Promise<RegistrationRow> {
  const reader = readerOf(ctx, actor);
  const owner = await findOwner(tx, reader, id);
  if (owner === undefined) return fail("project.registration_not_found");
  await lockWorkingTime(tx, owner.trabajador_id);
  const row = await findRegistration(tx, reader, id);
  if (row === undefined || !canSee(actor, { ...row, en_curso: row.hora_fin === null })) {
    return fail("project.registration_not_found");
  }
  if (row.mes_cerrado) fail("closure.month_closed");
  return row;
}

type ChangeInput = EndpointInput<typeof changeRegistration>["body"];

/**
 * Changes an own registration, or decides about one of a project in charge. Errors: those of the
 * contract.
 */
export async function changeOrDecide(
  ctx: AppContext,
  { actor, id, input }: { actor: Actor; id: number; input: ChangeInput },
): Promise<Registration> {
  const { aprobado, ...others } = input;
  const stated = [
    "hora_inicio",
    "hora_fin",
    "proyecto_id",
    "actividad_id",
    "partes",
    "observaciones",
  ];
  const isChange = stated.some((name) => Object.hasOwn(others, name));
  if (aprobado !== undefined && isChange) {
    fail("project.mixed", { fields: { aprobado: ["project.mixed"] } });
  }
  if (aprobado !== undefined) return decide(ctx, { actor, id, aprobado, motivo: null });
  const changed = await ctx.db.tenant(actor.empresa_id, async (tx) =>
    changeOwn(ctx, tx, { actor, id, input: others }),
  );
  tellPages(ctx, "fichaje", actor);
  return changed;
}

/** A caller's own registration that is not approved. */
async function holdOwn(
  ctx: AppContext,
  tx: Tx,
  key: { actor: Actor; id: number },
): Promise<RegistrationRow> {
  const row = await hold(ctx, tx, key);
  if (row.trabajador_id !== key.actor.trabajador_id) fail("project.registration_not_found");
  if (row.aprobado) fail("project.approved");
  return row;
}

async function changeOwn(
  ctx: AppContext,
  tx: Tx,
  { actor, id, input }: { actor: Actor; id: number; input: Omit<ChangeInput, "aprobado"> },
): Promise<Registration> {
  const { trabajador_id } = actor;
  const row = await holdOwn(ctx, tx, { actor, id });
  const { fichaje_id, dia } = row;
  const proyecto_id = input.proyecto_id ?? row.proyecto_id;
  const isOther = proyecto_id !== row.proyecto_id;
  const [signing, judge, all] = await Promise.all([
    findWork(tx, { trabajador_id, id: fichaje_id }),
    readJudge(tx, { trabajador_id, dia, ids: [proyecto_id] }),
    readOfSigning(tx, readerOf(ctx, actor), { trabajador_id, fichaje_id }),
  ]);
  if (signing === undefined) return fail("signing.not_found");
  const actividad_id =
    input.actividad_id === undefined && !isOther ? row.actividad_id : (input.actividad_id ?? null);
  const partes = input.partes ?? (actividad_id === row.actividad_id ? row.partes : []);
  const work = judge({ proyecto_id, actividad_id, partes });
  const times = {
    hora_inicio: input.hora_inicio ?? row.hora_inicio,
    hora_fin: input.hora_fin === undefined ? row.hora_fin : input.hora_fin,
  };
  const span = statedSpan(times, frameOf(signing));
  const others = all.filter((one) => one.id !== id).map(placedOf);
  requirePlace(ctx, span, { signing, others });
  const observaciones = input.observaciones === undefined ? row.observaciones : input.observaciones;
  const written = { fichaje_id, proyecto_id, actividad_id, observaciones, ...columnsOf(span) };
  await updateRegistration(tx, id, { ...written, ...work }, authorOf(ctx, actor));
  return readShown(ctx, tx, actor, id);
}

type Decision = { actor: Actor; id: number; aprobado: boolean; motivo: string | null };

/**
 * Approves a registration of a project in charge, or takes approval back (Rule PROJECTS-7); repeated it
 * changes nothing. Errors: project.registration_not_found, project.running, approval.own,
 * closure.month_closed.
 */
export async function decide(ctx: AppContext, decision: Decision): Promise<Registration> {
  const { actor, id, aprobado, motivo } = decision;
  const decided = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const row = await hold(ctx, tx, { actor, id });
    if (row.trabajador_id === actor.trabajador_id) fail("approval.own");
    if (row.aprobado !== aprobado) {
      if (row.hora_fin === null) fail("project.running");
      await saveApproval(tx, id, { ...authorOf(ctx, actor, motivo), aprobado });
    }
    return readShown(ctx, tx, actor, id);
  });
  const { trabajador_id } = decided;
  tellPages(ctx, "fichaje", { empresa_id: actor.empresa_id, trabajador_id });
  return decided;
}

/**
 * Deletes an own registration or one of a project in charge; its row and history stay (Rule PROJECTS-8).
 * Errors: project.registration_not_found, project.reason_required, project.approved,
 * closure.month_closed.
 */
export async function remove(
  ctx: AppContext,
  { actor, id, motivo }: { actor: Actor; id: number; motivo: string | undefined },
): Promise<void> {
  const owner = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const row = await hold(ctx, tx, { actor, id });
    if (motivo === undefined || motivo === "") {
      fail("project.reason_required", { fields: { motivo: ["project.reason_required"] } });
    }
    if (row.aprobado) fail("project.approved");
    await deleteRegistrations(tx, [id], authorOf(ctx, actor, motivo));
    return row.trabajador_id;
  });
  tellPages(ctx, "fichaje", { empresa_id: actor.empresa_id, trabajador_id: owner });
}

/** The account that a client names must be the session's. Errors: access.identity. */
export function requireAccount(actor: Actor, userId: number | undefined): void {
  if (userId !== undefined && userId !== actor.account_user_id) fail("access.identity");
}

/** History of a registration, oldest first. Errors: project.registration_not_found. */
export async function readRegistrationHistory(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<EndpointResponse<typeof registrationHistory>["data"]> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const owner = await findOwner(tx, readerOf(ctx, actor), id);
    const isOwn = owner?.trabajador_id === actor.trabajador_id;
    if (owner === undefined || (!isOwn && !decides(actor, owner))) {
      return fail("project.registration_not_found");
    }
    return readHistory(tx, id);
  });
}
