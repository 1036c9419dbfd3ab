import { useState } from "react";

import type { Draft } from "./draft.model.ts";

/** Steps that can be undone. */
const mostSteps = 200;

type History = { past: readonly Draft[]; now: Draft; future: readonly Draft[] };

/** A chart that is edited, with the steps that led there. */
export type DraftHistory = {
  draft: Draft;
  isChanged: boolean;
  /** Takes a step; the same draft is none. */
  put: (next: Draft) => void;
  /** null where there is nothing to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Begins anew from a draft. */
  restart: (draft: Draft) => void;
};

/** Keeps a chart's draft with undo and redo; nothing is written before it is saved. */
export function useDraft(stored: Draft): DraftHistory {
  const [{ past, now, future }, setHistory] = useState<History>({
    past: [],
    now: stored,
    future: [],
  });
  const last = past.at(-1);
  const [next] = future;
  return {
    draft: now,
    isChanged: past.length > 0,
    put: (draft) => {
      if (draft === now) return;
      setHistory({ past: [...past, now].slice(-mostSteps), now: draft, future: [] });
    },
    undo:
      last === undefined
        ? null
        : () => setHistory({ past: past.slice(0, -1), now: last, future: [now, ...future] }),
    redo:
      next === undefined
        ? null
        : () => setHistory({ past: [...past, now], now: next, future: future.slice(1) }),
    restart: (draft) => setHistory({ past: [], now: draft, future: [] }),
  };
}
