import type { AssignedWorker } from "@atrio/contract/projects/team-projects";

import { plainText } from "../../../../lib/plain-text.ts";
import type { Colleague } from "../team-projects.queries.ts";

/** Whom a project is assigned to, as chosen in the dialog. */
export type AssignDraft = { everybody: boolean; ids: ReadonlySet<number>; from: string };

/** Most people that the list shows at once. */
const shownPeople = 40;

/** The draft of a stored assignment. */
export function draftOf(
  everybody: boolean,
  assigned: readonly AssignedWorker[],
  today: string,
): AssignDraft {
  return { everybody, ids: new Set(assigned.map(({ id }) => id)), from: today };
}

/** People who match some words by name or work centre: those chosen at first, then the rest. */
export function offered(
  colleagues: readonly Colleague[],
  words: string,
  first: ReadonlySet<number>,
): { shown: Colleague[]; more: number } {
  const sought = plainText(words);
  const found = colleagues
    .filter(({ nombre_completo, centro_trabajo }) =>
      plainText(`${nombre_completo} ${centro_trabajo ?? ""}`).includes(sought),
    )
    .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  return { shown: found.slice(0, shownPeople), more: Math.max(0, found.length - shownPeople) };
}

/** Number of people who could use the project and no longer will (Rule PROJECTS-3). */
export function countEnded(before: readonly number[], draft: AssignDraft): number {
  return draft.everybody ? 0 : new Set(before.filter((id) => !draft.ids.has(id))).size;
}

/** People of the list that is sent: empty where everybody may use the project. */
export function idsToSend({ everybody, ids }: AssignDraft): number[] {
  return everybody ? [] : [...ids];
}
