import { teamGroups } from "@atrio/contract/time/team";
import type { TeamGroup, TeamMember } from "@atrio/contract/time/team";

import { plainText } from "../../../../lib/plain-text.ts";

/** Who is shown: everybody or one group, and whom the search finds. */
export type TodayFilter = { group: TeamGroup | null; text: string };

/** The order in which a supervisor needs the groups: who is missing first. */
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
  const { nombre_completo: name, puesto: post, centro_trabajo: centre } = member;
  const all = plainText([name, post, member.nombre_departamento_trabajador, centre].join(" "));
  return words.every((word) => all.includes(word));
}

/** The figures in the order of the specification. */
export const figureOrder: readonly TeamGroup[] = teamGroups;

/** How full the bar of a day is, in percent; full when work was done that nobody had planned. */
export function workedShare(member: Pick<TeamMember, "minutos_trabajados" | "minutos_previstos">) {
  const { minutos_trabajados: worked, minutos_previstos: expected } = member;
  if (expected === 0) return worked > 0 ? 100 : 0;
  return Math.min(100, Math.round((worked / expected) * 100));
}
