import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { Incidence } from "@atrio/contract/time/hours-bank";

import { states } from "./hours-bank.rules.ts";

type Subject = { trabajador_id: number };

/** Only the worker reads, and comments, their own incidences and statement. */
export function mayUseBank(actor: Actor, resource: Subject): boolean {
  return actor.trabajador_id === resource.trabajador_id;
}

/** A hours bag supervisor decides for the people supervised today, never for themselves. */
export function mayDecideAsSupervisor(
  actor: Actor,
  incidence: Subject & { supervisada: boolean },
): boolean {
  return (
    actor.supervisor_bolsa_horas &&
    incidence.supervisada &&
    actor.trabajador_id !== incidence.trabajador_id
  );
}

/** An administrator decides and books for everybody of the company but themselves. */
export function mayBook(actor: Actor, resource: Subject): boolean {
  return mayUseOffice(actor, "tiempo") && actor.trabajador_id !== resource.trabajador_id;
}

/** Actions of the caller on an incidence now; a handed-over session only reads. */
export function abilitiesOn(
  actor: Actor,
  incidence: Pick<Incidence, "trabajador" | "estado_id" | "validaciones"> & {
    supervisada: boolean;
  },
): Incidence["can"] {
  const subject = {
    trabajador_id: incidence.trabajador.id,
    supervisada: incidence.supervisada,
  };
  const isOpen = incidence.estado_id === states.pending && actor.suplantada_por === null;
  const validated = incidence.validaciones.some(
    ({ supervisor }) => supervisor.id === actor.trabajador_id,
  );
  const supervises = isOpen && !validated && mayDecideAsSupervisor(actor, subject);
  return {
    editar: isOpen && mayUseBank(actor, subject),
    validar: supervises,
    rechazar: supervises,
    aprobar: isOpen && mayBook(actor, subject),
  };
}
