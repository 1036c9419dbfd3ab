import type { FeedPrivacy, FeedScope } from "@atrio/contract/calendar/calendar-feeds";
import type { Language } from "@atrio/contract/common";
import { medicalKinds } from "@atrio/contract/kinds";

import { DAY_MS, addDays, epochDay, monthRange } from "../../../lib/calendar/dates.ts";
import { readingsOf } from "../../../lib/calendar/zone.ts";
import { requestKindName } from "../../../lib/words/kind-names.ts";
import { fill } from "../../../lib/words/words.ts";
import type { Words } from "../../../lib/words/words.ts";
import { stretchesOf, wholeDates } from "../absences.rules.ts";
import type { AbsenceDay } from "../absences.rules.ts";
import { birthdaysIn, holidaysIn } from "../calendar.rules.ts";
import type { Born, PlanDay, Range } from "../calendar.rules.ts";
import { concerns, eventSpan } from "../company-events/company-events.rules.ts";
import type { EventRow } from "../company-events/company-events.rules.ts";

import type { IcalEvent, IcalSpan } from "./ical.rules.ts";

/** Rate limits: unknown addresses by network, each subscription by itself. */
export const feedLimits = {
  unknown: { name: "calendar.unknown", max: 30, minutes: 15 },
  reads: { name: "calendar.feed", max: 60, minutes: 60 },
} as const;

/** The last use is kept to within so many milliseconds. */
export const noteEvery = 5 * 60_000;

/** Placeholder of the stamp where only contents are compared. */
export const unstamped = "1970-01-01T00:00:00Z";

const tokenForm = /^([\w-]{43})(?:\.ics)?$/;

/** The token of an address, without the ending that calendars like to see. */
export function tokenOf(text: string): string | undefined {
  return tokenForm.exec(text)?.[1];
}

/** Range of a feed: from the month a year before to the month a year and a half after. */
export function feedRange(today: string): Range {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const last = month + 18;
  const lastMonth = {
    year: year + Math.floor((last - 1) / 12),
    month: ((last - 1) % 12) + 1,
  };
  return { desde: monthRange({ year: year - 1, month }).desde, hasta: monthRange(lastMonth).hasta };
}

/** A day of an own request, with how often something happened to it and when last. */
type AbsenceRow = AbsenceDay & { sucesos: number; ultimo_suceso: string };

export type FeedFacts = {
  days: readonly PlanDay[];
  absences: readonly AbsenceRow[];
  events: readonly EventRow[];
  people: readonly Born[];
};

type Feed = {
  alcances: readonly FeedScope[];
  privacidad: FeedPrivacy;
  range: Range;
  /** Ends the identifiers of its events: they are the same in every subscription. */
  domain: string;
  language: Language;
  words: Words<"calendar/event-words">;
};

/**
 * Approved absences without a last day go on to the last day of the subscription (Rule CALENDAR-22): their
 * days are kept for a week only. Days of other approved absences stay theirs.
 */
function withOpenEnds(rows: readonly AbsenceRow[], { hasta }: Range): AbsenceRow[] {
  const approved = rows.filter((row) => row.aprobada);
  const taken = new Set(approved.map((row) => row.fecha));
  const open = approved.filter((row) => row.sin_fecha_fin === true);
  const further = [...Map.groupBy(open, (row) => row.solicitud_id).values()].flatMap((own) => {
    const last = own.at(-1);
    if (last === undefined) return [];
    const days: AbsenceRow[] = [];
    for (let fecha = addDays(last.fecha, 1); fecha <= hasta; fecha = addDays(fecha, 1)) {
      if (!taken.has(fecha)) days.push({ ...last, fecha, minutos: 0 });
    }
    return days;
  });
  return [...rows, ...further];
}

/** All events of a subscription, kind by kind. */
export function feedEvents(found: FeedFacts, feed: Feed): IcalEvent[] {
  const facts = { ...found, absences: withOpenEnds(found.absences, feed.range) };
  const makers: Record<FeedScope, () => IcalEvent[]> = {
    ausencias: () => absenceEvents(facts, feed),
    turnos: () => shiftEvents(facts, feed),
    festivos: () => holidayEvents(facts, feed),
    eventos: () => companyEvents(facts, feed),
    cumpleanyos: () => birthdayEvents(facts, feed),
  };
  return feed.alcances.flatMap((scope) => makers[scope]());
}

const plain = {
  description: null,
  location: null,
  sequence: 0,
  modified: null,
  isBusy: false,
  isPrivate: false,
};

/**
 * Approved absences, without the kind of medical ones; other kinds are named unless the
 * subscription only says that somebody is away. Subtype and reason stay in the portal.
 */
function absenceEvents({ absences, days }: FeedFacts, feed: Feed): IcalEvent[] {
  const dayOn = new Map(days.map((day) => [day.fecha, day]));
  const approved = absences.filter((row) => row.aprobada);
  return [...Map.groupBy(approved, (row) => row.solicitud_id)].flatMap(([id, rows]) =>
    stretchesOf(rows, (date) => dayOn.get(date)).map((stretch) => {
      const [first] = rows;
      const zone = dayOn.get(stretch.fecha_inicio)?.zona_horaria ?? "UTC";
      return {
        ...plain,
        uid: `ausencia-${id}-${stretch.fecha_inicio}${stretch.hora_inicio?.replace(":", "") ?? ""}@${feed.domain}`,
        summary: absenceName(first?.pe_solicitud_tipo_id, feed),
        category: feed.words.away,
        span: stretchSpan(stretch, zone),
        sequence: first?.sucesos ?? 0,
        modified: first?.ultimo_suceso ?? null,
        isBusy: true,
        isPrivate: true,
      };
    }),
  );
}

function absenceName(kind: number | undefined, { privacidad, words, language }: Feed): string {
  const isNamed = privacidad === "completo" && kind !== undefined && !medicalKinds.includes(kind);
  return isNamed ? requestKindName(kind, language) : words.away;
}

function stretchSpan(stretch: ReturnType<typeof stretchesOf>[number], zone: string): IcalSpan {
  const { fecha_inicio, fecha_fin, hora_inicio, hora_fin } = stretch;
  if (hora_inicio === null || hora_fin === null) return { from: fecha_inicio, until: fecha_fin };
  const midnight = epochDay(fecha_inicio) * DAY_MS;
  const last = clockOf(hora_fin);
  return {
    start: readingsOf(zone, midnight + clockOf(hora_inicio)).earlier,
    end: readingsOf(zone, midnight + (last === 0 ? DAY_MS : last)).later,
    zone,
  };
}

/** Planned shifts; with absences shown too, not on days that one covers whole. */
function shiftEvents({ days, absences }: FeedFacts, feed: Feed): IcalEvent[] {
  const free = feed.alcances.includes("ausencias") ? wholeDates(absences) : new Set<string>();
  return days
    .filter((day) => !free.has(day.fecha))
    .flatMap((day) =>
      day.intervals
        .map(({ start, end }, index) => ({
          ...plain,
          uid: `turno-${day.fecha}-${index + 1}@${feed.domain}`,
          summary: feed.words.shift,
          location: day.centro?.nombre ?? null,
          category: feed.words.shift,
          span: { start, end, zone: day.zona_horaria },
          isBusy: true,
        }))
        .filter(({ span }) => span.end > span.start),
    );
}

function holidayEvents({ days }: FeedFacts, feed: Feed): IcalEvent[] {
  return holidaysIn(days)
    .filter((day) => day.tipo_festivo_id !== 1)
    .map((day) => ({
      ...plain,
      uid: `festivo-${day.fecha}@${feed.domain}`,
      summary: day.nombre,
      category: feed.words.holiday,
      span: { from: day.fecha, until: day.fecha },
    }));
}

function companyEvents({ events, days }: FeedFacts, feed: Feed): IcalEvent[] {
  const dayOn = new Map(days.map((day) => [day.fecha, day]));
  return events
    .filter((event) => concerns(event, dayOn))
    .map((event) => {
      const span = eventSpan(event);
      return {
        ...plain,
        uid: `evento-${event.id}@${feed.domain}`,
        summary: event.titulo,
        description: event.descripcion,
        location: event.centro_trabajo,
        category: feed.words.companyEvent,
        span:
          span === undefined
            ? { from: event.desde, until: event.hasta }
            : { ...span, zone: event.zona_horaria },
        sequence: event.version,
        modified: event.actualizado_en,
      };
    });
}

function birthdayEvents({ people }: FeedFacts, feed: Feed): IcalEvent[] {
  return birthdaysIn(people, feed.range).map(({ fecha, trabajador }) => ({
    ...plain,
    uid: `cumpleanyos-${trabajador.id}-${fecha.slice(0, 4)}@${feed.domain}`,
    summary: fill(feed.words.birthday_of, { name: trabajador.nombre_completo }),
    category: feed.words.birthday,
    span: { from: fecha, until: fecha },
    isPrivate: true,
  }));
}

function clockOf(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000;
}
