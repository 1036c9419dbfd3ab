import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { RegistrationState } from "@atrio/contract/projects/shapes";
import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import type { ProjectsSearch } from "../search.model.ts";
import type { Decision, RegistrationPage } from "../team-projects.queries.ts";

/** The list that an address asks for. */
export function registrationPageOf(projectId: number, search: ProjectsSearch): RegistrationPage {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    projectId,
    list: search.estado ?? "pendiente",
    workerId: search.persona ?? null,
    activityId: search.actividad ?? null,
    from: search.desde ?? null,
    to: search.hasta ?? null,
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

/** True if the last day of a list lies before its first. */
export function isBackwards({ from, to }: Pick<RegistrationPage, "from" | "to">): boolean {
  return from !== null && to !== null && to < from;
}

type Rights = Pick<TeamRegistration, "aprobado" | "en_curso" | "requiere_aprobacion" | "can">;

/** State of a registration, as lists name it. */
export function stateOf(registration: Omit<Rights, "can">): RegistrationState {
  if (registration.en_curso) return "en_curso";
  if (registration.aprobado) return "aprobado";
  return registration.requiere_aprobacion ? "pendiente" : "sin_aprobacion";
}

const decisions: readonly Decision[] = ["aprobar", "retirar", "borrar"];

/** Decisions that the reader may take about a registration (Rules PROJECTS-7 and PROJECTS-8). */
export function decisionsOf(registration: Rights): Decision[] {
  const { can } = registration;
  const state = stateOf(registration);
  const allowed: Record<Decision, boolean> = {
    aprobar: can.decidir && state === "pendiente",
    retirar: can.decidir && state === "aprobado",
    borrar: can.borrar,
  };
  return decisions.filter((decision) => allowed[decision]);
}

/** Decisions about selected registrations, each with those that it applies to. */
export function bulkDecisions<One extends Rights>(
  chosen: readonly One[],
): Array<{ decision: Decision; registrations: One[] }> {
  return decisions
    .map((decision) => ({
      decision,
      registrations: chosen.filter((one) => decisionsOf(one).includes(decision)),
    }))
    .filter(({ registrations }) => registrations.length > 0);
}
