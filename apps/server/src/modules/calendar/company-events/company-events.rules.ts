import type { CalendarEvent } from "@atrio/contract/calendar/calendar";

import { DAY_MS, epochDay } from "../../../lib/calendar/dates.ts";
import { dateAt, readingsOf, wallMinute } from "../../../lib/calendar/zone.ts";
import type { PlanDay, Range } from "../calendar.rules.ts";

/** A stored event; its times are those of `zona_horaria`. */
export type EventRow = {
  id: number;
  titulo: string;
  descripcion: string | null;
  desde: string;
  hasta: string;
  hora_inicio: string | null;
  hora_fin: string | null;
  centro_id: number | null;
  centro_trabajo: string | null;
  zona_horaria: string;
  color: string;
  version: number;
  actualizado_en: string;
};

/** Time of an event as entered. */
type StatedTime = Pick<EventRow, "desde" | "hasta" | "hora_inicio" | "hora_fin"> & {
  todo_el_dia: boolean;
};

const longestEvent = 366;

/**
 * True if an event ends after it starts, lasts at most 366 days and has the times that it needs.
 */
export function isEventTime(stated: StatedTime): boolean {
  const days = epochDay(stated.hasta) - epochDay(stated.desde) + 1;
  if (days < 1 || days > longestEvent) return false;
  const { hora_inicio, hora_fin } = stated;
  if (stated.todo_el_dia) return hora_inicio === null && hora_fin === null;
  return hora_inicio !== null && hora_fin !== null && (days > 1 || hora_inicio < hora_fin);
}

/** The instants that an event with times covers, epoch milliseconds; undefined for whole days. */
export function eventSpan(event: EventRow): { start: number; end: number } | undefined {
  if (event.hora_inicio === null || event.hora_fin === null) return undefined;
  const start = readingsOf(event.zona_horaria, localMoment(event.desde, event.hora_inicio)).earlier;
  const end = readingsOf(event.zona_horaria, localMoment(event.hasta, event.hora_fin)).later;
  return { start, end: Math.max(start, end) };
}

/**
 * True if an event is for somebody with these days: of the company, or of the centre to which they
 * belong on one of its days.
 */
export function concerns(event: EventRow, days: ReadonlyMap<string, PlanDay>): boolean {
  if (event.centro_id === null) return true;
  return days
    .values()
    .some(
      (day) =>
        day.centro?.id === event.centro_id && day.fecha >= event.desde && day.fecha <= event.hasta,
    );
}

/** The zone of somebody's day; of a day that is not known, the event's own. */
function readerZone(event: EventRow, days: ReadonlyMap<string, PlanDay>): string {
  return (days.get(event.desde) ?? days.get(event.hasta))?.zona_horaria ?? event.zona_horaria;
}

/** Events visible to a person with these days in a range; times are those of their own centre. */
export function eventsSeen(
  events: readonly EventRow[],
  days: ReadonlyMap<string, PlanDay>,
  range: Range,
): CalendarEvent[] {
  return events
    .filter((event) => concerns(event, days))
    .map((event) => eventSeen(event, readerZone(event, days)))
    .filter((event) => event.fecha_inicio <= range.hasta && event.fecha_fin >= range.desde);
}

function eventSeen(event: EventRow, zone: string): CalendarEvent {
  return {
    id: event.id,
    titulo: event.titulo,
    descripcion: event.descripcion,
    ...timesIn(event, zone),
    color: event.color,
    centro_trabajo: event.centro_trabajo,
  };
}

type Times = Pick<CalendarEvent, "fecha_inicio" | "fecha_fin" | "hora_inicio" | "hora_fin">;

function timesIn(event: EventRow, zone: string): Times {
  const span = eventSpan(event);
  if (span === undefined) {
    const wholeDays = { hora_inicio: null, hora_fin: null };
    return { fecha_inicio: event.desde, fecha_fin: event.hasta, ...wholeDays };
  }
  return {
    fecha_inicio: dateAt(zone, span.start),
    fecha_fin: dateAt(zone, span.end),
    hora_inicio: clockAt(zone, span.start),
    hora_fin: clockAt(zone, span.end),
  };
}

function clockAt(zone: string, instant: number): string {
  const minute = wallMinute(zone, dateAt(zone, instant), instant);
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

function localMoment(date: string, time: string): number {
  return (
    epochDay(date) * DAY_MS + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000
  );
}
