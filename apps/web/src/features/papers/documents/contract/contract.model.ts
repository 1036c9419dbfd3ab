import type { Contract } from "@atrio/contract/papers/documents";

/** How a trial period stands on a day; 'none' when the contract has none. */
export function trialOf(
  { periodo_prueba_hasta: until }: Pick<Contract, "periodo_prueba_hasta">,
  today: string,
): "none" | "running" | "over" {
  if (until === null) return "none";
  return until >= today ? "running" : "over";
}

/** How a contract ends: never by itself, on a day to come, or in the past. */
export function endOf(
  { fecha_fin: end }: Pick<Contract, "fecha_fin">,
  today: string,
): "open" | "fixed" | "ended" {
  if (end === null) return "open";
  return end >= today ? "fixed" : "ended";
}

/** Whether hours went up or down with an agreement; null where one of them is not known. */
export function directionOf(
  before: number | null,
  after: number | null,
): "more" | "less" | "same" | null {
  if (before === null || after === null) return null;
  if (before === after) return "same";
  return after > before ? "more" : "less";
}
