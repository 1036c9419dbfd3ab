import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { defaultPageSize } from "@atrio/contract/paging";
import type {
  createActivity,
  createProject,
  createProjectPart,
  changeProjectPart,
  findProjectPeople,
  listOfficeProjects,
  OfficeProject,
} from "@atrio/contract/projects/projects-office";
import type { ProjectPart } from "@atrio/contract/projects/shapes";
import type { assignProjectWorkers, AssignedWorker } from "@atrio/contract/projects/team-projects";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { findProjects, isInCharge, readAssigned, readProjects } from "../charge/charge.read.ts";

import { readActivities, readDocuments, readParts } from "./catalogue.read.ts";
import type { BudgetedActivity } from "./catalogue.read.ts";
import { readCandidates, readCharges } from "./office.read.ts";
import {
  insertActivity,
  insertPart,
  insertProject,
  lockProject,
  readPeopleFacts,
  replaceActivityParts,
  replaceCharges,
  replaceWorkers,
  saveAllWorkers,
  updateActivity,
  updatePart,
  updateProject,
} from "./office.repo.ts";

/** Caller of a change; the address goes into the audit trail. */
export type Caller = { actor: Actor; ip: string };
type ProjectInput = EndpointInput<typeof createProject>["body"];

/** Writes a change of the catalogue into the audit trail. */
export async function auditProject(
  tx: Tx,
  { actor, ip }: Caller,
  change: { accion: "proyecto.creado" | "proyecto.cambiado" | "proyecto.asignado"; id: number },
  detalle: Record<string, string | number | boolean>,
): Promise<void> {
  const { accion, id } = change;
  const object = { objeto: "proyecto", objeto_id: id };
  await recordAudit(tx, { ...byActor(actor, ip), accion, ...object, detalle });
}

async function readOffice(tx: Tx, today: string, ids: readonly number[]): Promise<OfficeProject[]> {
  const projects = await readProjects(tx, today, ids);
  const found = projects.map(({ id }) => id);
  const [charges, activities, documents] = await Promise.all([
    readCharges(tx, found),
    readActivities(tx, found),
    readDocuments(tx, found),
  ]);
  return projects.map((project) => ({
    ...project,
    cargos: charges.filter((one) => one.proyecto_id === project.id),
    actividades: activities.filter((one) => one.proyecto_id === project.id),
    documentos: documents.filter((one) => one.proyecto_id === project.id),
  }));
}

/** A project as administrators keep it. Errors: project.not_found. */
export async function readOne(tx: Tx, today: string, id: number): Promise<OfficeProject> {
  const [project] = await readOffice(tx, today, [id]);
  return project ?? fail("project.not_found");
}

/** Local date of the caller. */
export function todayOf(ctx: AppContext, { actor }: Caller): string {
  return todayIn(actor.zona_horaria, ctx.clock);
}

type ListInput = EndpointInput<typeof listOfficeProjects>["query"]["paramsFront"];

/** A page of the company's projects, by name (Rule PROJECTS-15). */
export async function listOffice(
  ctx: AppContext,
  caller: Caller,
  asked: ListInput,
): Promise<EndpointResponse<typeof listOfficeProjects>> {
  const today = todayOf(ctx, caller);
  const { texto = "", situacion, skip = 0, take = defaultPageSize } = asked ?? {};
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const { ids, total } = await findProjects(tx, today, { texto, situacion, skip, take });
    return { data: await readOffice(tx, today, ids), total };
  });
}

/** A project as administrators keep it. Errors: project.not_found. */
export async function getOffice(
  ctx: AppContext,
  caller: Caller,
  id: number,
): Promise<OfficeProject> {
  const today = todayOf(ctx, caller);
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => readOne(tx, today, id));
}

type PeopleInput = EndpointInput<typeof findProjectPeople>["query"]["paramsFront"];

/** A page of the people who work here today, or of the supervisors among them, by name. */
export async function findPeople(
  ctx: AppContext,
  caller: Caller,
  asked: PeopleInput,
): Promise<EndpointResponse<typeof findProjectPeople>> {
  const today = todayOf(ctx, caller);
  const { texto = "", supervisores = false, skip = 0, take = defaultPageSize } = asked ?? {};
  return ctx.db.read(caller.actor.empresa_id, async (tx) =>
    readCandidates(tx, { today, texto, supervisores, skip, take }),
  );
}

/** People assigned to a project today or later, by name. Errors: project.not_found. */
export async function listAssigned(
  ctx: AppContext,
  caller: Caller,
  id: number,
): Promise<AssignedWorker[]> {
  const today = todayOf(ctx, caller);
  const reader = { trabajador_id: caller.actor.trabajador_id, today };
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await readOne(tx, today, id);
    return readAssigned(tx, reader, id);
  });
}

/** Errors: project.dates, project.worker_not_found, project.not_supervisor, project.charge_twice. */
async function requireFacts(tx: Tx, input: ProjectInput, today: string): Promise<void> {
  const isBackwards = ({ desde, hasta }: { desde: string; hasta: string | null }): boolean =>
    hasta !== null && hasta < desde;
  if (isBackwards({ desde: input.fecha_inicio, hasta: input.fecha_fin })) {
    fail("project.dates", { fields: { fecha_fin: ["project.dates"] } });
  }
  if (input.cargos.some(isBackwards)) {
    fail("project.dates", { fields: { cargos: ["project.dates"] } });
  }
  const ids = [...new Set(input.cargos.map((one) => one.trabajador_id))];
  const people = await readPeopleFacts(tx, ids, today);
  if (people.length < ids.length) {
    fail("project.worker_not_found", { fields: { cargos: ["project.worker_not_found"] } });
  }
  if (people.some((one) => !one.permiso_supervisor)) {
    fail("project.not_supervisor", { fields: { cargos: ["project.not_supervisor"] } });
  }
}

function factsOf(input: ProjectInput) {
  const { codigo, nombre, descripcion, fecha_inicio, fecha_fin, estado } = input;
  const { presupuesto_minutos } = input;
  return { codigo, nombre, descripcion, fecha_inicio, fecha_fin, estado, presupuesto_minutos };
}

/** Adds a project. Errors: those of the contract. */
export async function addProject(
  ctx: AppContext,
  caller: Caller,
  { input, once }: { input: ProjectInput; once: Once | undefined },
): Promise<OfficeProject> {
  const today = todayOf(ctx, caller);
  const add = async (tx: Tx): Promise<OfficeProject> => {
    await requireFacts(tx, input, today);
    const id = await insertProject(tx, factsOf(input));
    await replaceCharges(tx, id, input.cargos);
    await auditProject(tx, caller, { accion: "proyecto.creado", id }, { nombre: input.nombre });
    return readOne(tx, today, id);
  };
  return ctx.db.tenant(caller.actor.empresa_id, add, once);
}

/** Changes a project; its registrations stay. Errors: those of the contract. */
export async function updateFacts(
  ctx: AppContext,
  caller: Caller,
  { id, input }: { id: number; input: ProjectInput },
): Promise<OfficeProject> {
  const today = todayOf(ctx, caller);
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    if (!(await lockProject(tx, id))) fail("project.not_found");
    await requireFacts(tx, input, today);
    await updateProject(tx, id, factsOf(input));
    await replaceCharges(tx, id, input.cargos);
    await auditProject(tx, caller, { accion: "proyecto.cambiado", id }, { nombre: input.nombre });
    return readOne(tx, today, id);
  });
}

type ActivityInput = EndpointInput<typeof createActivity>["body"];

function activityFacts({
  nombre,
  requiere_aprobacion,
  presupuesto_minutos,
  activo,
}: ActivityInput) {
  return { nombre, requiere_aprobacion, presupuesto_minutos, activo };
}

async function saveParts(
  tx: Tx,
  { proyecto_id, id }: { proyecto_id: number; id: number },
  parteIds: readonly number[],
): Promise<BudgetedActivity> {
  if (!(await replaceActivityParts(tx, id, parteIds))) {
    fail("project.part_not_found", { fields: { parte_ids: ["project.part_not_found"] } });
  }
  const activities = await readActivities(tx, [proyecto_id]);
  return activities.find((one) => one.id === id) ?? fail("project.activity_not_found");
}

/** Adds an activity to a project. Errors: project.not_found, .part_not_found, .name_taken. */
export async function addActivity(
  ctx: AppContext,
  caller: Caller,
  { id, input, once }: { id: number; input: ActivityInput; once: Once | undefined },
): Promise<BudgetedActivity> {
  const add = async (tx: Tx): Promise<BudgetedActivity> => {
    if (!(await lockProject(tx, id))) fail("project.not_found");
    const made = await insertActivity(tx, id, activityFacts(input));
    await auditProject(
      tx,
      caller,
      { accion: "proyecto.cambiado", id },
      { actividad: input.nombre },
    );
    return saveParts(tx, { proyecto_id: id, id: made }, input.parte_ids);
  };
  return ctx.db.tenant(caller.actor.empresa_id, add, once);
}

/** Changes an activity. Errors: project.activity_not_found, .part_not_found, .name_taken. */
export async function updateOneActivity(
  ctx: AppContext,
  caller: Caller,
  { id, input }: { id: number; input: ActivityInput },
): Promise<BudgetedActivity> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const proyecto_id = await updateActivity(tx, id, activityFacts(input));
    if (proyecto_id === undefined) return fail("project.activity_not_found");
    const change = { accion: "proyecto.cambiado", id: proyecto_id } as const;
    await auditProject(tx, caller, change, { actividad: input.nombre });
    return saveParts(tx, { proyecto_id, id }, input.parte_ids);
  });
}

/** A choice has at least two options, each once; other fields have none. Errors: project.part_options. */
function requireOptions({ tipo, opciones }: Pick<ProjectPart, "tipo" | "opciones">): void {
  const isRight =
    tipo === "opcion"
      ? opciones.length >= 2 && new Set(opciones).size === opciones.length
      : opciones.length === 0;
  if (!isRight) fail("project.part_options", { fields: { opciones: ["project.part_options"] } });
}

async function readPart(tx: Tx, id: number): Promise<ProjectPart> {
  const parts = await readParts(tx);
  return parts.find((one) => one.id === id) ?? fail("project.part_not_found");
}

/** Adds a field that activities may ask for. Errors: project.name_taken, project.part_options. */
export async function addPart(
  ctx: AppContext,
  { actor }: Caller,
  {
    input,
    once,
  }: { input: EndpointInput<typeof createProjectPart>["body"]; once: Once | undefined },
): Promise<ProjectPart> {
  requireOptions(input);
  const { nombre, tipo, obligatorio, opciones, activo } = input;
  const part = { nombre, tipo, obligatorio, opciones, activo };
  const add = async (tx: Tx): Promise<ProjectPart> => readPart(tx, await insertPart(tx, part));
  return ctx.db.tenant(actor.empresa_id, add, once);
}

/** Changes a field; its kind stays. Errors: project.part_not_found, .name_taken, .part_options. */
export async function updateOnePart(
  ctx: AppContext,
  { actor }: Caller,
  { id, input }: { id: number; input: EndpointInput<typeof changeProjectPart>["body"] },
): Promise<ProjectPart> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { nombre, obligatorio, opciones, activo } = input;
    const part = { ...(await readPart(tx, id)), nombre, obligatorio, opciones, activo };
    requireOptions(part);
    await updatePart(tx, part);
    return part;
  });
}

type AssignInput = EndpointInput<typeof assignProjectWorkers>["body"];
type Assigned = EndpointResponse<typeof assignProjectWorkers>["data"];

/**
 * Sets who may use a project from today on (Rule PROJECTS-3), by somebody in charge or an administrator.
 * Errors: project.not_found, project.worker_not_found, project.all_and_list.
 */
export async function assignWorkers(
  ctx: AppContext,
  caller: Caller,
  input: AssignInput,
): Promise<Assigned> {
  const { actor } = caller;
  const { proyecto_id, todos_trabajadores } = input;
  const today = todayOf(ctx, caller);
  const trabajador_ids = [...new Set(input.trabajador_ids)];
  if (todos_trabajadores && trabajador_ids.length > 0) {
    fail("project.all_and_list", { fields: { trabajador_ids: ["project.all_and_list"] } });
  }
  const reader = { trabajador_id: actor.trabajador_id, today };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const isOwn = await isInCharge(tx, reader, proyecto_id);
    const isKnown = await lockProject(tx, proyecto_id);
    if (!isKnown || !(isOwn || mayUseOffice(actor, "tiempo"))) fail("project.not_found");
    const people = await readPeopleFacts(tx, trabajador_ids, today);
    if (people.length < trabajador_ids.length) {
      const code = "project.worker_not_found";
      fail(code, { fields: { trabajador_ids: [code] } });
    }
    const desde = input.desde ?? today;
    await saveAllWorkers(tx, proyecto_id, todos_trabajadores);
    await replaceWorkers(tx, { proyecto_id, trabajador_ids, today, desde });
    const change = { accion: "proyecto.asignado", id: proyecto_id } as const;
    await auditProject(tx, caller, change, { todos_trabajadores, personas: trabajador_ids.length });
    return { todos_trabajadores, trabajadores: await readAssigned(tx, reader, proyecto_id) };
  });
}
