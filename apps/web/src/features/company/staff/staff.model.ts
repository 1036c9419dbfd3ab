import type { InvitationState } from "@atrio/contract/company/invitations";
import type { StaffCard, StaffOrder, StaffState } from "@atrio/contract/company/staff";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { addDays, daysBetween } from "../../../lib/format.ts";

import type { StaffSearch } from "./search.model.ts";

/** Filters of the list as the server takes them. */
export type StaffFilter = {
  texto?: string;
  estado?: StaffState;
  centros?: number[];
  departamentos?: string[];
  supervisor_id?: number;
  acceso?: InvitationState;
};

/** Part of the list that is asked for. */
export type StaffAsked = {
  filter: StaffFilter;
  order: StaffOrder;
  isDescending: boolean;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** Part of the list that an address asks for. */
export function askedOf(search: StaffSearch): StaffAsked {
  const { q, estado = "activa", centros, departamentos, responsable, acceso } = search;
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    filter: {
      ...(q !== undefined && { texto: q }),
      ...(estado !== "todas" && { estado }),
      ...(centros !== undefined && { centros: [...centros] }),
      ...(departamentos !== undefined && { departamentos: [...departamentos] }),
      ...(responsable !== undefined && { supervisor_id: responsable }),
      ...(acceso !== undefined && { acceso }),
    },
    order: search.orden ?? "nombre",
    isDescending: search.sentido === "desc",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

/** True if filters beside the state narrow the list. */
export function isNarrowed({ estado: _state, ...others }: StaffFilter): boolean {
  return Object.keys(others).length > 0;
}

/** A contract without an agreed end by its code (SEPE: 1, 2 and 3 are indefinite, 4 and 5 are not). */
export function isIndefinite(codigo_contrato: string): boolean {
  return /^[1-3]/.test(codigo_contrato);
}

type Period = { desde: string | null; hasta: string | null };

/** The period in force on a day. */
export function inForce<P extends Period>(periods: readonly P[], day: string): P | undefined {
  return periods.find(
    ({ desde, hasta }) => (desde === null || desde <= day) && (hasta === null || hasta >= day),
  );
}

/** Periods that begin after a day. */
export function toCome<P extends Period>(
  periods: readonly P[],
  day: string,
): Array<P & { desde: string }> {
  return periods.flatMap((one) =>
    one.desde !== null && one.desde > day ? [{ ...one, desde: one.desde }] : [],
  );
}

/** A stretch of the year strip; `from` and `width` are shares of the year in percent. */
type Stretch = {
  key: string;
  name: string;
  tone: number;
  from: number;
  width: number;
  first: string;
};

/** A year's schedules, one after the other, and where today stands. */
export function yearStrip(
  periods: StaffCard["horarios"],
  today: string,
): { stretches: Stretch[]; now: number } {
  const [first, last] = [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`];
  const length = daysBetween(first, last) + 1;
  const share = (days: number): number => (days / length) * 100;
  const names = [...new Set(periods.map(({ id }) => id))];
  const stretches = periods.flatMap(({ id, nombre, desde, hasta }) => {
    const from = desde === null || desde < first ? first : desde;
    const to = hasta === null || hasta > last ? last : hasta;
    if (from > to) return [];
    return [
      {
        key: `${id} ${from}`,
        name: nombre,
        tone: names.indexOf(id) % 3,
        from: share(daysBetween(first, from)),
        width: share(daysBetween(from, addDays(to, 1))),
        first: from,
      },
    ];
  });
  return { stretches, now: share(daysBetween(first, today)) };
}
