import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import { incidenceStates } from "@atrio/contract/time/hours-bank";
import { officeMonthStates } from "@atrio/contract/time/office-time";
import type { OfficeMonthState } from "@atrio/contract/time/office-time";

import type { ExpensesAsked, RequestsAsked } from "../../features/leave/inbox/inbox.queries.ts";
import type { IncidencesAsked, MonthsAsked } from "../../features/time/inbox/inbox.queries.ts";
import type { ListPage } from "../../lib/list-page.ts";

import type { InboxSearch } from "./inbox-search.model.ts";

function pageOf({ pagina = 1, filas }: InboxSearch): ListPage {
  const take = pageSizes.find((size) => size === filas) ?? defaultPageSize;
  return { skip: (pagina - 1) * take, take };
}

/** The part of an address that names the rows; the first page has none. */
function rowsOf({ skip, take }: ListPage): InboxSearch {
  return {
    ...(skip > 0 && { pagina: skip / take + 1 }),
    ...(take !== defaultPageSize && { filas: take }),
  };
}

const wordsOf = ({ words }: { words: string }): InboxSearch =>
  words === "" ? {} : { texto: words };

/** Requests that an address asks for. */
export function requestsOf(search: InboxSearch): RequestsAsked {
  const { texto = "", tipo = null, alcance = "administracion" } = search;
  return { words: texto, kind: tipo, scope: alcance, ...pageOf(search) };
}

/** The address of a list of requests. */
export function addressOfRequests(asked: RequestsAsked): InboxSearch {
  return {
    vista: "solicitudes",
    ...wordsOf(asked),
    ...(asked.kind !== null && { tipo: asked.kind }),
    ...(asked.scope === "todas" && { alcance: asked.scope }),
    ...rowsOf(asked),
  };
}

/** Incidences that an address asks for: pending ones unless it says otherwise, 0 for all. */
export function incidencesOf(search: InboxSearch): IncidencesAsked {
  const { texto = "", anyo = null } = search;
  const asked = Number(search.estado ?? incidenceStates.pending);
  const isState = Number.isInteger(asked) && asked >= 0 && asked <= incidenceStates.transferred;
  const state = isState ? asked : incidenceStates.pending;
  return { words: texto, year: anyo, state: state === 0 ? null : state, ...pageOf(search) };
}

/** The address of a list of incidences. */
export function addressOfIncidences(asked: IncidencesAsked): InboxSearch {
  return {
    vista: "incidencias",
    ...wordsOf(asked),
    ...(asked.state !== incidenceStates.pending && { estado: String(asked.state ?? 0) }),
    ...(asked.year !== null && { anyo: asked.year }),
    ...rowsOf(asked),
  };
}

/** Months that an address asks for: open ones unless it says otherwise. */
export function monthsOf(search: InboxSearch): MonthsAsked {
  const { texto = "", mes = null } = search;
  const state: OfficeMonthState =
    officeMonthStates.find((known) => known === search.estado) ?? "abierto";
  return { words: texto, month: mes, state, ...pageOf(search) };
}

/** The address of a list of months. */
export function addressOfMonths(asked: MonthsAsked): InboxSearch {
  return {
    vista: "cierres",
    ...wordsOf(asked),
    ...(asked.state !== "abierto" && { estado: asked.state }),
    ...(asked.month !== null && { mes: asked.month }),
    ...rowsOf(asked),
  };
}

/** Expenses that an address asks for. */
export function expensesOf(search: InboxSearch): ExpensesAsked {
  return { words: search.texto ?? "", isPaid: search.pagado === "si", ...pageOf(search) };
}

/** The address of a list of expenses. */
export function addressOfExpenses(asked: ExpensesAsked): InboxSearch {
  return {
    vista: "gastos",
    ...wordsOf(asked),
    ...(asked.isPaid && { pagado: "si" as const }),
    ...rowsOf(asked),
  };
}
