/** The parts of a project. */
export const projectViews = ["registros", "detalles", "personas", "horas"] as const;
export type ProjectView = (typeof projectViews)[number];

/** Lists of registrations: those of a state, or all. */
export const registrationLists = [
  "pendiente",
  "en_curso",
  "aprobado",
  "sin_aprobacion",
  "todos",
] as const;
export type RegistrationList = (typeof registrationLists)[number];

/** Search parameters of the page. */
export type ProjectsSearch = {
  proyecto?: number;
  vista?: ProjectView;
  estado?: RegistrationList;
  persona?: number;
  actividad?: number;
  /** First and last day, `YYYY-MM-DD`. */
  desde?: string;
  hasta?: string;
  q?: string;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readProjectsSearch(search: Record<string, unknown>): ProjectsSearch {
  const read: ProjectsSearch = {};
  const view = projectViews.find((known) => known === search["vista"]);
  const list = registrationLists.find((known) => known === search["estado"]);
  const { q: words } = search;
  if (view !== undefined && view !== "registros") read.vista = view;
  if (list !== undefined && list !== "pendiente") read.estado = list;
  // A number that somebody looks for arrives as one.
  if (typeof words === "number" || (typeof words === "string" && words !== "")) {
    read.q = String(words).slice(0, 100);
  }
  for (const key of ["desde", "hasta"] as const) {
    const value = search[key];
    if (typeof value === "string" && dayPattern.test(value)) read[key] = value;
  }
  for (const key of ["proyecto", "persona", "actividad", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  return read;
}

/** A change of the address; undefined takes a parameter out. */
export type SearchChange = { [K in keyof ProjectsSearch]: ProjectsSearch[K] | undefined };
