import type { Signing, Workday } from "@atrio/contract/time";

import { epochDay, monthRange } from "../../../lib/dates.ts";
import { summaryOf } from "../sheet/sheet.rules.ts";
import type { MonthTotals } from "../sheet/sheet.rules.ts";

/** Days that one record may cover: a leap year. */
const longestRange = 366;

/** Who a record is about, and in which company. */
export type RecordHeader = {
  empresa: string;
  cif: string | null;
  trabajador: string;
  nif: string | null;
  codigo: string;
  puesto: string | null;
  fecha_alta: string;
  fecha_baja: string | null;
};

/** A clock-in type or kind of pause, also one that is no longer offered. */
export type SigningKind = {
  clase: "fichador" | "parada";
  id: number;
  nombre: string;
  tipo:
    | "presencial"
    | "teletrabajo"
    | "lugar"
    | "comida"
    | "descanso"
    | "medico"
    | "personal"
    | "otra";
};

/** What is said of a signing beside its times. */
export type Mark =
  | "telework"
  | "counts"
  | "stated"
  | "offline"
  | "outside"
  | "edited"
  | "changed"
  | "confirmed"
  | "disputed";

/** A supervisor's change of a signing, with its worker's answer. */
export type RecordChange = {
  fichaje_id: number;
  dia: string;
  tipo: "alta" | "edicion" | "borrado";
  autor: string;
  motivo: string;
  hecho_en: string;
  respuesta: "confirmado" | "disputado" | null;
  comentario: string | null;
};

/** First and last link of the worker's chain that speaks of a month, and how many do. */
export type RecordReceipts = {
  mes: string;
  anotaciones: number;
  primero: { seq: number; hash: string };
  ultimo: { seq: number; hash: string };
};

/** What was decided about closing a month; the figures are those that were closed. */
export type RecordClosure = {
  mes: string;
  estado: "pendiente" | "aprobado" | "rechazado";
  fecha: string;
  minutos_previstos: number;
  minutos_trabajados: number;
  saldo_minutos: number;
};

export type RecordDay = {
  day: Workday;
  isEmployed: boolean;
  signings: Array<{ signing: Signing; marks: Mark[] }>;
  changes: RecordChange[];
};

export type RecordMonth = {
  year: number;
  month: number;
  days: RecordDay[];
  totals: MonthTotals;
  /** Centres of its days, in order. */
  centres: string[];
  /** Zone of most of its days. */
  zone: string;
  receipts: RecordReceipts | undefined;
  closure: RecordClosure | undefined;
};

/** A worker's record of a period, in no language yet. */
export type TimeRecord = {
  desde: string;
  hasta: string;
  header: RecordHeader;
  kinds: SigningKind[];
  months: RecordMonth[];
  totals: MonthTotals;
};

/** What a record is made of, as it is read; dates are local. */
export type RecordFacts = {
  header: RecordHeader;
  today: string;
  days: Workday[];
  centreOn: (date: string) => string | undefined;
  changes: RecordChange[];
  /** Signings whose newest times are not those that were punched. */
  editedIds: ReadonlySet<number>;
  receipts: RecordReceipts[];
  closures: RecordClosure[];
};

/** Whether a period is in order and no longer than a record may be. */
export function isRecordRange(range: { desde: string; hasta: string }): boolean {
  const length = epochDay(range.hasta) - epochDay(range.desde) + 1;
  return length >= 1 && length <= longestRange;
}

/** What a signing's marks say; of several supervisors' changes the newest counts. */
export function marksOf(
  signing: Signing,
  facts: { isEdited: boolean; changes: readonly RecordChange[] },
): Mark[] {
  const marks: Array<[Mark, boolean]> = [
    ["telework", signing.teletrabajo],
    ["counts", signing.parada_id !== null && signing.cuenta_como_trabajo],
    ["stated", signing.fin_declarado],
    ["offline", signing.sin_conexion_inicio || signing.sin_conexion_fin],
    ["outside", signing.ip_invalida_inicio || signing.ip_invalida_fin],
    ["edited", facts.isEdited],
  ];
  const change = facts.changes.findLast((one) => one.fichaje_id === signing.id);
  const plain = marks.filter(([, holds]) => holds).map(([mark]) => mark);
  return change === undefined ? plain : [...plain, answerMark(change)];
}

function answerMark(change: RecordChange): Mark {
  if (change.respuesta === null) return "changed";
  return change.respuesta === "confirmado" ? "confirmed" : "disputed";
}

/** Lays the days of a period out by calendar month. */
export function recordMonths(facts: RecordFacts): RecordMonth[] {
  const changes = Map.groupBy(facts.changes, (change) => change.dia);
  const months = Map.groupBy(facts.days, (day) => day.dia.slice(0, 7));
  return [...months].map(([key, days]) => ({
    year: Number(key.slice(0, 4)),
    month: Number(key.slice(5)),
    days: days.map((day) => recordDay(day, facts, changes.get(day.dia) ?? [])),
    totals: summaryOf(days, facts.today),
    centres: distinct(
      days.map((day) => facts.centreOn(day.dia)).filter((name) => name !== undefined),
    ),
    zone: mostFrequent(days.map((day) => day.zona_horaria)),
    receipts: facts.receipts.find((one) => one.mes === key),
    closure: facts.closures.find((one) => one.mes === key),
  }));
}

function recordDay(day: Workday, facts: RecordFacts, changes: RecordChange[]): RecordDay {
  return {
    day,
    isEmployed:
      day.dia >= facts.header.fecha_alta &&
      (facts.header.fecha_baja === null || day.dia <= facts.header.fecha_baja),
    signings: day.fichajes.map((signing) => ({
      signing,
      marks: marksOf(signing, { isEdited: facts.editedIds.has(signing.id), changes }),
    })),
    changes,
  };
}

/** First and last receipt of a whole period: months follow one another, so do their links. */
export function periodReceipts(
  months: readonly RecordMonth[],
): Omit<RecordReceipts, "mes"> | undefined {
  const all = months.map((month) => month.receipts).filter((one) => one !== undefined);
  const bySeq = all.flatMap(({ primero, ultimo }) => [primero, ultimo]);
  const ordered = bySeq.toSorted((a, b) => a.seq - b.seq);
  const [first] = ordered;
  const last = ordered.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const entries = all.reduce((sum, one) => sum + one.anotaciones, 0);
  return { anotaciones: entries, primero: first, ultimo: last };
}

/** A period for file names: a whole year or month by its name, else both days. */
export function periodName({ desde, hasta }: { desde: string; hasta: string }): string {
  const year = Number(desde.slice(0, 4));
  const whole = monthRange({ year, month: Number(desde.slice(5, 7)) });
  if (desde === `${desde.slice(0, 4)}-01-01` && hasta === `${desde.slice(0, 4)}-12-31`) {
    return desde.slice(0, 4);
  }
  if (desde === whole.desde && hasta === whole.hasta) return desde.slice(0, 7);
  return desde === hasta ? desde : `${desde}_${hasta}`;
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}

function mostFrequent(values: string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  const ordered = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return ordered[0]?.[0] ?? "UTC";
}
