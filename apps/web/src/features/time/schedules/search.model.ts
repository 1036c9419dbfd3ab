/** Search parameters of the schedules: the open one, words, and pages of the lists. */
export type SchedulesSearch = {
  /** `nuevo`, or the id of a schedule. */
  vista?: "nuevo" | number;
  texto?: string;
  /** Shows the people without a schedule. */
  sin_horario?: true;
  pagina?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readSchedulesSearch(search: Record<string, unknown>): SchedulesSearch {
  const read: SchedulesSearch = {};
  const open = search["vista"];
  if (open === "nuevo") read.vista = open;
  else if (isCount(Number(open))) read.vista = Number(open);
  const text = search["texto"];
  if (typeof text === "string" && text !== "") read.texto = text.slice(0, 100);
  if (search["sin_horario"] === true) read.sin_horario = true;
  const page = Number(search["pagina"]);
  if (isCount(page)) read.pagina = page;
  return read;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
