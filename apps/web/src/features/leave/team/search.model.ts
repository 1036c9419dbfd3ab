/** The parts of the page. */
export const teamViews = ["solicitudes", "calendario", "saldos", "delegacion"] as const;
export type TeamView = (typeof teamViews)[number];

/** The lists of requests; the last one is of days of last year that still wait. */
export const teamTabs = ["mi_turno", "en_espera", "decididas", "anyo_anterior"] as const;
export type TeamTab = (typeof teamTabs)[number];

/** Orders of the lists: by the sending, or by the first day that is asked for. */
const teamOrders = ["creada_en", "fecha_inicio"] as const;
const directions = ["desc", "asc"] as const;

/** Search parameters of the page; a request opens over any part of it. */
export type TeamAbsencesSearch = {
  vista?: TeamView;
  pestana?: TeamTab;
  /** Kind of request, 1 to 9. */
  tipo?: number;
  persona?: number;
  orden?: (typeof teamOrders)[number];
  sentido?: (typeof directions)[number];
  /** Page of the list, from 1. */
  pagina?: number;
  solicitud?: number;
  /** Month of the calendar, `YYYY-MM`. */
  mes?: string;
  /** Year of the balances. */
  anyo?: number;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readTeamAbsences(search: Record<string, unknown>): TeamAbsencesSearch {
  const read: TeamAbsencesSearch = {};
  const view = teamViews.find((known) => known === search["vista"]);
  const tab = teamTabs.find((known) => known === search["pestana"]);
  if (view !== undefined) read.vista = view;
  if (tab !== undefined) read.pestana = tab;
  const order = teamOrders.find((known) => known === search["orden"]);
  const direction = directions.find((known) => known === search["sentido"]);
  if (order !== undefined) read.orden = order;
  if (direction !== undefined) read.sentido = direction;
  for (const key of ["tipo", "persona", "pagina", "solicitud", "anyo"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0) read[key] = value;
  }
  const month = search["mes"];
  if (typeof month === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) read.mes = month;
  return read;
}
