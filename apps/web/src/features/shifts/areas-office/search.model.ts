/** Search parameters of the work areas: the open one, words, and the page of the list. */
export type AreasSearch = {
  /** `nueva`, or the id of an area. */
  vista?: "nueva" | number;
  texto?: string;
  /** Page of the list, from 1. */
  pagina?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readAreasSearch(search: Record<string, unknown>): AreasSearch {
  const read: AreasSearch = {};
  const { vista, texto } = search;
  if (vista === "nueva") read.vista = vista;
  else if (isCount(Number(vista))) read.vista = Number(vista);
  // A number that somebody looks for arrives as one.
  if (typeof texto === "number" || (typeof texto === "string" && texto !== "")) {
    read.texto = String(texto).slice(0, 100);
  }
  const page = Number(search["pagina"]);
  if (isCount(page)) read.pagina = page;
  return read;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
