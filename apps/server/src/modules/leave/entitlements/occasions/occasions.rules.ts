import type { ErrorCode } from "@atrio/contract/errors";
import type { LeaveType } from "@atrio/contract/leave/leave";
import type { OccasionFigures } from "@atrio/contract/request-view";

import { addDays, addMonths } from "../../../../lib/calendar/dates.ts";
import { withoutDoubles } from "../uses.rules.ts";

import { areWholeWeeks, isByWeeks } from "./weeks.rules.ts";

/** A fact that requests of one rule hang on; without an id it is new (Rule LEAVE-71). */
export type Occasion = { id: number | null; fecha: string; etiqueta: string | null };

/** A day that a request of an occasion uses; days, or minutes where the rule counts hours. */
export type OccasionUse = {
  solicitud_id: number;
  /** The approved request that it would replace, while it is pending. */
  rectifica_id: number | null;
  fecha: string;
  coste: number;
  aprobada: boolean;
};

/** An occasion with the days of its pending and approved requests. */
export type KnownOccasion = Occasion & {
  id: number;
  permiso_tipo_id: number;
  usos: readonly OccasionUse[];
};

/** Occasion as a form states it: an own one, or a new one. */
export type StatedOccasion = {
  ocasion_id?: number | undefined;
  ocasion?: { fecha: string; etiqueta?: string | undefined } | undefined;
};

/** Limits and deadline of a rule that concern its occasions. */
export type OccasionRule = Pick<
  LeaveType,
  "unidad" | "limite" | "limite_por" | "plazo_meses" | "prorroga_dias" | "prorroga_meses"
>;

type Chosen = { occasion: Occasion; usos: readonly OccasionUse[] };

/** Months after a fact within which a request without one may be for it, where no deadline is set. */
const usualMonths = 12;

const sameWords = (one: string | null, other: string | null): boolean =>
  (one ?? "").trim().toLowerCase() === (other ?? "").trim().toLowerCase();

/** Occasions of other rules for the same fact: its date in the same words (Rule LEAVE-79). */
export function sameFact(known: readonly KnownOccasion[], one: KnownOccasion): KnownOccasion[] {
  return known.filter(
    (other) =>
      other.permiso_tipo_id !== one.permiso_tipo_id &&
      other.fecha === one.fecha &&
      sameWords(other.etiqueta, one.etiqueta),
  );
}

/** A chosen occasion for a rule: that of another rule gives its fact, and all give their use. */
function chosenFor(ruleId: number, known: readonly KnownOccasion[], one: KnownOccasion): Chosen {
  const { fecha, etiqueta } = one;
  const same = [one, ...sameFact(known, one)];
  const own = same.find((other) => other.permiso_tipo_id === ruleId);
  const occasion = own ?? { id: null, fecha, etiqueta };
  return { occasion, usos: same.flatMap(({ usos }) => usos) };
}

/**
 * Occasion of a request: the named one, an equal one, that of the edited or replaced request, or a
 * new one dated by its first day. The reason where it is not clear which.
 */
export function chooseOccasion(
  known: readonly KnownOccasion[],
  stated: StatedOccasion,
  about: { id: number; keptId: number | null; first: string; plazo_meses: number | null },
): Chosen | { code: ErrorCode } {
  const wanted = stated.ocasion_id ?? (stated.ocasion === undefined ? about.keptId : null);
  if (wanted !== null) {
    const found = known.find((one) => one.id === wanted);
    if (found !== undefined) return chosenFor(about.id, known, found);
    if (stated.ocasion_id !== undefined) return { code: "leave.occasion_unknown" };
  }
  if (stated.ocasion !== undefined) {
    const { fecha, etiqueta = null } = stated.ocasion;
    const equal = known.find((one) => one.fecha === fecha && sameWords(one.etiqueta, etiqueta));
    return equal === undefined
      ? { occasion: { id: null, fecha, etiqueta }, usos: [] }
      : chosenFor(about.id, known, equal);
  }
  const isOpen = known.some(
    (one) =>
      addMonths(one.fecha, -usualMonths) <= about.first &&
      about.first <= addMonths(one.fecha, about.plazo_meses ?? usualMonths),
  );
  if (isOpen) return { code: "leave.occasion_required" };
  return { occasion: { id: null, fecha: about.first, etiqueta: null }, usos: [] };
}

/** Effect of a request on its occasion, in the rule's unit. */
export type OccasionVerdict = {
  /** Last day of the deadline; null without one. */
  hasta: string | null;
  /** Null where the rule has no limit for each fact. */
  limite: {
    total: number;
    por: "hecho";
    usado: number;
    disponible: number;
    exceeded: boolean;
  } | null;
  /** Reason to refuse days after the deadline, with the figure of its text. */
  late: { code: ErrorCode; amount: number; unit: "months" | "days" } | null;
  /** The days break up a week that is taken whole (Rule LEAVE-78). */
  breaksWeek: boolean;
};

const hundredths = (days: ReadonlyArray<{ coste: number }>): number =>
  days.reduce((sum, day) => sum + Math.round(day.coste * 100), 0);

/** Last day within so many months of a fact: a child is not yet a year, or eight, that day. */
function deadlineOf(fecha: string, months: number | null): string | null {
  return months === null ? null : addDays(addMonths(fecha, months), -1);
}

/**
 * Judges the days of a request by its occasion: one total and one deadline for all its requests.
 * The use of the edited and of the replaced request is free.
 */
export function judgeOccasion(
  rule: OccasionRule,
  { occasion, usos }: Chosen,
  asked: {
    days: ReadonlyArray<{ fecha: string; coste: number }>;
    solicitud_id?: number | undefined;
    rectifica_id?: number | undefined;
  },
): OccasionVerdict {
  const others = withoutDoubles(
    usos.filter(
      (use) => use.solicitud_id !== asked.solicitud_id && use.solicitud_id !== asked.rectifica_id,
    ),
  );
  const hasta = deadlineOf(occasion.fecha, rule.plazo_meses);
  return {
    hasta,
    limite: limitOf(rule, others, asked.days),
    late: hasta === null ? null : judgeLate(rule, occasion, { others, days: asked.days, hasta }),
    breaksWeek:
      isByWeeks(rule) && !areWholeWeeks(occasion.fecha, datesOf(asked.days), datesOf(others)),
  };
}

const datesOf = (days: ReadonlyArray<{ fecha: string }>): string[] =>
  days.map(({ fecha }) => fecha);

function limitOf(
  rule: OccasionRule,
  others: readonly OccasionUse[],
  days: ReadonlyArray<{ coste: number }>,
): OccasionVerdict["limite"] {
  const { limite, limite_por } = rule;
  if (limite === null || limite_por !== "hecho") return null;
  const used = hundredths(others);
  const left = Math.max(0, Math.round(limite * 100) - used);
  return {
    total: limite,
    por: limite_por,
    usado: used / 100,
    disponible: left / 100,
    exceeded: hundredths(days) > left,
  };
}

type Late = {
  others: readonly OccasionUse[];
  days: ReadonlyArray<{ fecha: string; coste: number }>;
  hasta: string;
};

function judgeLate(
  rule: OccasionRule,
  { fecha }: Occasion,
  { others, days, hasta }: Late,
): OccasionVerdict["late"] {
  const late = days.filter((day) => day.fecha > hasta);
  if (late.length === 0) return null;
  const { plazo_meses, prorroga_dias, prorroga_meses } = rule;
  const last = deadlineOf(fecha, prorroga_meses);
  if (prorroga_dias === null || last === null) {
    return { code: "leave.occasion_late", amount: plazo_meses ?? 0, unit: "months" };
  }
  if (late.some((day) => day.fecha > last)) {
    return { code: "leave.occasion_late", amount: prorroga_meses ?? 0, unit: "months" };
  }
  const taken = hundredths(others.filter((use) => use.fecha > hasta));
  const left = Math.max(0, prorroga_dias * 100 - taken);
  if (hundredths(late) <= left) return null;
  return { code: "leave.occasion_later", amount: left / 100, unit: "days" };
}

/** Figures of an occasion for its worker, by its rule. */
export function figuresOf(known: KnownOccasion, rule: OccasionRule): OccasionFigures {
  const { id, fecha, etiqueta } = known;
  const uses = withoutDoubles(known.usos);
  return {
    id,
    fecha,
    etiqueta,
    total: rule.limite_por === "hecho" ? rule.limite : null,
    usado: hundredths(uses.filter((use) => use.aprobada)) / 100,
    pendiente: hundredths(uses.filter((use) => !use.aprobada)) / 100,
    hasta: deadlineOf(fecha, rule.plazo_meses),
  };
}
