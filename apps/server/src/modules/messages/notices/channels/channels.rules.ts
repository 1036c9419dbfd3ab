import { lockedMails } from "@atrio/contract/messages/notice-groups";
import type { NoticeGroup } from "@atrio/contract/messages/notice-groups";
import type { MailFrequency, QuietHours } from "@atrio/contract/messages/notice-preferences";

import { DAY_MS, addDays, epochDay, weekdayOf } from "../../../../lib/calendar/dates.ts";
import { dateAt, readingsOf } from "../../../../lib/calendar/zone.ts";
import { sendingTime } from "../notices.rules.ts";

/** A person's choice for a kind of notice. */
export type GroupChoice = { tipo: string; correo: boolean; push: boolean };

/** Preferences of a person. */
export type Habits = {
  zona_horaria: string;
  /** True if non-urgent messages wait for working hours. */
  desconexion: boolean;
  frecuencia: MailFrequency;
  silencio: QuietHours | null;
  /** Preferences of the chosen kinds only; the others use every channel. */
  elecciones: readonly GroupChoice[];
};

/** Way of a notice's mail. */
export type MailWay = "now" | "digest" | "never";

/**
 * Channels of a notice of a kind. Mails required by law or for safety always go, and never wait for
 * a summary; nor do urgent ones.
 */
export function channelsOf(
  notice: { tipo: NoticeGroup; isUrgent: boolean },
  habits: Pick<Habits, "elecciones" | "frecuencia">,
): { mail: MailWay; push: boolean } {
  const choice = habits.elecciones.find(({ tipo }) => tipo === notice.tipo);
  const push = choice?.push ?? true;
  if (lockedMails[notice.tipo] !== null) return { mail: "now", push };
  if (choice?.correo === false) return { mail: "never", push };
  const waits = habits.frecuencia !== "al_momento" && !notice.isUrgent;
  return { mail: waits ? "digest" : "now", push };
}

/** Working hours of the days around now; `isPlanned` tells no hours from no schedule. */
export type WorkingTime = {
  hours: ReadonlyArray<{ start: number; end: number }>;
  isPlanned: boolean;
};

/**
 * True if non-urgent messages wait in a summary until the person works again: someone who
 * disconnects, has a schedule and none of its hours in the days that a mail may wait, because of
 * leave or days off.
 */
export function isOff(
  now: number,
  { desconexion }: Pick<Habits, "desconexion">,
  { hours, isPlanned }: WorkingTime,
): boolean {
  return desconexion && isPlanned && hours.every(({ end }) => end <= now);
}

/** After as many turns the next free moment counts, at work or not. */
const mostTurns = 60;

/**
 * Moments of a non-urgent mail and message (epoch milliseconds): the first outside quiet hours
 * that, for a person who disconnects, lies within working hours. A mail goes after three days at
 * the latest, but never in quiet hours; a message is not pushed at all (null) where no such moment
 * comes.
 */
export function timesFor(
  now: number,
  habits: Pick<Habits, "desconexion" | "silencio" | "zona_horaria">,
  work: WorkingTime,
): { mail: number; push: number | null } {
  let time = now;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const wanted = habits.desconexion ? sendingTime(time, work.hours) : time;
    const quiet = quietUntil(wanted, habits);
    time = quiet ?? wanted;
    if (quiet === undefined) break;
  }
  const isAtWork = work.hours.some(({ start, end }) => start <= time && time < end);
  const rings = !habits.desconexion || !work.isPlanned || isAtWork;
  return { mail: time, push: rings ? time : null };
}

/** End of the quiet hours around an instant (epoch milliseconds); undefined outside them. */
function quietUntil(
  instant: number,
  { silencio, zona_horaria }: Pick<Habits, "silencio" | "zona_horaria">,
): number | undefined {
  if (silencio === null) return undefined;
  const today = dateAt(zona_horaria, instant);
  const length = silencio.hasta > silencio.desde ? 0 : 1;
  for (const date of [addDays(today, -1), today]) {
    if (!silencio.dias.includes(weekdayOf(epochDay(date)))) continue;
    // On the night of a clock change they last as long as they can.
    const start = readingsOf(zona_horaria, wallTime(date, silencio.desde)).earlier;
    const end = readingsOf(zona_horaria, wallTime(addDays(date, length), silencio.hasta)).later;
    if (start <= instant && instant < end) return end;
  }
  return undefined;
}

/** Milliseconds since 1970-01-01T00:00 without a zone, of a date and `HH:mm`. */
function wallTime(date: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return epochDay(date) * DAY_MS + (hour * 60 + minute) * 60_000;
}

/** The hour at which summaries are due on the person's clock. */
const digestHour = "08:00";

/**
 * The last moment at which a summary was due: its local date and its instant. At once (this very
 * moment) for who has gone back to one mail for each notice.
 */
export function lastDigest(
  now: number,
  { frecuencia, zona_horaria }: Pick<Habits, "frecuencia" | "zona_horaria">,
): { dia: string; at: number } {
  const today = dateAt(zona_horaria, now);
  if (frecuencia === "al_momento") return { dia: today, at: now };
  const sinceMonday = frecuencia === "semanal" ? weekdayOf(epochDay(today)) - 1 : 0;
  const due = (date: string) => ({
    dia: date,
    at: readingsOf(zona_horaria, wallTime(date, digestHour)).earlier,
  });
  const current = due(addDays(today, -sinceMonday));
  return now >= current.at
    ? current
    : due(addDays(current.dia, frecuencia === "semanal" ? -7 : -1));
}
