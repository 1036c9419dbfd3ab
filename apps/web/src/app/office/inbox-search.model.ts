/** Views of the inbox, in order. */
export const inboxViews = ["solicitudes", "incidencias", "cierres", "gastos"] as const;
export type InboxView = (typeof inboxViews)[number];

/** Search parameters of the inbox; each view reads its own and leaves out the others. */
export type InboxSearch = {
  vista?: InboxView;
  /** Words that find people. */
  texto?: string;
  /** Kind of request. */
  tipo?: number;
  alcance?: "todas";
  /** State of incidences (0: all) or of months. */
  estado?: string;
  anyo?: number;
  /** Month, YYYY-MM. */
  mes?: string;
  pagado?: "si";
  /** The request that is open. */
  solicitud?: number;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

const most = 2_147_483_647;

/** A parameter as text: the router reads digits as numbers. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Parses the page's search parameters; unknown ones are left out. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const read: InboxSearch = {};
  const view = inboxViews.find((known) => known === search["vista"]);
  if (view !== undefined) read.vista = view;
  const words = textOf(search["texto"]).slice(0, 100);
  if (words !== "") read.texto = words;
  if (search["alcance"] === "todas") read.alcance = "todas";
  if (search["pagado"] === "si") read.pagado = "si";
  const state = textOf(search["estado"]);
  if (/^[a-z0-9]{1,12}$/.test(state)) read.estado = state;
  const month = textOf(search["mes"]);
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) read.mes = month;
  for (const key of ["tipo", "anyo", "solicitud", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= most) read[key] = value;
  }
  return read;
}
