import { describe, expect, it } from "vitest";

import { lastPage } from "../../../lib/pages.ts";

import { readWorkersSearch } from "./search.model.ts";
import {
  askedOf,
  isNarrowed,
  paramsOf,
  phoneLink,
  readHidden,
  seniorityParts,
} from "./workers.model.ts";

describe("the address of the list", () => {
  it("the address keeps known parameters, and searched numbers", () => {
    const search = {
      q: 600,
      departamento: "Cocina",
      centro: "3",
      orden: "puesto",
      sentido: "desc",
      pagina: "2",
      filas: 50,
      persona: -1,
      otra: "x",
    };
    expect(readWorkersSearch(search)).toEqual({
      q: "600",
      departamento: "Cocina",
      centro: 3,
      orden: "puesto",
      sentido: "desc",
      pagina: 2,
      filas: 50,
    });
  });

  it("the list is asked for its page with valid filters only", () => {
    const asked = askedOf({ q: " ana ", orden: "clave", relacion: "jefe", pagina: 3, filas: 7 });
    expect(asked).toMatchObject({ order: "nombre_completo", relation: null, skip: 50, take: 25 });
    expect(JSON.parse(paramsOf(asked))).toEqual({
      skip: 50,
      take: 25,
      busqueda: "ana",
      orden: "nombre_completo",
    });
    expect(isNarrowed(asked)).toBe(true);
    expect(isNarrowed(askedOf({ q: " ", orden: "puesto" }))).toBe(false);
  });

  it("an exported file has the columns on the screen", () => {
    const asked = askedOf({ sentido: "desc", centro: 4 });
    expect(JSON.parse(paramsOf(asked, ["email"]))).toMatchObject({
      centro_id: 4,
      sentido: "desc",
      returnValues: ["email"],
    });
  });
});

it("hides known columns, and never the name", () => {
  expect(readHidden("email,nombre_completo,otra")).toEqual(["email"]);
  expect(readHidden(null)).toEqual(["relacion", "nombre_empresa"]);
  expect(readHidden("")).toEqual([]);
});

it("seniority is shown by years and months, days only at first", () => {
  expect(seniorityParts({ anyos: 2, meses: 0, dias: 4 })).toEqual([{ unit: "years", count: 2 }]);
  expect(seniorityParts({ anyos: 0, meses: 0, dias: 4 })).toEqual([{ unit: "days", count: 4 }]);
});

it("the last page of the list is known", () => {
  expect([0, 25, 26, 58].map((total) => lastPage(total, 25))).toEqual([1, 1, 2, 3]);
});

it("a phone link has digits alone", () => {
  expect(phoneLink("+34 600 100-200")).toBe("tel:+34600100200");
});
