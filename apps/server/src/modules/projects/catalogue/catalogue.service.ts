import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { markFavourite } from "@atrio/contract/projects/divisions";
import type { Activity, ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { recordAccess } from "../../papers/files/accesses/accesses.service.ts";

import { readOwnActivities, readParts, readStated, readUsable } from "./catalogue.read.ts";
import { findDocument } from "./office.read.ts";
import { readPicture, saveFavourite } from "./office.repo.ts";

/** Projects that the caller may use on a day, by name (Rule PROJECTS-3). */
export async function listUsable(
  ctx: AppContext,
  actor: Actor,
  dia: string | undefined,
): Promise<UsableProject[]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const key = { trabajador_id: actor.trabajador_id, dia: dia ?? today, today };
  const found = await ctx.db.read(actor.empresa_id, async (tx) => readUsable(tx, key));
  return found.projects.map((project) => ({
    ...project,
    actividades: found.activities.filter((one) => one.proyecto_id === project.id),
  }));
}

/** Activities of the projects that the caller may use today or is in charge of. */
export async function listOwnActivities(ctx: AppContext, actor: Actor): Promise<Activity[]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const key = { trabajador_id: actor.trabajador_id, today };
  return ctx.db.read(actor.empresa_id, async (tx) => readOwnActivities(tx, key));
}

/** Fields of the company; former ones too, because registrations still show their values. */
export async function listParts(ctx: AppContext, actor: Actor): Promise<ProjectPart[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => readParts(tx));
}

type MarkInput = EndpointInput<typeof markFavourite>["body"];

/**
 * Marks a project or activity as a favourite of the caller, or takes the mark off. Errors:
 * project.not_found, project.activity_not_found.
 */
export async function saveMark(ctx: AppContext, actor: Actor, input: MarkInput): Promise<void> {
  const { trabajador_id } = actor;
  const { proyecto_id, actividad_id } = input;
  const dia = todayIn(actor.zona_horaria, ctx.clock);
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [project] = await readStated(tx, { trabajador_id, dia, ids: [proyecto_id] });
    if (project?.known !== true) return fail("project.not_found");
    const isKnown = project.actividades.some((one) => one.id === actividad_id);
    if (actividad_id !== null && !isKnown) fail("project.activity_not_found");
    const mark = { trabajador_id, proyecto_id, actividad: actividad_id ?? 0 };
    return saveFavourite(tx, { ...mark, isOn: input.favorito });
  });
}

/** A document of a project that the caller may see; the opening is written down. Errors: project.document_not_found. */
export async function getDocument(ctx: AppContext, actor: Actor, id: number): Promise<FileAnswer> {
  const { empresa_id, trabajador_id } = actor;
  const reader = { trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  const found = await ctx.db.tenant(empresa_id, async (tx) => {
    const asked = { id, isOffice: mayUseOffice(actor, "tiempo", true) };
    const row = (await findDocument(tx, reader, asked)) ?? fail("project.document_not_found");
    const files = [{ id, trabajador_id: null }];
    await recordAccess(ctx, tx, { actor, clase: "proyecto", modo: "descargado", files });
    return row;
  });
  const bytes = await ctx.storage.get({ empresa_id, clave: found.clave });
  if (bytes === undefined) return fail("project.document_not_found");
  return { bytes, name: found.nombre_archivo, type: found.tipo };
}

/** The picture with a name, for anyone who knows it. Errors: photo.not_found. */
export async function getPicture(
  ctx: AppContext,
  nombre: string,
): Promise<Pick<FileAnswer, "bytes" | "type">> {
  const bytes = await readPicture(ctx.db, nombre);
  return { bytes: bytes ?? fail("photo.not_found"), type: "image/webp" };
}
