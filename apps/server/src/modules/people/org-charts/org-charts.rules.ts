import type { ErrorCode } from "@atrio/contract/errors";
import type { NewOrgNode, OrgNodeKind } from "@atrio/contract/people/org-charts";

/** A node with its place in the tree: `level` counts from 1, `order` among its siblings from 0. */
export type PlacedNode = {
  key: string;
  parent: string | null;
  level: number;
  order: number;
  kind: OrgNodeKind;
  workerId: number | null;
  name: string | null;
  post: string | null;
};

type Arranged = { levels: PlacedNode[][]; problem?: never } | { problem: ErrorCode };

/** True if a node names a person or a unit, and only one of them. */
function isWellFormed(node: NewOrgNode): boolean {
  const isPerson = node.tipo === "persona";
  return (
    (node.trabajador_id !== undefined) === isPerson && (node.nombre === undefined) === isPerson
  );
}

function hasRepeated(values: readonly unknown[]): boolean {
  return new Set(values).size !== values.length;
}

function placed(node: NewOrgNode, at: { level: number; order: number }): PlacedNode {
  return {
    ...at,
    key: node.clave,
    parent: node.padre,
    kind: node.tipo,
    workerId: node.trabajador_id ?? null,
    name: node.nombre ?? null,
    post: node.puesto ?? null,
  };
}

/**
 * The nodes of a chart level by level, siblings as they were sent; or their problem. Nodes
 * unreachable from a top are part of a circle, or hang from an unknown node.
 */
export function arrange(nodes: readonly NewOrgNode[], mostLevels: number): Arranged {
  if (!nodes.every((node) => isWellFormed(node))) return { problem: "org_chart.node" };
  if (hasRepeated(nodes.map((node) => node.clave))) return { problem: "org_chart.tree" };
  const people = nodes.flatMap((node) => node.trabajador_id ?? []);
  if (hasRepeated(people)) return { problem: "org_chart.person_twice" };
  const below = Map.groupBy(nodes, (node) => node.padre);
  const levels: PlacedNode[][] = [];
  let parents: Array<string | null> = [null];
  let count = 0;
  while (levels.length < mostLevels) {
    const level = parents.flatMap((parent) =>
      (below.get(parent) ?? []).map((node, order) =>
        placed(node, { level: levels.length + 1, order }),
      ),
    );
    if (level.length === 0) break;
    levels.push(level);
    count += level.length;
    parents = level.map((node) => node.key);
  }
  return count === nodes.length ? { levels } : { problem: "org_chart.tree" };
}
