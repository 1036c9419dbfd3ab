import type { EndpointRequest } from "@atrio/contract/endpoint";
import { expenseKinds, medicalKinds, periodKinds, requestKinds } from "@atrio/contract/kinds";
import type { createRequest, RequestDetail, RequestPreview } from "@atrio/contract/leave/absences";
import type { LeaveType, RequestKind } from "@atrio/contract/leave/leave";
import type { RequestDocument } from "@atrio/contract/leave/request-documents";
import type { RequestView } from "@atrio/contract/request-view";

import type { FieldErrors } from "../../../lib/errors.ts";
import { randomKey } from "../../../lib/random.ts";

import { readNumber } from "./expense/expense.model.ts";
import { isStated, statedOccasion } from "./occasions/occasions.model.ts";
import type { OccasionDraft } from "./occasions/occasions.model.ts";

export type AskDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** A new request, a change of a pending one, or the rectification of an approved one. */
  mode: "new" | "edit" | "rectify";
  /** The request to edit or to rectify. */
  request?: RequestDetail;
  /** Kind to begin with (pe_solicitud_tipo_id); without it the first step is to choose one. */
  kind?: number;
  /**
   * Called after sending with the server's answer; the lists are being read again and the dialog is
   * to be closed.
   */
  onSaved: (request: RequestView) => void;
};

/** Request that the form sends, to create, to edit or to rectify. */
export type Ask = EndpointRequest<typeof createRequest>["body"];

/** A period as it is being chosen; empty texts are still missing. */
export type PeriodDraft = {
  key: string;
  /** pe_tipo_periodo_id: 1 full days, 2 morning, 3 afternoon, 4 hours. */
  type: number;
  from: string;
  /** The last day, of full days; otherwise the first one. */
  to: string;
  start: string;
  end: string;
};

/** An expense as it is being typed. */
export type ExpenseDraft = {
  date: string;
  kind: number | null;
  way: "amount" | "kilometres";
  amount: string;
  kilometres: string;
};

/** State of the form. */
export type AskDraft = {
  kind: number;
  subtype: number | null;
  title: string;
  description: string;
  hospital: boolean;
  /** Medical leave whose last day is not known. */
  isOpen: boolean;
  /** Fact that a leave is for; null until one is chosen, or for a rule without any. */
  occasion: OccasionDraft | null;
  periods: readonly PeriodDraft[];
  expense: ExpenseDraft;
  /** The questions about the expense were answered, as it stands. */
  confirmed: boolean;
  documents: readonly RequestDocument[];
};

/** Kinds of period offered by the form. */
export type Way = "days" | "half" | "hours";

/** Kinds of expense that may be paid by the kilometre: own car. */
const drivenKinds: readonly number[] = [expenseKinds.fuel, expenseKinds.travel];

/** A form with nothing written; a kind with one rule has it chosen. */
export function emptyDraft(kind: RequestKind, today: string): AskDraft {
  const [only, ...others] = kind.subtipos;
  return {
    kind: kind.id,
    subtype: only !== undefined && others.length === 0 ? only.id : null,
    title: "",
    description: "",
    hospital: false,
    isOpen: false,
    occasion: null,
    periods: [],
    expense: { date: today, kind: null, way: "amount", amount: "", kilometres: "" },
    confirmed: false,
    documents: [],
  };
}

/**
 * The form of another kind with what both have: words, periods that its rules allow, files. Files of a medical
 * request stay behind: others read those of the new kind.
 */
export function switched(draft: AskDraft, kind: RequestKind, today: string): AskDraft {
  const ways = new Set(kind.subtipos.flatMap((rule) => waysOf(rule)));
  const isMedical = [draft.kind, kind.id].some((id) => medicalKinds.includes(id));
  return {
    ...emptyDraft(kind, today),
    title: draft.title,
    description: draft.description,
    expense: draft.expense,
    periods: draft.periods.filter((period) => ways.has(wayOf(period))),
    documents: isMedical ? [] : draft.documents,
  };
}

/** The form filled in with a request as it stands. */
export function draftOf(request: RequestDetail): AskDraft {
  const { ausencia, gasto } = request;
  return {
    kind: request.pe_solicitud_tipo_id,
    subtype: ausencia?.pe_solicitud_subtipo_id ?? null,
    title: request.titulo ?? "",
    description: request.descripcion ?? "",
    hospital: ausencia?.hospitalizacion ?? false,
    isOpen: ausencia?.sin_fecha_fin ?? false,
    occasion: occasionOf(ausencia),
    periods: (ausencia?.periodos ?? []).map((period) => ({
      key: randomKey(),
      type: period.pe_tipo_periodo_id,
      from: period.fecha_inicio,
      to: period.fecha_fin,
      start: period.hora_inicio ?? "",
      end: period.hora_fin ?? "",
    })),
    expense: {
      date: gasto?.fecha_gasto ?? "",
      kind: gasto?.pe_gasto_tipo_id ?? null,
      way: (gasto?.kilometros ?? null) === null ? "amount" : "kilometres",
      amount: writtenNumber(gasto?.importe),
      kilometres: writtenNumber(gasto?.kilometros),
    },
    confirmed: false,
    documents: request.documentos,
  };
}

function occasionOf(absence: RequestDetail["ausencia"]): OccasionDraft | null {
  const occasion = absence?.ocasion ?? null;
  if (occasion === null) return null;
  return { id: occasion.id, date: occasion.fecha, label: occasion.etiqueta ?? "" };
}

/** A number as it is typed in Spain: 12,5. */
function writtenNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value).replace(".", ",");
}

/** True if anything was written that would be lost. */
export function isChanged(draft: AskDraft, initial: AskDraft): boolean {
  return JSON.stringify(askOf(draft)) !== JSON.stringify(askOf(initial)) || hasLoose(draft);
}

/** True if something is typed that is no part of a request yet. */
function hasLoose({ periods, expense }: AskDraft): boolean {
  if (periods.some((period) => !isComplete(period))) return true;
  const typed = expense.way === "amount" ? expense.amount : expense.kilometres;
  return typed !== "" && readNumber(typed) === null;
}

/** True if nothing of a period is missing. */
function isComplete({ type, from, to, start, end }: PeriodDraft): boolean {
  if (from === "" || to === "") return false;
  return type !== periodKinds.hours || (start !== "" && end !== "");
}

/** The way in which a period is asked for. */
export function wayOf({ type }: Pick<PeriodDraft, "type">): Way {
  if (type === periodKinds.fullDays) return "days";
  return type === periodKinds.hours ? "hours" : "half";
}

/** The ways that a rule allows, the most usual first; paid hours are hours alone (Rule LEAVE-20). */
export function waysOf(rule: LeaveType): readonly Way[] {
  if (rule.pe_solicitud_tipo_id === requestKinds.paidHours) return ["hours"];
  const days: readonly Way[] = rule.admite_medio_dia ? ["days", "half"] : ["days"];
  if (!rule.admite_horas) return days;
  return rule.unidad === "horas" ? ["hours", ...days] : [...days, "hours"];
}

/** True if an expense of a kind may be given in kilometres. */
export function isDriven(kind: number | null): boolean {
  return kind !== null && drivenKinds.includes(kind);
}

/** Request of a draft; incomplete periods are left out. */
export function askOf(draft: AskDraft): Ask {
  const title = draft.title.trim();
  const description = draft.description.trim();
  return {
    pe_solicitud_tipo_id: draft.kind,
    ...(draft.subtype !== null && { pe_solicitud_subtipo_id: draft.subtype }),
    ...(title !== "" && { titulo: title }),
    ...(description !== "" && { descripcion: description }),
    ...(draft.kind === requestKinds.expenses ? expenseOf(draft.expense) : absenceOf(draft)),
    ...(draft.confirmed && { confirmado: true }),
    documento_ids: draft.documents.map(({ id }) => id),
  };
}

function absenceOf({ kind, hospital, isOpen, occasion, periods }: AskDraft): Partial<Ask> {
  const isMedical = kind === requestKinds.medicalLeave;
  return {
    ...statedOccasion(occasion),
    periodos: periods.filter(isComplete).map((period) => ({
      fecha_inicio: period.from,
      fecha_fin: period.to,
      pe_tipo_periodo_id: period.type,
      ...(period.type === periodKinds.hours && {
        hora_inicio: period.start,
        hora_fin: period.end,
      }),
    })),
    ...(isMedical && { hospitalizacion: hospital }),
    // A form kept by an earlier visit may know nothing of it.
    ...(isMedical && isOpen && { sin_fecha_fin: true }),
  };
}

function expenseOf({ date, kind, way, amount, kilometres }: ExpenseDraft): Partial<Ask> {
  const isByCar = way === "kilometres" && isDriven(kind);
  const euros = isByCar ? null : readNumber(amount);
  const distance = isByCar ? readNumber(kilometres) : null;
  return {
    ...(date !== "" && { fecha_gasto: date }),
    ...(kind !== null && { pe_gasto_tipo_id: kind }),
    ...(euros !== null && { importe: euros }),
    ...(distance !== null && { kilometros: distance }),
  };
}

/** True if the draft is complete enough for a preview of its cost. */
export function canPreview(ask: Ask): boolean {
  if (ask.pe_solicitud_tipo_id !== requestKinds.expenses) return (ask.periodos ?? []).length > 0;
  return (ask.importe ?? ask.kilometros) !== undefined && ask.pe_gasto_tipo_id !== undefined;
}

/** Fields that stop the sending here, without asking the server; the keys of their texts. */
export type Missing = {
  pe_solicitud_subtipo_id?: "subtype_missing";
  ocasion_id?: "occasion_missing";
  periodos?: "missing" | "incomplete";
  titulo?: "blank";
  descripcion?: "blank";
  fecha_gasto?: "date_missing";
  pe_gasto_tipo_id?: "kind_missing";
  importe?: "number";
  kilometros?: "number";
};

/** Fields still missing before a request can be sent; `needsOccasion`: its rule is for a fact. */
export function missingOf(draft: AskDraft, needsOccasion = false): Missing {
  return {
    ...(isBlank(draft.title) && { titulo: "blank" as const }),
    ...(isBlank(draft.description) && { descripcion: "blank" as const }),
    ...(needsOccasion && !isStated(draft.occasion) && { ocasion_id: "occasion_missing" as const }),
    ...(draft.kind === requestKinds.expenses
      ? missingOfExpense(draft.expense)
      : missingOfAbsence(draft)),
  };
}

/** True for a text of spaces alone (Rule COMPANY-19). */
function isBlank(text: string): boolean {
  return text !== "" && text.trim() === "";
}

function missingOfAbsence({ subtype, periods }: AskDraft): Missing {
  return {
    ...(subtype === null && { pe_solicitud_subtipo_id: "subtype_missing" as const }),
    ...(periods.length === 0 && { periodos: "missing" as const }),
    ...(periods.some((period) => !isComplete(period)) && { periodos: "incomplete" as const }),
  };
}

function missingOfExpense({ date, kind, way, amount, kilometres }: ExpenseDraft): Missing {
  const isByCar = way === "kilometres" && isDriven(kind);
  return {
    ...(date === "" && { fecha_gasto: "date_missing" as const }),
    ...(kind === null && { pe_gasto_tipo_id: "kind_missing" as const }),
    ...(!isByCar && readNumber(amount) === null && { importe: "number" as const }),
    ...(isByCar && readNumber(kilometres) === null && { kilometros: "number" as const }),
  };
}

type Problem = RequestPreview["problemas"][number];

/** Problems of fields not filled in yet: reported after an attempt to send. */
const quietCodes: ReadonlySet<string> = new Set([
  "leave.subtype_required",
  "leave.period_required",
  "leave.document_required",
  "leave.occasion_required",
  "expense.incomplete",
  "expense.receipt_required",
]);

/** Problems of a preview that are worth telling now. */
export function tellableProblems(problems: readonly Problem[], tried: boolean): Problem[] {
  return problems.filter(({ code }) => tried || !quietCodes.has(code));
}

/** Questions about the form, which its worker confirms instead of changing it (Rule LEAVE-75). */
export function questionsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ confirmable }) => confirmable);
}

/** Texts of the first problem of each field; problems without a field are under "". */
export function problemsByField(problems: readonly Problem[]): FieldErrors {
  const found: Record<string, string[]> = {};
  for (const { field, message } of problems) {
    const name = field ?? "";
    found[name] = [...(found[name] ?? []), message];
  }
  return found;
}

/** Errors of a field and of its parts (`periodos.0.hora_fin`). */
export function textsOf(errors: FieldErrors, field: string): string[] {
  const own = Object.entries(errors).filter(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return [...new Set(own.flatMap(([, texts]) => texts))];
}
