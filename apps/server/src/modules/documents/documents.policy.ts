import type { Actor } from "@atrio/contract/actor";
import { moduleIds } from "@atrio/contract/modules";

type Who = Pick<Actor, "trabajador_id">;

/** What of a document says whose it is and what became of it. */
export type OwnedDocument = {
  trabajador_id: number | null;
  /** Kind of what people upload themselves; null for what the company shares. */
  documento_tipo: string | null;
  autor_id: number;
  aprobacion: "pendiente" | "aprobada" | "rechazada" | null;
  /** It is the newest version. */
  vigente: boolean;
};

/** What somebody uploaded themselves, whatever version. */
export function isPersonal(actor: Who, document: OwnedDocument): boolean {
  const { trabajador_id: owner, autor_id: author } = document;
  const isOwn = owner === actor.trabajador_id && author === actor.trabajador_id;
  return isOwn && document.documento_tipo !== null;
}

/** Who uploaded a document uploads newer versions of it, also once it is decided. */
export function mayReplace(actor: Who, document: OwnedDocument): boolean {
  return isPersonal(actor, document) && document.vigente;
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
