import type { Change } from "./plan.model.ts";

/** An edit that can be undone, with its words for people. */
export type Edit = { what: string; changes: readonly Change[] };

/** Edits that were made, the last one at the end, and those that were undone. */
export type History = { past: readonly Edit[]; future: readonly Edit[] };

export const noHistory: History = { past: [], future: [] };

const mostEdits = 50;

/** The history after a new edit; what was undone before cannot be redone any more. */
export function withEdit({ past }: History, edit: Edit): History {
  return { past: [...past, edit].slice(-mostEdits), future: [] };
}

/** The history after its last edit was undone. */
export function afterUndo({ past, future }: History): History {
  const last = past.at(-1);
  return last === undefined
    ? { past, future }
    : { past: past.slice(0, -1), future: [last, ...future] };
}

/** The history after the last undone edit was made again. */
export function afterRedo({ past, future }: History): History {
  const [next, ...rest] = future;
  return next === undefined ? { past, future } : { past: [...past, next], future: rest };
}

/** The history without its last edit, or without the one to redo, which no longer fits. */
export function without(history: History, side: "past" | "future"): History {
  return side === "past"
    ? { ...history, past: history.past.slice(0, -1) }
    : { ...history, future: history.future.slice(1) };
}

/** The history with the ids that shifts got on being made anew. */
export function withIds({ past, future }: History, ids: ReadonlyMap<number, number>): History {
  const renamed = (edits: readonly Edit[]) =>
    edits.map(({ what, changes }) => ({ what, changes: changesWithIds(changes, ids) }));
  return ids.size === 0 ? { past, future } : { past: renamed(past), future: renamed(future) };
}

/** Changes with the ids that shifts got on being made anew. */
export function changesWithIds(
  changes: readonly Change[],
  ids: ReadonlyMap<number, number>,
): Change[] {
  return changes.map((change) => ({ ...change, id: ids.get(change.id) ?? change.id }));
}
