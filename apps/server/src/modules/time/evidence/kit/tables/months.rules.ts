import { sumKnown } from "../../../../../lib/values/hour-kinds.ts";

type Cell = string | number | null;
type Row = Readonly<Record<string, Cell>>;

/** Cell text where the product has no data: never empty, never zero. */
export const unknown = "no consta";

/** Columns summed by month; an unknown day makes the month unknown. */
export const summedColumns = [
  "minutos_pausa",
  "minutos_pausa_computada",
  "minutos_trabajados",
  "minutos_previstos",
  "minutos_ordinarios",
  "minutos_exceso",
  "minutos_complementarios",
  "minutos_extraordinarios",
  "minutos_fuerza_mayor",
  "minutos_disponibilidad",
] as const;

/** A row for each month with the sums of its days; `who` is told in each. */
export function monthRows(days: readonly Row[], who: Row): Row[] {
  const months = Map.groupBy(days, (day) => String(day["dia"]).slice(0, 7));
  return [...months].map(([month, rows]) => {
    const sums = summedColumns.map((name): [string, Cell] => {
      const known = rows.map((row) => minutesIn(row[name]));
      return [name, sumKnown(known) ?? unknown];
    });
    const worked = rows.filter((row) => row["hora_inicio"] !== null);
    return { ...who, mes: month, dias: worked.length, ...Object.fromEntries(sums) };
  });
}

function minutesIn(cell: Cell | undefined): number | null {
  return typeof cell === "number" ? cell : null;
}
