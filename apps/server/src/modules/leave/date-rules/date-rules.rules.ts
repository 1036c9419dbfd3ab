import { refusableKinds } from "@atrio/contract/kinds";
import type { BrokenDateRule } from "@atrio/contract/leave/date-rules";

import { epochDay, weekdayOf } from "../../../lib/calendar/dates.ts";

/** A blocked period that concerns somebody; days with both ends. */
export type Blocked = { nombre: string; desde: string; hasta: string; impide: boolean };

/** A minimum cover that concerns somebody, with the people of its group. */
export type Cover = {
  nombre: string;
  personas: number | null;
  porcentaje: number | null;
  /** Days of the week, 1 for Monday. */
  dias: readonly number[];
  impide: boolean;
  miembros: readonly number[];
};

/** People of a group on a day: with a schedule, and of them away. */
type Present = { fecha: string; previstos: number; ausentes: number };

/**
 * True if a company may refuse leave of a kind for its own reasons (Rule LEAVE-100): sick leave, births and
 * the leave that the law grants are never blocked.
 */
export function mayBeRefused(kind: number): boolean {
  return refusableKinds.some((one) => one === kind);
}

/** Blocked periods with days of a request in them, with those days. */
export function brokenBlocks(
  blocks: readonly Blocked[],
  dates: readonly string[],
): BrokenDateRule[] {
  return blocks.flatMap(({ nombre, desde, hasta, impide }) => {
    const dias = dates
      .filter((date) => date >= desde && date <= hasta)
      .map((fecha) => ({ fecha, presentes: null, previstos: null, minimo: null }));
    return dias.length === 0 ? [] : [{ clase: "bloqueo" as const, nombre, impide, dias }];
  });
}

/** Fewest people of a day: a number, or a share of those with a schedule, rounded up (Rule LEAVE-101). */
function leastOf(
  { personas, porcentaje }: Pick<Cover, "personas" | "porcentaje">,
  previstos: number,
): number {
  return personas ?? Math.ceil(((porcentaje ?? 0) * previstos) / 100);
}

/** Days of the week of a cover among some dates. */
export function datesOf({ dias }: Pick<Cover, "dias">, dates: readonly string[]): string[] {
  return dates.filter((date) => dias.includes(weekdayOf(epochDay(date))));
}

/** Days on which fewer people than the minimum would stay; null for none. */
export function brokenCover(cover: Cover, days: readonly Present[]): BrokenDateRule | null {
  const dias = days.flatMap(({ fecha, previstos, ausentes }) => {
    const minimo = leastOf(cover, previstos);
    const presentes = previstos - ausentes;
    return presentes < minimo ? [{ fecha, presentes, previstos, minimo }] : [];
  });
  if (dias.length === 0) return null;
  return { clase: "cobertura", nombre: cover.nombre, impide: cover.impide, dias };
}
