import type { Language } from "@atrio/contract/common";
import type { BrokenDateRule } from "@atrio/contract/leave/date-rules";

import type { Tx } from "../../../db/client.ts";
import { formatDay, formatList } from "../../../lib/calendar/format.ts";
import { readDaysIfAway } from "../away/away.service.ts";

import { readBlockedFor, readCoversFor } from "./date-rules.read.ts";
import { brokenBlocks, brokenCover, datesOf, mayBeRefused } from "./date-rules.rules.ts";
import type { Cover } from "./date-rules.rules.ts";

/** A day of a request; `minutos` of the schedule that it takes. */
type AskedDay = { fecha: string; desde_minuto: number; hasta_minuto: number; minutos: number };

/** Worker and days of a request, and days of the approved one that it would replace. */
export type AskedDates = {
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  days: readonly AskedDay[];
  replaced: readonly AskedDay[];
};

/** More days than these are not named. */
const mostNamed = 5;

/**
 * Blocked periods and minimum covers that a request breaks with the days that it adds, impeding ones first
 * (Rules LEAVE-100 and LEAVE-101).
 */
export async function readBroken(tx: Tx, asked: AskedDates): Promise<BrokenDateRule[]> {
  const { trabajador_id, pe_solicitud_tipo_id } = asked;
  const added = asked.days.filter(
    (day) => day.minutos > 0 && !asked.replaced.some((old) => contains(old, day)),
  );
  const dates = [...new Set(added.map((day) => day.fecha))].toSorted();
  const [desde, hasta] = [dates[0], dates.at(-1)];
  if (desde === undefined || hasta === undefined || !mayBeRefused(pe_solicitud_tipo_id)) return [];
  const key = { trabajador_id, desde, hasta, pe_solicitud_tipo_id };
  const [blocks, covers] = await Promise.all([readBlockedFor(tx, key), readCoversFor(tx, key)]);
  const broken = await Promise.all(
    covers.map((cover) => judgeCover(tx, cover, { trabajador_id, dates })),
  );
  const all = [...brokenBlocks(blocks, dates), ...broken.filter((one) => one !== null)];
  return all.toSorted((a, b) => Number(b.impide) - Number(a.impide));
}

function contains(old: AskedDay, day: AskedDay): boolean {
  return (
    old.fecha === day.fecha &&
    old.desde_minuto <= day.desde_minuto &&
    day.hasta_minuto <= old.hasta_minuto
  );
}

async function judgeCover(
  tx: Tx,
  cover: Cover,
  asked: { trabajador_id: number; dates: readonly string[] },
): Promise<BrokenDateRule | null> {
  const { trabajador_id } = asked;
  const days = await readDaysIfAway(tx, {
    trabajador_id,
    colleagueIds: cover.miembros.filter((id) => id !== trabajador_id),
    dates: datesOf(cover, asked.dates),
  });
  return brokenCover(cover, days);
}

/** Values of the texts about a broken rule: its name and its days. */
export function namesOf(
  { nombre, dias }: { nombre: string; dias: ReadonlyArray<{ fecha: string }> },
  language: Language,
): { reason: string; days: string } {
  const shown = dias.slice(0, mostNamed).map(({ fecha }) => formatDay(fecha, language));
  const more = dias.length > mostNamed ? "…" : "";
  return { reason: nombre, days: `${formatList(shown, language)}${more}` };
}
