import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  changeSchedule as changeCall,
  createSchedule as createCall,
  listScheduledPeople as peopleCall,
  listSchedules as listCall,
  OfficeSchedule,
  ScheduleEffect,
  ScheduleReference,
} from "@atrio/contract/time/schedules-office";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { lockWorkingTimes } from "../worker-locks/worker-locks.service.ts";

import { effectOf, judgeAnew } from "./effects.service.ts";
import {
  readPeopleFrom,
  readReference,
  readScheduledPeople,
  readSchedules,
  readVersions,
} from "./schedule-office.read.ts";
import {
  deleteSchedules,
  freeCode,
  insertSchedule,
  lockSchedules,
  moveAssignments,
  renameSchedules,
  retireVersion,
  updateSchedule,
} from "./schedule-office.repo.ts";
import { faultOf, isSameContent } from "./schedule-office.rules.ts";

/** Caller of a change; the address goes into the audit trail. */
export type Caller = { actor: Actor; ip: string };
type Stated = EndpointInput<typeof changeCall>["body"];
type Asked<C extends { query: unknown }> = C["query"];

/** Local date of a caller. */
export function todayOf(ctx: AppContext, { zona_horaria }: Actor): string {
  return todayIn(zona_horaria, ctx.clock);
}

/** A page of the company's schedules, by name. */
export async function listOfficeSchedules(
  ctx: AppContext,
  actor: Actor,
  { paramsFront }: Asked<EndpointInput<typeof listCall>>,
): Promise<EndpointResponse<typeof listCall>> {
  const { texto = "", skip = 0, take = 25 } = paramsFront ?? {};
  const key = { today: todayOf(ctx, actor), id: null, texto, skip, take };
  return ctx.db.read(actor.empresa_id, (tx) => readSchedules(tx, key));
}

/** Yearly hours and holidays that schedules are compared with, and groups of people. */
export async function getReference(ctx: AppContext, actor: Actor): Promise<ScheduleReference> {
  return ctx.db.read(actor.empresa_id, (tx) => readReference(tx, todayOf(ctx, actor)));
}

/** A page of people with their schedule of today, by name. */
export async function listPeople(
  ctx: AppContext,
  actor: Actor,
  { paramsFront }: Asked<EndpointInput<typeof peopleCall>>,
): Promise<EndpointResponse<typeof peopleCall>> {
  const { texto = "", horario_id = null, sin_horario = false } = paramsFront ?? {};
  const { skip = 0, take = 25 } = paramsFront ?? {};
  const key = { today: todayOf(ctx, actor), texto, horario_id, sin_horario, skip, take };
  return ctx.db.read(actor.empresa_id, (tx) => readScheduledPeople(tx, key));
}

function requireContent(stated: Pick<Stated, "semanas" | "tramos">): void {
  const fault = faultOf(stated);
  if (fault !== null) fail(fault, { fields: { tramos: [fault] } });
}

/** A schedule as administrators keep it. Errors: schedule.not_found. */
export async function requireSchedule(tx: Tx, today: string, id: number): Promise<OfficeSchedule> {
  const { data } = await readSchedules(tx, { today, id, texto: "", skip: 0, take: 1 });
  return data[0] ?? fail("schedule.not_found");
}

function factsOf(stated: Stated) {
  const { nombre, semanas, tolerancia_minutos, trabaja_festivos, tramos } = stated;
  return { nombre, semanas, tolerancia_minutos, trabaja_festivos, tramos };
}

/** Adds a schedule. Errors: schedule.overlap, schedule.week, schedule.code_taken. */
export async function addSchedule(
  ctx: AppContext,
  { actor, ip }: Caller,
  input: { stated: EndpointInput<typeof createCall>["body"]; once: Once | undefined },
): Promise<OfficeSchedule> {
  const { stated, once } = input;
  requireContent(stated);
  const add = async (tx: Tx): Promise<OfficeSchedule> => {
    await lockSchedules(tx);
    const codigo = stated.codigo === "" ? await freeCode(tx) : stated.codigo;
    const first = { codigo, serie_id: null, vigente_desde: null };
    const id = await insertSchedule(tx, { ...factsOf(stated), ...first });
    const detalle = { nombre: stated.nombre };
    const object = { objeto: "horario", objeto_id: id };
    await recordAudit(tx, { ...byActor(actor, ip), ...object, accion: "horario.creado", detalle });
    return requireSchedule(tx, todayOf(ctx, actor), id);
  };
  return ctx.db.tenant(actor.empresa_id, add, once);
}

/** A change of a schedule: its versions, the people concerned, and whether more than its name changes. */
type Change = { versiones: number[]; people: number[]; isUsed: boolean; isOther: boolean };

async function readChange(
  tx: Tx,
  { today, id, stated }: { today: string; id: number; stated: Stated },
): Promise<Change> {
  const current = await requireSchedule(tx, today, id);
  const versiones = await readVersions(tx, id);
  const ever = await readPeopleFrom(tx, { horario_ids: versiones, desde: null });
  const isUsed = ever.length > 0;
  const isOther = !isSameContent(current, stated);
  if (isUsed && isOther && stated.desde === undefined) {
    fail("schedule.from_required", { fields: { desde: ["schedule.from_required"] } });
  }
  const isDated = isUsed && isOther && stated.desde !== undefined;
  const people = isDated
    ? await readPeopleFrom(tx, { horario_ids: versiones, desde: stated.desde ?? null })
    : [];
  return { versiones, people, isUsed, isOther };
}

async function effectOfChange(
  tx: Tx,
  { today, stated, change }: { today: string; stated: Stated; change: Change },
): Promise<ScheduleEffect> {
  const { desde = today } = stated;
  const versiones = new Set(change.versiones);
  const contenido = factsOf(stated);
  return effectOf(tx, {
    people: change.people,
    today,
    desde,
    change: { versiones, contenido, desde },
  });
}

type ChangeInput = { id: number; stated: Stated };

/** Number of people and days that a change concerns. Errors: those of the contract. */
export async function previewChange(
  ctx: AppContext,
  actor: Actor,
  { id, stated }: ChangeInput,
): Promise<ScheduleEffect> {
  requireContent(stated);
  const today = todayOf(ctx, actor);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const change = await readChange(tx, { today, id, stated });
    return effectOfChange(tx, { today, stated, change });
  });
}

/**
 * Changes a schedule: its name at once, its times from a day on while people work by it, as a new
 * version (Rule TIME-160). Errors: those of the contract.
 */
export async function changeOneSchedule(
  ctx: AppContext,
  { actor, ip }: Caller,
  { id, stated }: ChangeInput,
): Promise<OfficeSchedule> {
  requireContent(stated);
  const today = todayOf(ctx, actor);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockSchedules(tx);
    const change = await readChange(tx, { today, id, stated });
    await lockWorkingTimes(tx, change.people);
    const effect = await effectOfChange(tx, { today, stated, change });
    const { versiones, people, isUsed, isOther } = change;
    await renameSchedules(tx, versiones, stated.nombre);
    let newest = id;
    if (isOther && !isUsed) await updateSchedule(tx, id, factsOf(stated));
    if (isOther && isUsed) {
      const desde = stated.desde ?? today;
      const series = await retireVersion(tx, id);
      newest = await insertSchedule(tx, { ...factsOf(stated), ...series, vigente_desde: desde });
      await moveAssignments(tx, { versiones, id: newest, desde });
      await judgeAnew(ctx, tx, { people, today, desde });
    }
    const detalle = {
      nombre: stated.nombre,
      desde: isOther && isUsed ? (stated.desde ?? today) : null,
      personas: effect.personas,
    };
    const object = { objeto: "horario", objeto_id: newest };
    await recordAudit(tx, {
      ...byActor(actor, ip),
      ...object,
      accion: "horario.cambiado",
      detalle,
    });
    return requireSchedule(tx, today, newest);
  });
}

/** Deletes a schedule that nobody ever had. Errors: schedule.not_found, schedule.in_use. */
export async function removeSchedule(
  ctx: AppContext,
  { actor, ip }: Caller,
  id: number,
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockSchedules(tx);
    const { nombre } = await requireSchedule(tx, todayOf(ctx, actor), id);
    const versiones = await readVersions(tx, id);
    const ever = await readPeopleFrom(tx, { horario_ids: versiones, desde: null });
    if (ever.length > 0) fail("schedule.in_use");
    await deleteSchedules(tx, versiones);
    const object = { objeto: "horario", objeto_id: id };
    const entry = { ...byActor(actor, ip), ...object, detalle: { nombre } };
    await recordAudit(tx, { ...entry, accion: "horario.borrado" });
  });
}
