import type { PayslipDetail, PayslipLine } from "@atrio/contract/papers/payslips";

import type { PageText } from "../../../../lib/values/page-text.ts";
import { monthOf } from "../payslip-batches.rules.ts";

import { hasLetters, plainOf } from "./items.rules.ts";
import type { Item } from "./items.rules.ts";
import { itemsBelow, statedOn, viewOf } from "./values.rules.ts";
import type { Label, View } from "./values.rules.ts";

/** Facts about the worker on a page, besides identity. */
export type HeadRead = Partial<
  Pick<
    PayslipDetail["cabecera"],
    "ccc" | "naf" | "grupo_profesional" | "grupo_cotizacion" | "antiguedad_desde" | "dias"
  >
>;
export type BasesRead = Partial<PayslipDetail["bases"]>;

const baseLabels = {
  remuneracion_mensual: { words: /REMUNERACION (?:MENSUAL|TOTAL)|\bREM\.? ?(?:TOTAL|MENSUAL)/ },
  prorrata_pagas: { words: /PRORRATA|\bP\.? ?P\.? ?EXTRA/ },
  contingencias_comunes: {
    words: /\bBASE (?:DE )?(?:LAS )?(?:CONT\w*\.? COM|C\.? ?C\b|S\.? ?S\b)/,
  },
  contingencias_profesionales: {
    words: /\bBASE (?:DE )?(?:LAS )?(?:A\.? ?T\b|CONT\w*\.? PROF|C\.? ?P\b|DESEMPLEO)/,
  },
  irpf: { words: /\bBASE (?:SUJETA|(?:DE )?RETENCION|(?:DEL? )?I\.? ?R\.? ?P\.? ?F)/ },
} as const satisfies Record<keyof PayslipDetail["bases"], Label>;

const baseKeys = [
  "remuneracion_mensual",
  "prorrata_pagas",
  "contingencias_comunes",
  "contingencias_profesionales",
  "irpf",
] as const;

/** Bases stated on pages, or those of the company's contributions where no label names them. */
export function basesOn(pages: readonly PageText[], lines: readonly PayslipLine[]): BasesRead {
  const bases: BasesRead = {};
  for (const page of pages) {
    // An extra pay's amount is no base, though it has the same name.
    const view = viewOf(page).filter(({ items }) => !isLineOf(items, lines));
    for (const key of baseKeys) {
      const value = statedOn(view, baseLabels[key]);
      if (value !== null && value !== undefined) bases[key] = value;
    }
  }
  const baseOf = (...concepts: string[]): number | undefined => {
    const line = lines.find(({ concepto, base }) => concepts.includes(concepto) && base !== null);
    return line?.base ?? undefined;
  };
  const common = bases.contingencias_comunes ?? baseOf("empresa_cc", "cotizacion_cc");
  const professional =
    bases.contingencias_profesionales ??
    baseOf("empresa_atep", "empresa_desempleo", "cotizacion_desempleo");
  return {
    ...bases,
    ...(common === undefined ? {} : { contingencias_comunes: common }),
    ...(professional === undefined ? {} : { contingencias_profesionales: professional }),
  };
}

function isLineOf(items: readonly Item[], lines: readonly PayslipLine[]): boolean {
  return lines.some(
    ({ texto, importe }) =>
      items.some((item) => hasLetters(item) && item.text.includes(texto)) &&
      items.some(({ number }) => number?.value === importe),
  );
}

const cents = (euros: number): number => Math.round(euros * 100);

/** Lines with the base of their percentage, where a base of the page yields their amount. */
export function withBases(lines: readonly PayslipLine[], bases: BasesRead): PayslipLine[] {
  const overtime = lines
    .filter(({ concepto }) => concepto === "horas_extra")
    .reduce((sum, { importe }) => sum + cents(importe), 0);
  const baseOf = (concept: string): number | null | undefined => {
    if (concept === "irpf") return bases.irpf;
    if (concept === "cotizacion_horas_extra") return overtime / 100;
    if (/^cotizacion_(?:cc|mei)$/.test(concept)) return bases.contingencias_comunes;
    if (/^cotizacion_(?:desempleo|fp)$/.test(concept)) return bases.contingencias_profesionales;
    return undefined;
  };
  return lines.map((line) => {
    const base = baseOf(line.concepto);
    if (line.base !== null || line.tipo === null || base === null || base === undefined) {
      return line;
    }
    const share = cents((base * line.tipo) / 100);
    return Math.abs(share - cents(line.importe)) <= 1 ? { ...line, base } : line;
  });
}

/** A label, and how a value behind it is read; undefined where a text is none. */
type Fact<T> = { words: RegExp; read: (text: string) => T | undefined };

const digitsOf =
  (count: number, longer?: number) =>
  (text: string): string | undefined => {
    const [found] = /\d[\d\s/.-]*\d/.exec(text) ?? [];
    const digits = found?.replaceAll(/\D/g, "") ?? "";
    return digits.length === count || digits.length === longer ? found : undefined;
  };

const wholeOf =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const [, digits] = /^(\d{1,2})(?:[,.]0+)?$/.exec(text.trim()) ?? [];
    const value = Number(digits ?? Number.NaN);
    return value >= least && value <= most ? value : undefined;
  };

const monthNames = "ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC".split(" ");

/** ISO 8601 of `15/03/2019`, `15-MAR-19` and `15 MAR 19`. */
function dateOf(text: string): string | undefined {
  const found = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Z]{3,10})\.?[\s/.-]+(\d{4}|\d{2})$/.exec(
    plainOf(text.trim()),
  );
  const [, day = "", name = "", year = ""] = found ?? [];
  const month = /^\d/.test(name) ? Number(name) : monthNames.indexOf(name.slice(0, 3)) + 1;
  if (found === null || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) {
    return undefined;
  }
  // No current worker began before 1950.
  const whole = year.length === 4 ? year : `${Number(year) < 50 ? "20" : "19"}${year}`;
  const iso = `${whole}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return iso <= monthOf({ anyo: Number(whole), mes: month }).last ? iso : undefined;
}

/** Words that are no label themselves. */
function nameOf(text: string): string | undefined {
  const name = text.trim();
  const isName = /^\p{Lu}[\p{L}\p{N}\s.,·ªº/()-]{2,79}$/u.test(name);
  const isLabel = Object.values(facts).some(({ words }) => words.test(plainOf(name)));
  return isName && !isLabel ? name : undefined;
}

const facts = {
  ccc: {
    words:
      /^(?:C\.?C\.?C\b|(?:CODIGO (?:DE )?)?C(?:UEN)?TA\.? (?:DE )?COTIZ|N\S* INS\w*\.? S\.?S|PATRONAL)/,
    read: digitsOf(11, 15),
  },
  naf: {
    words: /^(?:N(?:UM|\S)*\.? )?(?:DE )?(?:AFIL|SEG\w*\.? SOC|S\.? ?S\b)|^NAF\b/,
    read: digitsOf(12),
  },
  grupo_profesional: {
    words: /^(?:GRUPO PROFESIONAL|CATEGORIA(?: PROFESIONAL)?)\b/,
    read: nameOf,
  },
  grupo_cotizacion: {
    words: /^(?:GRUPO (?:DE )?(?:COT\w*|TARIFA)|GR\.? ?COT\w*|G\.C|TARIFA)\b/,
    read: wholeOf(1, 11),
  },
  antiguedad_desde: {
    words: /^(?:F(?:ECHA|\.)? ?(?:DE )?)?(?:ANTIG\w*|ANT)\b/,
    read: dateOf,
  },
  dias: {
    words: /^(?:TOT(?:AL|\.)? ?(?:DE )?)?DIAS\b(?: (?:DE )?(?:ALTA|COTIZADOS|LIQUIDADOS|NOMINA))?/,
    read: wholeOf(1, 31),
  },
} as const satisfies { [K in keyof HeadRead]-?: Fact<NonNullable<HeadRead[K]>> };

/** A value behind its label, in the next column, or below it. */
function factOn<T>(view: View, fact: Fact<T>): T | undefined {
  for (const [row, line] of view.entries()) {
    for (const [at, item] of line.items.entries()) {
      const found = item.number === null ? fact.words.exec(item.plain) : null;
      if (found === null) continue;
      const rest = item.text.slice(found[0].length);
      const behind = rest.replace(/^[^:]*:\s*/, "").replace(/^[.:ºª\s]+/, "");
      const hasValue = /^[^:]*:\s*\S/.test(rest) || (!rest.includes(":") && behind !== "");
      const next = line.items[at + 1]?.text;
      const under = itemsBelow(view, row, item)[0]?.text;
      const others = rest.trimEnd().endsWith(":") ? [next, under] : [under, next];
      for (const text of [...(hasValue ? [behind] : []), ...others]) {
        const value = text === undefined ? undefined : fact.read(text);
        if (value !== undefined) return value;
      }
    }
  }
  return undefined;
}

/** Account, affiliation, group, seniority and days of a payslip; a fact that is not read is left out. */
export function headOn(pages: readonly PageText[]): HeadRead {
  const views = pages.map((page) => viewOf(page));
  const first = <T>(fact: Fact<T>): T | undefined =>
    views.map((view) => factOn(view, fact)).find((value) => value !== undefined);
  const head = {
    ccc: first(facts.ccc),
    naf: first(facts.naf),
    grupo_profesional: first(facts.grupo_profesional),
    grupo_cotizacion: first(facts.grupo_cotizacion),
    antiguedad_desde: first(facts.antiguedad_desde),
    dias: first(facts.dias),
  };
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}
