import { describe, expect, it } from "vitest";

import type { InboxPage } from "@atrio/contract/company/inbox";

import { readWaitingSearch } from "./inbox-search.model.ts";
import { askedOf, targetOf, totalsByAct, withoutHeld } from "./inbox.model.ts";

describe("the address of what waits", () => {
  it("names an act, an open request and a page; anything else is left out", () => {
    expect(readWaitingSearch({ acto: "firmar", solicitud: "7", pagina: 2, otra: 1 })).toEqual({
      acto: "firmar",
      solicitud: 7,
      pagina: 2,
    });
    expect(readWaitingSearch({ acto: "borrar", solicitud: "x", filas: -1 })).toEqual({});
    expect(askedOf({ pagina: 3, filas: 10 })).toEqual({ act: null, skip: 20, take: 10 });
    expect(askedOf({ acto: "cerrar", filas: 7 })).toEqual({ act: "cerrar", skip: 0, take: 25 });
  });
});

describe("rows of what waits", () => {
  it("an address of the server becomes a page with its parameters", () => {
    expect(targetOf("/documents?vista=firma&firma=12")).toEqual({
      to: "/documents",
      search: { vista: "firma", firma: 12 },
    });
    expect(targetOf("/shifts")).toEqual({ to: "/shifts", search: {} });
  });

  it("an approved request leaves the rows and the totals before it is sent (COMPANY-117)", () => {
    const row = (id: number, tipo: string) => ({ id, tipo });
    const page = {
      data: [row(1, "solicitud"), row(2, "solicitud"), row(1, "incidencia")],
      total: 3,
      pendientes: 9,
      tipos: [
        { tipo: "solicitud", acto: "aprobar", total: 2 },
        { tipo: "incidencia", acto: "aprobar", total: 1 },
      ],
    } as unknown as InboxPage;
    const left = withoutHeld(page, new Set([1]));
    expect(left.data).toEqual([row(2, "solicitud"), row(1, "incidencia")]);
    expect(left).toMatchObject({ total: 2, pendientes: 8 });
    expect(left.tipos.map(({ total }) => total)).toEqual([1, 1]);
  });

  it("numbers of kinds add up to those of their acts", () => {
    const tipos = [
      { tipo: "solicitud", acto: "aprobar", total: 3 },
      { tipo: "incidencia", acto: "aprobar", total: 2 },
      { tipo: "cierre", acto: "cerrar", total: 1 },
    ] as const;
    expect(totalsByAct({ tipos: [...tipos] })).toMatchObject({ aprobar: 5, firmar: 0, cerrar: 1 });
  });
});
