import type { PayslipKind } from "@atrio/contract/papers/payslips";
import type { BankChange } from "@atrio/contract/people/bank-accounts";

import { addDays } from "../../../lib/calendar/dates.ts";

import { decisionWording, officeWording, teamWordings, toDecideWording } from "./requests.rules.ts";
import type { OfficeAct } from "./requests.rules.ts";
import type { AboutExchange, AboutShifts } from "./shifts.rules.ts";

/** A request of any kind with its local dates (null: an end that nobody knows), never its cost. */
export type AboutRequest = {
  trabajador_id: number;
  solicitud_id: number;
  pe_solicitud_tipo_id: number;
  fechas: ReadonlyArray<{ desde: string; hasta: string | null }>;
};

/** In whose place somebody decides (`trabajador_id`), and when. */
type AboutDelegation = {
  trabajador_id: number;
  delegacion_id: number;
  fechas: ReadonlyArray<{ desde: string; hasta: string }>;
};

/** Batches of payslips with how many sheets of each wait for a review; month 1 to 12, no names. */
type AboutBatches = {
  trabajador_id: null;
  lotes: ReadonlyArray<{ id: number; year: number; month: number; numero: number }>;
};

/**
 * Data of each notice, as ids and dates: names and languages are read when it is written.
 * `trabajador_id` is always the worker whose time it is about, also for another reader; null when
 * it is about several people.
 */
export type NoticeData = {
  /** To the approvers: supervisors, or administrators when there are none. */
  correction_requested: { trabajador_id: number; solicitud_id: number; dia: string };
  /** To the worker. */
  correction_decided: NoticeData["correction_requested"] & { aprobada: boolean };
  /** To the worker: a supervisor added, edited or deleted a signing. */
  signing_changed: {
    trabajador_id: number;
    autor_id: number;
    dia: string;
    tipo: "alta" | "edicion" | "borrado" | "varios";
  };
  /** To supervisors: the worker changed a past day, or several at once. */
  day_changed: { trabajador_id: number; dia: string; cambio_id: number };
  days_changed: { trabajador_id: number; numero: number; cambio_id: number; area: "changes" };
  day_change_objected: { trabajador_id: number; autor_id: number; dia: string; cambio_id: number };
  /** To the supervisor whose change was answered. */
  signing_change_answered: {
    trabajador_id: number;
    dia: string;
    respuesta: "confirmado" | "disputado";
  };
  /**
   * To the worker's supervisors: punches made without network since `desde` and sent much later;
   * `recibido_en` distinguishes batches. Both ISO 8601.
   */
  offline_punches: { trabajador_id: number; dia: string; desde: string; recibido_en: string };
  /** To the approvers; month 1 to 12. */
  closure_requested: { trabajador_id: number; solicitud_id: number; year: number; month: number };
  /** To the worker. */
  closure_decided: {
    trabajador_id: number;
    solicitud_id: number;
    year: number;
    month: number;
    aprobada: boolean;
  };
  /** To the worker. */
  month_reopened: { trabajador_id: number; solicitud_id: number; year: number; month: number };
  /** To the worker, and to their hours bank supervisors. */
  incidence_created: { trabajador_id: number; incidencia_id: number; dia: string };
  /** To the worker. */
  incidence_decided: NoticeData["incidence_created"] & { aprobada: boolean };
  /** To the worker; `desde` is the instant at which the signing began, ISO 8601. */
  signing_left_open: { trabajador_id: number; fichaje_id: number; dia: string; desde: string };
  /**
   * To the approvers, delegates included; a rectification asks to replace an approved request, or to
   * withdraw it.
   */
  request_to_decide: AboutRequest & { rectifica: boolean; retira: boolean };
  /** To the approvers; `version` distinguishes edits. */
  request_edited: AboutRequest & { version: string };
  /** To the worker. */
  request_decided: AboutRequest & { rectifica: boolean; retira: boolean; aprobada: boolean };
  /** To former and present approvers. */
  request_cancelled: AboutRequest;
  /**
   * To the worker and their supervisors: another absence displaced days of the request, or no longer
   * does; `version` distinguishes repetitions.
   */
  days_returned: AboutRequest & { version: string };
  days_restored: AboutRequest & { version: string };
  /** To the worker and their supervisors: an administrator acted in the worker's place. */
  absence_by_office: AboutRequest & { acto: OfficeAct };
  /** To the worker, whose holidays expire on `dia`; `aviso` is the local date of the reminder. */
  days_expiring: { trabajador_id: number; dia: string; aviso: string };
  /** To the worker, whose proof is due on `dia`; `version` is that day. */
  proof_due: AboutRequest & { dia: string; version: string };
  /** To supervisors and administrators, of a proof that was due on `dia`. */
  proof_missing: NoticeData["proof_due"];
  /** To supervisors: the worker clocks on a day of an approved absence. */
  worked_absence: { trabajador_id: number; dia: string; ausencia: true };
  /** To the worker. */
  expense_paid: AboutRequest;
  /** To awaited approvers; `version` distinguishes reminders. */
  decision_waits: AboutRequest & { version: string };
  /** The same for several requests of different people, shown on one page. */
  decisions_wait: { trabajador_id: null; numero: number; area: "absences" | "time" };
  /** To the delegate. */
  delegation_given: AboutDelegation;
  delegation_revoked: AboutDelegation;
  /** To the worker; never figures. */
  payslip_published: {
    trabajador_id: number;
    nomina_id: number;
    tipo_nomina: PayslipKind;
    year: number;
    month: number;
    /** True if it corrects another payslip. */
    sustituye: boolean;
  };
  /**
   * To the worker, whose payslip the company has withdrawn; month 1 to 12. With the certificates that
   * were drawn from it and are void: their year, and when they were made (ISO 8601).
   */
  payslip_withdrawn: {
    trabajador_id: number;
    nomina_id: number;
    year: number;
    month: number;
    certificados: ReadonlyArray<{ anyo: number; emitido_en: string }>;
  };
  /** To administrators, of a batch that was read; `numero` of its sheets wait. */
  payslips_to_review: AboutBatches & { lote_id: number };
  /** To administrators, of all batches that still wait; `version` distinguishes reminders. */
  payslips_still_to_review: AboutBatches & { version: string };
  /** To the worker, about the company's document for them; `vista` is the part of the page. */
  document_shared: {
    trabajador_id: number;
    documento_id: number;
    vista: "personales" | "laborales" | "contrato";
  };
  /** To the worker, whose personal document holds until `dia`. */
  document_expiring: { trabajador_id: number; documento_id: number; dia: string };
  /** To administrators: documents of the company that expire soon; `version` distinguishes days. */
  documents_expiring: { trabajador_id: null; numero: number; area: "documents"; version: string };
  /** To the worker's supervisors. */
  document_to_approve: { trabajador_id: number; documento_id: number };
  /** To the worker. */
  document_decided: { trabajador_id: number; documento_id: number; aprobada: boolean };
  /** To the worker who is asked to sign, without the subject. */
  document_to_sign: { trabajador_id: number; firma_documento_id: number };
  /** To the worker, of one document to sign or several; `version` distinguishes reminders. */
  signature_reminder: {
    trabajador_id: number;
    firma_documento_id: number;
    numero: number;
    version: string;
  };
  /** To the worker, whose sealed copy is there. */
  document_signed: { trabajador_id: number; firma_documento_id: number };
  /**
   * To the worker, about their own bank accounts: the changed or withdrawn split, the moment it
   * counts from (ISO 8601), and the end of the account's IBAN if it is about one.
   */
  bank_change: {
    trabajador_id: number;
    cambio: BankChange | "retirado";
    desde: string;
    ultimos: string | undefined;
  };
  /** To the worker: an administrator opened the portal in their place at `desde`, ISO 8601. */
  portal_opened: { trabajador_id: number; autor_id: number; sesion_id: string; desde: string };
  /** To an administrator, or somebody who is one no more: their access changed at `desde`, ISO 8601. */
  office_access: {
    trabajador_id: number;
    autor_id: number;
    acceso: "titular" | "roles" | "ninguno";
    desde: string;
  };
  /** To the recipients of a company message; sent at `fecha`, ISO 8601. */
  company_message: { trabajador_id: null; comunicado_id: number; titulo: string; fecha: string };
  /** To the worker. */
  shifts_published: AboutShifts;
  shifts_changed: AboutShifts;
  /** To the colleague, to the managers, to the asking worker, to both. */
  shift_offered: AboutExchange;
  shift_exchange_waits: AboutExchange;
  shift_offer_refused: AboutExchange;
  shift_exchange_decided: AboutExchange & { aprobada: boolean };
  /**
   * To the worker, and to people in charge whose approval fell: a changed signing of `dia` adjusted
   * registrations of projects; `version` distinguishes changes (Rule PROJECTS-6).
   */
  project_adjusted: { trabajador_id: number; dia: string; registros: number; version: string };
  /** To everybody of the company: which version of its privacy policy, and the local date it begins. */
  privacy_policy_changed: { trabajador_id: null; politica: number; dia: string };
};

export type NoticeKind = keyof NoticeData;

/** An event with the facts for its recipients. */
export type Notice = { [K in NoticeKind]: { kind: K; data: NoticeData[K] } }[NoticeKind];

/** Group and icon of each notice in the badge's list. */
export const noticeTypes = {
  correction_requested: { tipo: "correccion", icono_id: 1 },
  correction_decided: { tipo: "correccion", icono_id: 1 },
  signing_changed: { tipo: "fichaje", icono_id: 2 },
  signing_change_answered: { tipo: "fichaje", icono_id: 2 },
  day_changed: { tipo: "correccion", icono_id: 1 },
  days_changed: { tipo: "correccion", icono_id: 1 },
  day_change_objected: { tipo: "fichaje", icono_id: 2 },
  signing_left_open: { tipo: "fichaje", icono_id: 2 },
  offline_punches: { tipo: "fichaje", icono_id: 2 },
  closure_requested: { tipo: "cierre_mes", icono_id: 3 },
  closure_decided: { tipo: "cierre_mes", icono_id: 3 },
  month_reopened: { tipo: "cierre_mes", icono_id: 3 },
  incidence_created: { tipo: "bolsa_horas", icono_id: 4 },
  incidence_decided: { tipo: "bolsa_horas", icono_id: 4 },
  shifts_published: { tipo: "turnos", icono_id: 13 },
  shifts_changed: { tipo: "turnos", icono_id: 13 },
  shift_offered: { tipo: "turnos", icono_id: 13 },
  shift_exchange_waits: { tipo: "turnos", icono_id: 13 },
  shift_offer_refused: { tipo: "turnos", icono_id: 13 },
  shift_exchange_decided: { tipo: "turnos", icono_id: 13 },
  project_adjusted: { tipo: "correccion", icono_id: 1 },
  request_to_decide: { tipo: "solicitud", icono_id: 5 },
  request_edited: { tipo: "solicitud", icono_id: 5 },
  request_decided: { tipo: "solicitud", icono_id: 5 },
  request_cancelled: { tipo: "solicitud", icono_id: 5 },
  days_returned: { tipo: "solicitud", icono_id: 5 },
  days_restored: { tipo: "solicitud", icono_id: 5 },
  absence_by_office: { tipo: "solicitud", icono_id: 5 },
  days_expiring: { tipo: "solicitud", icono_id: 5 },
  proof_due: { tipo: "solicitud", icono_id: 5 },
  proof_missing: { tipo: "solicitud", icono_id: 5 },
  worked_absence: { tipo: "fichaje", icono_id: 2 },
  expense_paid: { tipo: "solicitud", icono_id: 5 },
  decision_waits: { tipo: "solicitud", icono_id: 5 },
  decisions_wait: { tipo: "solicitud", icono_id: 5 },
  delegation_given: { tipo: "solicitud", icono_id: 5 },
  delegation_revoked: { tipo: "solicitud", icono_id: 5 },
  payslip_published: { tipo: "nomina", icono_id: 6 },
  payslip_withdrawn: { tipo: "nomina", icono_id: 6 },
  payslips_to_review: { tipo: "nomina", icono_id: 6 },
  payslips_still_to_review: { tipo: "nomina", icono_id: 6 },
  document_shared: { tipo: "documento", icono_id: 7 },
  document_expiring: { tipo: "documento", icono_id: 7 },
  documents_expiring: { tipo: "documento", icono_id: 7 },
  document_to_approve: { tipo: "documento", icono_id: 7 },
  document_decided: { tipo: "documento", icono_id: 7 },
  document_to_sign: { tipo: "firma", icono_id: 8 },
  signature_reminder: { tipo: "firma", icono_id: 8 },
  document_signed: { tipo: "firma", icono_id: 8 },
  company_message: { tipo: "comunicado", icono_id: 9 },
  bank_change: { tipo: "cuenta_bancaria", icono_id: 10 },
  privacy_policy_changed: { tipo: "informacion", icono_id: 11 },
  portal_opened: { tipo: "acceso", icono_id: 12 },
  office_access: { tipo: "acceso", icono_id: 12 },
} as const satisfies Record<NoticeKind, { tipo: string; icono_id: number }>;

/** True if a notice is about its reader, or speaks to everybody as a company's message does. */
export function isAbout({ kind, data }: Notice, readerId: number): boolean {
  const isToAll = kind === "company_message" || kind === "privacy_policy_changed";
  return isToAll || data.trabajador_id === readerId;
}

/** The sentence for the worker, or for another reader with the worker's name. */
export function wordingOf(notice: Notice, isOwn: boolean) {
  if (isOfAbsence(notice)) {
    return { wording: absenceWording(notice, isOwn), named: notice.data.trabajador_id } as const;
  }
  const { kind, data } = notice;
  const { trabajador_id } = data;
  switch (kind) {
    case "signature_reminder":
      return { wording: reminderWording(data.numero), named: trabajador_id } as const;
    case "correction_decided":
    case "closure_decided":
    case "incidence_decided":
    case "document_decided":
    case "shift_exchange_decided":
      return { wording: verdictOf(kind, data.aprobada), named: trabajador_id } as const;
    case "signing_changed":
      return { wording: changeWordings[data.tipo], named: data.autor_id } as const;
    case "signing_change_answered":
      return { wording: answerWordings[data.respuesta], named: trabajador_id } as const;
    case "signing_left_open":
      return { wording: "left_open", named: trabajador_id } as const;
    case "incidence_created":
    case "project_adjusted":
      return { wording: sides[kind][isOwn ? "own" : "team"], named: trabajador_id } as const;
    case "request_to_decide":
      return { wording: toDecideWording(data), named: trabajador_id } as const;
    case "request_decided":
      return { wording: decisionWording(data), named: trabajador_id } as const;
    case "bank_change":
      return { wording: bankWordings[data.cambio], named: trabajador_id } as const;
    case "payslip_published":
    case "payslip_withdrawn":
      return { wording: payslipWording(data), named: trabajador_id } as const;
    default:
      return { wording: kind, named: "autor_id" in data ? data.autor_id : trabajador_id } as const;
  }
}

function reminderWording(count: number) {
  return count === 1 ? "signature_reminder" : "signature_reminders";
}

type OfAbsence = Extract<Notice, { kind: keyof typeof teamWordings | "absence_by_office" }>;

function isOfAbsence(notice: Notice): notice is OfAbsence {
  return notice.kind in teamWordings || notice.kind === "absence_by_office";
}

function absenceWording(notice: OfAbsence, isOwn: boolean) {
  if (notice.kind === "absence_by_office") return officeWording(notice.data.acto, isOwn);
  return isOwn ? notice.kind : teamWordings[notice.kind];
}

const answerWordings = { confirmado: "change_confirmed", disputado: "change_disputed" } as const;

/** Wordings for the worker and for others. */
const sides = {
  incidence_created: { own: "incidence_own", team: "incidence_team" },
  project_adjusted: { own: "project_adjusted_own", team: "project_adjusted_team" },
} as const;

function verdictOf(kind: keyof typeof verdicts, isApproved: boolean) {
  return verdicts[kind][isApproved ? "yes" : "no"];
}

const verdicts = {
  correction_decided: { yes: "correction_approved", no: "correction_rejected" },
  closure_decided: { yes: "closure_approved", no: "closure_rejected" },
  incidence_decided: { yes: "incidence_approved", no: "incidence_rejected" },
  document_decided: { yes: "document_approved", no: "document_rejected" },
  shift_exchange_decided: { yes: "shift_exchange_confirmed", no: "shift_exchange_rejected" },
} as const;

function payslipWording(data: NoticeData["payslip_published" | "payslip_withdrawn"]) {
  if ("certificados" in data) {
    return data.certificados.length === 0 ? "payslip_withdrawn" : "payslip_withdrawn_certificates";
  }
  return data.sustituye ? "payslip_corrected" : payslipWordings[data.tipo_nomina];
}

const payslipWordings = {
  NM: "payslip_monthly",
  PE: "payslip_extra",
  BN: "payslip_bonus",
  AT: "payslip_delays",
} as const;

const bankWordings = {
  alta: "bank_added",
  iban: "bank_iban",
  reparto: "bank_shares",
  baja: "bank_removed",
  retirado: "bank_withdrawn",
} as const;

const changeWordings = {
  alta: "signing_added",
  edicion: "signing_edited",
  borrado: "signing_deleted",
  varios: "signings_changed",
} as const;

/** Maximum wait of a mail for working hours, in days. */
const longestWaitDays = 3;
const dayMs = 86_400_000;

/** The dates whose schedule says when a mail of today may be sent; a night shift began yesterday. */
export function datesToWaitFor(today: string): { desde: string; hasta: string } {
  return { desde: addDays(today, -1), hasta: addDays(today, longestWaitDays) };
}

/**
 * Sending time of a mail that is not urgent (epoch milliseconds): now within working hours, else
 * when the next ones begin, at most 3 days ahead; now when nothing is scheduled until then.
 */
export function sendingTime(
  now: number,
  workingHours: ReadonlyArray<{ start: number; end: number }>,
): number {
  if (workingHours.some(({ start, end }) => start <= now && now < end)) return now;
  const coming = workingHours
    .map(({ start }) => start)
    .filter((start) => start > now && start - now <= longestWaitDays * dayMs);
  return coming.length === 0 ? now : Math.min(...coming);
}
