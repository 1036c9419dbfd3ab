import type { TeamAbsences } from "@atrio/contract/calendar/colleagues";

export type TeamPerson = TeamAbsences["personas"][number];

/** The people of a month in the order of its rows: oneself, those who are away in it, the others. */
export function inOrder(people: readonly TeamPerson[], ownId: number): TeamPerson[] {
  const rankOf = ({ trabajador, ausencias }: TeamPerson): number => {
    if (trabajador.id === ownId) return 0;
    return ausencias.length > 0 ? 1 : 2;
  };
  return people.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Absence of a person on a day: the whole of it, a part; null for none. */
export function awayOn({ ausencias }: TeamPerson, day: string): "away" | "part" | null {
  const found = ausencias.find((one) => one.fecha === day);
  if (found === undefined) return null;
  return found.completo ? "away" : "part";
}

/** People of a team who are away on a day, for a part of it too. */
export function peopleAway(people: readonly TeamPerson[], day: string): TeamPerson[] {
  return people.filter((one) => awayOn(one, day) !== null);
}

/** Days on which somebody is away, with them; in the month that runs, none that is over. */
export function daysAway(
  people: readonly TeamPerson[],
  { days, today }: { days: readonly string[]; today: string },
): Array<{ day: string; people: TeamPerson[] }> {
  const first = days.includes(today) ? today : "";
  return days
    .filter((day) => day >= first)
    .map((day) => ({ day, people: peopleAway(people, day) }))
    .filter((one) => one.people.length > 0);
}
