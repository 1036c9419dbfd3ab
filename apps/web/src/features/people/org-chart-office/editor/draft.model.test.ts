import { describe, expect, it } from "vitest";

import type { OfficeOrgNode } from "@atrio/contract/people/org-charts";

import {
  addNode,
  bodyOf,
  branchOf,
  canShift,
  changeNode,
  drawnOf,
  moveNode,
  removeNode,
  shiftNode,
} from "./draft.model.ts";
import type { Draft } from "./draft.model.ts";

const unit = (id: number, padre_id: number | null): OfficeOrgNode => ({
  id,
  padre_id,
  tipo: "unidad",
  trabajador_id: null,
  nombre: `U${id}`,
  puesto: null,
  puesto_propio: null,
  nombre_departamento_trabajador: null,
  link_foto: null,
  presente: true,
});

/** 1 has 2 (with 3 and 4) and 5. */
const draft: Draft = [unit(1, null), unit(2, 1), unit(3, 2), unit(4, 2), unit(5, 1)];

const shape = (nodes: Draft): string =>
  nodes.map(({ id, padre_id }) => `${id}<${padre_id ?? ""}`).join(" ");

describe("a chart that is edited", () => {
  it("a new node hangs last below another and gets an id of its own", () => {
    const { id: _id, padre_id: _above, ...fresh } = unit(0, null);
    const once = addNode(draft, 2, fresh);
    expect(shape(once)).toBe("1< 2<1 3<2 4<2 -1<2 5<1");
    expect(shape(addNode(once, null, fresh))).toBe("1< 2<1 3<2 4<2 -1<2 5<1 -2<");
  });

  it("a node goes with its branch, or alone, and those below take its place", () => {
    expect([...branchOf(draft, 2)]).toEqual([2, 3, 4]);
    expect(shape(removeNode(draft, 2, "branch"))).toBe("1< 5<1");
    expect(shape(removeNode(draft, 2, "alone"))).toBe("1< 3<1 4<1 5<1");
  });

  it("a branch moves below another node, never below itself", () => {
    expect(shape(moveNode(draft, 2, 5))).toBe("1< 5<1 2<5 3<2 4<2");
    expect(shape(moveNode(draft, 2, null))).toBe("1< 5<1 2< 3<2 4<2");
    expect(moveNode(draft, 2, 4)).toBe(draft);
  });

  it("keys move a node among its siblings, in and out", () => {
    expect(shape(shiftNode(draft, 5, "up"))).toBe("1< 5<1 2<1 3<2 4<2");
    expect(shape(shiftNode(draft, 3, "down"))).toBe("1< 2<1 4<2 3<2 5<1");
    expect(shape(shiftNode(draft, 5, "in"))).toBe("1< 2<1 3<2 4<2 5<2");
    expect(shape(shiftNode(draft, 3, "out"))).toBe("1< 2<1 4<2 3<1 5<1");
    expect(canShift(draft, 2, "up") || canShift(draft, 1, "out")).toBe(false);
    expect(shiftNode(draft, 2, "up")).toBe(draft);
  });

  it("people are sent by id, units by name, and drawn with their own occupation", () => {
    const person = { ...unit(6, 1), tipo: "persona" as const, trabajador_id: 9 };
    const nodes = changeNode([...draft.slice(0, 1), person], 6, { puesto_propio: "Técnica" });
    expect(bodyOf(nodes)).toEqual([
      { clave: "1", padre: null, tipo: "unidad", nombre: "U1" },
      { clave: "6", padre: "1", tipo: "persona", trabajador_id: 9 },
    ]);
    expect(drawnOf(nodes)).toMatchObject([{ hijos: 1 }, { hijos: 0, puesto: "Técnica" }]);
  });
});
