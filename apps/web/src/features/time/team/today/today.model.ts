import { teamGroups } from "@atrio/contract/time/team";
import type { TeamGroup, TeamMember } from "@atrio/contract/time/team";

import { plainText } from "../../../../lib/plain-text.ts";

/** Filter of people: everybody or a group, and the search. */
export type TodayFilter = { group: TeamGroup | null; text: string };

/** Order of the groups for a supervisor: missing people first. */
const shownOrder: readonly TeamGroup[] = ["pendiente", "fichado_tarde", "fichado", "no_ficha_hoy"];

/** The people that a filter leaves, by group in the order of need; groups of nobody are left out. */
export function groupsOf(
  members: readonly TeamMember[],
  { group, text }: TodayFilter,
): Array<{ group: TeamGroup; members: TeamMember[] }> {
  const words = plainText(text).split(/\s+/);
  const found = members.filter(
    (member) => (group === null || member.grupo === group) && isFound(member, words),
  );
  return shownOrder
    .map((one) => ({ group: one, members: found.filter(({ grupo }) => grupo === one) }))
    .filter(({ members: some }) => some.length > 0);
}

function isFound(member: TeamMember, words: readonly string[]): boolean {
  const { nombre_completo, puesto, centro_trabajo } = member;
  const all = plainText(
    [nombre_completo, puesto, member.nombre_departamento_trabajador, centro_trabajo].join(" "),
  );
  return words.every((word) => all.includes(word));
}

/** The figures in the order of the specification. */
export const figureOrder: readonly TeamGroup[] = teamGroups;

/** Width of a day's bar, in percent; full for unplanned work. */
export function workedShare(member: Pick<TeamMember, "minutos_trabajados" | "minutos_previstos">) {
  const { minutos_trabajados, minutos_previstos } = member;
  if (minutos_previstos === 0) return minutos_trabajados > 0 ? 100 : 0;
  return Math.min(100, Math.round((minutos_trabajados / minutos_previstos) * 100));
}
