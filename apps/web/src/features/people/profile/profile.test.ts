import { describe, expect, it } from "vitest";

import type { PostalCode } from "@atrio/contract/people/districts";

import { profileOf } from "../../../test/profile.ts";

import {
  codeToLookUp,
  draftOf,
  isChanged,
  payloadOf,
  problemsOf,
  withCode,
  withCountry,
  withProvince,
} from "./address/address.model.ts";
import {
  closest,
  firstCrop,
  keyed,
  moved,
  outputSide,
  problemOf,
  sideOf,
  zoomed,
} from "./photo/photo.model.ts";
import { matches, seniorityParts } from "./profile.model.ts";
import { readPersonalSearch } from "./search.model.ts";

const saved = draftOf(profileOf());

describe("an address in the form", () => {
  it("an address in the form begins in Spain, and that alone is nothing to save", () => {
    const empty = draftOf(profileOf({ pais_id: null, ...nowhere }));
    expect(empty.pais_id).toBe("724");
    expect(isChanged(empty, empty)).toBe(false);
    expect(payloadOf({ ...empty, telefono: " 612 345 678 " }, empty)).toEqual({
      telefono: "612 345 678",
    });
  });

  it("the address is sent as a whole, without fields of another country", () => {
    const abroad = {
      ...withCountry(saved, "620"),
      poblacion_texto: " Lisboa ",
      nombre_via: "Augusta",
    };
    expect(abroad.provincia_id).toBe("");
    expect(payloadOf(abroad, saved)).toEqual({
      pais_id: 620,
      codigo_postal: null,
      provincia_id: null,
      poblacion_id: null,
      provincia_texto: null,
      poblacion_texto: "Lisboa",
      tipo_via_id: null,
      nombre_via: "Augusta",
      numero_via: "12",
      escalera: null,
      piso: "3",
      puerta: "B",
    });
    expect(payloadOf({ ...saved, piso: "4 " }, saved)).toMatchObject({ piso: "4", pais_id: 724 });
  });

  it("the form reports certain errors before sending", () => {
    expect(problemsOf(saved)).toEqual({});
    expect(problemsOf({ ...saved, codigo_postal: "2800" })).toEqual({
      codigo_postal: "code_wrong",
    });
    expect(problemsOf({ ...saved, pais_id: "620", codigo_postal: "1100-048" })).toEqual({});
    expect(problemsOf({ ...saved, telefono: "llámame" })).toEqual({ telefono: "phone_wrong" });
  });

  it("a postal code fills province and town, and keeps a town with that code", () => {
    const typed = { ...saved, codigo_postal: "08001" };
    expect(codeToLookUp(typed)).toBe("08001");
    expect(codeToLookUp({ ...typed, codigo_postal: "0800" })).toBeNull();
    expect(codeToLookUp({ ...typed, pais_id: "620" })).toBeNull();
    const one = withCode(typed, barcelona);
    expect([one.provincia_id, one.poblacion_id]).toEqual(["8", "8019"]);
    const several = {
      ...barcelona,
      poblaciones: [...barcelona.poblaciones, { id: 8101, provincia_id: 8, nombre: "Hospitalet" }],
    };
    expect(withCode(typed, several).poblacion_id).toBe("");
    expect(withCode({ ...typed, poblacion_id: "8101" }, several).poblacion_id).toBe("8101");
    // The person has typed on meanwhile.
    expect(withCode({ ...typed, codigo_postal: "08002" }, barcelona).provincia_id).toBe("28");
  });

  it("removing the province removes the town", () => {
    expect(withProvince(saved, "8")).toMatchObject({ provincia_id: "8", poblacion_id: "" });
    expect(withProvince(saved, saved.provincia_id)).toBe(saved);
  });
});

const nowhere = {
  codigo_postal: null,
  provincia_id: null,
  poblacion_id: null,
  tipo_via_id: null,
  nombre_via: null,
  numero_via: null,
  piso: null,
  puerta: null,
};

const barcelona: PostalCode = {
  codigo_postal: "08001",
  provincia: { id: 8, nombre: "Barcelona" },
  poblaciones: [{ id: 8019, provincia_id: 8, nombre: "Barcelona" }],
};

describe("a list", () => {
  it("a list is searched without accents and capitals, word by word", () => {
    expect(matches("Alcalá de Henares", "henares ALCALA")).toBe(true);
    expect(matches("Alcalá de Henares", "alcala real")).toBe(false);
    expect(matches("A Coruña", "")).toBe(true);
  });
});

describe("the length of service", () => {
  it("the length of service is told by its two largest parts", () => {
    const of = (anyos: number, meses: number, dias: number) =>
      seniorityParts({ anyos, meses, dias }).map(({ unit, count }) => `${count} ${unit}`);
    expect(of(4, 3, 12)).toEqual(["4 years", "3 months"]);
    expect(of(4, 0, 12)).toEqual(["4 years"]);
    expect(of(0, 3, 12)).toEqual(["3 months", "12 days"]);
    expect(of(0, 0, 0)).toEqual(["0 days"]);
  });
});

describe("the frame of a photo", () => {
  const picture = { width: 1200, height: 800 };

  it("the frame of a photo begins with the widest square and never leaves the photo", () => {
    const first = firstCrop(picture);
    expect(sideOf(picture, first)).toBe(800);
    expect(moved(picture, first, { dx: 9, dy: 9 })).toEqual({ x: 800, y: 400, zoom: 1 });
    const near = zoomed(picture, { x: 800, y: 400, zoom: 1 }, 2);
    expect(sideOf(picture, near)).toBe(400);
    const corner = moved(picture, near, { dx: 9, dy: 9 });
    expect(corner).toEqual({ x: 1000, y: 600, zoom: 2 });
    // Going back to the widest square brings it inside again.
    expect(zoomed(picture, corner, 0.1)).toEqual({ x: 800, y: 400, zoom: 1 });
  });

  it("the frame of a photo comes no closer than a face can be seen", () => {
    expect(zoomed(picture, firstCrop(picture), 99).zoom).toBe(4);
    expect(closest({ width: 90, height: 90 })).toBe(1);
    expect(outputSide({ width: 4000, height: 3000 }, { x: 0, y: 0, zoom: 1 })).toBe(1024);
    expect(outputSide(picture, { x: 0, y: 0, zoom: 4 })).toBe(200);
  });

  it("the frame of a photo is moved by the arrows and brought closer by + and −", () => {
    const near = zoomed(picture, firstCrop(picture), 2);
    expect(keyed(picture, near, "ArrowRight")?.x).toBeCloseTo(616);
    expect(keyed(picture, near, "ArrowUp")?.y).toBeCloseTo(384);
    expect(keyed(picture, near, "+")?.zoom).toBeCloseTo(2.2);
    expect(keyed(picture, near, "-")?.zoom).toBeCloseTo(2 / 1.1);
    expect(keyed(picture, near, "Enter")).toBeNull();
  });

  it("the frame of a photo takes pictures only", () => {
    expect(problemOf({ name: "yo.jpg", type: "image/jpeg", size: 9 })).toBeNull();
    expect(problemOf({ name: "IMG_1.HEIC", type: "", size: 9 })).toBeNull();
    expect(problemOf({ name: "yo.svg", type: "image/svg+xml", size: 9 })).toBe("type");
    expect(problemOf({ name: "yo.pdf", type: "", size: 9 })).toBe("type");
    expect(problemOf({ name: "yo.jpg", type: "image/jpeg", size: 0 })).toBe("empty");
  });
});

describe("an address of the page", () => {
  it("the address names a part, and drops unknown parameters", () => {
    expect(readPersonalSearch({ vista: "seguridad" })).toEqual({ vista: "seguridad" });
    expect(readPersonalSearch({ vista: "datos" })).toEqual({});
    expect(readPersonalSearch({ vista: "x", other: 1 })).toEqual({});
  });
});
