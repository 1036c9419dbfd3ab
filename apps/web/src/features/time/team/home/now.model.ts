import type { TeamMember } from "@atrio/contract/time/team";

/** Standings of a team's people at the moment, in the order of the tiles. */
export const standings = ["trabajando", "en_pausa", "tarde", "ausente", "luego"] as const;
export type Standing = (typeof standings)[number];

/** Somebody who is there or expected. */
export type PersonNow = { member: TeamMember; standing: Exclude<Standing, "ausente"> };

/** Order of the list of people: whoever is missing first. */
const shownOrder: ReadonlyArray<PersonNow["standing"]> = [
  "tarde",
  "en_pausa",
  "trabajando",
  "luego",
];

/**
 * Standing of a person at the moment; null for people who have left, or who have nothing to work
 * today (Rule TIME-165).
 */
export function standingOf(member: TeamMember): Standing | null {
  const { situacion, grupo, llega_tarde, ausencias } = member;
  if (situacion === "trabajando" || situacion === "en_pausa") return situacion;
  if (situacion === "ha_salido") return null;
  if (grupo === "pendiente") return llega_tarde ? "tarde" : "luego";
  return ausencias.length > 0 ? "ausente" : null;
}

/** People of each standing; the latest and the next ones first, the others by name. */
export function peopleBy(members: readonly TeamMember[]): Record<Standing, TeamMember[]> {
  const of = (standing: Standing) => members.filter((one) => standingOf(one) === standing);
  return {
    trabajando: of("trabajando"),
    en_pausa: of("en_pausa"),
    tarde: of("tarde").toSorted((a, b) => b.minutos_retraso - a.minutos_retraso),
    ausente: of("ausente"),
    luego: of("luego").toSorted((a, b) => startOf(a).localeCompare(startOf(b))),
  };
}

function startOf({ hora_prevista }: TeamMember): string {
  return hora_prevista ?? "";
}

/** People who are there or expected, in the order of the list, each with their standing. */
export function peopleNow(members: readonly TeamMember[]): PersonNow[] {
  const people = peopleBy(members);
  return shownOrder.flatMap((standing) => people[standing].map((member) => ({ member, standing })));
}

/** Number of people who have a schedule today, less what approved absences cover. */
export function scheduledOf(members: readonly TeamMember[]): number {
  return members.filter(({ minutos_previstos }) => minutos_previstos > 0).length;
}
