import type { TeamProject } from "@atrio/contract/projects/shapes";

/** Search parameters of the office's projects: the open one, words, and the page of the list. */
export type OfficeProjectsSearch = {
  /** `nuevo`, `campos` for the fields of activities, or the id of a project. */
  vista?: "nuevo" | "campos" | number;
  texto?: string;
  situacion?: TeamProject["situacion"];
  /** Page of the list, from 1. */
  pagina?: number;
};

/** Situations in the order of the filter. */
export const situations = ["en_marcha", "sin_empezar", "terminado", "inactivo"] as const;

/** Parses the page's search parameters; unknown ones are left out. */
export function readOfficeProjectsSearch(search: Record<string, unknown>): OfficeProjectsSearch {
  const read: OfficeProjectsSearch = {};
  const { vista, texto } = search;
  if (vista === "nuevo" || vista === "campos") read.vista = vista;
  else if (isCount(Number(vista))) read.vista = Number(vista);
  // A number that somebody looks for arrives as one.
  if (typeof texto === "number" || (typeof texto === "string" && texto !== "")) {
    read.texto = String(texto).slice(0, 100);
  }
  const situation = situations.find((known) => known === search["situacion"]);
  if (situation !== undefined) read.situacion = situation;
  const page = Number(search["pagina"]);
  if (isCount(page)) read.pagina = page;
  return read;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
