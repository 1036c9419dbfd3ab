import { useCallback, useMemo, useState } from "react";

import type { OrgNode } from "@atrio/contract/people/org-charts";

import { foldable, openAtFirst, pathTo, treeOf } from "./org-chart.model.ts";
import type { Branch, Tree } from "./org-chart.model.ts";

/** A chart on the screen: its tree, its unfolded part, and the focused node. */
export type Chart = {
  tree: Tree;
  open: ReadonlySet<number>;
  current: Branch | null;
  /** Counts how often somebody went to a node, the same one again included. */
  turn: number;
  toggle: (branch: Branch) => void;
  /** Unfolds everything, or folds all but the tops. */
  fold: (what: "expand" | "collapse") => void;
  /** Focuses a node; `reveal` also unfolds its ancestors. */
  stand: (branch: Branch) => void;
  reveal: (branch: Branch) => void;
};

type State = { open: ReadonlySet<number>; currentId: number | null; turn: number };

/** State of unfolding and focus in a chart; begins at a worker's place if they have one. */
export function useChart(nodes: readonly OrgNode[], personId: number | undefined): Chart {
  const tree = useMemo(() => treeOf(nodes), [nodes]);
  const [{ open, currentId, turn }, setState] = useState<State>(() => beginningOf(tree, personId));
  const change = useCallback(
    (next: (state: State) => State) => setState((state) => next(state)),
    [],
  );
  const toggle = useCallback(
    ({ node }: Branch) =>
      change((state) => {
        const changed = new Set(state.open);
        if (!changed.delete(node.id)) changed.add(node.id);
        return { ...state, open: changed, currentId: node.id };
      }),
    [change],
  );
  const reveal = useCallback(
    (branch: Branch) => change((state) => revealed(state, branch)),
    [change],
  );
  const stand = useCallback(
    ({ node }: Branch) =>
      change((state) => ({ ...state, currentId: node.id, turn: state.turn + 1 })),
    [change],
  );
  const fold = useCallback(
    (what: "expand" | "collapse") => {
      const ids = what === "expand" ? foldable(tree) : tree.tops.map(({ node }) => node.id);
      change((state) => ({ ...state, open: new Set(ids), currentId: null }));
    },
    [change, tree],
  );
  const current = (currentId === null ? undefined : tree.byId.get(currentId)) ?? null;
  return { tree, open, current, turn, toggle, fold, stand, reveal };
}

function revealed(state: State, branch: Branch): State {
  const above = pathTo(branch).map(({ node }) => node.id);
  const open = new Set([...state.open, ...above]);
  return { open, currentId: branch.node.id, turn: state.turn + 1 };
}

function beginningOf(tree: Tree, personId: number | undefined): State {
  const state = { open: openAtFirst(tree), currentId: null, turn: 0 };
  const own = placeOf(tree, personId);
  return own === undefined ? state : revealed(state, own);
}

/** Node of a person in a chart, if any. */
export function placeOf(tree: Tree, workerId: number | undefined): Branch | undefined {
  if (workerId === undefined) return undefined;
  return tree.all.find(({ node }) => node.trabajador_id === workerId);
}
