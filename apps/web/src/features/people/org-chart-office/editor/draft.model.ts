import type { NewOrgNode, OfficeOrgNode, OrgNode } from "@atrio/contract/people/org-charts";

import { groupBy } from "../../../../lib/group-by.ts";

/** Nodes of a chart that is edited, parents first; new ones have negative ids. */
export type Draft = readonly OfficeOrgNode[];

/** Nodes in tree order: parents first, siblings in the order of the list. */
function inTreeOrder(nodes: Draft): Draft {
  const below = groupBy(nodes, ({ padre_id }) => padre_id);
  const ordered: OfficeOrgNode[] = [];
  const waiting = (below.get(null) ?? []).toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    ordered.push(node);
    waiting.push(...(below.get(node.id) ?? []).toReversed());
  }
  return ordered;
}

/** Ids of a node and of all below it. */
export function branchOf(draft: Draft, id: number): ReadonlySet<number> {
  const ids = new Set([id]);
  // Parents come first, so one pass finds every depth.
  for (const node of draft) {
    if (node.padre_id !== null && ids.has(node.padre_id)) ids.add(node.id);
  }
  return ids;
}

type Fresh = Omit<OfficeOrgNode, "id" | "padre_id">;

/** Adds a node as the last below another, or at the top. */
export function addNode(draft: Draft, padre_id: number | null, fresh: Fresh): Draft {
  const id = Math.min(0, ...draft.map((node) => node.id)) - 1;
  return inTreeOrder([...draft, { ...fresh, id, padre_id }]);
}

/** Changes the facts of a node. */
export function changeNode(draft: Draft, id: number, change: Partial<Fresh>): Draft {
  return draft.map((node) => (node.id === id ? { ...node, ...change } : node));
}

/** Removes a node with all below it, or alone: nodes below go up to its place. */
export function removeNode(draft: Draft, id: number, what: "branch" | "alone"): Draft {
  if (what === "branch") {
    const gone = branchOf(draft, id);
    return draft.filter((node) => !gone.has(node.id));
  }
  const above = draft.find((node) => node.id === id)?.padre_id ?? null;
  return inTreeOrder(
    draft
      .filter((node) => node.id !== id)
      .map((node) => (node.padre_id === id ? { ...node, padre_id: above } : node)),
  );
}

/** Hangs a node with all below it as the last below another; unchanged inside its own branch. */
export function moveNode(draft: Draft, id: number, padre_id: number | null): Draft {
  const branch = branchOf(draft, id);
  if (padre_id !== null && branch.has(padre_id)) return draft;
  const others = draft.filter((node) => !branch.has(node.id));
  const moved = draft.filter((node) => branch.has(node.id));
  return inTreeOrder([
    ...others,
    ...moved.map((node) => (node.id === id ? { ...node, padre_id } : node)),
  ]);
}

/** Directions in which a key or button moves a node. */
export type Direction = "up" | "down" | "in" | "out";

/** Neighbours of a node among its siblings. */
function neighbours(draft: Draft, node: OfficeOrgNode) {
  const siblings = draft.filter(({ padre_id }) => padre_id === node.padre_id);
  const at = siblings.indexOf(node);
  return { before: siblings[at - 1], after: siblings[at + 1] };
}

/** True if a node can move in a direction. */
export function canShift(draft: Draft, id: number, direction: Direction): boolean {
  const node = draft.find((one) => one.id === id);
  if (node === undefined) return false;
  if (direction === "out") return node.padre_id !== null;
  const { before, after } = neighbours(draft, node);
  return (direction === "down" ? after : before) !== undefined;
}

/** Moves a node among its siblings, below the one before it, or up beside the node above it. */
export function shiftNode(draft: Draft, id: number, direction: Direction): Draft {
  const node = draft.find((one) => one.id === id);
  if (node === undefined || !canShift(draft, id, direction)) return draft;
  const { before, after } = neighbours(draft, node);
  if (direction === "in") return moveNode(draft, id, before?.id ?? null);
  if (direction === "out") {
    const above = draft.find((one) => one.id === node.padre_id);
    const moved = { ...node, padre_id: above?.padre_id ?? null };
    return inTreeOrder(
      draft.flatMap((one) => {
        if (one.id === id) return [];
        return one === above ? [one, moved] : [one];
      }),
    );
  }
  const other = direction === "up" ? before : after;
  return inTreeOrder(
    draft.map((one) => {
      if (one === node) return other ?? one;
      return one === other ? node : one;
    }),
  );
}

/** Nodes as the portal's pages draw them. */
export function drawnOf(draft: Draft): OrgNode[] {
  const counts = groupBy(draft, ({ padre_id }) => padre_id);
  return draft.map(({ puesto, puesto_propio, presente: _known, ...node }) => ({
    ...node,
    puesto: puesto ?? puesto_propio,
    hijos: counts.get(node.id)?.length ?? 0,
  }));
}

/** Nodes as they are sent. */
export function bodyOf(draft: Draft): NewOrgNode[] {
  return draft.map(({ id, padre_id, tipo, trabajador_id, nombre, puesto }) => ({
    clave: String(id),
    padre: padre_id === null ? null : String(padre_id),
    tipo,
    ...(trabajador_id === null ? { nombre } : { trabajador_id }),
    ...(puesto !== null && { puesto }),
  }));
}
