import { refusableKinds } from "@atrio/contract/kinds";
import type { BlockedPeriod, MinimumCover } from "@atrio/contract/leave/date-rules";

import { daysBetween } from "../../../lib/format.ts";

/** People whom a rule concerns, as its form keeps them; null for all. */
export type ScopeForm = { centro_trabajo_id: number | null; departamento: string | null };

const everybody: ScopeForm = { centro_trabajo_id: null, departamento: null };

/** Days of a rule, typed; empty until then. */
export type RangeForm = { desde: string; hasta: string };

export type ShutdownForm = RangeForm &
  ScopeForm & {
    nombre: string;
    descuenta: boolean;
    exceptuados: ReadonlyArray<{ id: number; name: string }>;
  };

export const emptyShutdown: ShutdownForm = {
  ...everybody,
  nombre: "",
  desde: "",
  hasta: "",
  descuenta: true,
  exceptuados: [],
};

export type BlockForm = RangeForm &
  ScopeForm & { nombre: string; tipos: BlockedPeriod["tipos"]; impide: boolean };

/** Form of a blocked period; of a new one without a rule. */
export function blockFormOf(rule: BlockedPeriod | null): BlockForm {
  if (rule === null) {
    const days = { desde: "", hasta: "" };
    return { ...everybody, ...days, nombre: "", tipos: [refusableKinds[0]], impide: true };
  }
  const { nombre, desde, hasta, tipos, impide, centro_trabajo_id, departamento } = rule;
  return { nombre, desde, hasta, tipos, impide, centro_trabajo_id, departamento };
}

export type CoverForm = ScopeForm & {
  nombre: string;
  supervisor_id: number | null;
  unit: "personas" | "porcentaje";
  amount: number;
  dias: readonly number[];
  impide: boolean;
};

const workingDays = [1, 2, 3, 4, 5];

/** Form of a minimum cover; of a new one without a rule. */
export function coverFormOf(rule: MinimumCover | null): CoverForm {
  if (rule === null) {
    return {
      ...everybody,
      nombre: "",
      supervisor_id: null,
      unit: "personas",
      amount: 1,
      dias: workingDays,
      impide: false,
    };
  }
  const { nombre, personas, porcentaje, dias, impide } = rule;
  const { centro_trabajo_id, departamento, supervisor_id } = rule;
  const unit = personas === null ? "porcentaje" : "personas";
  const amount = personas ?? porcentaje ?? 1;
  return { nombre, centro_trabajo_id, departamento, supervisor_id, unit, amount, dias, impide };
}

/** Fields of a form of days that are empty or out of order. */
export function missingDays({ desde, hasta }: RangeForm): Array<"desde" | "hasta"> {
  const missing: Array<"desde" | "hasta"> = [];
  if (desde === "") missing.push("desde");
  if (hasta === "" || hasta < desde) missing.push("hasta");
  return missing;
}

/** Part of the fifteen months from January of a year, in per cent; null outside of them. */
export function partOfStrip(
  year: number,
  { desde, hasta }: RangeForm,
): { left: number; width: number } | null {
  const [first, end] = [`${year}-01-01`, `${year + 1}-04-01`];
  if (hasta < first || desde >= end) return null;
  const days = daysBetween(first, end);
  const left = Math.max(0, daysBetween(first, desde));
  const right = Math.min(days, daysBetween(first, hasta) + 1);
  return { left: (left / days) * 100, width: ((right - left) / days) * 100 };
}
