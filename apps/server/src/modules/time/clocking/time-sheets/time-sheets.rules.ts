import type { EventKind } from "@atrio/contract/time/changes";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { epochDay, monthRange } from "../../../../lib/calendar/dates.ts";
import { hourKindsOf, sumKnown } from "../../../../lib/values/hour-kinds.ts";
import type { HourKinds } from "../../../../lib/values/hour-kinds.ts";
import { summaryOf } from "../sheet/sheet.rules.ts";
import type { MonthTotals } from "../sheet/sheet.rules.ts";

/** Days that one record may cover: a leap year. */
const longestRange = 366;

/** Worker and company of a record. */
export type RecordHeader = {
  empresa: string;
  cif: string | null;
  trabajador: string;
  nif: string | null;
  codigo: string;
  puesto: string | null;
  fecha_alta: string;
  fecha_baja: string | null;
  /** Percentage of full time where no contract says it; null when nobody has said. */
  jornada_porcentaje: number | null;
};

/** A contract's percentage of full time between two local dates, both included. */
export type ContractShare = {
  fecha_inicio: string;
  fecha_fin: string | null;
  jornada_porcentaje: number;
};

/** Compensation of a day's saved excess: 1 hours bag, 2 payroll, 3 holidays. */
export type Compensation = {
  dia: string;
  minutos: number;
  pe_compensacion_id: number;
  estado_id: number;
};

/** A clock-in type or kind of pause, also one no longer offered. */
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
  clase_tiempo: "ordinario" | "fuerza_mayor" | "disponibilidad";
};

/** Marks of a signing beside its times. */
export type Mark =
  | "telework"
  | "counts"
  | "stated"
  | "offline"
  | "outside"
  | "edited"
  | "objected"
  | "changed"
  | "confirmed"
  | "disputed";

/** A ledger version of a signing as shown to people; instants in ISO 8601. */
export type ChangeVersion = {
  hora_inicio: string;
  hora_fin: string | null;
  fichador_id: number | null;
  parada_id: number | null;
  teletrabajo: boolean;
  observaciones: string | null;
  borrado: boolean;
};

/** State of a change: a supervisor's awaits the worker's answer, to a worker's one may object. */
type ChangeState = "none" | "pending" | "confirmed" | "disputed" | "objected";

/** A change of a signing by anybody, as the ledger holds it. */
export type RecordChange = {
  seq: number;
  fichaje_id: number;
  dia: string;
  /** Act on the signing. */
  acto: "alta" | "edicion" | "borrado";
  /** In which way it was changed. */
  tipo: EventKind;
  autor: string | null;
  aprobado_por: string[];
  motivo: string | null;
  hecho_en: string;
  /** Null where there was no signing before, or is none after. */
  antes: ChangeVersion | null;
  despues: ChangeVersion | null;
  estado: ChangeState;
  /** The worker's answer or a supervisor's objection; null while there is neither. */
  respuesta: { autor: string | null; hecha_en: string; comentario: string | null } | null;
};

/** First and last link of the worker's chain that speaks of a month, and how many do. */
export type RecordReceipts = {
  mes: string;
  anotaciones: number;
  primero: { seq: number; hash: string };
  ultimo: { seq: number; hash: string };
};

/** Decision on closing a month; the figures are those that were closed. */
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
  /** In the order they were made. */
  changes: RecordChange[];
  hours: RecordHours;
};

/** Minutes by kind of hour, compensation of the excess, and the percentage of full time. */
export type RecordHours = HourKinds & {
  /** Null when the company has no clock-in type or pause of that kind. */
  fuerza_mayor: number | null;
  disponibilidad: number | null;
  compensaciones: Compensation[];
  /** Distinct percentages of the days; null among them where nobody has said. */
  porcentajes: Array<number | null>;
};

export type RecordMonth = {
  year: number;
  month: number;
  days: RecordDay[];
  totals: MonthTotals;
  hours: RecordHours;
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
  hours: RecordHours;
};

/** Data of a record as read; dates are local. */
export type RecordFacts = {
  header: RecordHeader;
  days: Workday[];
  centreOn: (date: string) => string | undefined;
  changes: RecordChange[];
  kinds: readonly SigningKind[];
  contracts: readonly ContractShare[];
  compensations: readonly Compensation[];
  receipts: RecordReceipts[];
  closures: RecordClosure[];
};

/** True if a period is in order and no longer than a record may be. */
export function isRecordRange(range: { desde: string; hasta: string }): boolean {
  const length = epochDay(range.hasta) - epochDay(range.desde) + 1;
  return length >= 1 && length <= longestRange;
}

/** Ways of changing a signing that are a supervisor's own. */
const teamKinds: ReadonlySet<EventKind> = new Set([
  "alta_supervisor",
  "edicion_supervisor",
  "borrado_supervisor",
]);

/** Entries about a change that change nothing themselves. */
const answers: Partial<Record<EventKind, ChangeState>> = {
  confirmacion: "confirmed",
  disputa: "disputed",
};

/** A ledger entry that is not a punch, before answers are joined to their entries. */
export type ChangeLine = Omit<RecordChange, "acto" | "estado" | "respuesta"> & {
  responde_a_seq: number | null;
  /** Change of the day that the entry is part of, or that an objection is about. */
  cambio_id: number | null;
};

/**
 * The changes among some ledger entries, each with the newest answer to it. A worker answers a
 * supervisor's entry; a supervisor objects to a change of a day, that is to all of its entries.
 */
export function changesOf(lines: readonly ChangeLine[]): RecordChange[] {
  const answerTo = new Map<number | null, ChangeLine>();
  const objectionTo = new Map<number, ChangeLine>();
  for (const line of lines) {
    if (!(line.tipo in answers)) continue;
    if (line.cambio_id === null) answerTo.set(line.responde_a_seq, line);
    else objectionTo.set(line.cambio_id, line);
  }
  return lines
    .filter((line) => line.despues !== null)
    .map((line) => {
      const answer = answerTo.get(line.seq);
      const objection = objectionTo.get(line.cambio_id ?? 0);
      const shown = (version: ChangeVersion | null) => (version?.borrado === true ? null : version);
      return {
        ...line,
        acto: actOf(line),
        antes: shown(line.antes),
        despues: shown(line.despues),
        estado: objection === undefined ? answerState(line, answer) : "objected",
        respuesta: responseOf(objection ?? answer),
      };
    });
}

function answerState({ tipo }: ChangeLine, answer: ChangeLine | undefined): ChangeState {
  const unanswered = teamKinds.has(tipo) ? "pending" : "none";
  return (answer === undefined ? undefined : answers[answer.tipo]) ?? unanswered;
}

function responseOf(line: ChangeLine | undefined): RecordChange["respuesta"] {
  if (line === undefined) return null;
  return { autor: line.autor, hecha_en: line.hecho_en, comentario: line.motivo };
}

function actOf({ antes, despues }: Pick<ChangeLine, "antes" | "despues">): RecordChange["acto"] {
  if (antes === null || antes.borrado) return "alta";
  return despues?.borrado === true ? "borrado" : "edicion";
}

/** Marks of a signing; of several supervisors' changes the newest counts. */
export function marksOf(signing: Signing, changes: readonly RecordChange[]): Mark[] {
  const own = changes.filter((change) => change.fichaje_id === signing.id);
  const isObjected = own.findLast(({ tipo }) => !teamKinds.has(tipo))?.estado === "objected";
  const marks: Array<[Mark, boolean]> = [
    ["telework", signing.teletrabajo],
    ["counts", signing.parada_id !== null && signing.cuenta_como_trabajo],
    ["stated", signing.fin_declarado],
    ["offline", signing.sin_conexion_inicio || signing.sin_conexion_fin],
    ["outside", signing.ip_invalida_inicio || signing.ip_invalida_fin],
    [
      "edited",
      !isObjected && own.some(({ tipo }) => tipo !== "observaciones" && !teamKinds.has(tipo)),
    ],
    ["objected", isObjected],
  ];
  const change = own.findLast(({ tipo }) => teamKinds.has(tipo));
  const plain = marks.filter(([, holds]) => holds).map(([mark]) => mark);
  return change === undefined ? plain : [...plain, answerMark(change)];
}

function answerMark({ estado }: RecordChange): Mark {
  return estado === "confirmed" || estado === "disputed" ? estado : "changed";
}

/** Lays the days of a period out by calendar month. */
export function recordMonths(facts: RecordFacts): RecordMonth[] {
  const changes = Map.groupBy(facts.changes, (change) => change.dia);
  const months = Map.groupBy(facts.days, (day) => day.dia.slice(0, 7));
  return [...months].map(([key, workdays]) => {
    const days = workdays.map((day) => recordDay(day, facts, changes.get(day.dia) ?? []));
    return {
      year: Number(key.slice(0, 4)),
      month: Number(key.slice(5)),
      days,
      totals: summaryOf(workdays),
      hours: hoursTogether(days.filter((day) => day.isEmployed).map((day) => day.hours)),
      centres: [...new Set(workdays.flatMap((day) => facts.centreOn(day.dia) ?? []))],
      zone: mostFrequent(workdays.map((day) => day.zona_horaria)),
      receipts: facts.receipts.find((one) => one.mes === key),
      closure: facts.closures.find((one) => one.mes === key),
    };
  });
}

function recordDay(day: Workday, facts: RecordFacts, changes: RecordChange[]): RecordDay {
  return {
    day,
    isEmployed:
      day.dia >= facts.header.fecha_alta &&
      (facts.header.fecha_baja === null || day.dia <= facts.header.fecha_baja),
    signings: day.fichajes.map((signing) => ({ signing, marks: marksOf(signing, changes) })),
    changes,
    hours: dayHours(day, facts),
  };
}

/** Percentage of full time on a date: the contract's, else the worker's own; null when neither says. */
export function shareOn(
  date: string,
  contracts: readonly ContractShare[],
  worker: Pick<RecordHeader, "jornada_porcentaje"> | undefined,
): number | null {
  const contract = contracts.find(
    (one) => one.fecha_inicio <= date && (one.fecha_fin === null || date <= one.fecha_fin),
  );
  return contract?.jornada_porcentaje ?? worker?.jornada_porcentaje ?? null;
}

function dayHours(day: Workday, facts: RecordFacts): RecordHours {
  const percentage = shareOn(day.dia, facts.contracts, facts.header);
  return {
    ...hourKindsOf({
      worked: day.minutos_trabajados,
      scheduled: day.minutos_previstos,
      percentage,
    }),
    fuerza_mayor: minutesOfClass(day, facts.kinds, "fuerza_mayor"),
    disponibilidad: minutesOfClass(day, facts.kinds, "disponibilidad"),
    compensaciones: facts.compensations.filter((one) => one.dia === day.dia),
    porcentajes: [percentage],
  };
}

function minutesOfClass(
  day: Workday,
  kinds: readonly SigningKind[],
  time: SigningKind["clase_tiempo"],
): number | null {
  const own = kinds.filter((kind) => kind.clase_tiempo === time);
  if (own.length === 0) return null;
  const isOwn = (signing: Signing): boolean =>
    own.some((kind) =>
      kind.clase === "parada" ? kind.id === signing.parada_id : kind.id === signing.fichador_id,
    );
  return day.fichajes.reduce((sum, one) => sum + (isOwn(one) ? one.minutos : 0), 0);
}

/** The hours of several days or months together. */
export function hoursTogether(parts: readonly RecordHours[]): RecordHours {
  return {
    ordinarios: parts.reduce((sum, one) => sum + one.ordinarios, 0),
    complementarios: sumKnown(parts.map((one) => one.complementarios)),
    extraordinarios: sumKnown(parts.map((one) => one.extraordinarios)),
    fuerza_mayor: sumKnown(parts.map((one) => one.fuerza_mayor)),
    disponibilidad: sumKnown(parts.map((one) => one.disponibilidad)),
    compensaciones: parts.flatMap((one) => one.compensaciones),
    porcentajes: [...new Set(parts.flatMap((one) => one.porcentajes))],
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

function mostFrequent(values: string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  const ordered = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return ordered[0]?.[0] ?? "UTC";
}
