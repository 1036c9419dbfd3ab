import { addDays } from "../../../../lib/calendar/dates.ts";
import type { LeaveRule, Slice } from "../entitlements.rules.ts";
import { withoutDoubles } from "../uses.rules.ts";

/** A day of a rule's use: pending, or approved. */
export type RuleUse = {
  solicitud_id: number;
  pe_solicitud_subtipo_id: number;
  /** The approved request that it would replace, while it is pending. */
  rectifica_id: number | null;
  fecha: string;
  /** Days, or minutes where the rule counts hours. */
  coste: number;
  aprobada: boolean;
};

/** Days that a request would use of its rule. */
export type AskedOfRule = {
  rule: Pick<LeaveRule, "id" | "limite" | "limite_por" | "maximo_consecutivo">;
  slices: ReadonlyArray<Pick<Slice, "fecha" | "coste">>;
  /** The edited pending request, whose use is free. */
  solicitud_id?: number | undefined;
  /** The approved request to be replaced, whose use is free. */
  rectifica_id?: number | undefined;
};

/** Rest of a rule's limits before the request, in the rule's unit. */
export type LimitVerdict = {
  /** For a yearly limit the first year without enough, else the first requested one. */
  limite: {
    total: number;
    por: "hecho" | "anyo";
    usado: number;
    disponible: number;
    exceeded: boolean;
  } | null;
  /** The most days in a row that it would make, also with the worker's other requests. */
  consecutivos: number;
  /** More days in a row than the rule allows. */
  tooManyInARow: boolean;
};

/** Effect of a request on the limits of a rule: a year's, an occasion's, days in a row. */
export function judgeLimit(uses: readonly RuleUse[], asked: AskedOfRule): LimitVerdict {
  const { rule } = asked;
  const others = uses.filter(
    (use) =>
      use.pe_solicitud_subtipo_id === rule.id &&
      use.solicitud_id !== asked.solicitud_id &&
      use.solicitud_id !== asked.rectifica_id,
  );
  const longest = longestRun(
    new Set(others.map((use) => use.fecha)),
    new Set(asked.slices.map((slice) => slice.fecha)),
  );
  const { maximo_consecutivo } = rule;
  return {
    limite: limitOf(withoutDoubles(others), asked),
    consecutivos: longest,
    tooManyInARow: maximo_consecutivo !== null && longest > maximo_consecutivo,
  };
}

/** Amount of a rule's uses in a year; costs have at most two decimals. */
export function usedInYear(
  uses: ReadonlyArray<{ fecha: string; coste: number }>,
  year: string,
): number {
  const hundredths = uses
    .filter((use) => use.fecha.startsWith(`${year}-`))
    .reduce((total, use) => total + Math.round(use.coste * 100), 0);
  return hundredths / 100;
}

function limitOf(others: readonly RuleUse[], asked: AskedOfRule): LimitVerdict["limite"] {
  const { rule, slices } = asked;
  const { limite } = rule;
  if (limite === null || rule.limite_por === null) return null;
  const shape = { total: limite, por: rule.limite_por };
  const years = [...new Set(slices.map((slice) => slice.fecha.slice(0, 4)))].toSorted();
  if (rule.limite_por === "hecho") {
    const cost = years.reduce((all, year) => all + usedInYear(slices, year) * 100, 0);
    const exceeded = Math.round(cost) > Math.round(limite * 100);
    return { ...shape, usado: 0, disponible: limite, exceeded };
  }
  const verdicts = years.map((year) => {
    const used = usedInYear(others, year);
    const left = Math.max(0, Math.round((limite - used) * 100) / 100);
    return { ...shape, usado: used, disponible: left, exceeded: usedInYear(slices, year) > left };
  });
  return verdicts.find((one) => one.exceeded) ?? verdicts[0] ?? null;
}

/** Days in a row of a run that holds at least one day asked for. */
function longestRun(others: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  const has = (date: string): boolean => others.has(date) || asked.has(date);
  let longest = 0;
  for (const date of asked) {
    let length = 1;
    for (let day = addDays(date, -1); has(day); day = addDays(day, -1)) length += 1;
    for (let day = addDays(date, 1); has(day); day = addDays(day, 1)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
