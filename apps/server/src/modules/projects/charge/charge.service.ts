import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { TeamProject } from "@atrio/contract/projects/shapes";
import type {
  allCompanyWorkers,
  AssignedWorker,
  decideRegistrations,
  getTeamProject,
  listRegistrations,
  projectPeople,
} from "@atrio/contract/projects/team-projects";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { eachByItself, fail } from "../../../http/errors.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { readActivities, readDocuments } from "../catalogue/catalogue.read.ts";
import type { Reader } from "../registrations/registrations.read.ts";
import {
  decide,
  readerOf,
  remove,
  toRegistration,
} from "../registrations/registrations.service.ts";

import {
  countRegistrations,
  isInCharge,
  readActivityHours,
  readAssigned,
  readCharged,
  readColleagues,
  readProjects,
  readRegistrations,
} from "./charge.read.ts";
import { countPeople, readPeople } from "./people.read.ts";

type Details = EndpointResponse<typeof getTeamProject>["data"];
type Colleagues = EndpointResponse<typeof allCompanyWorkers>["data"];
type Outcomes = EndpointResponse<typeof decideRegistrations>["data"];

/** Bounds of a list without dates. */
const always = { desde: "1900-01-01", hasta: "2199-12-31" };
/** Maximum number of days of a period whose minutes are added up. */
const mostDays = 366;

/** A project that the caller is not in charge of today is not there. Errors: project.not_found. */
export async function requireCharge(tx: Tx, reader: Reader, id: number): Promise<void> {
  if (!(await isInCharge(tx, reader, id))) fail("project.not_found");
}

/** A period in order, of at most 366 days. Errors: calendar.range. */
export function requirePeriod({ desde, hasta }: { desde: string; hasta: string }): void {
  if (hasta >= desde && hasta <= addDays(desde, mostDays - 1)) return;
  fail("calendar.range", { fields: { hasta: ["calendar.range"] } });
}

/** Projects that the caller is in charge of today, by name. */
export async function listCharged(ctx: AppContext, actor: Actor): Promise<TeamProject[]> {
  const reader = readerOf(ctx, actor);
  return ctx.db.read(actor.empresa_id, async (tx) => readCharged(tx, reader));
}

/** A project in charge with its activities and documents. Errors: project.not_found. */
export async function getCharged(ctx: AppContext, actor: Actor, id: number): Promise<Details> {
  const reader = readerOf(ctx, actor);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await requireCharge(tx, reader, id);
    const [[project], activities, hours, documentos] = await Promise.all([
      readProjects(tx, reader.today, [id]),
      readActivities(tx, [id]),
      readActivityHours(tx, id),
      readDocuments(tx, [id]),
    ]);
    if (project === undefined) return fail("project.not_found");
    const actividades = activities.map((activity) => {
      const own = hours.find((one) => one.actividad_id === activity.id);
      return {
        ...activity,
        minutos: own?.minutos ?? 0,
        minutos_aprobados: own?.minutos_aprobados ?? 0,
        registros_pendientes: own?.registros_pendientes ?? 0,
      };
    });
    return { ...project, actividades, documentos };
  });
}

type ListInput = EndpointInput<typeof listRegistrations>["body"]["paramsFront"];

/** A page of the registrations of a project in charge, newest first. Errors: project.not_found. */
export async function listOf(
  ctx: AppContext,
  actor: Actor,
  { id, asked }: { id: number; asked: ListInput },
): Promise<EndpointResponse<typeof listRegistrations>> {
  const reader = readerOf(ctx, actor);
  const { desde = always.desde, hasta = always.hasta } = asked;
  if (hasta < desde) fail("calendar.range", { fields: { hasta: ["calendar.range"] } });
  const { trabajador_ids, actividad_ids, estado } = asked;
  const filter = { proyecto_id: id, trabajador_ids, actividad_ids, estado, desde, hasta };
  const now = ctx.clock.now().epochMilliseconds;
  const [isOwn, rows, totals] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      isInCharge(tx, reader, id),
      readRegistrations(tx, reader, { ...filter, skip: asked.skip, take: asked.take }),
      countRegistrations(tx, filter),
    ]),
  );
  if (!isOwn) fail("project.not_found");
  const data = rows.map(({ trabajador, ...row }) => ({
    ...toRegistration(row, actor, now),
    trabajador,
  }));
  return { data, ...totals };
}

type DecideInput = EndpointInput<typeof decideRegistrations>["body"];

/**
 * Approves, takes approval back from or deletes registrations, each by itself. Errors:
 * project.reason_required.
 */
export async function decideAll(
  ctx: AppContext,
  actor: Actor,
  input: DecideInput,
): Promise<Outcomes> {
  const { accion, motivo } = input;
  if (accion === "borrar" && (motivo ?? "") === "") {
    fail("project.reason_required", { fields: { motivo: ["project.reason_required"] } });
  }
  const outcomes = await eachByItself([...new Set(input.ids)], actor.idioma, async (id) => {
    if (accion === "borrar") {
      await remove(ctx, { actor, id, motivo });
      return null;
    }
    return decide(ctx, { actor, id, aprobado: accion === "aprobar", motivo: motivo ?? null });
  });
  return outcomes.map(({ id, done, error }) => ({ id, registro: done, error }));
}

/** Another company is not there. Errors: request.not_found. */
function requireOwnCompany(actor: Actor, companyId: number): void {
  if (companyId !== actor.empresa_id) fail("request.not_found");
}

/**
 * People assigned today or later to the projects in charge, or to one. Errors: project.not_found,
 * request.not_found.
 */
export async function listAssigned(
  ctx: AppContext,
  actor: Actor,
  { companyId, proyectoId }: { companyId: number; proyectoId: number | undefined },
): Promise<AssignedWorker[]> {
  requireOwnCompany(actor, companyId);
  const reader = readerOf(ctx, actor);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (proyectoId === undefined) return readAssigned(tx, reader, "charged");
    await requireCharge(tx, reader, proyectoId);
    return readAssigned(tx, reader, proyectoId);
  });
}

/** People who work in the company today, by name. Errors: request.not_found. */
export async function listColleagues(
  ctx: AppContext,
  actor: Actor,
  companyId: number,
): Promise<Colleagues> {
  requireOwnCompany(actor, companyId);
  const { today } = readerOf(ctx, actor);
  return ctx.db.read(actor.empresa_id, async (tx) => readColleagues(tx, today));
}

type PeopleInput = EndpointInput<typeof projectPeople>["body"]["paramsFront"];

/** A page of the people of a project in charge with their minutes. Errors: project.not_found, calendar.range. */
export async function listPeople(
  ctx: AppContext,
  actor: Actor,
  { id, asked }: { id: number; asked: PeopleInput },
): Promise<EndpointResponse<typeof projectPeople>> {
  requirePeriod(asked);
  const reader = readerOf(ctx, actor);
  const { desde, hasta, skip, take } = asked;
  const filter = { proyecto_id: id, desde, hasta, texto: asked.texto ?? null };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await requireCharge(tx, reader, id);
    const [rows, total] = await Promise.all([
      readPeople(tx, filter, { skip, take }),
      countPeople(tx, filter),
    ]);
    const data = rows.map((row) => ({
      ...row,
      minutos_sin_asignar: row.minutos - row.minutos_asignados,
    }));
    return { data, total };
  });
}
