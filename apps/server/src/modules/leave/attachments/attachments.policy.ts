import type { Actor } from "@atrio/contract/access/actor";
import { requestStates } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";

type Who = Pick<Actor, "trabajador_id">;
type File = {
  trabajador_id: number;
  solicitud_id: number | null;
  restringido: boolean;
  subido_por: number;
  estado_id: number | null;
};

/** The role in which somebody meets a request. */
export type Role = "worker" | "supervisor" | "administrator";

/** True if the company has the module for opening files of requests in a role. */
export function hasModule(actor: Pick<Actor, "modulos">, as: Role): boolean {
  return actor.modulos.includes(
    as === "supervisor" ? moduleIds.supervisorAbsences : moduleIds.absences,
  );
}

/**
 * True if a reader of the request may open its files; medical ones only for administrators and
 * their uploader.
 */
export function mayOpen(actor: Who, as: Role, file: File): boolean {
  return !file.restringido || as === "administrator" || file.subido_por === actor.trabajador_id;
}

/** A worker deletes own drafts, and files of a pending request (Rule LEAVE-57). */
export function mayDelete(actor: Who, as: Role, file: File): boolean {
  const isOpen = file.solicitud_id === null || file.estado_id === requestStates.pending;
  return as === "worker" && file.trabajador_id === actor.trabajador_id && isOpen;
}
