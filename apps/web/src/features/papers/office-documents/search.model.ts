const views = ["nuevo", "tipos", "aperturas"] as const;
const categories = ["empresa", "trabajador", "laboral"] as const;

/** Search parameters of the office's documents. */
export type OfficeDocumentsSearch = {
  /** Publishing, kinds of document, or who has opened one; the list without it. */
  vista?: (typeof views)[number];
  /** Document for many whose copies are shown. */
  envio?: number;
  /** Document whose openings are shown. */
  documento?: number;
  /** Only people who have opened it, or who have not. */
  abierto?: "si" | "no";
  q?: string;
  /** Person whose documents are shown. */
  persona?: number;
  tipo?: (typeof categories)[number];
  carpeta?: string;
  /** First and last day, YYYY-MM-DD. */
  desde?: string;
  hasta?: string;
  /** Only documents that expire soon, or have expired. */
  caducan?: 1;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the page's search parameters; unknown ones are left out. */
export function readOfficeDocumentsSearch(search: Record<string, unknown>): OfficeDocumentsSearch {
  const read: OfficeDocumentsSearch = {};
  const vista = views.find((one) => one === search["vista"]);
  const tipo = categories.find((one) => one === search["tipo"]);
  if (vista !== undefined) read.vista = vista;
  if (tipo !== undefined) read.tipo = tipo;
  for (const key of ["q", "carpeta"] as const) {
    const value = search[key];
    // A number that somebody looks for arrives as one.
    if (typeof value === "number" || (typeof value === "string" && value !== "")) {
      read[key] = String(value).slice(0, 100);
    }
  }
  for (const key of ["desde", "hasta"] as const) {
    const value = search[key];
    if (typeof value === "string" && day.test(value)) read[key] = value;
  }
  if (Number(search["caducan"]) === 1) read.caducan = 1;
  const { abierto } = search;
  if (abierto === "si" || abierto === "no") read.abierto = abierto;
  for (const key of ["envio", "documento", "persona", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value < 2 ** 31) read[key] = value;
  }
  return read;
}
