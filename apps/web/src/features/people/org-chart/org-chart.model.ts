import type { OrgNode } from "@atrio/contract/people/org-charts";

import { plainText } from "../../../lib/plain-text.ts";

/** A node with its place in the tree. */
export type Branch = {
  node: OrgNode;
  parent: Branch | null;
  children: readonly Branch[];
  /** 1 at the top. */
  level: number;
  /** Among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  /** People below, at any depth. */
  people: number;
  /** Nodes of a branch, its root included. */
  size: number;
};

/** A chart as a tree: its tops, and every node in tree order and by id. */
export type Tree = {
  tops: readonly Branch[];
  all: readonly Branch[];
  byId: ReadonlyMap<number, Branch>;
};

type Growing = Branch & { children: Growing[]; parent: Growing | null };

/** Grows the tree of a flat list in which parents come first. */
export function treeOf(nodes: readonly OrgNode[]): Tree {
  const byId = new Map<number, Growing>();
  const tops: Growing[] = [];
  const all: Growing[] = [];
  for (const node of nodes) {
    const parent = (node.padre_id === null ? undefined : byId.get(node.padre_id)) ?? null;
    const siblings = parent?.children ?? tops;
    const branch: Growing = {
      node,
      parent,
      children: [],
      level: (parent?.level ?? 0) + 1,
      position: siblings.length + 1,
      siblings: 0,
      people: 0,
      size: 1,
    };
    byId.set(node.id, branch);
    all.push(branch);
    siblings.push(branch);
  }
  for (const branch of all.toReversed()) {
    branch.siblings = (branch.parent?.children ?? tops).length;
    if (branch.parent === null) continue;
    branch.parent.people += branch.people + (isPerson(branch.node) ? 1 : 0);
    branch.parent.size += branch.size;
  }
  return { tops, all, byId };
}

/** True if somebody stands at a node today. */
function isPerson(node: OrgNode): boolean {
  return node.trabajador_id !== null;
}

/** The nodes above one, the top first. */
export function pathTo(branch: Branch): Branch[] {
  const path: Branch[] = [];
  for (let above = branch.parent; above !== null; above = above.parent) path.unshift(above);
  return path;
}

/** Ids of all nodes that have others below. */
export function foldable(tree: Tree): number[] {
  return tree.all.filter(({ children }) => children.length > 0).map(({ node }) => node.id);
}

/** Maximum number of nodes in the initial view, unless the first two levels have more. */
const opensWith = 40;

/** The nodes a chart opens with unfolded: whole levels from the top, as long as they are few. */
export function openAtFirst(tree: Tree): ReadonlySet<number> {
  const open = new Set<number>();
  let level: readonly Branch[] = tree.tops;
  let shown = level.length;
  for (let depth = 1; level.length > 0; depth += 1) {
    const next = level.flatMap(({ children }) => children);
    shown += next.length;
    if (shown > opensWith && depth > 1) break;
    for (const { node, children } of level) if (children.length > 0) open.add(node.id);
    level = next;
  }
  return open;
}

/** The nodes on show, in tree order: everything whose ancestors are unfolded. */
export function shownIn(tree: Tree, open: ReadonlySet<number>): Branch[] {
  const shown: Branch[] = [];
  const add = (branches: readonly Branch[]): void => {
    for (const branch of branches) {
      shown.push(branch);
      if (open.has(branch.node.id)) add(branch.children);
    }
  };
  add(tree.tops);
  return shown;
}

/** Searched words of a node: name, occupation and department. */
export function wordsOf({ nombre, puesto, ...node }: OrgNode): string {
  return plainText([nombre, puesto, node.nombre_departamento_trabajador].filter(Boolean).join(" "));
}

/** True if every typed word is in a node's searched words. */
export function matches(words: string, wanted: string): boolean {
  return plainText(wanted)
    .split(/\s+/)
    .every((word) => words.includes(word));
}
