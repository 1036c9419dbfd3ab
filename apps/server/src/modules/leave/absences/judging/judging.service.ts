import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { requestKinds } from "@atrio/contract/kinds";
import type { AskedPeriod } from "@atrio/contract/leave/absences";
import type { BrokenDateRule } from "@atrio/contract/leave/date-rules";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { errorText, fail } from "../../../../http/errors.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { countDocuments } from "../../attachments/attachments.service.ts";
import { proofDay } from "../../attachments/proofs/proofs.service.ts";
import { readBroken } from "../../date-rules/applying.service.ts";
import { readLeaveRules } from "../../entitlements/entitlements.read.ts";
import {
  judgeBalance,
  judgeLimit,
  readLedger,
  readSlicePlan,
  slicesOf,
} from "../../entitlements/entitlements.service.ts";
import type {
  BalanceVerdict,
  LeaveRule,
  LimitVerdict,
  Slice,
  SlicePlan,
} from "../../entitlements/entitlements.service.ts";
import { readLimitUse } from "../../entitlements/limits/limits.read.ts";
import { judgeOccasion, readOccasions } from "../../entitlements/occasions/occasions.service.ts";
import type {
  JudgedOccasion,
  Occasion,
  StatedOccasion,
} from "../../entitlements/occasions/occasions.service.ts";
import {
  readKeptDays,
  readLocks,
  readOwnDays,
  readSignings,
  readStanding,
} from "../absences.read.ts";
import type { Standing } from "../absences.read.ts";
import { asKept } from "../open-end/open-end.rules.ts";

import {
  brokenProblems,
  clockedPart,
  dayProblems,
  overlapsWith,
  periodProblems,
} from "./judging.rules.ts";
import type { ClockedPart, OtherDay, Overlap, Problem } from "./judging.rules.ts";
import * as rectifying from "./rectifying.service.ts";
import { valuesOf } from "./texts.service.ts";

/** Input of a form. */
export type Asked = {
  pe_solicitud_tipo_id: number;
  pe_solicitud_subtipo_id?: number | undefined;
  periodos: readonly AskedPeriod[];
  documento_ids: readonly number[];
  sin_fecha_fin?: boolean | undefined;
} & StatedOccasion;

/** The edited own request, or the approved one to be replaced. */
export type Target = rectifying.Target;

/** Whose days they are. */
export type Requester = Pick<Actor, "trabajador_id" | "zona_horaria">;

/**
 * Worker, language and replaced request of a form; one that an administrator fills in for the worker
 * needs neither a stopped clock nor files, and reaches any day (Rule LEAVE-63).
 */
export type AskInput = {
  actor: Requester;
  language: Language;
  asked: Asked;
  target: Target;
  isOffice?: boolean;
  /** A closure of the company: its rule is nobody's to ask for (Rule LEAVE-103). */
  isShutdown?: boolean;
};

/** A judged form: its input, its days, and every reason to refuse it. */
export type Judged = {
  /** Input with its periods as far as their days are kept. */
  asked: Asked;
  /** Undefined while it is not clear which. */
  rule: LeaveRule | undefined;
  days: Slice[];
  balance: BalanceVerdict | null;
  limits: LimitVerdict | null;
  /** Fact that it would hang on; null for none, or while it is not clear which. */
  occasion: Occasion | null;
  /** Last day of the occasion's deadline. */
  hasta: string | null;
  /** Last day for the proof that the rule asks for; null where it goes with the request. */
  proofDay: string | null;
  lacksProof: boolean;
  overlaps: Overlap[];
  /** Rules by dates that it breaks, those that only warn included. */
  broken: BrokenDateRule[];
  problems: Problem[];
};

/** The text of a problem, with its figure in a language's words. */
export function problemText(language: Language, problem: Problem): string {
  return errorText(language, problem.code, valuesOf(problem, language));
}

/** Throws the first problem, reported at its field. */
export function refuseFirst(problems: readonly Problem[]): void {
  const [problem] = problems;
  if (problem === undefined) return;
  const { code, field } = problem;
  fail(code, {
    ...(field === null ? {} : { fields: { [field]: [code] } }),
    values: (language) => valuesOf(problem, language),
  });
}

const nothing = {
  days: [],
  balance: null,
  limits: null,
  occasion: null,
  hasta: null,
  proofDay: null,
  lacksProof: false,
  overlaps: [],
  broken: [],
};

/**
 * Judges a request by the set of rules that preview, create, edit and rectify share. For writing,
 * it is called under `lockWorkingTime`. Errors: worker.not_found.
 */
export async function judgeAsked(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: AskInput,
): Promise<Judged> {
  const { actor, isOffice = false } = input;
  const worker = { trabajador_id: actor.trabajador_id };
  const [rule, found] = await Promise.all([
    findRule(tx, input),
    readStanding(tx, worker.trabajador_id),
  ]);
  const standing = found ?? fail("worker.not_found");
  const clock = isOffice || input.target.isWorked === true ? [] : clockProblems(standing);
  const empty = { ...nothing, asked: input.asked };
  if ("code" in rule) return { ...empty, rule: undefined, problems: [...clock, rule] };
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const withdrawn =
    input.asked.periodos.length === 0 ? rectifying.withdrawnBy(input.target, today) : null;
  if (withdrawn !== null) {
    const request = { ...worker, id: withdrawn };
    return {
      ...empty,
      rule,
      problems: [...clock, ...(await rectifying.judgeRemoval(tx, request, rule))],
    };
  }
  const bounds = { today, isOffice, ...standing };
  const { asked, problem } = asKept(input.asked, bounds);
  const open: Problem[] = problem === null ? [] : [{ code: problem, field: "sin_fecha_fin" }];
  const wrong = problem === null ? periodProblems(asked.periodos, rule, bounds) : open;
  if (wrong.length > 0) return { ...empty, rule, problems: [...clock, ...wrong] };
  const { plazo_justificante_dias } = standing;
  const terms = { rule: withoutFiles(rule, isOffice), today, plazo_justificante_dias };
  const judged = await judgeDays(ctx, tx, { ...input, asked }, terms);
  return { ...judged, asked, rule, problems: [...clock, ...judged.problems] };
}

/** An administrator has seen the proof: none is asked for (Rule LEAVE-63). */
function withoutFiles(rule: LeaveRule, isOffice: boolean): LeaveRule {
  return isOffice ? { ...rule, requiere_documento: false } : rule;
}

/** Creating a request needs the clock stopped (Rule LEAVE-5). */
export function clockProblems({ fichando: isRunning }: Standing): Problem[] {
  return isRunning ? [{ code: "clock.running", field: null }] : [];
}

/** The rule asked for, the kind's only one where none is named, or why there is none. */
async function findRule(tx: Tx, input: AskInput): Promise<LeaveRule | Problem> {
  const { asked, language, target } = input;
  const { pe_solicitud_tipo_id } = asked;
  const current = target.edits ?? target.rectifies;
  if (current !== undefined && current.pe_solicitud_tipo_id !== pe_solicitud_tipo_id) {
    return { code: "leave.kind_unknown", field: "pe_solicitud_tipo_id" };
  }
  const kept = current?.pe_solicitud_subtipo_id ?? undefined;
  const wanted = asked.pe_solicitud_subtipo_id ?? kept;
  const active = await readLeaveRules(tx, { kind: pe_solicitud_tipo_id, language });
  if (wanted === undefined) return onlyRule(active);
  // A request already sent keeps its rule, also where the company no longer offers it.
  const own =
    wanted === kept || input.isShutdown === true
      ? await readLeaveRules(tx, { ids: [wanted], language })
      : [];
  const found = [...active, ...own].find((one) => one.id === wanted);
  return found ?? { code: "leave.kind_unknown", field: "pe_solicitud_subtipo_id" };
}

function onlyRule(rules: readonly LeaveRule[]): LeaveRule | Problem {
  const [first, second] = rules;
  if (first === undefined) return { code: "leave.kind_unknown", field: "pe_solicitud_tipo_id" };
  if (second === undefined) return first;
  return { code: "leave.subtype_required", field: "pe_solicitud_subtipo_id" };
}

type Range = { trabajador_id: number; desde: string; hasta: string };

/** The days that the periods cover, from the first to the last. */
function rangeOf(actor: Requester, periods: readonly AskedPeriod[]): Range {
  const starts = periods.map((one) => one.fecha_inicio).toSorted();
  const ends = periods.map((one) => one.fecha_fin).toSorted();
  return {
    trabajador_id: actor.trabajador_id,
    desde: starts[0] ?? "",
    hasta: ends.at(-1) ?? "",
  };
}

/** Whole years around a range, and the days next to it that a run of days may go on into. */
function limitRange(range: Range, rule: LeaveRule): Range {
  const reach = rule.maximo_consecutivo ?? 0;
  const [from, until] = [addDays(range.desde, -reach), addDays(range.hasta, reach)];
  const [start, end] = [`${range.desde.slice(0, 4)}-01-01`, `${range.hasta.slice(0, 4)}-12-31`];
  return { ...range, desde: from < start ? from : start, hasta: until > end ? until : end };
}

/** Rule, local date and the company's days for a proof. */
type Terms = { rule: LeaveRule; today: string; plazo_justificante_dias: number };

async function judgeDays(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: AskInput,
  terms: Terms,
): Promise<Omit<Judged, "rule" | "asked">> {
  const { rule } = terms;
  const { actor, asked, target } = input;
  const range = rangeOf(actor, asked.periodos);
  const replacedId = target.rectifies?.id ?? target.edits?.rectifica_id ?? undefined;
  const key = { solicitud_id: target.edits?.id, rectifica_id: replacedId };
  const except = [key.solicitud_id, replacedId].filter((id) => id !== undefined);
  const worker = { trabajador_id: range.trabajador_id };
  const [plan, locks, others, signings, ledger, uses, replaced, documents, facts] =
    await Promise.all([
      readSlicePlan(tx, range),
      readLocks(tx, range),
      readOwnDays(tx, { ...range, except }),
      rule.pe_solicitud_tipo_id === requestKinds.paidHours ? readSignings(tx, range) : [],
      rule.saldo === null ? null : readLedger(tx, range.trabajador_id),
      readLimitUse(tx, { ...limitRange(range, rule), ids: [rule.id] }),
      replacedId === undefined ? [] : readKeptDays(tx, replacedId),
      countFiles(tx, { actor, asked, key }),
      readOccasions(tx, { ...worker, rule }),
    ]);
  const days = slicesOf(plan, rule, asked.periodos);
  const costing = days.filter((day) => day.coste > 0);
  const balance =
    rule.saldo === null || ledger === null
      ? null
      : judgeBalance(ledger, { saldo: rule.saldo, uses: costing, today: terms.today, ...key });
  const fact = judgeOccasion(facts, rule, {
    ...key,
    days: costing,
    stated: asked,
    keptId: (target.edits ?? target.rectifies)?.ocasion_id ?? null,
    first: range.desde,
  });
  const limits = judgeLimit(uses, { rule, slices: days, ...key });
  const limite = fact.verdict?.limite ?? limits.limite;
  const around = {
    closedMonths: new Set(locks.meses),
    lockedYears: new Set(locks.anyos),
    replaced,
    others,
    clocked: clockedOn(ctx, plan, { days, signings }),
    scheduledOn: (date: string) => plan.dayOf(date).minutos_previstos,
    limits: { ...limits, limite },
    balance,
    documents: documents.total,
    isProofLater: terms.plazo_justificante_dias > 0,
  };
  const isFirst = replacedId === undefined;
  const problems = [
    ...dayProblems(days, rule, around, asked.periodos),
    ...occasionProblems(fact, { isFirst }),
  ];
  if (input.isOffice !== true) {
    problems.unshift(...rectifying.shorteningProblems(target, days, replaced));
  }
  if (documents.missing > 0) problems.push({ code: "document.not_found", field: "documento_ids" });
  const broken = await brokenBy(tx, input, { ...worker, ...rule, days, replaced });
  problems.push(...brokenProblems(broken));
  const { occasion, verdict } = fact;
  return {
    days,
    balance,
    limits: around.limits,
    occasion,
    hasta: verdict?.hasta ?? null,
    ...proofOf({ ...terms, first: range.desde, documents: documents.total }),
    overlaps: overlapsWith(days, rule, others),
    broken,
    problems,
  };
}

/** Rules by dates that a request breaks; the office's own acts are not held by them. */
async function brokenBy(
  tx: Tx,
  { isOffice }: Pick<AskInput, "isOffice">,
  asked: Parameters<typeof readBroken>[1],
): ReturnType<typeof readBroken> {
  return isOffice === true ? [] : readBroken(tx, asked);
}

/** Proof that a rule asks for: its last day, and whether it is missing. */
function proofOf(
  input: Terms & { first: string; documents: number },
): Pick<Judged, "proofDay" | "lacksProof"> {
  if (!input.rule.requiere_documento) return { proofDay: null, lacksProof: false };
  return { proofDay: proofDay(input), lacksProof: input.documents === 0 };
}

/**
 * Problems of the occasion: it is not clear which, days lie after its deadline, or weeks are broken. A
 * rectification may tell an end that was no choice (Rule LEAVE-62).
 */
function occasionProblems(
  { unclear, verdict }: JudgedOccasion,
  { isFirst }: { isFirst: boolean },
): Problem[] {
  if (unclear !== null) return [{ code: unclear, field: "ocasion_id" }];
  const late = verdict?.late ?? null;
  const problems: Problem[] =
    late === null ? [] : [{ code: late.code, field: "periodos", available: late }];
  if (isFirst && verdict?.breaksWeek === true) {
    problems.push({ code: "leave.occasion_weeks", field: "periodos" });
  }
  return problems;
}

/** Number of files of the request: named drafts, and files of the edited or replaced request. */
async function countFiles(
  tx: Tx,
  { actor, asked, key }: Pick<AskInput, "actor" | "asked"> & { key: Files },
): Promise<{ total: number; missing: number }> {
  const worker = { trabajador_id: actor.trabajador_id };
  const { documento_ids } = asked;
  const given = await countDocuments(tx, {
    ...worker,
    documento_ids,
    solicitud_id: key.solicitud_id,
  });
  if (key.rectifica_id === undefined) return { total: given.total, missing: given.missing.length };
  const replaced = { ...worker, documento_ids: [], solicitud_id: key.rectifica_id };
  const earlier = await countDocuments(tx, replaced);
  return { total: given.total + earlier.total, missing: given.missing.length };
}

type Files = { solicitud_id?: number | undefined; rectifica_id?: number | undefined };

/** The parts of the days asked for in which the worker has clocked already. */
function clockedOn(
  ctx: Pick<AppContext, "clock">,
  plan: SlicePlan,
  input: {
    days: readonly Slice[];
    signings: ReadonlyArray<{ hora_inicio: string; hora_fin: string | null }>;
  },
): ClockedPart[] {
  const now = ctx.clock.now().epochMilliseconds;
  const dates = [...new Set(input.days.map((day) => day.fecha))];
  return dates.flatMap((date) => {
    const { zona_horaria } = plan.dayOf(date);
    return input.signings
      .map((one) => ({
        start: epochOf(one.hora_inicio),
        end: one.hora_fin === null ? now : epochOf(one.hora_fin),
      }))
      .map((signing) => clockedPart(signing, date, zona_horaria))
      .filter((part) => part !== null);
  });
}

/** Own days that overlap the requested ones, each once. */
export function overlapDays(overlaps: readonly Overlap[]): OtherDay[] {
  return [...new Map(overlaps.map((one) => [`${one.solicitud_id} ${one.fecha}`, one])).values()];
}
