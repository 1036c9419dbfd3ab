import { describe, expect, test } from "vitest";

import type { Model145Answers } from "@atrio/contract/papers/model145";

import {
  answersOf,
  draftOf,
  firstIncomplete,
  missingOf,
  newAscendant,
  newChild,
  readAmount,
  stepOfField,
} from "./model145.model.ts";

const full: Model145Answers = {
  nif: "12345678Z",
  nombre: "Núñez Peña, Ángela",
  anyo_nacimiento: 1985,
  situacion_familiar: "conyuge_a_cargo",
  nif_conyuge: "X1234567L",
  discapacidad: "33_a_65",
  ayuda_terceros: true,
  movilidad_geografica: true,
  fecha_traslado: "2026-02-01",
  rendimientos_irregulares: false,
  hijos: [
    {
      anyo_nacimiento: 2015,
      anyo_adopcion: 2017,
      por_entero: false,
      discapacidad: "ninguna",
      ayuda_terceros: false,
    },
  ],
  ascendientes: [
    { anyo_nacimiento: 1950, convivientes: 2, discapacidad: "65_o_mas", ayuda_terceros: true },
  ],
  pension_compensatoria: 1200.5,
  anualidades_alimentos: null,
  vivienda_habitual: false,
};

describe("Model 145's form", () => {
  test("a form begins with its former version and sends the same answers again", () => {
    expect(answersOf(draftOf(full))).toEqual(full);
    expect(firstIncomplete(draftOf(full))).toBe("review");
  });

  test("a new form guesses no answer", () => {
    const draft = draftOf({ nif: "12345678Z", nombre: "Ana" });
    expect(draft).toMatchObject({
      situation: null,
      hasChildren: null,
      hasAscendants: null,
      hasMoved: null,
      paysSpouse: null,
      ownsHome: null,
    });
    expect(firstIncomplete(draft)).toBe("self");
    expect([...missingOf(draft, "payments").keys()]).toEqual([
      "pension_compensatoria",
      "anualidades_alimentos",
      "vivienda_habitual",
    ]);
  });

  test("the form sends only fields of the chosen situation", () => {
    const draft = {
      ...draftOf(full),
      situation: "otra" as const,
      disability: "ninguna" as const,
      hasMoved: false,
      hasChildren: false,
      hasAscendants: false,
      paysSpouse: false,
    };
    expect(answersOf(draft)).toMatchObject({
      nif_conyuge: null,
      ayuda_terceros: false,
      fecha_traslado: null,
      hijos: [],
      ascendientes: [],
      pension_compensatoria: null,
    });
  });

  test("the form reports missing fields of each child and relative", () => {
    const draft = { ...draftOf(full), children: [newChild(0)], ascendants: [newAscendant(0)] };
    expect([...missingOf(draft, "children")]).toEqual([
      ["hijos.0.anyo_nacimiento", "year"],
      ["hijos.0.por_entero", "answer"],
    ]);
    const alone = { ...draft, ascendants: [{ ...newAscendant(0), sharers: "0" }] };
    expect([...missingOf(alone, "ascendants")]).toEqual([
      ["ascendientes.0.anyo_nacimiento", "year"],
      ["ascendientes.0.convivientes", "people"],
    ]);
    expect([...missingOf({ ...draft, children: [] }, "children")]).toEqual([["hijos", "add_one"]]);
  });

  test.each([
    ["1.200,50", 1200.5],
    ["1200.5", 1200.5],
    ["300 €", 300],
    ["0", null],
    ["doce", null],
    ["1,234", null],
  ])("reads the amount %s as euros", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each([
    ["datos.nif_conyuge", "family"],
    ["datos.hijos.0.anyo_nacimiento", "children"],
    ["ascendientes.1.convivientes", "ascendants"],
    ["datos.anualidades_alimentos", "payments"],
    ["otra_cosa", undefined],
  ])("an error at %s leads to its step", (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});
