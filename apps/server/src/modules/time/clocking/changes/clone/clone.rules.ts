import { DAY_MS, epochDay } from "../../../../../lib/calendar/dates.ts";
import { wallMinute, readingsOf } from "../../../../../lib/calendar/zone.ts";
import type { Interval, SigningVersion, StoredSigning } from "../../clocking.rules.ts";
import { intervalOf, statedVersion } from "../changes.rules.ts";

const minuteMs = 60_000;

type Place = { date: string; zone: string };

/** Milliseconds after a date's midnight that wall clocks show at an instant, in whole minutes. */
function wallTime({ date, zone }: Place, instant: number): number {
  return wallMinute(zone, date, instant) * minuteMs;
}

/**
 * The instants of a stretch with the same wall-clock times on another day, after `previousEnd`. A
 * time that the clock change skips becomes the moment of the change. Of a repeated time a start
 * takes the earlier reading, or the later where the earlier is taken; an end takes the earlier when
 * its start lies in the repeated hour too, else the later, so that a night across the change keeps
 * its extra hour.
 */
function stretchOn({ date, zone }: Place, wall: Interval, previousEnd: number): Interval {
  const midnight = epochDay(date) * DAY_MS;
  const opening = readingsOf(zone, midnight + wall.start);
  const closing = readingsOf(zone, midnight + wall.end);
  const start = Math.max(
    opening.earlier < previousEnd ? opening.later : opening.earlier,
    previousEnd,
  );
  const isTwice = opening.earlier !== opening.later;
  const takesEarlier = (isTwice && closing.earlier > start) || closing.later === closing.change;
  const end = takesEarlier ? closing.earlier : closing.later;
  return { start, end: Math.max(start, end) };
}

/**
 * A day's signings as stated on another day: the same wall-clock times in whole minutes, in that
 * day's zone, so that hours may differ on the night of a clock change. Stretches without length are
 * left out.
 */
export function clonedTo(
  target: Place,
  source: { date: string; zone: string; signings: readonly StoredSigning[] },
): SigningVersion[] {
  let previousEnd = Number.NEGATIVE_INFINITY;
  return source.signings.flatMap(({ version }) => {
    const times = intervalOf(version);
    const wall = { start: wallTime(source, times.start), end: wallTime(source, times.end) };
    const stretch = stretchOn(target, wall, previousEnd);
    if (stretch.end <= stretch.start) return [];
    previousEnd = stretch.end;
    const { fichador_id, parada_id, teletrabajo } = version;
    const kind = { fichador_id, parada_id, teletrabajo };
    return [statedVersion(stretch, kind, null)];
  });
}
