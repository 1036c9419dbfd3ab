import { monthRange } from "../../../../lib/calendar/dates.ts";

/** Row of the retention table: records, period, reason and consequence. */
type RetentionRule = {
  clase: "registro_horario" | "relacion_laboral";
  /** From when the term runs. */
  desde: "dia" | "baja";
  anyos: "empresa" | number;
  accion: "borrar_contenido";
  base: string;
};

/**
 * Retention of time records. The rule that ends first erases a record's contents; hashes stay, so
 * that chains and checkpoints still verify. The database refuses anything younger than four years.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    clase: "registro_horario",
    desde: "dia",
    anyos: "empresa",
    accion: "borrar_contenido",
    base: "art. 34.9 ET: 4 years at least; the company chooses from 4 to 20, 5 unless it says otherwise",
  },
  {
    clase: "relacion_laboral",
    desde: "baja",
    anyos: 5,
    accion: "borrar_contenido",
    base: "art. 1964 CC and art. 21 LISOS: claims from the employment lapse",
  },
];

/** Time records are never erased sooner, under any rule (art. 34.9 ET). */
const leastYears = 4;

/** First day of the month of a date some years earlier. */
function monthYearsBefore(date: string, years: number): string {
  return monthRange({ year: Number(date.slice(0, 4)) - years, month: Number(date.slice(5, 7)) })
    .desde;
}

/** `date` some years later; 29 February becomes 1 March. */
function yearsAfter(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, "0");
  const rest = date.slice(4) === "-02-29" ? "-03-01" : date.slice(4);
  return `${year}${rest}`;
}

type Worker = { fecha_baja: string | null };
type Company = { anyos_registro_horario: number };

function cutOf(rule: RetentionRule, worker: Worker, company: Company, today: string): string {
  const years = rule.anyos === "empresa" ? company.anyos_registro_horario : rule.anyos;
  if (rule.desde === "dia") return monthYearsBefore(today, Math.max(leastYears, years));
  const { fecha_baja } = worker;
  const hasLapsed = fecha_baja !== null && yearsAfter(fecha_baja, years) <= today;
  return hasLapsed ? monthYearsBefore(today, leastYears) : "0001-01-01";
}

/**
 * The day before which a worker's records lose their contents, by the table above: whole months,
 * the company's years back; everything of four years ago once the worker left five years ago.
 */
export function erasedBefore(worker: Worker, company: Company, today: string): string {
  const cuts = retentionRules.map((rule) => cutOf(rule, worker, company, today));
  return cuts.reduce((latest, cut) => (cut > latest ? cut : latest));
}
