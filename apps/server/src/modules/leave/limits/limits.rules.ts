import type { LeaveRule, Slice } from "../leave.rules.ts";

/** A day of a rule's use: pending, or approved. */
export type RuleUse = {
  solicitud_id: number;
  pe_solicitud_subtipo_id: number;
  fecha: string;
  /** Days, or minutes where the rule counts hours. */
  coste: number;
  aprobada: boolean;
};

/** Days that a request would use of its rule. */
export type AskedOfRule = {
  rule: LeaveRule;
  slices: ReadonlyArray<Pick<Slice, "fecha" | "coste">>;
  /** The pending request that is edited: what it uses is free. */
  solicitud_id?: number | undefined;
  /** The approved request that it would replace: what it uses is free. */
  rectifica_id?: number | undefined;
};

/** What is left of a rule's limit; `disponible` is before the request, in the rule's unit. */
export type LimitVerdict = {
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

/** What asking for days does to the limits of a rule: a year's, an occasion's, days in a row. */
export function judgeLimit(_uses: readonly RuleUse[], _asked: AskedOfRule): LimitVerdict {
  return { limite: null, consecutivos: 0, tooManyInARow: false };
}
