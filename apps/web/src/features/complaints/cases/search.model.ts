export const caseViews = ["casos", "registro", "buzon"] as const;
export type CasesView = (typeof caseViews)[number];

/** Search parameters of the page; without a view the board of cases. */
export type CasesSearch = {
  vista?: CasesView;
  /** Open case. */
  caso?: string;
  /** Filters of the board. */
  estado?: string;
  tipo?: string;
  /** Key of the handler in charge, or `nadie`. */
  gestor?: string;
};

const word = /^[a-z_]{1,40}$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses the page's search parameters; unknown ones are left out. Part of every first page. */
export function readCasesSearch(search: Record<string, unknown>): CasesSearch {
  const read: CasesSearch = {};
  const view = caseViews.find((known) => known === search["vista"]);
  if (view !== undefined && view !== "casos") read.vista = view;
  const { caso, estado, tipo, gestor } = search;
  if (typeof caso === "string" && uuid.test(caso)) read.caso = caso;
  if (typeof estado === "string" && word.test(estado)) read.estado = estado;
  if (typeof tipo === "string" && word.test(tipo)) read.tipo = tipo;
  if (typeof gestor === "string" && (gestor === "nadie" || uuid.test(gestor))) {
    read.gestor = gestor;
  }
  return read;
}
