import { hierarchy, tree as tidyTree } from "d3-hierarchy";
import type { HierarchyPointNode } from "d3-hierarchy";

import type { Line } from "../../../../../lib/drawing/drawing.ts";
import type { Branch, Tree } from "../../org-chart.model.ts";

/** Pixels at full size. */
export const sizes = {
  width: 264,
  height: 88,
  /** Between neighbours, between a level and the next, between rows that hang. */
  across: 28,
  down: 58,
  between: 18,
  /** Indent of each hanging level. */
  indent: 26,
} as const;

/** Rows below a node in one column, at most, before another column begins. */
const longestColumn = 12;
const rowStep = sizes.height + sizes.between;
const levelStep = sizes.height + sizes.down;

/** A node with the place of its top left corner. */
export type Placed = { branch: Branch; x: number; y: number; hangs: boolean };

export type Layout = {
  nodes: readonly Placed[];
  /** The lines below each node that has any. */
  joints: ReadonlyArray<{ id: number; lines: readonly Line[] }>;
  byId: ReadonlyMap<number, Placed>;
  /** Bounds of everything, from 0 / 0. */
  width: number;
  height: number;
};

/** A box of the tidy tree: a node, or one row of a column that hangs from one. */
type Box = {
  branch: Branch | null;
  /** Levels that a row is moved in by, and which row it is; null for a node of its own. */
  row: { indent: number; index: number } | null;
  width: number;
  children: Box[];
};

type Shape = { open: ReadonlySet<number>; hangFrom: number };

const shownBelow = (branch: Branch, { open }: Shape): readonly Branch[] =>
  open.has(branch.node.id) ? branch.children : [];

/** The rows of a column: branches one below the other, each followed by its descendants. */
function rowsOf(branches: readonly Branch[], shape: Shape, indent = 1): Array<[Branch, number]> {
  return branches.flatMap((branch): Array<[Branch, number]> => [
    [branch, indent],
    ...rowsOf(shownBelow(branch, shape), shape, indent + 1),
  ]);
}

/**
 * A column as a chain of boxes, each the only child of the one before: so the tidy tree reserves
 * its place at every level that it reaches.
 */
function columnOf(branches: readonly Branch[], shape: Shape): Box[] {
  const rows = rowsOf(branches, shape);
  const deepest = rows.reduce((most, [, indent]) => Math.max(most, indent), 1);
  const width = sizes.width + deepest * sizes.indent;
  return rows.reduceRight<Box[]>(
    (children, [branch, indent], index) => [{ branch, row: { indent, index }, width, children }],
    [],
  );
}

function boxOf(branch: Branch, shape: Shape): Box {
  return { branch, row: null, width: sizes.width, children: boxesBelow(branch, shape) };
}

/** Layout below a node: boxes side by side, and columns of hanging nodes. */
function boxesBelow(branch: Branch, shape: Shape): Box[] {
  const below = shownBelow(branch, shape);
  if (below.length === 0) return [];
  if (branch.level >= shape.hangFrom) return columnsOf(below, shape);
  const leaves = below.filter((one) => isLeaf(one));
  const inner = below.filter((one) => !isLeaf(one));
  if (leaves.length < 3) return below.map((one) => boxOf(one, shape));
  return [...inner.map((one) => boxOf(one, shape)), ...columnsOf(leaves, shape)];
}

/** Branches in as many columns of about the same length as it takes for none to be long. */
function columnsOf(branches: readonly Branch[], shape: Shape): Box[] {
  const total = branches.reduce((sum, { size }) => sum + size, 0);
  const each = total / Math.ceil(total / longestColumn);
  const columns: Branch[][] = [];
  let filled = 0;
  for (const branch of branches) {
    const column = Math.min(columns.length, Math.floor((filled + branch.size / 2) / each));
    (columns[column] ??= []).push(branch);
    filled += branch.size;
  }
  return columns.flatMap((column) => columnOf(column, shape));
}

const isLeaf = ({ children }: Branch): boolean => children.length === 0;

/** About how much wider than high a chart should be. */
const wantedRatio = 1.8;

/**
 * The level from which nodes hang in columns, chosen by the whole chart so that unfolding does not
 * change it: the level that makes the chart neither a ribbon nor a list.
 */
export function hangingLevel(tree: Tree): number {
  const deepest = tree.all.reduce((most, { level }) => Math.max(most, level), 1);
  const open = new Set(tree.all.map(({ node }) => node.id));
  const distances = Array.from({ length: deepest }, (_, index) => {
    const { width, height } = extentOf(tree.tops, { open, hangFrom: index + 1 });
    return Math.abs(Math.log(width / height / wantedRatio));
  });
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Approximate size of branches side by side with their descendants, before placing. */
function extentOf(branches: readonly Branch[], shape: Shape): { width: number; height: number } {
  let [width, height] = [0, 0];
  for (const branch of branches) {
    const boxes = boxesBelow(branch, shape);
    const inner = boxes.flatMap(({ branch: one, row }) =>
      row === null && one !== null ? one : [],
    );
    const columns = boxes.filter(({ row }) => row !== null);
    const below = extentOf(inner, shape);
    const rows = columns.reduce((most, column) => Math.max(most, rowsIn(column)), 0);
    const side = columns.reduce((sum, column) => sum + column.width + sizes.across, below.width);
    width += Math.max(sizes.width + sizes.across, side);
    height = Math.max(height, levelStep + Math.max(below.height, rows * rowStep));
  }
  return { width, height };
}

function rowsIn(column: Box): number {
  let rows = 0;
  for (let row: Box | undefined = column; row !== undefined; [row] = row.children) rows += 1;
  return rows;
}

/** Places the unfolded part of a chart. */
export function layOut(tree: Tree, open: ReadonlySet<number>, hangFrom: number): Layout {
  return arrange(tree, { open, hangFrom });
}

/** Places the whole chart. */
export function layOutAll(tree: Tree): Layout {
  const open = new Set(tree.all.map(({ node }) => node.id));
  return arrange(tree, { open, hangFrom: hangingLevel(tree) });
}

function arrange(tree: Tree, shape: Shape): Layout {
  const top: Box = {
    branch: null,
    row: null,
    width: sizes.width,
    children: tree.tops.map((one) => boxOf(one, shape)),
  };
  const place = tidyTree<Box>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.data.width + b.data.width) / 2 + sizes.across);
  const placed = pointsOf(place(hierarchy(top)));
  const left = placed.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const nodes = placed.map((one) => ({ ...one, x: Math.round(one.x - left) }));
  const byId = new Map(nodes.map((one) => [one.branch.node.id, one]));
  return {
    nodes,
    byId,
    joints: nodes.flatMap((one) => {
      const lines = linesBelow(one, shape, byId);
      return lines.length === 0 ? [] : [{ id: one.branch.node.id, lines }];
    }),
    width: nodes.reduce((most, { x }) => Math.max(most, x + sizes.width), 0),
    height: nodes.reduce((most, { y }) => Math.max(most, y + sizes.height), 0),
  };
}

function pointsOf(top: HierarchyPointNode<Box>): Placed[] {
  return top.descendants().flatMap((point) => placeOf(point) ?? []);
}

function placeOf({ x, depth, data }: HierarchyPointNode<Box>): Placed | null {
  const { branch, row, width } = data;
  if (branch === null) return null;
  if (row === null) {
    const y = (branch.level - 1) * levelStep;
    return { branch, x: x - sizes.width / 2, y, hangs: false };
  }
  // Rows are counted from the level at which the column begins.
  const top = (depth - row.index - 1) * levelStep;
  const left = x - width / 2 + row.indent * sizes.indent;
  return { branch, x: left, y: top + row.index * rowStep, hangs: true };
}

/** The lines from a node to those right below it. */
function linesBelow(from: Placed, shape: Shape, byId: ReadonlyMap<number, Placed>): Line[] {
  const below = shownBelow(from.branch, shape).flatMap(({ node }) => byId.get(node.id) ?? []);
  const bottom = from.y + sizes.height;
  const middle = from.x + sizes.width / 2;
  const bar = bottom + sizes.down / 2;
  return below.map((to): Line => {
    if (!to.hangs) {
      const center = to.x + sizes.width / 2;
      return [
        [middle, bottom],
        [middle, bar],
        [center, bar],
        [center, to.y],
      ];
    }
    const rail = to.x - sizes.indent / 2;
    const side = to.y + sizes.height / 2;
    if (from.hangs) {
      return [
        [rail, bottom],
        [rail, side],
        [to.x, side],
      ];
    }
    return [
      [middle, bottom],
      [middle, bar],
      [rail, bar],
      [rail, side],
      [to.x, side],
    ];
  });
}
