import { expect, it } from "vitest";

import { pageTextOf } from "../../../../test/page-text.ts";

import { monthsOn } from "./months.rules.ts";

const october = [{ year: 2026, month: 10 }];

it.each([
  [
    "MENS 01 OCT 26 a 31 OCT 26 below its label",
    ["Puesto\tPERIODO", "Oficial\tMENS 01 OCT 26 a 31 OCT 26"],
  ],
  ["OCT-26", ["Mes: OCT-26"]],
  ["OCT. 2026", ["Mensualidad\tOCT. 2026"]],
  ["octubre de 2026", ["Liquidación de haberes del mes de octubre de 2026"]],
  ["a month beside its year", ["MES: OCTUBRE  AÑO: 2026"]],
  ["two numeric dates", ["Periodo de liquidación: 01/10/26 - 31/10/26"]],
  ["dates in columns", ["PERIODO\t01/10/2026\t31/10/2026"]],
  ["ISO dates", ["Período: 2026-10-01 al 2026-10-31"]],
  ["month and year in figures", ["Periodo: 10/2026"]],
  ["Catalan", ["Període de liquidació: de l'1 al 31 d'octubre de 2026"]],
  ["a period that ends in it", ["Periodo: 26 septiembre 2026 a 25 octubre 2026"]],
  ["and not the date of the payment", ["Periodo: octubre 2026\tFecha de pago: 05/11/2026"]],
])("reads the month of a page: %s", (_, lines) => {
  expect(monthsOn(pageTextOf(lines))).toEqual(october);
});

it.each([
  ["no label", ["Madrid, 31 de octubre de 2026"]],
  ["another column's date", ["PERIODO\tANTIGÜEDAD", "mensual\t03/05/2011"]],
  ["an amount", ["Total mes: 10,26"]],
])("reads no month of a page where there is %s", (_, lines) => {
  expect(monthsOn(pageTextOf(lines))).toEqual([]);
});
