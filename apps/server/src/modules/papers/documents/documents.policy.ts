import type { Actor } from "@atrio/contract/access/actor";
import { moduleIds } from "@atrio/contract/modules";

import type { OwnedDocument } from "./documents.rules.ts";

type Who = Pick<Actor, "trabajador_id" | "suplantada_por">;

/** What somebody uploaded themselves, whatever version. */
export function isPersonal(actor: Who, document: OwnedDocument): boolean {
  const { trabajador_id: owner, autor_id: author } = document;
  const isOwn = owner === actor.trabajador_id && author === actor.trabajador_id;
  return isOwn && document.documento_tipo !== null;
}

/**
 * Who uploaded a document uploads newer versions of it, also once it is decided; whoever stands in for
 * them only looks.
 */
export function mayReplace(actor: Who, document: OwnedDocument): boolean {
  return isPersonal(actor, document) && document.vigente && actor.suplantada_por === null;
}

/** Who uploaded a document deletes it until somebody has decided it. */
export function mayDelete(actor: Who, document: OwnedDocument): boolean {
  const { aprobacion: state } = document;
  return mayReplace(actor, document) && (state === null || state === "pendiente");
}

/** Whether somebody may look for files of those whom they supervise at all. */
export function leadsHere(actor: Pick<Actor, "permiso_supervisor" | "modulos">): boolean {
  return actor.permiso_supervisor && actor.modulos.includes(moduleIds.supervisorDocuments);
}
