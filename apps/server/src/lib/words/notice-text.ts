import type { Language } from "@atrio/contract/common";
import { notices as en } from "@atrio/i18n/en/messages/notices";
import { notices as es } from "@atrio/i18n/es/messages/notices";
import { notices as fr } from "@atrio/i18n/fr/messages/notices";
import { notices as pt } from "@atrio/i18n/pt/messages/notices";

import { formatDateRange, formatDay, formatMoment, formatMonthOfYear } from "../calendar/format.ts";

const dictionaries = { es, en, fr, pt };

type NoticeWording = Exclude<keyof typeof es, "action" | "batch" | "kinds" | "test">;

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
  /** Local dates of the notice, the last ones included. */
  fechas?: ReadonlyArray<{ desde: string; hasta: string }> | undefined;
  /** Title given by the author. */
  titulo?: string | undefined;
  /** Last characters of an IBAN. */
  ultimos?: string | undefined;
};

/** More periods than these are not listed. */
const mostPeriods = 3;

/** A notice as its reader sees it; plain text, nothing escaped. */
export type NoticeText = { titulo: string; descripcion: string; accion: string };

/** A notice in the reader's language. Throws when a value of the sentence is missing. */
export function noticeText(
  words: NoticeWords,
  reader: { idioma: Language; zona_horaria: string },
): NoticeText {
  const own = dictionaries[reader.idioma];
  const { title, text } = own[words.wording];
  const values = valuesOf(words, reader);
  const descripcion = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The notice ${words.wording} asks for ${name}`);
    return oneLine(value);
  });
  return { titulo: title, descripcion, accion: own.action };
}

/** Title of a test message to an own device. */
export function testMessageText(language: Language): string {
  return dictionaries[language].test;
}

function valuesOf(
  words: NoticeWords,
  { idioma, zona_horaria }: { idioma: Language; zona_horaria: string },
): Record<string, string | undefined> {
  const { nombre, dia, mes, desde } = words;
  const { solicitud, fechas, numero } = words;
  const kinds: Record<number, string> = dictionaries[idioma].kinds;
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
  dates: ReadonlyArray<{ desde: string; hasta: string }>,
  language: Language,
): string {
  const shown = dates.slice(0, mostPeriods);
  const texts = shown.map((one) => formatDateRange(one.desde, one.hasta, language));
  return dates.length > shown.length ? `${texts.join("; ")}…` : texts.join("; ");
}

/** 'octubre de 2026, lote 12: 3'. */
function batchesText(batches: NonNullable<NoticeWords["lotes"]>, language: Language): string {
  const { batch } = dictionaries[language];
  const texts = batches.map(
    ({ id, numero, ...month }) =>
      `${formatMonthOfYear(month, language)}, ${batch} ${id}: ${numero}`,
  );
  return texts.join("; ");
}

/** Typed text as one line without controls. */
function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
