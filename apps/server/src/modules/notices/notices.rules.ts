import type { BankChange } from "@atrio/contract/bank";
import { timeRequestKinds } from "@atrio/contract/palette";
import type { PayslipKind } from "@atrio/contract/payslips";

import { addDays } from "../../lib/dates.ts";

/** A request of any kind and the local dates that it is about; never what it costs. */
type AboutRequest = {
  trabajador_id: number;
  solicitud_id: number;
  pe_solicitud_tipo_id: number;
  fechas: ReadonlyArray<{ desde: string; hasta: string }>;
};

/** In whose place somebody decides (`trabajador_id`), and when. */
type AboutDelegation = {
  trabajador_id: number;
  delegacion_id: number;
  fechas: ReadonlyArray<{ desde: string; hasta: string }>;
};

/**
 * What each notice needs to know, as ids and dates: names and languages are read when it is written.
 * `trabajador_id` is always whose time it is about, also when the reader is somebody else; null
 * when it is about several people.
 */
type NoticeData = {
  /** To those who decide: supervisors, or administrators when there are none. */
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
  /** To supervisors: the worker changed past days, the newest of which is `dia`; then the objection to it. */
  day_changed: { trabajador_id: number; dia: string; cambio_id: number; numero: number };
  day_change_objected: { trabajador_id: number; autor_id: number; dia: string; cambio_id: number };
  /** To the supervisor whose change was answered. */
  signing_change_answered: {
    trabajador_id: number;
    dia: string;
    respuesta: "confirmado" | "disputado";
  };
  /**
   * To those who supervise the worker: punches made without network since `desde` and sent much later;
   * `recibido_en` tells one batch from the next. Both ISO 8601.
   */
  offline_punches: { trabajador_id: number; dia: string; desde: string; recibido_en: string };
  /** To those who decide; month 1 to 12. */
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
  /** To those who decide, delegates included; a rectification asks to replace an approved one. */
  request_to_decide: AboutRequest & { rectifica: boolean };
  /** To those who decide; `version` tells one edit from the next. */
  request_edited: AboutRequest & { version: string };
  /** To the worker. */
  request_decided: AboutRequest & { rectifica: boolean; aprobada: boolean };
  /** To those who had been asked or had decided. */
  request_cancelled: AboutRequest;
  /** To the worker, of the holidays that got days back; `version` tells one time from the next. */
  days_returned: AboutRequest & { version: string };
  /** To the worker. */
  expense_paid: AboutRequest;
  /** To those who are awaited; `version` tells one reminder from the next. */
  decision_waits: AboutRequest & { version: string };
  /** The same of several requests of different people, which one page shows. */
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
    /** It puts another one right. */
    sustituye: boolean;
  };
  /** To the worker, of what the company put there for them; `vista` is the part of the page. */
  document_shared: {
    trabajador_id: number;
    documento_id: number;
    vista: "personales" | "laborales" | "contrato";
  };
  /** To those who supervise the worker. */
  document_to_approve: { trabajador_id: number; documento_id: number };
  /** To the worker. */
  document_decided: { trabajador_id: number; documento_id: number; aprobada: boolean };
  /** To the worker, who is asked to sign; nothing of what it is about. */
  document_to_sign: { trabajador_id: number; firma_documento_id: number };
  /** To the worker, of one document to sign or several; `version` tells one reminder from the next. */
  signature_reminder: {
    trabajador_id: number;
    firma_documento_id: number;
    numero: number;
    version: string;
  };
  /** To the worker, whose sealed copy is there. */
  document_signed: { trabajador_id: number; firma_documento_id: number };
  /**
   * To the worker, of their own bank accounts: what changed or was taken back, from when it counts
   * (ISO 8601), and how the account's IBAN ends where it is about one.
   */
  bank_change: {
    trabajador_id: number;
    cambio: BankChange | "retirado";
    desde: string;
    ultimos: string | undefined;
  };
  /** To the worker: an administrator opened the portal in their place at `desde`, ISO 8601. */
  portal_opened: { trabajador_id: number; autor_id: number; sesion_id: string; desde: string };
  /** To those whom a message of the company is for; sent at `fecha`, ISO 8601. */
  company_message: { trabajador_id: null; comunicado_id: number; titulo: string; fecha: string };
  /** To everybody of the company: which version of its privacy policy, and the local date it begins. */
  privacy_policy_changed: { trabajador_id: null; politica: number; dia: string };
};

export type NoticeKind = keyof NoticeData;

/** One thing that happened, as those who are told of it need to know it. */
export type Notice = { [K in NoticeKind]: { kind: K; data: NoticeData[K] } }[NoticeKind];

/** What the badge list shows of a notice: its group and the icon that goes with it. */
export const noticeTypes = {
  correction_requested: { tipo: "correccion", icono_id: 1 },
  correction_decided: { tipo: "correccion", icono_id: 1 },
  signing_changed: { tipo: "fichaje", icono_id: 2 },
  signing_change_answered: { tipo: "fichaje", icono_id: 2 },
  day_changed: { tipo: "correccion", icono_id: 1 },
  day_change_objected: { tipo: "fichaje", icono_id: 2 },
  signing_left_open: { tipo: "fichaje", icono_id: 2 },
  offline_punches: { tipo: "fichaje", icono_id: 2 },
  closure_requested: { tipo: "cierre_mes", icono_id: 3 },
  closure_decided: { tipo: "cierre_mes", icono_id: 3 },
  month_reopened: { tipo: "cierre_mes", icono_id: 3 },
  incidence_created: { tipo: "bolsa_horas", icono_id: 4 },
  incidence_decided: { tipo: "bolsa_horas", icono_id: 4 },
  request_to_decide: { tipo: "solicitud", icono_id: 5 },
  request_edited: { tipo: "solicitud", icono_id: 5 },
  request_decided: { tipo: "solicitud", icono_id: 5 },
  request_cancelled: { tipo: "solicitud", icono_id: 5 },
  days_returned: { tipo: "solicitud", icono_id: 5 },
  expense_paid: { tipo: "solicitud", icono_id: 5 },
  decision_waits: { tipo: "solicitud", icono_id: 5 },
  decisions_wait: { tipo: "solicitud", icono_id: 5 },
  delegation_given: { tipo: "solicitud", icono_id: 5 },
  delegation_revoked: { tipo: "solicitud", icono_id: 5 },
  payslip_published: { tipo: "nomina", icono_id: 6 },
  document_shared: { tipo: "documento", icono_id: 7 },
  document_to_approve: { tipo: "documento", icono_id: 7 },
  document_decided: { tipo: "documento", icono_id: 7 },
  document_to_sign: { tipo: "firma", icono_id: 8 },
  signature_reminder: { tipo: "firma", icono_id: 8 },
  document_signed: { tipo: "firma", icono_id: 8 },
  company_message: { tipo: "comunicado", icono_id: 9 },
  bank_change: { tipo: "cuenta_bancaria", icono_id: 10 },
  privacy_policy_changed: { tipo: "informacion", icono_id: 11 },
  portal_opened: { tipo: "acceso", icono_id: 12 },
} as const satisfies Record<NoticeKind, { tipo: string; icono_id: number }>;

/** Whether a notice is about its reader, or speaks to everybody as a company's message does. */
export function isAbout({ kind, data }: Notice, readerId: number): boolean {
  const isToAll = kind === "company_message" || kind === "privacy_policy_changed";
  return isToAll || data.trabajador_id === readerId;
}

/** The sentence for the worker or for somebody who is told about them, and whose name is in it. */
export function wordingOf(notice: Notice, isOwn: boolean) {
  const { kind, data } = notice;
  const about = data.trabajador_id;
  switch (kind) {
    case "signature_reminder":
      return { wording: reminderWording(data.numero), named: about } as const;
    case "correction_decided":
    case "closure_decided":
    case "incidence_decided":
    case "document_decided":
      return { wording: verdicts[kind][data.aprobada ? "yes" : "no"], named: about } as const;
    case "signing_changed":
      return { wording: changeWordings[data.tipo], named: data.autor_id } as const;
    case "day_changed":
      return { wording: data.numero === 1 ? "day_changed" : "days_changed", named: about } as const;
    case "portal_opened":
    case "day_change_objected":
      return { wording: kind, named: data.autor_id } as const;
    case "signing_change_answered":
      return {
        wording: data.respuesta === "confirmado" ? "change_confirmed" : "change_disputed",
        named: about,
      } as const;
    case "signing_left_open":
      return { wording: "left_open", named: about } as const;
    case "incidence_created":
      return { wording: isOwn ? "incidence_own" : "incidence_team", named: about } as const;
    case "request_to_decide":
      return {
        wording: data.rectifica ? "rectification_to_decide" : "request_to_decide",
        named: about,
      } as const;
    case "request_decided":
      return { wording: decisionWording(data), named: about } as const;
    case "bank_change":
      return { wording: bankWordings[data.cambio], named: about } as const;
    case "payslip_published":
      return {
        wording: data.sustituye ? "payslip_corrected" : payslipWordings[data.tipo_nomina],
        named: about,
      } as const;
    default:
      return { wording: kind, named: about } as const;
  }
}

function reminderWording(count: number) {
  return count === 1 ? "signature_reminder" : "signature_reminders";
}

function decisionWording({ rectifica, aprobada }: { rectifica: boolean; aprobada: boolean }) {
  if (rectifica) return aprobada ? "rectification_approved" : "rectification_rejected";
  return aprobada ? "request_approved" : "request_rejected";
}

const verdicts = {
  correction_decided: { yes: "correction_approved", no: "correction_rejected" },
  closure_decided: { yes: "closure_approved", no: "closure_rejected" },
  incidence_decided: { yes: "incidence_approved", no: "incidence_rejected" },
  document_decided: { yes: "document_approved", no: "document_rejected" },
} as const;

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

/**
 * What keeps one thing from being told twice to the same person; null for what may happen again to
 * the same day.
 */
export function keyOf({ kind, data }: Notice): string | null {
  if ("firma_documento_id" in data) {
    const version = "version" in data ? `:${data.version}` : "";
    return `${kind}:${data.firma_documento_id}${version}`;
  }
  if ("version" in data) return `${kind}:${data.solicitud_id}:${data.version}`;
  if ("solicitud_id" in data) return `${kind}:${data.solicitud_id}`;
  if ("delegacion_id" in data) return `${kind}:${data.delegacion_id}`;
  if ("incidencia_id" in data) return `${kind}:${data.incidencia_id}`;
  if ("fichaje_id" in data) return `${kind}:${data.fichaje_id}`;
  if ("cambio_id" in data) return `${kind}:${data.cambio_id}`;
  if ("nomina_id" in data) return `${kind}:${data.nomina_id}`;
  if ("documento_id" in data) return `${kind}:${data.documento_id}`;
  if ("comunicado_id" in data) return `${kind}:${data.comunicado_id}`;
  if ("politica" in data) return `${kind}:${data.politica}`;
  if ("sesion_id" in data) return `${kind}:${data.sesion_id}`;
  if ("recibido_en" in data) return `${kind}:${data.trabajador_id}:${data.recibido_en}`;
  return null;
}

type Reader = { id: number; permiso_supervisor: boolean; supervisor_bolsa_horas: boolean };

/**
 * The page of the thing, without a language prefix. It only opens it: what may be done there is
 * decided when it is asked for. Who may not open the page is led to the home page.
 */
export function pageOf({ kind, data }: Notice, reader: Reader): string {
  if ("firma_documento_id" in data) return pageOfSignature(data);
  if ("cambio" in data) return "/personalArea?vista=cuentas";
  if ("nomina_id" in data) return `/paysheets?nomina=${data.nomina_id}`;
  if ("documento_id" in data) return pageOfDocument(data, reader);
  if ("delegacion_id" in data) return "/absencesSupervisor";
  if ("comunicado_id" in data) return "/internComunication";
  if ("politica" in data) return "/policyPrivacy";
  if ("sesion_id" in data) return "/personalArea?vista=seguridad";
  if ("area" in data) {
    if (!reader.permiso_supervisor) return "/";
    return data.area === "time" ? "/timeRegistrationSupervisor" : "/absencesSupervisor";
  }
  if ("pe_solicitud_tipo_id" in data) return pageOfRequest(data, reader);
  if (reader.id === data.trabajador_id) {
    return "incidencia_id" in data ? "/timeRegistration?vista=bolsa" : ownTime(data);
  }
  if ("incidencia_id" in data) return reader.supervisor_bolsa_horas ? "/hoursBagSupervisor" : "/";
  if (!reader.permiso_supervisor) return "/";
  if (kind === "day_changed" && data.numero > 1) return "/timeRegistrationSupervisor?vista=cambios";
  if ("solicitud_id" in data) return `/timeRegistrationSupervisor?solicitud=${data.solicitud_id}`;
  return `/timeRegistrationSupervisor?trabajador=${data.trabajador_id}&dia=${data.dia}`;
}

/** Where a notification itself is opened, which is where a company's message is read. */
export function pageOfNotification(id: number): string {
  return `/internComunication?aviso=${id}`;
}

/** Where a request of any kind is opened: as its worker, or as a supervisor. */
function pageOfRequest(data: AboutRequest, reader: Reader): string {
  const page = aboutTime.has(data.pe_solicitud_tipo_id) ? "timeRegistration" : "absences";
  if (reader.id === data.trabajador_id) return `/${page}?solicitud=${data.solicitud_id}`;
  return reader.permiso_supervisor ? `/${page}Supervisor?solicitud=${data.solicitud_id}` : "/";
}

/** Where one document to sign is opened, or all of them are. */
function pageOfSignature(
  data: NoticeData["document_to_sign" | "signature_reminder" | "document_signed"],
): string {
  const isOne = !("numero" in data) || data.numero === 1;
  return `/documents?vista=firma${isOne ? `&firma=${data.firma_documento_id}` : ""}`;
}

/** Where a document is opened: among its worker's, or among those that a supervisor sees. */
function pageOfDocument(
  data: NoticeData["document_shared" | "document_to_approve" | "document_decided"],
  reader: Reader,
): string {
  const { documento_id: id } = data;
  if (reader.id !== data.trabajador_id) {
    return reader.permiso_supervisor ? `/documentsSupervisor?doc=${id}` : "/";
  }
  const { vista: view } = "vista" in data ? data : { vista: "personales" };
  // A contract's file is opened from the contract.
  return view === "contrato" ? "/documents?vista=contrato" : `/documents?vista=${view}&doc=${id}`;
}

/** One's own day or month. */
function ownTime(data: { dia: string } | { year: number; month: number }): string {
  return "dia" in data ? ownDay(data.dia) : ownMonth(data);
}

function ownDay(date: string): string {
  return `/timeRegistration?mes=${date.slice(0, 7)}&dia=${date}`;
}

function ownMonth({ year, month }: { year: number; month: number }): string {
  return `/timeRegistration?mes=${year}-${String(month).padStart(2, "0")}`;
}

const aboutTime: ReadonlySet<number> = new Set(Object.values(timeRequestKinds));

/** How long a mail waits at most for somebody's working hours. */
const longestWaitDays = 3;
const dayMs = 86_400_000;

/** The dates whose schedule says when a mail of today may be sent; a night shift began yesterday. */
export function datesToWaitFor(today: string): { desde: string; hasta: string } {
  return { desde: addDays(today, -1), hasta: addDays(today, longestWaitDays) };
}

/**
 * When a mail that is not urgent is sent (epoch milliseconds): now within working hours, else when
 * the next ones begin, at most 3 days ahead; now when nothing is scheduled until then.
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
