import type { SigningChange } from "@atrio/contract/time/changes";
import type { DayChange } from "@atrio/contract/time/day-changes";
import type { Signing, Workday } from "@atrio/contract/time/time";

/** The changes of one signing, newest first. */
export function changesOf(
  signing: Pick<Signing, "id">,
  changes: readonly SigningChange[],
): SigningChange[] {
  return newestFirst(changes.filter((change) => change.fichaje_id === signing.id));
}

/**
 * True if a change of a day is a supervisor's that its worker was asked about, signing by signing.
 */
export function isAsked(change: DayChange, asked: readonly SigningChange[]): boolean {
  return asked.some((one) => one.hecho_en === change.hecho_en && one.autor.id === change.autor.id);
}

/** The changes of a day whose signing is no longer there: deleted, or moved to another day. */
export function deletionsOf(day: Workday, changes: readonly SigningChange[]): SigningChange[] {
  const present = new Set(day.fichajes.map(({ id }) => id));
  return newestFirst(
    changes.filter((change) => change.dia === day.dia && !present.has(change.fichaje_id)),
  );
}

function newestFirst(changes: readonly SigningChange[]): SigningChange[] {
  return changes.toSorted((first, second) => second.id - first.id);
}

/** Numbers of unanswered and of disputed changes. */
export function answersOf(changes: readonly SigningChange[]): {
  waiting: number;
  disputed: number;
} {
  return {
    waiting: changes.filter(({ respuesta }) => respuesta === null).length,
    disputed: changes.filter(({ respuesta }) => respuesta === "disputado").length,
  };
}
