import { describe, expect, it } from "vitest";

import type { OrgNode } from "@atrio/contract/people/org-charts";

import { hangingLevel, layOut, layOutAll, sizes } from "./diagram/layout/layout.model.ts";
import type { Layout } from "./diagram/layout/layout.model.ts";
import { diagramStepOf } from "./diagram/steps/steps.model.ts";
import {
  firstView,
  isAnyInView,
  isInPart,
  isInView,
  partKey,
  wholeView,
} from "./diagram/viewport/viewport.model.ts";
import { stepOf, typedAhead } from "./list/list.model.ts";
import { matches, openAtFirst, pathTo, shownIn, treeOf, wordsOf } from "./org-chart.model.ts";
import type { Branch, Tree } from "./org-chart.model.ts";
import { readOrgChartSearch } from "./search.model.ts";

/** A node by its number; its parent is found by dividing. */
function nodeAt(id: number, padreId: number | null, changes: Partial<OrgNode> = {}): OrgNode {
  return {
    id,
    padre_id: padreId,
    tipo: "persona",
    trabajador_id: 1000 + id,
    nombre: `Persona ${id}`,
    puesto: "Técnica",
    nombre_departamento_trabajador: "Atención",
    link_foto: null,
    hijos: 0,
    ...changes,
  };
}

/** A chart of so many nodes in which each has `below` under it. */
function chartOf(count: number, below: number): Tree {
  return treeOf(
    Array.from({ length: count }, (_, index) =>
      nodeAt(index + 1, index === 0 ? null : Math.floor((index - 1) / below) + 1),
    ),
  );
}

const branch = (tree: Tree, id: number): Branch => {
  const found = tree.byId.get(id);
  if (found === undefined) throw new Error(`No node ${id}`);
  return found;
};

const everything = (tree: Tree) => new Set(tree.all.map(({ node }) => node.id));

function overlapping(layout: Layout): string[] {
  const { nodes } = layout;
  return nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < sizes.width && Math.abs(a.y - b.y) < sizes.height)
      .map((b) => `${a.branch.node.id} and ${b.branch.node.id}`),
  );
}

describe("the tree of a chart", () => {
  it("a chart counts people at any depth, not units nor vacant posts", () => {
    const tree = treeOf([
      nodeAt(1, null, { tipo: "unidad", trabajador_id: null, nombre: "Empresa" }),
      nodeAt(2, 1, { trabajador_id: null, nombre: null }),
      nodeAt(3, 2),
      nodeAt(4, 2),
      nodeAt(5, null),
    ]);
    expect(tree.tops.map(({ node }) => node.id)).toEqual([1, 5]);
    expect([1, 2, 3].map((id) => branch(tree, id).people)).toEqual([2, 2, 0]);
    expect(branch(tree, 4)).toMatchObject({ level: 3, position: 2, siblings: 2 });
    expect(pathTo(branch(tree, 4)).map(({ node }) => node.id)).toEqual([1, 2]);
  });

  it("a chart opens with whole small levels, and at least two", () => {
    const big = chartOf(2000, 7);
    expect(shownIn(big, openAtFirst(big))).toHaveLength(1 + 7);
    const small = chartOf(30, 3);
    expect(shownIn(small, openAtFirst(small))).toHaveLength(30);
    const wide = chartOf(101, 100);
    expect(shownIn(wide, openAtFirst(wide))).toHaveLength(101);
  });

  it("a search in the chart ignores accents and the order of words", () => {
    const words = wordsOf(nodeAt(1, null, { nombre: "Núria Ibáñez", puesto: "Médica" }));
    expect(matches(words, "ibanez nuria")).toBe(true);
    expect(matches(words, "  MÉDICA aten")).toBe(true);
    expect(matches(words, "nuria cocina")).toBe(false);
  });
});

describe("the diagram's layout", () => {
  it.each([
    [2000, 7],
    [60, 12],
    [300, 2],
    [40, 39],
  ])("cards of the diagram do not overlap: %i nodes, %i below each", (count, below) => {
    const tree = chartOf(count, below);
    const layout = layOutAll(tree);
    expect(layout.nodes).toHaveLength(count);
    expect(overlapping(layout)).toEqual([]);
    expect(Math.min(...layout.nodes.map(({ x }) => x))).toBe(0);
  });

  it("the layout keeps its proportions for any chart", () => {
    const layout = layOutAll(chartOf(2000, 7));
    expect(layout.width / layout.height).toBeGreaterThan(0.5);
    expect(layout.width / layout.height).toBeLessThan(8);
  });

  it("the layout puts everybody below their superior, and joins the two", () => {
    const layout = layOutAll(chartOf(200, 4));
    for (const { branch: one, y } of layout.nodes) {
      if (one.parent === null) continue;
      expect(layout.byId.get(one.parent.node.id)?.y).toBeLessThan(y);
    }
    const lines = layout.joints.flatMap((joint) => joint.lines);
    expect(lines).toHaveLength(199);
  });

  it("the diagram's layout keeps how a node hangs when others are folded", () => {
    const tree = chartOf(200, 5);
    const level = hangingLevel(tree);
    const all = layOut(tree, everything(tree), level);
    const some = layOut(tree, openAtFirst(tree), level);
    for (const { branch: one, hangs } of some.nodes) {
      expect(all.byId.get(one.node.id)?.hangs).toBe(hangs);
    }
  });
});

describe("looking at the diagram", () => {
  const screen = { width: 1200, height: 700 };

  it("the diagram opens whole where readable, else at the top or at the own card", () => {
    const small = layOutAll(chartOf(5, 4));
    expect(firstView(small, screen, undefined)).toEqual(wholeView(small, screen));
    const big = layOutAll(chartOf(2000, 7));
    const [top] = big.nodes;
    const last = big.nodes.at(-1);
    if (top === undefined || last === undefined) throw new Error("No nodes");
    expect(isInView(top, firstView(big, screen, undefined), screen)).toBe(true);
    const onLast = firstView(big, screen, last);
    expect(isInView(last, onLast, screen)).toBe(true);
    expect(onLast.zoom).toBeGreaterThanOrEqual(0.7);
  });

  it("the diagram knows when nothing of the chart is on the screen", () => {
    const layout = layOutAll(chartOf(5, 4));
    const view = firstView(layout, screen, undefined);
    expect(isAnyInView(layout, view, screen)).toBe(true);
    expect(isAnyInView(layout, { ...view, x: view.x + 3000 }, screen)).toBe(false);
    expect(isAnyInView(layout, { ...view, y: view.y - 3000 }, screen)).toBe(false);
  });
});

describe("the part that is drawn", () => {
  const screen = { width: 1200, height: 700 };
  const { nodes } = layOutAll(chartOf(2000, 7));

  it("the drawn part holds everything in view, and not much more", () => {
    for (const zoom of [0.45, 0.7, 1, 1.6]) {
      for (const x of [0, -777, -4321]) {
        const view = { x, y: x / 3, zoom };
        const key = partKey(view, screen);
        const drawn = nodes.filter((one) => isInPart(one, key, screen));
        const seen = nodes.filter((one) => isInView(one, view, screen));
        expect(seen.every((one) => drawn.includes(one))).toBe(true);
        expect(drawn.length).toBeLessThan(400);
      }
    }
  });

  it("the drawn part stays the same while the screen moves a little", () => {
    expect(partKey({ x: -10, y: -10, zoom: 1 }, screen)).toBe(
      partKey({ x: -140, y: -80, zoom: 1 }, screen),
    );
  });
});

describe("keys in the diagram", () => {
  const tree = chartOf(13, 3);
  const open = everything(tree);
  const layout = layOut(tree, open, 2);
  const press = (key: string, id: number, unfolded: ReadonlySet<number> = open) =>
    diagramStepOf(key, { tree, open: unfolded, layout, current: branch(tree, id) });

  it("keys in the diagram go between levels and siblings, and along columns", () => {
    expect(press("ArrowDown", 1)).toEqual({ to: branch(tree, 2) });
    expect(press("ArrowRight", 2)).toEqual({ to: branch(tree, 3) });
    expect(press("ArrowLeft", 2)).toBeNull();
    expect(press("ArrowUp", 3)).toEqual({ to: branch(tree, 1) });
    // 5, 6 and 7 hang from 2.
    expect(press("ArrowDown", 2)).toEqual({ to: branch(tree, 5) });
    expect(press("ArrowDown", 5)).toEqual({ to: branch(tree, 6) });
    expect(press("ArrowDown", 7)).toBeNull();
    expect(press("ArrowUp", 5)).toEqual({ to: branch(tree, 2) });
    expect(press("ArrowLeft", 6)).toEqual({ to: branch(tree, 2) });
  });

  it("keys in the diagram unfold before going down, open, fold and zoom", () => {
    expect(press("ArrowDown", 2, new Set([1]))).toEqual({ toggle: branch(tree, 2) });
    expect(press("Enter", 4)).toEqual({ open: branch(tree, 4) });
    expect(press(" ", 2)).toEqual({ toggle: branch(tree, 2) });
    expect(["+", "-", "0"].map((key) => press(key, 1))).toEqual([
      { view: "in" },
      { view: "out" },
      { view: "all" },
    ]);
    expect(press("x", 1)).toBeNull();
  });
});

describe("keys in the tree", () => {
  const tree = chartOf(13, 3);
  const open = new Set([1, 2]);
  const rows = shownIn(tree, open);
  const press = (key: string, id: number) => stepOf(key, { rows, open, current: branch(tree, id) });

  it("keys in the tree walk the rows by the ARIA tree pattern", () => {
    expect(rows.map(({ node }) => node.id)).toEqual([1, 2, 5, 6, 7, 3, 4]);
    expect(press("ArrowDown", 7)).toEqual({ to: branch(tree, 3) });
    expect(press("ArrowUp", 3)).toEqual({ to: branch(tree, 7) });
    expect(press("Home", 7)).toEqual({ to: branch(tree, 1) });
    expect(press("End", 1)).toEqual({ to: branch(tree, 4) });
    expect(press("ArrowRight", 3)).toEqual({ toggle: branch(tree, 3) });
    expect(press("ArrowRight", 2)).toEqual({ to: branch(tree, 5) });
    expect(press("ArrowLeft", 2)).toEqual({ toggle: branch(tree, 2) });
    expect(press("ArrowLeft", 6)).toEqual({ to: branch(tree, 2) });
    expect(press("ArrowRight", 6)).toBeNull();
    expect(press("Enter", 6)).toEqual({ open: branch(tree, 6) });
  });

  it("keys jump to the typed letters, all around, without accents", () => {
    const named = treeOf(
      ["Ana", "Óscar", "Olga", "Berta"].map((nombre, index) => nodeAt(index + 1, null, { nombre })),
    );
    const all = shownIn(named, new Set());
    const from = (id: number) => ({ rows: all, current: branch(named, id) });
    expect(typedAhead("o", from(1))?.node.nombre).toBe("Óscar");
    expect(typedAhead("o", from(2))?.node.nombre).toBe("Olga");
    expect(typedAhead("o", from(3))?.node.nombre).toBe("Óscar");
    expect(typedAhead("ol", from(2))?.node.nombre).toBe("Olga");
    expect(typedAhead("x", from(1))).toBeUndefined();
  });
});

describe("the address of the page", () => {
  it("the address keeps known parameters and leaves out the rest", () => {
    expect(
      readOrgChartSearch({ organigrama: "3", vista: "lista", nodo: 7, persona: "x", otro: 1 }),
    ).toEqual({ organigrama: 3, vista: "lista", nodo: 7 });
    expect(readOrgChartSearch({ vista: "mapa", nodo: -1, organigrama: 1.5 })).toEqual({});
  });
});
