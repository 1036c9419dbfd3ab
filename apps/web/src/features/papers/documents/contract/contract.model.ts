import type { Contract } from "@atrio/contract/papers/documents";

/** State of a trial period on a day; 'none' when the contract has none. */
export function trialOf(
  { periodo_prueba_hasta }: Pick<Contract, "periodo_prueba_hasta">,
  today: string,
): "none" | "running" | "over" {
  if (periodo_prueba_hasta === null) return "none";
  return periodo_prueba_hasta >= today ? "running" : "over";
}

/** End of a contract: none, in the future, or in the past. */
export function endOf(
  { fecha_fin }: Pick<Contract, "fecha_fin">,
  today: string,
): "open" | "fixed" | "ended" {
  if (fecha_fin === null) return "open";
  return fecha_fin >= today ? "fixed" : "ended";
}

/** True if an agreement changed the hours; null where a figure is unknown. */
export function directionOf(
  before: number | null,
  after: number | null,
): "more" | "less" | "same" | null {
  if (before === null || after === null) return null;
  if (before === after) return "same";
  return after > before ? "more" : "less";
}
