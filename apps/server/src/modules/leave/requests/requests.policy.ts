import type { Actor } from "@atrio/contract/access/actor";
import { allRequestKinds, timeRequestKinds } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";

/** The role in which somebody meets a request. */
type Role = "worker" | "supervisor" | "administrator";

const aboutTime: ReadonlySet<number> = new Set(Object.values(timeRequestKinds));

/** Module that must be hired for a kind of request in a role. */
function moduleOf(kind: number, role: Role): number {
  if (role === "supervisor") {
    return aboutTime.has(kind)
      ? moduleIds.supervisorTimeRegistration
      : moduleIds.supervisorAbsences;
  }
  return aboutTime.has(kind) ? moduleIds.timeRegistration : moduleIds.absences;
}

/** True if the caller's company has the module for a kind of request in their role. */
export function hasModuleFor(actor: Pick<Actor, "modulos">, kind: number, role: Role): boolean {
  return actor.modulos.includes(moduleOf(kind, role));
}

/**
 * Kinds shown by a list: those asked for, or all of hired modules; undefined when a requested kind
 * is not hired.
 */
export function kindsFor(
  actor: Pick<Actor, "modulos">,
  role: Role,
  asked: readonly number[] | undefined,
): readonly number[] | undefined {
  const hired = (asked ?? allRequestKinds).filter((kind) => hasModuleFor(actor, kind, role));
  if (asked !== undefined && hired.length < asked.length) return undefined;
  return asked === undefined && hired.length === 0 ? undefined : hired;
}
