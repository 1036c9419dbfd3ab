import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { defaultPageSize } from "@atrio/contract/paging";
import type {
  createArea,
  findAreaPeople,
  listOfficeAreas,
  WholeArea,
} from "@atrio/contract/shifts/areas-office";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readAreaFacts, readAreaPage, readCandidates, readWholeArea } from "./areas.read.ts";
import { insertArea, replacePeople, updateArea } from "./areas.repo.ts";

/** Caller of a change; the address goes into the audit trail. */
type Caller = { actor: Actor; ip: string };
type AreaInput = EndpointInput<typeof createArea>["body"];

const todayOf = (ctx: AppContext, actor: Actor): string => todayIn(actor.zona_horaria, ctx.clock);

/** A page of the company's work areas, by name (Rule SHIFTS-41). */
export async function listAreas(
  ctx: AppContext,
  actor: Actor,
  asked: EndpointInput<typeof listOfficeAreas>["query"]["paramsFront"],
): Promise<EndpointResponse<typeof listOfficeAreas>> {
  const { texto = "", skip = 0, take = defaultPageSize } = asked ?? {};
  const key = { today: todayOf(ctx, actor), texto, skip, take };
  return ctx.db.read(actor.empresa_id, async (tx) => readAreaPage(tx, key));
}

async function readOne(tx: Tx, id: number, today: string): Promise<WholeArea> {
  return (await readWholeArea(tx, { id, today })) ?? fail("shift.area_not_found");
}

/** A work area with its people. Errors: shift.area_not_found. */
export async function getArea(ctx: AppContext, actor: Actor, id: number): Promise<WholeArea> {
  const today = todayOf(ctx, actor);
  return ctx.db.read(actor.empresa_id, async (tx) => readOne(tx, id, today));
}

/** A page of the people who work here today, by name, or only of those who may plan shifts. */
export async function findPeople(
  ctx: AppContext,
  actor: Actor,
  asked: EndpointInput<typeof findAreaPeople>["query"]["paramsFront"],
): Promise<EndpointResponse<typeof findAreaPeople>> {
  const { texto = "", gestores = false, skip = 0, take = defaultPageSize } = asked ?? {};
  const key = { today: todayOf(ctx, actor), texto, gestores, skip, take };
  return ctx.db.read(actor.empresa_id, async (tx) => readCandidates(tx, key));
}

/** Errors: centre.not_found, shift.worker_not_found, shift.not_manager. */
async function requireFacts(tx: Tx, input: AreaInput, today: string): Promise<void> {
  const { centro_trabajo_id, trabajadores_ids, gestores_ids } = input;
  const ids = [...new Set([...trabajadores_ids, ...gestores_ids])];
  const { isCentre, people } = await readAreaFacts(tx, { centro_trabajo_id, ids, today });
  if (!isCentre) {
    fail("centre.not_found", { fields: { centro_trabajo_id: ["centre.not_found"] } });
  }
  const known = new Map(people.map((one) => [one.id, one.permiso_gestor_turnos]));
  for (const [field, list] of Object.entries({ trabajadores_ids, gestores_ids })) {
    if (list.some((one) => !known.has(one))) {
      fail("shift.worker_not_found", { fields: { [field]: ["shift.worker_not_found"] } });
    }
  }
  if (gestores_ids.some((one) => known.get(one) !== true)) {
    fail("shift.not_manager", { fields: { gestores_ids: ["shift.not_manager"] } });
  }
}

function factsOf({ nombre, centro_trabajo_id, observaciones, activa }: AreaInput) {
  return { nombre, centro_trabajo_id, observaciones: observaciones || null, activa };
}

async function savePeople(tx: Tx, id: number, { input, today }: Sent): Promise<void> {
  await replacePeople(tx, "area_trabajador", { id, ids: input.trabajadores_ids, today });
  await replacePeople(tx, "area_gestor", { id, ids: input.gestores_ids, today });
}

type Sent = { input: AreaInput; today: string };

async function audit(
  tx: Tx,
  { actor, ip }: Caller,
  { accion, id, input }: { accion: "area.creada" | "area.cambiada"; id: number; input: AreaInput },
): Promise<void> {
  const { nombre, activa, trabajadores_ids, gestores_ids } = input;
  const detalle = {
    nombre,
    activa,
    trabajadores: trabajadores_ids.length,
    gestores: gestores_ids.length,
  };
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion,
    objeto: "area",
    objeto_id: id,
    detalle,
  });
}

/** Adds a work area with its people (Rule SHIFTS-41). Errors: those of the contract. */
export async function addArea(
  ctx: AppContext,
  caller: Caller,
  { input, once }: { input: AreaInput; once: Once | undefined },
): Promise<WholeArea> {
  const today = todayOf(ctx, caller.actor);
  const add = async (tx: Tx): Promise<WholeArea> => {
    await requireFacts(tx, input, today);
    const id = await insertArea(tx, factsOf(input));
    await savePeople(tx, id, { input, today });
    await audit(tx, caller, { accion: "area.creada", id, input });
    return readOne(tx, id, today);
  };
  return ctx.db.tenant(caller.actor.empresa_id, add, once);
}

/** Changes a work area and its people; assigned shifts stay (Rule SHIFTS-41). Errors: those of the contract. */
export async function saveArea(
  ctx: AppContext,
  caller: Caller,
  { id, input }: { id: number; input: AreaInput },
): Promise<WholeArea> {
  const today = todayOf(ctx, caller.actor);
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    if (!(await updateArea(tx, id, factsOf(input)))) fail("shift.area_not_found");
    await requireFacts(tx, input, today);
    await savePeople(tx, id, { input, today });
    await audit(tx, caller, { accion: "area.cambiada", id, input });
    return readOne(tx, id, today);
  });
}
