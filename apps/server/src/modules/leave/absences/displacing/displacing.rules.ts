import { requestKinds } from "@atrio/contract/kinds";
import type { BalanceKind } from "@atrio/contract/leave/leave";

/** Categories of absence in the displacement table: kinds of request, and some of their subtypes. */
export const natures = [
  "holidays",
  "personal_affairs",
  "paid_hours",
  "paid_leave",
  "earned_rest",
  "unpaid_leave",
  "medical_rest",
  "medical_leave",
  "birth",
] as const;
export type Nature = (typeof natures)[number];

/**
 * Give-back of displaced days: holidays as a new lot until 18 months after their year or without that
 * limit, all others to their balance, where they can be asked for again.
 */
export type GivenBack = "dieciocho_meses" | "sin_limite" | "saldo";

type Cell = GivenBack | "refused";
type Row = Record<Nature, Cell>;

const nothing: Row = {
  holidays: "refused",
  personal_affairs: "refused",
  paid_hours: "refused",
  paid_leave: "refused",
  earned_rest: "refused",
  unpaid_leave: "refused",
  medical_rest: "refused",
  medical_leave: "refused",
  birth: "refused",
};

const plans = {
  personal_affairs: "saldo",
  paid_hours: "saldo",
  earned_rest: "saldo",
  medical_rest: "saldo",
} as const;

/**
 * Displacement table: the absence asked for (row) over one on its days (column), which is given back,
 * or the request is refused (Rule LEAVE-60). Holidays under a sick leave: ET art. 38.3, third paragraph; under a birth: the
 * second.
 */
const displacements: Record<Nature, Row> = {
  holidays: nothing,
  personal_affairs: nothing,
  paid_hours: nothing,
  paid_leave: nothing,
  earned_rest: nothing,
  unpaid_leave: nothing,
  medical_rest: nothing,
  medical_leave: { ...nothing, ...plans, holidays: "dieciocho_meses" },
  birth: { ...nothing, ...plans, holidays: "sin_limite" },
};

/** Facts of a leave rule that say what an absence is. */
export type NaturalRule = {
  pe_solicitud_tipo_id: number;
  codigo: string;
  saldo: BalanceKind | null;
};

/** Births under other kinds than 8: a single parent's, and the weeks that some births add. */
const birthCodes: readonly string[] = ["nacimiento_monoparental", "ampliacion_nacimiento"];

const natureOfKind: Readonly<Record<number, Nature>> = {
  [requestKinds.holidays]: "holidays",
  [requestKinds.personalAffairs]: "personal_affairs",
  [requestKinds.paidHours]: "paid_hours",
  [requestKinds.paidLeave]: "paid_leave",
  [requestKinds.unpaidLeave]: "unpaid_leave",
  [requestKinds.medicalRest]: "medical_rest",
  [requestKinds.medicalLeave]: "medical_leave",
  [requestKinds.paternity]: "birth",
};

/** Nature of an absence by its leave rule. */
function natureOf(rule: NaturalRule): Nature {
  if (birthCodes.includes(rule.codigo)) return "birth";
  if (rule.saldo === "domingos") return "earned_rest";
  return natureOfKind[rule.pe_solicitud_tipo_id] ?? "unpaid_leave";
}

/** Give-back of the days of `under` that `over` displaces; null where `over` is refused. */
export function givenBackBy(over: NaturalRule, under: NaturalRule): GivenBack | null {
  const cell = displacements[natureOf(over)][natureOf(under)];
  return cell === "refused" ? null : cell;
}

/** True if absences by a rule displace any other. */
export function displacesAny(rule: NaturalRule): boolean {
  return Object.values(displacements[natureOf(rule)]).some((cell) => cell !== "refused");
}

/** A part of a day, in minutes of it, half-open. */
export type Part = { desde_minuto: number; hasta_minuto: number };

/** A part of a kept day: scheduled minutes and cost of its own, and whether it is covered. */
export type Piece = Part & { minutos: number; coste: number; covered: boolean };

/**
 * Cuts a kept day where covers begin and end. Costs are shared out by scheduled minutes (by length
 * where none are), to the hundredth, and add up to that of the day; `scheduled` answers the minutes
 * scheduled in a part.
 */
export function piecesOf(
  day: Part & { minutos: number; coste: number },
  covers: readonly Part[],
  scheduled: (part: Part) => number,
): Piece[] {
  const parts = partsOf(day, covers);
  const weightOf = (part: Part): number =>
    day.minutos > 0 ? scheduled(part) : part.hasta_minuto - part.desde_minuto;
  const whole = parts.reduce((sum, part) => sum + weightOf(part), 0);
  const cost = Math.round(day.coste * 100);
  let [weight, minutes, spent] = [0, 0, 0];
  return parts.map((part) => {
    weight += weightOf(part);
    const share = whole === 0 ? 1 : weight / whole;
    const [toMinutes, toCost] = [Math.round(day.minutos * share), Math.round(cost * share)];
    const piece = { ...part, minutos: toMinutes - minutes, coste: (toCost - spent) / 100 };
    [minutes, spent] = [toMinutes, toCost];
    return piece;
  });
}

function partsOf(day: Part, covers: readonly Part[]): Array<Part & { covered: boolean }> {
  const inside = covers
    .flatMap((cover) => [cover.desde_minuto, cover.hasta_minuto])
    .filter((minute) => day.desde_minuto < minute && minute < day.hasta_minuto);
  const cuts = [...new Set([day.desde_minuto, ...inside, day.hasta_minuto])].toSorted(
    (a, b) => a - b,
  );
  const parts: Array<Part & { covered: boolean }> = [];
  for (const [index, hasta_minuto] of cuts.slice(1).entries()) {
    const desde_minuto = cuts[index] ?? day.desde_minuto;
    const covered = covers.some(
      (cover) => cover.desde_minuto < hasta_minuto && desde_minuto < cover.hasta_minuto,
    );
    const last = parts.at(-1);
    if (last?.covered === covered) last.hasta_minuto = hasta_minuto;
    else parts.push({ desde_minuto, hasta_minuto, covered });
  }
  return parts;
}
