import { describe, expect, it } from "vitest";

import type { Model145Answers } from "@atrio/contract/papers/model145";

import { ascendant, child, plainAnswers } from "../../../../test/model145.ts";

import { initialAnswers, isSame, judgeAnswers, reviewOf, tidyAnswers } from "./model145.rules.ts";

const today = "2026-11-18";

function problemsOf(changes: Partial<Model145Answers>, day = today): string[] {
  return judgeAnswers(tidyAnswers({ ...plainAnswers, ...changes }), day).map(
    ({ code, field }) => `${field} ${code}`,
  );
}

describe("a form is judged by its own rules", () => {
  const cases: Array<[string, Partial<Model145Answers>, string[]]> = [
    ["plain", {}, []],
    ["NIF as typed", { nif: " 0.001.000-b " }, []],
    ["wrong letter", { nif: "00001000C" }, ["nif model145.nif"]],
    ["NIE", { nif: "X1234567L" }, []],
    ["NIE, wrong letter", { nif: "X1234567T" }, ["nif model145.nif"]],
    ["a company's CIF", { nif: "B12345674" }, ["nif model145.nif"]],
    ["16 this year", { anyo_nacimiento: 2010 }, []],
    ["15 this year", { anyo_nacimiento: 2011 }, ["anyo_nacimiento model145.year"]],
    ["over 100", { anyo_nacimiento: 1925 }, ["anyo_nacimiento model145.year"]],
    [
      "situation 1 without children",
      { situacion_familiar: "monoparental" },
      ["situacion_familiar model145.situation"],
    ],
    [
      "situation 1, child also with the other parent",
      { situacion_familiar: "monoparental", hijos: [child] },
      ["situacion_familiar model145.situation"],
    ],
    [
      "situation 1, child under age",
      { situacion_familiar: "monoparental", hijos: [{ ...child, por_entero: true }] },
      [],
    ],
    [
      "situation 1, child turns 18 this year",
      {
        situacion_familiar: "monoparental",
        hijos: [{ ...child, por_entero: true, anyo_nacimiento: 2008 }],
      },
      ["situacion_familiar model145.situation"],
    ],
    [
      "situation 1, disabled child of age",
      {
        situacion_familiar: "monoparental",
        hijos: [{ ...child, por_entero: true, anyo_nacimiento: 1998, discapacidad: "33_a_65" }],
      },
      [],
    ],
    [
      "situation 2 without a spouse",
      { situacion_familiar: "conyuge_a_cargo" },
      ["nif_conyuge model145.spouse_nif"],
    ],
    [
      "situation 2, wrong letter",
      { situacion_familiar: "conyuge_a_cargo", nif_conyuge: "X1234567T" },
      ["nif_conyuge model145.spouse_nif"],
    ],
    [
      "situation 2, one's own NIF",
      { situacion_familiar: "conyuge_a_cargo", nif_conyuge: "0001000B" },
      ["nif_conyuge model145.spouse_nif"],
    ],
    ["situation 2", { situacion_familiar: "conyuge_a_cargo", nif_conyuge: "X1234567L" }, []],
    [
      "situation 3 with a spouse",
      { nif_conyuge: "X1234567L" },
      ["nif_conyuge model145.spouse_nif"],
    ],
    ["child of 24", { hijos: [{ ...child, anyo_nacimiento: 2002 }] }, []],
    [
      "child who turns 25 this year",
      { hijos: [child, { ...child, anyo_nacimiento: 2001 }] },
      ["hijos.1.anyo_nacimiento model145.child_age"],
    ],
    [
      "disabled child of 40",
      { hijos: [{ ...child, anyo_nacimiento: 1986, discapacidad: "65_o_mas" }] },
      [],
    ],
    ["born this year", { hijos: [{ ...child, anyo_nacimiento: 2026 }] }, []],
    [
      "born next year",
      { hijos: [{ ...child, anyo_nacimiento: 2027 }] },
      ["hijos.0.anyo_nacimiento model145.year"],
    ],
    ["adopted", { hijos: [{ ...child, anyo_adopcion: 2018 }] }, []],
    [
      "adopted before birth",
      { hijos: [{ ...child, anyo_adopcion: 2014 }] },
      ["hijos.0.anyo_adopcion model145.year"],
    ],
    [
      "adopted next year",
      { hijos: [{ ...child, anyo_adopcion: 2027 }] },
      ["hijos.0.anyo_adopcion model145.year"],
    ],
    ["parent of 65 this year", { ascendientes: [{ ...ascendant, anyo_nacimiento: 1961 }] }, []],
    [
      "parent of 64 this year",
      { ascendientes: [{ ...ascendant, anyo_nacimiento: 1962 }] },
      ["ascendientes.0.anyo_nacimiento model145.ascendant_age"],
    ],
    [
      "disabled parent of 60",
      { ascendientes: [{ ...ascendant, anyo_nacimiento: 1966, discapacidad: "33_a_65" }] },
      [],
    ],
    [
      "parent younger than the worker",
      { ascendientes: [{ ...ascendant, anyo_nacimiento: 1985, discapacidad: "33_a_65" }] },
      ["ascendientes.0.anyo_nacimiento model145.year"],
    ],
    [
      "moved, without a date",
      { movilidad_geografica: true },
      ["fecha_traslado model145.move_date"],
    ],
    ["moved today", { movilidad_geografica: true, fecha_traslado: today }, []],
    [
      "will move",
      { movilidad_geografica: true, fecha_traslado: "2026-11-19" },
      ["fecha_traslado model145.move_date"],
    ],
    ["moved last year", { movilidad_geografica: true, fecha_traslado: "2025-01-01" }, []],
    [
      "moved two years ago",
      { movilidad_geografica: true, fecha_traslado: "2024-12-31" },
      ["fecha_traslado model145.move_date"],
    ],
    ["a date without a move", { fecha_traslado: today }, ["fecha_traslado model145.move_date"]],
  ];
  it.each(cases)("form 145 reports its problems: %s", (_, changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected);
  });

  it("ages in form 145 count on 31 December of the year of its date", () => {
    const children = { hijos: [{ ...child, anyo_nacimiento: 2001 }] };
    expect(problemsOf(children, "2025-12-31")).toEqual([]);
    expect(problemsOf(children, "2026-01-01")).toHaveLength(1);
  });
});

describe("a form is kept in one way", () => {
  it("form 145 normalises numbers, names and amounts, and keeps help only beside a disability", () => {
    const tidy = tidyAnswers({
      ...plainAnswers,
      nif: "0.001.000-b",
      nombre: "  García \u202E López,\tAna ",
      nif_conyuge: "",
      ayuda_terceros: true,
      pension_compensatoria: 1200.005,
      anualidades_alimentos: 0,
      hijos: [{ ...child, ayuda_terceros: true }],
    });
    expect(tidy).toEqual({
      ...plainAnswers,
      pension_compensatoria: 1200.01,
      hijos: [child],
    });
  });

  it("equal answers are stored alike in any order of keys, and any other answer differs", () => {
    const { nif, ...rest } = plainAnswers;
    expect(isSame({ ...rest, nif }, plainAnswers)).toBe(true);
    expect(isSame({ ...plainAnswers, vivienda_habitual: true }, plainAnswers)).toBe(false);
    const two = [child, { ...child, anyo_nacimiento: 2016 }];
    expect(isSame({ ...plainAnswers, hijos: two }, { ...plainAnswers, hijos: [child] })).toBe(
      false,
    );
  });
});

describe("why to look at a form again", () => {
  const inForce = (changes: Partial<Model145Answers>, signedOn: string, confirmedOn?: string) => ({
    datos: { ...plainAnswers, ...changes },
    signedOn,
    confirmedOn: confirmedOn ?? null,
  });
  it.each([
    ["never", undefined, "nunca_presentado"],
    ["this year", inForce({}, "2026-01-01"), null],
    ["last year", inForce({}, "2025-12-31"), "anyo_nuevo"],
    ["confirmed this year", inForce({}, "2024-03-01", "2026-01-02"), null],
    ["confirmed last year", inForce({}, "2024-03-01", "2025-06-01"), "anyo_nuevo"],
    [
      "a child turns 25, though it was confirmed",
      inForce({ hijos: [{ ...child, anyo_nacimiento: 2001 }] }, "2024-01-01", "2026-01-02"),
      "hijo_cumple_25",
    ],
    [
      "a disabled child turns 25",
      inForce(
        { hijos: [{ ...child, anyo_nacimiento: 2001, discapacidad: "33_a_65" }] },
        "2026-01-02",
      ),
      null,
    ],
    [
      "a disabled parent turns 65",
      inForce(
        { ascendientes: [{ ...ascendant, anyo_nacimiento: 1961, discapacidad: "33_a_65" }] },
        "2025-01-02",
      ),
      "ascendiente_cumple_65",
    ],
    [
      "a parent turned 65 long ago",
      inForce({ ascendientes: [ascendant] }, "2025-01-02"),
      "anyo_nuevo",
    ],
  ])("reasons to look at form 145 again: %s", (_, version, expected) => {
    expect(reviewOf(version, today)).toBe(expected);
  });
});

describe("initial answers of a new form", () => {
  const signer = {
    nif: "00001000B",
    apellidos_nombre: "García, Ana",
    fecha_nacimiento: "1985-04-03",
  };

  it("a first form begins with the company's data", () => {
    expect(initialAnswers({ versions: [], signer, today })).toEqual({
      nif: "00001000B",
      nombre: "García, Ana",
      anyo_nacimiento: 1985,
    });
    const unknown = { ...signer, nif: null, fecha_nacimiento: null };
    expect(initialAnswers({ versions: [], signer: unknown, today })).toEqual({
      nombre: "García, Ana",
    });
  });

  it("a new form begins with the latest answers, without an expired move", () => {
    const moved = { ...plainAnswers, movilidad_geografica: true, fecha_traslado: "2025-02-01" };
    const versions = [
      { estado: "firmado" as const, datos: moved },
      { estado: "sustituido" as const, datos: plainAnswers },
    ];
    expect(initialAnswers({ versions, signer, today })).toEqual(moved);
    expect(initialAnswers({ versions, signer, today: "2027-01-01" })).toEqual(plainAnswers);
  });
});
