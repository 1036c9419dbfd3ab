import type { InboxPage, InboxRow } from "@atrio/contract/company/inbox";
import type { InboxAct } from "@atrio/contract/company/inbox-kinds";
import { inboxActs } from "@atrio/contract/company/inbox-kinds";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import type { WaitingSearch } from "./inbox-search.model.ts";
import type { InboxAsked } from "./inbox.queries.ts";

/** Rows that an address asks for. */
export function askedOf({ acto, pagina = 1, filas }: WaitingSearch): InboxAsked {
  const take = pageSizes.find((size) => size === filas) ?? defaultPageSize;
  return { act: acto ?? null, skip: (pagina - 1) * take, take };
}

/** Name of a row in a list: ids of two kinds can be the same. */
export function keyOf({ tipo, id }: Pick<InboxRow, "tipo" | "id">): string {
  return `${tipo}-${id}`;
}

/** True for a request that the reader decides here. */
export function isDecided({ tipo }: Pick<InboxRow, "tipo">): boolean {
  return tipo === "solicitud";
}

/** True if something speaks against approving a request at once. */
export function isWarned({ bloqueo, ausentes }: Pick<InboxRow, "bloqueo" | "ausentes">): boolean {
  return bloqueo !== null || ausentes > 0;
}

/** A page without the requests that were approved and are about to be sent, in its rows and totals. */
export function withoutHeld(page: InboxPage, held: ReadonlySet<number>): InboxPage {
  const rows = page.data.filter((row) => !isDecided(row) || !held.has(row.id));
  const gone = page.data.length - rows.length;
  return {
    ...page,
    data: rows,
    total: page.total - gone,
    pendientes: page.pendientes - gone,
    tipos: page.tipos.map((one) =>
      one.tipo === "solicitud" ? { ...one, total: one.total - gone } : one,
    ),
  };
}

/** A selection with an id, or without it. */
export function withChoice(
  selected: ReadonlySet<number>,
  id: number,
  isSelected: boolean,
): ReadonlySet<number> {
  const others = [...selected].filter((one) => one !== id);
  return new Set(isSelected ? [...others, id] : others);
}

type Group = { act: InboxAct; rows: InboxRow[]; total: number };

/** Rows by act, in the list's order, each with how many wait in all. */
export function groupsOf(
  rows: readonly InboxRow[],
  totals: Readonly<Record<InboxAct, number>>,
): Group[] {
  return inboxActs
    .map((act) => ({ act, rows: rows.filter(({ acto }) => acto === act), total: totals[act] }))
    .filter((group) => group.rows.length > 0);
}

/** Number of things that wait for each act. */
export function totalsByAct({ tipos }: Pick<InboxPage, "tipos">): Record<InboxAct, number> {
  const totals = { aprobar: 0, firmar: 0, confirmar: 0, responder: 0, cerrar: 0, completar: 0 };
  for (const { acto, total } of tipos) totals[acto] += total;
  return totals;
}

/** The address of an act's list, or of the whole list. */
export function addressOf(act: WaitingSearch["acto"]): WaitingSearch {
  return act === undefined ? {} : { acto: act };
}

/** Page and search parameters of an address of the portal. */
export function targetOf(link: string): { to: string; search: Record<string, string | number> } {
  const [to = "/", query = ""] = link.split("?");
  const search: Record<string, string | number> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    search[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return { to, search };
}
