import type { RestWarning } from "@atrio/contract/shifts/rest-rules";
import type { SeriesChanges } from "@atrio/contract/shifts/series";

import { groupBy } from "../../../../lib/group-by.ts";

/** Days of a person, in order. */
export type PersonDays = { trabajador_id: number; days: string[] };

/** Days by person: those with the most days first. */
export function daysByPerson(
  items: ReadonlyArray<{ trabajador_id: number; fecha: string }>,
): PersonDays[] {
  return [...groupBy(items, (one) => one.trabajador_id)]
    .map(([trabajador_id, own]) => ({
      trabajador_id,
      days: own.map(({ fecha }) => fecha).toSorted(),
    }))
    .toSorted((a, b) => b.days.length - a.days.length || a.trabajador_id - b.trabajador_id);
}

/** Broken rules by rule and person, hard ones first. */
export type BreakGroup = PersonDays & Pick<RestWarning, "norma" | "nivel">;

/** Newly broken rules of a preview, grouped. */
export function breakGroups(avisos: readonly RestWarning[]): BreakGroup[] {
  const groups = groupBy(avisos, (one) => `${one.nivel} ${one.norma}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { norma, nivel } = first;
      return daysByPerson(group).map((one) => ({ ...one, norma, nivel }));
    })
    .toSorted((a, b) => Number(b.nivel === "dura") - Number(a.nivel === "dura"));
}

/** True if the company forbids the change whatever the reason. */
export function isForbidden({ avisos }: SeriesChanges): boolean {
  return avisos.some(({ nivel }) => nivel === "dura");
}

/** True if a change does nothing to any shift. */
export function isWithoutEffect({ desaparecen, aparecen }: SeriesChanges): boolean {
  return desaparecen.length === 0 && aparecen.length === 0;
}
