import type { OfficeProject } from "@atrio/contract/projects/projects-office";
import type { ProjectDocument } from "@atrio/contract/projects/shapes";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { randomName } from "../../../lib/crypto/tokens.ts";
import { checkContent } from "../../../lib/files/content/content.ts";
import { squarePicture } from "../../../lib/files/picture.ts";
import { createWorkQueue } from "../../../platform/work-queue.ts";
import {
  dropFiles,
  fileOf,
  lookInto,
  storedName,
  storeWithRow,
} from "../../papers/files/files.service.ts";

import {
  deleteDocument,
  deletePicture,
  insertDocument,
  lockProject,
  savePicture,
} from "./office.repo.ts";
import { auditProject, readOne, todayOf } from "./office.service.ts";
import type { Caller } from "./office.service.ts";

/** Side of a picture in pixels: twice what pages show. */
const pictureSide = 256;
const drawable: readonly string[] = ["image/jpeg", "image/png", "image/webp"];
const drawing = createWorkQueue({ atOnce: 1, waiting: 20 });

/** Draws an upload anew. Errors at `imagen`: document.empty, photo.type, photo.unreadable. */
async function draw(bytes: Buffer): Promise<Buffer> {
  const refuse = (code: "document.empty" | "photo.type" | "photo.unreadable"): never =>
    fail(code, { fields: { imagen: [code] } });
  return drawing.run(async () => {
    const content = await checkContent(bytes);
    if (content === "empty") return refuse("document.empty");
    if (typeof content === "string" || !drawable.includes(content.type)) {
      return refuse("photo.type");
    }
    return (await squarePicture(content.bytes, pictureSide)) ?? refuse("photo.unreadable");
  });
}

type Sent = { id: number; part: unknown; once: Once | undefined };

/** Sets a project's picture. Errors: those of the contract. */
export async function changePicture(
  ctx: AppContext,
  caller: Caller,
  { id, part, once }: Sent,
): Promise<OfficeProject> {
  const imagen = await draw(fileOf(part, "imagen").bytes);
  const save = async (tx: Tx): Promise<OfficeProject> => {
    if (!(await lockProject(tx, id))) fail("project.not_found");
    await savePicture(tx, { proyecto_id: id, nombre: randomName(), imagen });
    await auditProject(tx, caller, { accion: "proyecto.cambiado", id }, { imagen: imagen.length });
    return readOne(tx, todayOf(ctx, caller), id);
  };
  return ctx.db.tenant(caller.actor.empresa_id, save, once);
}

/** Removes a project's picture; without one nothing changes. Errors: project.not_found. */
export async function removePicture(
  ctx: AppContext,
  caller: Caller,
  id: number,
): Promise<OfficeProject> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await deletePicture(tx, id);
    const project = await readOne(tx, todayOf(ctx, caller), id);
    await auditProject(tx, caller, { accion: "proyecto.cambiado", id }, { imagen: 0 });
    return project;
  });
}

/** Adds a document to a project. Errors: project.not_found, document.*. */
export async function addDocument(
  ctx: AppContext,
  caller: Caller,
  { id, part, once, titulo }: Sent & { titulo: string },
): Promise<ProjectDocument> {
  const { empresa_id, trabajador_id, idioma } = caller.actor;
  const file = fileOf(part, "documento");
  const content = await lookInto(file, "documento");
  const bytes = content.bytes;
  const stored = await storeWithRow(ctx, { empresa_id, bytes, once }, async (tx, clave) => {
    if (!(await lockProject(tx, id))) fail("project.not_found");
    const nombre_archivo = storedName(file, content, idioma);
    const shown = { titulo, nombre_archivo, tamanyo: bytes.length };
    const subido_en = ctx.clock.now().toString();
    const kept = { proyecto_id: id, tipo: content.type, clave, subido_en };
    const made = await insertDocument(tx, { ...shown, ...kept, subido_por: trabajador_id });
    await auditProject(tx, caller, { accion: "proyecto.cambiado", id }, { documento: titulo });
    return { clave, id: made, ...shown, subido_en };
  });
  const { clave: _stored, ...document } = stored;
  return document;
}

/** Removes a document from its project. Errors: project.document_not_found. */
export async function removeDocument(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  const { empresa_id } = caller.actor;
  await ctx.db.tenant(empresa_id, async (tx) => {
    const clave = (await deleteDocument(tx, id)) ?? fail("project.document_not_found");
    await dropFiles(ctx, tx, { empresa_id, claves: [clave] });
  });
}
