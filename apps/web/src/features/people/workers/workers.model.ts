import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { DirectoryRow } from "@atrio/contract/people/directory";
import {
  directoryColumns,
  directoryOrders,
  relations,
} from "@atrio/contract/people/directory-columns";
import type {
  DirectoryColumn,
  DirectoryOrder,
  Relation,
} from "@atrio/contract/people/directory-columns";

import type { WorkersSearch } from "./search.model.ts";

/** Input of the list. */
export type WorkersAsked = {
  words: string;
  department: string | null;
  centreId: number | null;
  relation: Relation | null;
  order: DirectoryOrder;
  isDescending: boolean;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** The list that an address asks for. */
export function askedOf(search: WorkersSearch): WorkersAsked {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    words: search.q ?? "",
    department: search.departamento ?? null,
    centreId: search.centro ?? null,
    relation: relations.find((one) => one === search.relacion) ?? null,
    order: directoryOrders.find((one) => one === search.orden) ?? "nombre_completo",
    isDescending: search.sentido === "desc",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

/** True if anything narrows the list. */
export function isNarrowed(asked: WorkersAsked): boolean {
  const { words, department, centreId, relation } = asked;
  return words.trim() !== "" || department !== null || centreId !== null || relation !== null;
}

/** The list as the call wants it: a JSON text; a file also says its columns. */
export function paramsOf(asked: WorkersAsked, columns?: readonly string[]): string {
  const { words, department, centreId, relation, order, isDescending, skip, take } = asked;
  return JSON.stringify({
    skip,
    take,
    ...(words.trim() === "" ? {} : { busqueda: words.trim() }),
    ...(department === null ? {} : { departamento: department }),
    ...(centreId === null ? {} : { centro_id: centreId }),
    ...(relation === null ? {} : { relacion: relation }),
    orden: order,
    ...(isDescending ? { sentido: "desc" } : {}),
    ...(columns === undefined ? {} : { returnValues: columns }),
  });
}

/** True if the list can be in order of a column. */
export function isOrder(column: DirectoryColumn): column is DirectoryOrder {
  return directoryOrders.some((one) => one === column);
}

/** Columns that are hidden until somebody chooses others: most people have the same in them (Rule PEOPLE-62). */
const hiddenAtFirst: readonly DirectoryColumn[] = ["relacion", "nombre_empresa"];

/** Columns that are hidden in this browser, as it keeps them. */
export function readHidden(stored: string | null): DirectoryColumn[] {
  const names = new Set(stored?.split(",") ?? hiddenAtFirst);
  return directoryColumns.filter((column) => names.has(column) && column !== "nombre_completo");
}

export type SeniorityPart = { unit: "years" | "months" | "days"; count: number };

/** Time in the company: years and months; days only in the first month. */
export function seniorityParts(
  seniority: NonNullable<DirectoryRow["antiguedad"]>,
): SeniorityPart[] {
  const { anyos, meses, dias } = seniority;
  const parts: SeniorityPart[] = [
    { unit: "years", count: anyos },
    { unit: "months", count: meses },
  ];
  const said = parts.filter(({ count }) => count > 0);
  return said.length > 0 ? said : [{ unit: "days", count: dias }];
}

/** A day that falls on the birthday, for showing its day and month. */
export function dayOfBirthday(birthday: string): string {
  // A leap year, so that the 29th of February is one.
  return `2000-${birthday}`;
}

/** A phone number as a link: digits, and the plus of a country. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
