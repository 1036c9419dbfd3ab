import type { Actor } from "@atrio/contract/access/actor";
import { moduleIds } from "@atrio/contract/modules";

import type { OwnedDocument } from "./documents.rules.ts";

type Who = Pick<Actor, "trabajador_id" | "suplantada_por">;

/** True for a document that the person uploaded, in any version. */
export function isPersonal(actor: Who, document: OwnedDocument): boolean {
  const { trabajador_id, autor_id } = document;
  const isOwn = trabajador_id === actor.trabajador_id && autor_id === actor.trabajador_id;
  return isOwn && document.documento_tipo !== null;
}

/**
 * Uploaders add newer versions of their documents, also of decided ones; a handed-over session only
 * reads.
 */
export function mayReplace(actor: Who, document: OwnedDocument): boolean {
  return isPersonal(actor, document) && document.vigente && actor.suplantada_por === null;
}

/** Uploaders delete their documents until they are decided. */
export function mayDelete(actor: Who, document: OwnedDocument): boolean {
  const { aprobacion } = document;
  return mayReplace(actor, document) && (aprobacion === null || aprobacion === "pendiente");
}

/** True if a person may look for files of a team at all. */
export function leadsHere(actor: Pick<Actor, "permiso_supervisor" | "modulos">): boolean {
  return actor.permiso_supervisor && actor.modulos.includes(moduleIds.supervisorDocuments);
}
