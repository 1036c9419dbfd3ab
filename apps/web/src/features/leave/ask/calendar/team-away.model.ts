import type { TeamAbsences } from "@atrio/contract/calendar/colleagues";

/** Colours of people in the calendar; those beyond share none. */
export const awayColours = 6;

/** Somebody who is away; `colour` from 1, or 0 beyond the colours. */
export type AwayPerson = { id: number; name: string; colour: number };

export type TeamAway = {
  /** By their first day away. */
  people: readonly AwayPerson[];
  byDay: ReadonlyMap<string, readonly AwayPerson[]>;
};

/** People of a team but one, by the days on which they are away. */
export function teamAwayOf(team: TeamAbsences["personas"], ownId: number): TeamAway {
  const days = new Map<number, { name: string; days: string[] }>();
  for (const { trabajador, ausencias } of team) {
    if (trabajador.id === ownId || ausencias.length === 0) continue;
    const known = days.get(trabajador.id)?.days ?? [];
    known.push(...ausencias.map(({ fecha }) => fecha));
    days.set(trabajador.id, { name: trabajador.nombre_completo, days: known });
  }
  const ordered = [...days]
    .map(([id, one]) => ({ id, name: one.name, days: one.days.toSorted() }))
    .toSorted((a, b) => (a.days[0] ?? "").localeCompare(b.days[0] ?? "") || a.id - b.id);
  const byDay = new Map<string, AwayPerson[]>();
  const people = ordered.map(({ id, name }, index): AwayPerson => {
    return { id, name, colour: index < awayColours ? index + 1 : 0 };
  });
  for (const [index, person] of people.entries()) {
    for (const day of ordered[index]?.days ?? []) {
      byDay.set(day, [...(byDay.get(day) ?? []), person]);
    }
  }
  return { people, byDay };
}
