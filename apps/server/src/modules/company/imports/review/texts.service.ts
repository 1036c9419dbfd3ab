import type { Language } from "@atrio/contract/common";

import { isDate } from "../../../../lib/calendar/dates.ts";
import { formatDate, formatNumber } from "../../../../lib/calendar/format.ts";
import { fill, wordsIn } from "../../../../lib/words/words.ts";
import type { Words } from "../../../../lib/words/words.ts";
import type { TableName } from "../columns.rules.ts";
import type { Draft } from "../imports.service.ts";

import { remedyOf } from "./remedies.rules.ts";
import type { Named, NamedThings } from "./remedies.rules.ts";
import type { ReviewTexts } from "./review.rules.ts";

/** Texts of a review in the reader's language. */
export function textsFor(draft: Draft, language: Language): ReviewTexts {
  const words = wordsIn(language, "company/imports");
  const things = thingsOf(draft);
  return {
    language,
    problem: ({ code, params, value }) =>
      fill(words.problems[code], { ...params, value: value ?? "" }),
    remedy: (problem) => remedyOf(problem, things),
    notice: ({ code, name }) => fill(words.notices[code], { name }),
    stored: (table, column, value) => storedText(value, { table, column, words, language }),
  };
}

type Context = {
  table: TableName;
  column: string;
  words: Words<"company/imports">;
  language: Language;
};

/** A stored value as people write it in a cell; null for none. */
function storedText(value: unknown, { table, column, words, language }: Context): string | null {
  const { values } = words;
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? values.yes : values.no;
  if (typeof value === "number") {
    if (table === "festivos" && column === "tipo") return holidayName(values.holiday, value);
    return formatNumber(column === "presupuesto" ? value / 60 : value, language);
  }
  if (typeof value === "string") return isDate(value) ? formatDate(value) : value;
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return null;
  const texts = value.filter((one) => typeof one === "string");
  return texts.length === value.length
    ? texts.join(", ")
    : fill(values.stretches, { count: value.length });
}

function holidayName(names: Record<string, string>, type: number): string {
  return names[`type${type}`] ?? String(type);
}

/** Centres, schedules, calendars and people that cells may name: of the company and of the files. */
function thingsOf({ snapshot, plan }: Draft): NamedThings {
  const { centros, horarios, calendarios, trabajadores } = snapshot;
  const coded = (rows: Array<{ codigo: string; nombre: string }>): Named[] =>
    rows.map(({ codigo, nombre }) => ({ code: codigo, names: [nombre] }));
  const itemsOf = <Item>(outcomes: Array<{ item: Item }>): Item[] =>
    outcomes.map(({ item }) => item);
  const days = itemsOf(plan.festivos).map((day) => day.calendario);
  const people = [...trabajadores, ...itemsOf(plan.trabajadores)].map(({ fields }) => ({
    code: fields.codigo,
    names: [[fields.nombre, fields.apellido1, fields.apellido2].filter(Boolean).join(" ")],
  }));
  return {
    centres: unique([...coded(centros), ...coded(itemsOf(plan.centros))]),
    schedules: unique([...coded(horarios), ...coded(itemsOf(plan.horarios))]),
    calendars: unique([...calendarios, ...days].map((name) => ({ code: name, names: [] }))),
    people: unique(people),
  };
}

function unique(things: Named[]): Named[] {
  return [...new Map(things.map((thing) => [thing.code, thing])).values()];
}
