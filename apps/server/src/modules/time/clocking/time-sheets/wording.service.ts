import type { Language } from "@atrio/contract/common";
import { holidayPalette, requestKindPalette, workdayStatusPalette } from "@atrio/contract/palette";
import type { DayAbsence } from "@atrio/contract/time/day-absences";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { epochOf } from "../../../../lib/calendar/clock.ts";
import { epochDay, monthRange } from "../../../../lib/calendar/dates.ts";
import {
  formatBalance,
  formatClock,
  formatDate,
  formatMinutes,
  formatMonth,
  formatOffset,
} from "../../../../lib/calendar/format.ts";
import { dateAt, offsetAt } from "../../../../lib/calendar/zone.ts";
import type { DocumentWords } from "../../../../lib/words/document-words.ts";
import { fill, oneLine } from "../../../../lib/words/words.ts";

import { excessNotes } from "./hours.service.ts";
import type {
  ChangeVersion,
  Mark,
  RecordChange,
  RecordClosure,
  RecordDay,
  SigningKind,
  TimeRecord,
} from "./time-sheets.rules.ts";

/** The language of a document and its texts. */
export type Voice = { language: Language; words: DocumentWords };

type HolidayColours = (typeof holidayPalette)[keyof typeof holidayPalette];
type KindColours = (typeof requestKindPalette)[keyof typeof requestKindPalette];
type StatusColours = (typeof workdayStatusPalette)[keyof typeof workdayStatusPalette];
const holidays: Readonly<Record<number, HolidayColours>> = holidayPalette;
const requestKinds: Readonly<Record<number, KindColours>> = requestKindPalette;
const statuses: Readonly<Record<number, StatusColours>> = workdayStatusPalette;

type DayClock = Pick<Workday, "dia" | "zona_horaria">;

/** `DD/MM/YYYY HH:mm` of an instant (ISO 8601) on the clocks of an IANA zone. */
export function momentText(instant: string, zone: string): string {
  const at = epochOf(instant);
  return `${formatDate(dateAt(zone, at))} ${formatClock(at, zone)}`;
}

/** `HH:mm` on the clocks of a working day; ' +1' when that is the day after. */
function clockText(instant: string, day: DayClock): string {
  const at = epochOf(instant);
  const after = epochDay(dateAt(day.zona_horaria, at)) - epochDay(day.dia);
  const time = formatClock(at, day.zona_horaria);
  if (after === 0) return time;
  return `${time} ${after > 0 ? "+" : "−"}${Math.abs(after)}`;
}

/** `HH:mm–HH:mm` of a signing. */
export function spanText(
  signing: Pick<Signing, "hora_inicio" | "hora_fin">,
  day: DayClock,
  words: DocumentWords,
): string {
  const { hora_fin } = signing;
  const last = hora_fin === null ? words.time_record.open : clockText(hora_fin, day);
  return `${clockText(signing.hora_inicio, day)}–${last}`;
}

/** '2026' of a whole year, 'Noviembre de 2026' of a month, else 'Del 10/11/2026 al 20/11/2026'. */
export function periodText(
  { desde, hasta }: { desde: string; hasta: string },
  { language, words }: Voice,
): string {
  const month = { year: Number(desde.slice(0, 4)), month: Number(desde.slice(5, 7)) };
  const whole = monthRange(month);
  const year = desde.slice(0, 4);
  if (desde === `${year}-01-01` && hasta === `${year}-12-31`) return year;
  if (desde === whole.desde && hasta === whole.hasta) return formatMonth(month, language);
  return fill(words.time_record.range, { from: formatDate(desde), to: formatDate(hasta) });
}

/** 'Desde el 08/01/2024', or both days once the last day of work is known. */
export function employmentText({ header }: TimeRecord, words: DocumentWords): string {
  const from = formatDate(header.fecha_alta);
  if (header.fecha_baja === null) return fill(words.time_record.employed_from, { from });
  return fill(words.time_record.employed_until, { from, to: formatDate(header.fecha_baja) });
}

/** Moment of a document (epoch milliseconds), and the zone in which it is printed. */
export function madeText(now: number, zone: string, words: DocumentWords): string {
  return fill(words.made, {
    date: formatDate(dateAt(zone, now)),
    time: formatClock(now, zone),
    zone,
  });
}

/** Name of a clock-in type or kind of pause: the portal's, or the company's own. */
export function kindText(
  signing: Pick<Signing, "parada_id" | "fichador_id">,
  kinds: readonly SigningKind[],
  words: DocumentWords,
): string {
  const isPause = signing.parada_id !== null;
  const found = kinds.find(
    (kind) =>
      kind.clase === (isPause ? "parada" : "fichador") &&
      kind.id === (isPause ? signing.parada_id : signing.fichador_id),
  );
  if (found === undefined) return "";
  switch (found.tipo) {
    case "lugar":
    case "otra":
      return oneLine(found.nombre);
    case "presencial":
    case "teletrabajo":
      return words.type[found.tipo];
    default:
      return words.pause[found.tipo];
  }
}

/** Code and meaning of a mark. */
export function markWords(mark: Mark, words: DocumentWords): { code: string; text: string } {
  return words.time_record[`mark_${mark}`];
}

/** The codes of a signing's marks, in order. */
export function markCodes(marks: readonly Mark[], words: DocumentWords): string {
  return marks.map((mark) => markWords(mark, words).code).join(" ");
}

/** 'Festivo nacional · Año Nuevo', or empty. */
export function holidayText({ festivo }: Workday, words: DocumentWords): string {
  if (festivo === null) return "";
  const kind = holidays[festivo.tipo_festivo_id]?.key ?? "none";
  return `${words.holiday[kind]} · ${oneLine(festivo.nombre)}`;
}

/** Name of an absence, or the word absence alone. */
function absenceName(absence: DayAbsence, words: DocumentWords): string {
  const kind = requestKinds[absence.pe_solicitud_tipo_id ?? 0];
  return kind === undefined ? words.absence.away : words.request[kind.key];
}

/** 'Asuntos propios (desde las 13:00), 4:00 h' of a part of a day, and work that lies in an absence. */
function absenceNotes(absence: DayAbsence, words: DocumentWords): string[] {
  const name = absenceName(absence, words);
  const notes: string[] = [];
  if (!absence.completo) {
    const time = formatMinutes(absence.minutos);
    notes.push(fill(words.absence.note, { name, span: absenceSpan(absence, words), time }));
  }
  if (absence.minutos_fichados > 0) {
    const time = formatMinutes(absence.minutos_fichados);
    notes.push(fill(words.absence.clocked_text, { name, time }));
  }
  return notes;
}

function absenceSpan({ desde, hasta }: DayAbsence, words: DocumentWords): string {
  if (desde !== null && hasta !== null) {
    return fill(words.absence.between, { from: desde, to: hasta });
  }
  if (desde !== null) return fill(words.absence.from, { time: desde });
  return fill(words.absence.until, { time: hasta ?? "" });
}

/**
 * Name of a day's status, or of its absence; empty for future days, and a note outside the
 * contract.
 */
export function statusText({ day, isEmployed }: RecordDay, words: DocumentWords): string {
  if (!isEmployed && day.fichajes.length === 0) return words.time_record.not_employed;
  const away = day.ausencias.find((one) => one.completo);
  if (away !== undefined && day.fichajes.length === 0) return absenceName(away, words);
  const status = day.estado_id === null ? undefined : statuses[day.estado_id];
  return status === undefined ? "" : words.status[status.key];
}

/** A day's figures as text; empty where there is nothing to say yet or nothing was asked. */
export function figureTexts({ day }: RecordDay): {
  worked: string;
  expected: string;
  balance: string;
  paused: string;
} {
  const isIdle = day.fichajes.length === 0 && day.minutos_previstos === 0;
  const isToCome = day.estado_id === null;
  const show = !isIdle && !isToCome;
  return {
    worked: show ? formatMinutes(day.minutos_trabajados, "column") : "",
    expected: day.minutos_previstos === 0 ? "" : formatMinutes(day.minutos_previstos, "column"),
    balance: show ? formatBalance(day.saldo_minutos, "column") : "",
    paused: day.minutos_pausa === 0 ? "" : formatMinutes(day.minutos_pausa, "column"),
  };
}

/** Decision on a month and, while it stands, the closed figures. */
export function closureTexts(
  closure: RecordClosure | undefined,
  zone: string,
  words: DocumentWords,
): { state: string; figures: string } {
  const own = words.time_record;
  if (closure === undefined) return { state: own.closure_open, figures: "" };
  const date = formatDate(dateAt(zone, epochOf(closure.fecha)));
  const sentences = {
    pendiente: own.closure_pending,
    aprobado: own.closure_approved,
    rechazado: own.closure_rejected,
  };
  const state = fill(sentences[closure.estado], { date });
  if (closure.estado === "rechazado") return { state, figures: "" };
  const figures = fill(own.closure_figures, {
    expected: formatMinutes(closure.minutos_previstos),
    worked: formatMinutes(closure.minutos_trabajados),
    balance: formatBalance(closure.saldo_minutos),
  });
  return { state, figures };
}

/** In which way a signing was changed. */
export function originOf({ tipo }: RecordChange): keyof DocumentWords["time_record"]["origin"] {
  switch (tipo) {
    case "alta_supervisor":
    case "edicion_supervisor":
    case "borrado_supervisor":
      return "supervisor";
    case "clonacion":
      return "clone";
    case "correccion":
      return "correction";
    case "observaciones":
      return "remarks";
    default:
      return "own";
  }
}

/** `HH:mm–HH:mm Comida «remark»` of a version; that there is no signing where it is null. */
export function versionText(
  version: ChangeVersion | null,
  day: DayClock,
  { kinds, words }: { kinds: readonly SigningKind[]; words: DocumentWords },
): string {
  if (version === null) return words.time_record.change_nothing;
  const remark = oneLine(version.observaciones ?? "");
  const kind = kindText(version, kinds, words);
  const parts = [spanText(version, day, words), kind, remark === "" ? "" : `«${remark}»`];
  return parts.filter((part) => part !== "").join(" ");
}

/** Author and approvers of a change. */
export function authorText(change: RecordChange, words: DocumentWords): string {
  const author = oneLine(change.autor ?? words.time_record.unknown);
  if (change.aprobado_por.length === 0) return author;
  const names = oneLine(change.aprobado_por.join(", "));
  return `${author} (${fill(words.time_record.change_approved, { names })})`;
}

/**
 * Reason of a change, the worker's answer to a supervisor's change, and a supervisor's objection to
 * a worker's; moments are told on the clocks of an IANA zone.
 */
export function reasonText(change: RecordChange, zone: string, words: DocumentWords): string {
  const reason = oneLine(change.motivo ?? "");
  const why = reason === "" ? words.time_record.no_reason : `«${reason}».`;
  return [why, answerText(change, zone, words)].join(" ").trim();
}

function answerText(change: RecordChange, zone: string, words: DocumentWords): string {
  const comment = oneLine(change.respuesta?.comentario ?? "");
  const own = words.time_record;
  switch (change.estado) {
    case "none":
      return "";
    case "pending":
      return own.answer_none;
    case "confirmed":
      return own.answer_confirmed;
    case "disputed":
      return fill(own.answer_disputed, { comment });
    case "objected":
      return fill(own.answer_objected, {
        comment,
        name: oneLine(change.respuesta?.autor ?? own.unknown),
        moment: momentText(change.respuesta?.hecha_en ?? change.hecho_en, zone),
      });
  }
}

/** Notes on a day beside its figures; `monthZone` is the zone of most of its month. */
export function dayNotes(
  { day, signings, hours }: RecordDay,
  monthZone: string,
  words: DocumentWords,
): string[] {
  const own = words.time_record;
  const { zona_horaria } = day;
  const notes = day.ausencias.flatMap((one) => absenceNotes(one, words));
  if (zona_horaria !== monthZone && signings.length > 0) {
    notes.push(fill(own.note_zone, { zone: zona_horaria }));
  }
  const shifted = signings.find(({ signing }) => isAcrossChange(signing, zona_horaria));
  if (shifted !== undefined) notes.push(clockNote(shifted.signing, zona_horaria, words));
  for (const { signing } of signings) {
    const text = oneLine(signing.observaciones ?? "");
    const span = spanText(signing, day, words);
    if (text !== "") notes.push(fill(own.note_remark, { span, text }));
  }
  return [...notes, ...excessNotes(hours, day.minutos_trabajados, words)];
}

function isAcrossChange({ hora_inicio, hora_fin }: Signing, zone: string): boolean {
  return (
    hora_fin !== null && offsetAt(zone, epochOf(hora_inicio)) !== offsetAt(zone, epochOf(hora_fin))
  );
}

function clockNote(signing: Signing, zone: string, words: DocumentWords): string {
  return fill(words.time_record.note_clock, {
    from: formatOffset(epochOf(signing.hora_inicio), zone),
    to: formatOffset(epochOf(signing.hora_fin ?? signing.hora_inicio), zone),
  });
}
