import type { Language } from "@atrio/contract/common";

import { formatDateRange, formatDay, formatMoment, formatMonthOfYear } from "../calendar/format.ts";

import { fillLine, wordsIn } from "./words.ts";
import type { Words } from "./words.ts";

type NoticeWording = Exclude<
  keyof Words<"messages/notices">,
  "action" | "batch" | "kinds" | "since" | "test"
>;

/** Sentence of a notice with its people and dates; unused fields may be missing. */
export type NoticeWords = {
  wording: NoticeWording;
  /** Full name of the person that the sentence is about. */
  nombre?: string | undefined;
  /** Local date `YYYY-MM-DD`. */
  dia?: string | undefined;
  /** Month 1 to 12. */
  mes?: { year: number; month: number } | undefined;
  /** Instant (ISO 8601), shown in the reader's zone; instead of `dia`. */
  desde?: string | undefined;
  /** Kind of request that the sentence names. */
  solicitud?: number | undefined;
  /** Count. */
  numero?: number | undefined;
  /** Batches of payslips and how many sheets of each wait. */
  lotes?: ReadonlyArray<{ id: number; year: number; month: number; numero: number }> | undefined;
  /** Certificates of a year that are void, and when they were made (ISO 8601). */
  certificados?: ReadonlyArray<{ anyo: number; emitido_en: string }> | undefined;
  /** Local dates of the notice, the last ones included; null where nobody knows the end. */
  fechas?: ReadonlyArray<{ desde: string; hasta: string | null }> | undefined;
  /** Title given by the author. */
  titulo?: string | undefined;
  /** Last characters of an IBAN. */
  ultimos?: string | undefined;
  /** The company's words, when the notice was sent, in the languages that it wrote. */
  propios?: Partial<Record<Language, OwnWords>> | undefined;
};

/** A company's words for a sentence: a title without fields, and a text with some of the sentence's. */
type OwnWords = { titulo: string; texto: string };

/** Fields that a text uses as `{{name}}`, each once; undefined where braces are no field. */
export function fieldsOf(text: string): string[] | undefined {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  const rest = text.replaceAll(/\{\{\w+\}\}/g, "");
  return /\{\{|\}\}/.test(rest) ? undefined : [...new Set(names)];
}

/** More periods than these are not listed. */
const mostPeriods = 3;

/** A notice as its reader sees it; plain text, nothing escaped. */
export type NoticeText = { titulo: string; descripcion: string; accion: string };

/** A notice in the reader's language. Throws when a value of the sentence is missing. */
export function noticeText(
  words: NoticeWords,
  reader: { idioma: Language; zona_horaria: string },
): NoticeText {
  const own = wordsIn(reader.idioma, "messages/notices");
  const { title, text } = own[words.wording];
  const { titulo, texto } = words.propios?.[reader.idioma] ?? { titulo: title, texto: text };
  const descripcion = fillLine(texto, valuesOf(words, reader));
  return { titulo, descripcion, accion: own.action };
}

/** A kept notice in a language; null for a sentence that the portal no longer has. */
export function keptNoticeText(
  words: NoticeWords,
  reader: { idioma: Language; zona_horaria: string },
): NoticeText | null {
  const isKnown = words.wording in wordsIn(reader.idioma, "messages/notices");
  return isKnown ? noticeText(words, reader) : null;
}

/** An example of each field, as a reader of a language gets it. */
export function exampleValues(idioma: Language): Record<string, string> {
  const words: NoticeWords = {
    wording: "company_message",
    nombre: "Lucía Herrero",
    desde: "2027-01-14T08:30:00Z",
    mes: { year: 2027, month: 1 },
    solicitud: 1,
    numero: 3,
    lotes: [{ id: 12, year: 2027, month: 1, numero: 3 }],
    certificados: [{ anyo: 2026, emitido_en: "2027-01-14T08:30:00Z" }],
    fechas: [{ desde: "2027-01-18", hasta: "2027-01-22" }],
  };
  const values = Object.entries(valuesOf(words, { idioma, zona_horaria: "Europe/Madrid" }));
  return Object.fromEntries(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function valuesOf(
  words: NoticeWords,
  { idioma, zona_horaria }: { idioma: Language; zona_horaria: string },
): Record<string, string | undefined> {
  const { nombre, dia, mes, desde } = words;
  const { solicitud, fechas, numero } = words;
  const kinds: Record<number, string> = wordsIn(idioma, "messages/notices").kinds;
  return {
    nombre,
    titulo: words.titulo,
    ultimos: words.ultimos,
    numero: numero === undefined ? undefined : String(numero),
    que: solicitud === undefined ? undefined : kinds[solicitud],
    fechas: fechas === undefined ? undefined : datesText(fechas, idioma),
    lotes: words.lotes === undefined ? undefined : batchesText(words.lotes, idioma),
    certificados: words.certificados
      ?.map(({ anyo, emitido_en }) => {
        const { fecha } = formatMoment(emitido_en, zona_horaria, idioma);
        return `${anyo} (${fecha})`;
      })
      .join("; "),
    fecha: dia === undefined ? undefined : formatDay(dia, idioma),
    mes: mes === undefined ? undefined : formatMonthOfYear(mes, idioma),
    ...(desde === undefined ? {} : formatMoment(desde, zona_horaria, idioma)),
  };
}

function datesText(
  dates: ReadonlyArray<{ desde: string; hasta: string | null }>,
  language: Language,
): string {
  const shown = dates.slice(0, mostPeriods);
  const { since } = wordsIn(language, "messages/notices");
  const texts = shown.map(({ desde, hasta }) =>
    hasta === null
      ? fillLine(since, { from: formatDay(desde, language) })
      : formatDateRange(desde, hasta, language),
  );
  return dates.length > shown.length ? `${texts.join("; ")}…` : texts.join("; ");
}

/** 'octubre de 2026, lote 12: 3'. */
function batchesText(batches: NonNullable<NoticeWords["lotes"]>, language: Language): string {
  const { batch } = wordsIn(language, "messages/notices");
  const texts = batches.map(
    ({ id, numero, ...month }) =>
      `${formatMonthOfYear(month, language)}, ${batch} ${id}: ${numero}`,
  );
  return texts.join("; ");
}
