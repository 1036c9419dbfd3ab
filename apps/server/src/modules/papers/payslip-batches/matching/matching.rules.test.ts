import { describe, expect, it } from "vitest";

import { pageTextOf } from "../../../../../test/page-text.ts";
import { nieOf, nifOf, payslipPages } from "../../../../../test/payslip-paper.ts";
import { isSameName, rosterOf } from "../names.rules.ts";
import { factsOf } from "../pages.rules.ts";
import type { PageFacts } from "../pages.rules.ts";
import { sheetsOf } from "../sheets.rules.ts";

const facts = (...pages: ReturnType<typeof payslipPages>): PageFacts[] =>
  pages.map((page) => factsOf(pageTextOf(page), "B12345674"));
const page = (...lines: string[]): PageFacts => factsOf(pageTextOf(lines), "B12345674");

const nobody = rosterOf([]);
const ana = nifOf(12_345_678);
const bea = nifOf(23_456_789);

describe("facts of a page", () => {
  it.each([
    ["as it is", `NIF: ${ana}`, [ana]],
    ["with dots and a hyphen", "D.N.I. 12.345.678-Z", [ana]],
    ["with a blank before its letter", "NIF 12345678 Z", [ana]],
    ["in small letters", "nif: 12345678z", [ana]],
    ["a NIE", `NIE: ${nieOf(1_234_567)}`, [nieOf(1_234_567)]],
    ["without its leading zero, labelled", "NIF: 1234567L", [nifOf(1_234_567)]],
    ["seven digits and a letter that nothing labels", "Ref. 1234567L", []],
    ["the company's CIF", "CIF: B12345674 NIF: B12345674", []],
    ["an IBAN", "IBAN ES9121000418450200051332", []],
    ["a Social Security number", "NAF 281234567840", []],
  ])("reads the NIFs of a line: %s", (_, line, expected) => {
    expect(page(line).nifs).toEqual(expected);
  });

  it("a number with a wrong letter is not a NIF", () => {
    expect(page("NIF: 12345678A")).toMatchObject({ nifs: [], wrong: ["12345678A"] });
  });

  it.each([
    ["beside its label", ["Trabajador: GARCÍA GIL, ANA\tNIF: 12345678Z"], "GARCÍA GIL, ANA"],
    ["in the next column", ["Apellidos y nombre\tGARCÍA GIL, ANA"], "GARCÍA GIL, ANA"],
    ["below its label", ["TRABAJADOR/A\tCATEGORÍA", "ANA GARCÍA GIL\tOficial"], "ANA GARCÍA GIL"],
    ["before another label", ["Trabajador: Ana García NIF 12345678Z"], "Ana García"],
    ["nowhere", ["Recibo de salarios", "Ana García"], null],
  ])("finds a name on a page %s", (_, lines, expected) => {
    expect(page(...lines).nombre).toBe(expected);
  });

  it("months of a page are those of its period only", () => {
    expect(page("Período del 1 al 31 de octubre de 2026", "Antigüedad: 03/05/2011").months).toEqual(
      [{ year: 2026, month: 10 }],
    );
    expect(page("PERIODO 01/10/2026 AL 31/10/2026").months).toContainEqual({
      year: 2026,
      month: 10,
    });
  });
});

describe("pages that are one payslip", () => {
  const of = (nif: string, pages = 1) => payslipPages({ nif, nombre: "X Y", pages });
  const ranges = (all: PageFacts[]): number[][] =>
    sheetsOf(all, nobody).map(({ from, to }) => [from, to]);

  it("consecutive pages with the same NIF are one payslip", () => {
    expect(ranges(facts(...of(ana, 2), ...of(bea), ...of(ana)))).toEqual([
      [0, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it("a payslip ends at another first page, or where a net is stated twice", () => {
    expect(ranges(facts(...of(ana), ...of(ana)))).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(ranges(facts(...of(ana, 2), ...of(ana, 2)))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("a following page may leave the NIF out where it says that it continues", () => {
    const [first] = facts(...of(ana, 2));
    if (first === undefined) throw new Error("A page is missing");
    expect(ranges([first, page("Página 2 de 2")])).toHaveLength(2);
    expect(ranges([first, page("Página 2 de 3")])).toHaveLength(2);
    expect(ranges([first, page("Anexo")])).toHaveLength(2);
    expect(ranges([first, page("NIF: 12345678A", "Página 2 de 2")])).toHaveLength(2);
  });

  it("NIFs of the company's signatories do not count", () => {
    const signed = [ana, bea, nifOf(34_567_890)].map((nif) =>
      page(`NIF: ${nif}`, "Firmado: el administrador, NIF 11111111H"),
    );
    expect(sheetsOf(signed, nobody).map((sheet) => sheet.facts.nifs)).toEqual([
      [ana],
      [bea],
      [nifOf(34_567_890)],
    ]);
  });
});

describe("a name that is a worker's", () => {
  const worker = { nombre: "María José", apellido1: "de la Peña", apellido2: "Núñez" };

  it.each([
    "María José de la Peña Núñez",
    "PEÑA NUÑEZ, MARIA JOSE",
    "PENA NUNEZ MARIA",
    "DE LA PEÑA NÚÑEZ, Mª JOSÉ",
    "PEÑA NU, M. JOSE",
  ])("a name matches the worker: %s", (read) => {
    expect(isSameName(read, worker)).toBe(true);
  });

  it.each([
    "PEÑA NUÑEZ, ANTONIO",
    "MARIA JOSE GARCIA NUÑEZ",
    "PEÑA",
    "MARIA JOSE",
    "PEÑA LOPEZ, MARIA",
  ])("a name does not match the worker: %s", (read) => {
    expect(isSameName(read, worker)).toBe(false);
  });
});

describe("a page's number", () => {
  it.each([
    ["Página 2 de 3", ["Página 2 de 3"]],
    ["Hoja 2/3", ["Hoja 2/3"]],
    ["Pág. 2 de 3", ["Pág. 2 de 3"]],
    ["in the next column", ["Página\t2/3"]],
    ["below its label", ["Empresa\tPágina", "Hostelería\t2/3"]],
  ])("reads the number of a page: %s", (_, lines) => {
    expect(page(...lines).number).toEqual({ at: 2, of: 3 });
  });

  it("a page's number is not a date", () => {
    expect(page("Hoja 2/10/2026").number).toBeNull();
  });
});
