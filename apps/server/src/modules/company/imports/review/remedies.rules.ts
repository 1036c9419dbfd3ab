import type { Remedy } from "@atrio/contract/company/imports";

import { isDate } from "../../../../lib/calendar/dates.ts";
import { isNif, normalizeNationalId } from "../../../../lib/spain/national-id.ts";
import { fold } from "../columns.rules.ts";
import type { Problem, ProblemCode } from "../rows.rules.ts";
import { emailOf, timeOf } from "../values.rules.ts";

/** Something that a cell may name: its code, and words by which people call it. */
export type Named = { code: string; names: readonly string[] };

/** Things of the company and of the files that cells name. */
export type NamedThings = Record<"centres" | "schedules" | "calendars" | "people", Named[]>;

/** Remedy of a problem where the cell's text suggests one (Rule COMPANY-67). */
export function remedyOf(problem: Problem, things: NamedThings): Remedy | null {
  const { code, value } = problem;
  if (value === null || value.length > 300) return null;
  return remedies[code]?.(value, things) ?? null;
}

type Finder = (text: string, things: NamedThings) => Remedy | null;

const remedies: Partial<Record<ProblemCode, Finder>> = {
  nif: nifRemedy,
  date: dateRemedy,
  time: (text) => timeRemedy(text),
  email: emailRemedy,
  zone: (text) => sure(zones.get(fold(text))),
  control_character: (text) =>
    sure(
      text
        .replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ")
        .replaceAll(/\s+/g, " ")
        .trim() || undefined,
    ),
  unknown_centre: (text, { centres }) => namedRemedy(text, centres),
  unknown_schedule: (text, { schedules }) => namedRemedy(text, schedules),
  unknown_calendar: (text, { calendars }) => namedRemedy(text, calendars),
  unknown_worker: (text, { people }) => exactRemedy(text, people),
};

function sure(text: string | undefined): Remedy | null {
  return text === undefined ? null : { texto: text, seguro: true };
}

const controlLetters = Array.from("TRWAGMYFPDXBNJZSQVHLCKE");

/**
 * A number without its letter gets it. With a wrong letter either may be mistyped: the letter of the number is
 * only a suggestion.
 */
function nifRemedy(text: string): Remedy | null {
  const plain = normalizeNationalId(text);
  const [, number, letter] = /^(\d{8}|[XYZ]\d{7})([A-Z]?)$/.exec(plain) ?? [];
  if (number === undefined) return null;
  const right = controlLetters.map((one) => `${number}${one}`).find(isNif);
  return right === undefined ? null : { texto: right, seguro: letter === "" };
}

const monthWords = [
  "enero ene january jan janvier janv janeiro",
  "febrero feb february fevrier fevr fevereiro fev",
  "marzo mar march mars marco",
  "abril abr april apr avril avr",
  "mayo may mai maio",
  "junio jun june juin junho",
  "julio jul july juillet juil julho",
  "agosto ago august aug aout",
  "septiembre sept sep set september septembre setembro setiembre",
  "octubre oct october octobre outubro out",
  "noviembre nov november novembre novembro",
  "diciembre dic december dec decembre dezembro dez",
].map((words) => words.split(" "));

/** Dates with a time behind, with slashes in the order of ISO 8601, or with the month in words. */
function dateRemedy(text: string): Remedy | null {
  const day = text.trim().replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, "");
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(day);
  if (iso !== null) return dateOfParts(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(day);
  if (local !== null) return dateOfParts(local[4], local[3], local[1]);
  const worded = /^(\d{1,2})[.\s/-]*(?:de\s+)?(\p{L}+)\.?[\s/-]*(?:de\s+)?(\d{4})$/iu.exec(day);
  const month = monthWords.findIndex((words) => words.includes(fold(worded?.[2] ?? "")));
  if (worded !== null && month >= 0) return dateOfParts(worded[3], String(month + 1), worded[1]);
  const short = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/.exec(day);
  if (short === null) return null;
  // The century of two digits is a guess.
  const found = dateOfParts(`20${short[4]}`, short[3], short[1]);
  return found && { ...found, seguro: false };
}

function dateOfParts(year = "", month = "", day = ""): Remedy | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isDate(date)) return null;
  return { texto: date.split("-").toReversed().join("/"), seguro: true };
}

/** `8.30`, `8,30` or `8:30 h` for 08:30. */
function timeRemedy(text: string): Remedy | null {
  const [, hour, minute] =
    /^(\d{1,2})[.,:h](\d{2})\s*(?:h|hs|horas?)?\.?$/i.exec(text.trim()) ?? [];
  const reading = timeOf(`${hour}:${minute}`);
  return "value" in reading ? { texto: reading.value, seguro: true } : null;
}

/** Blanks inside, a `mailto:` before, brackets around or a mark behind an address. */
function emailRemedy(text: string): Remedy | null {
  const bracketed = /<([^<>]+)>/.exec(text)?.[1] ?? text;
  const plain = bracketed
    .replace(/^mailto:/i, "")
    .replaceAll(/\s+/g, "")
    .replace(/[,;.:]+$/, "");
  const reading = emailOf(plain);
  return "value" in reading ? { texto: reading.value, seguro: true } : null;
}

const zones = new Map([
  ["madrid", "Europe/Madrid"],
  ["espana", "Europe/Madrid"],
  ["peninsula", "Europe/Madrid"],
  ["peninsular", "Europe/Madrid"],
  ["baleares", "Europe/Madrid"],
  ["ceuta", "Africa/Ceuta"],
  ["melilla", "Africa/Ceuta"],
  ["canarias", "Atlantic/Canary"],
  ["islascanarias", "Atlantic/Canary"],
  ["canaryislands", "Atlantic/Canary"],
  ["lisboa", "Europe/Lisbon"],
  ["lisbon", "Europe/Lisbon"],
  ["paris", "Europe/Paris"],
]);

/** The thing that a text names but for capitals, accents, blanks; certain if there is one. */
function exactRemedy(text: string, things: readonly Named[]): Remedy | null {
  const folded = fold(text);
  const found = things.filter(({ code, names }) =>
    [code, ...names].some((one) => fold(one) === folded),
  );
  const [only] = found;
  return found.length === 1 && only !== undefined ? sure(only.code) : null;
}

/** The same, else the nearest by spelling, which is a suggestion. */
function namedRemedy(text: string, things: readonly Named[]): Remedy | null {
  const exact = exactRemedy(text, things);
  const folded = fold(text);
  if (exact !== null || folded.length < 3) return exact;
  const near = things
    .map(({ code, names }) => ({
      code,
      steps: Math.min(...[code, ...names].map((one) => stepsBetween(fold(one), folded))),
    }))
    .filter(({ steps }) => steps <= Math.max(1, Math.floor(folded.length / 4)))
    .toSorted((a, b) => a.steps - b.steps);
  const [best, next] = near;
  if (best === undefined || best.steps === next?.steps) return null;
  return { texto: best.code, seguro: false };
}

/** Least number of letters to add, remove or replace (Levenshtein distance). */
function stepsBetween(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    last = current;
  }
  return last[b.length] ?? 0;
}
