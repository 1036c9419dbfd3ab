import { timeRequestKinds } from "@atrio/contract/kinds";

import type { AboutRequest, Notice, NoticeData } from "./notices.rules.ts";
import { pageOfShifts } from "./shifts.rules.ts";

type Reader = {
  id: number;
  permiso_supervisor: boolean;
  supervisor_bolsa_horas: boolean;
  administrador: boolean;
};

/**
 * The page of a notice, without a language prefix. It opens for reading: actions are checked there.
 * A reader without access to the page is led to the home page.
 */
export function pageOf({ kind, data }: Notice, reader: Reader): string {
  if ("firma_documento_id" in data) return pageOfSignature(data);
  if ("cambio" in data) return "/personalArea?vista=cuentas";
  if ("nomina_id" in data) return pageOfPayslip(data);
  if ("turnos" in data) return pageOfShifts(kind);
  // Batches are reviewed in no page of their own.
  if ("lotes" in data) return "/";
  if ("documento_id" in data) return pageOfDocument(data, reader);
  if ("delegacion_id" in data) return "/absencesSupervisor";
  if ("comunicado_id" in data) return "/internComunication";
  if ("politica" in data) return "/policyPrivacy";
  if ("acceso" in data) return pageOfAccess(data);
  if ("sesion_id" in data) return "/personalArea?vista=seguridad";
  if ("area" in data) return pageOfArea(data.area, reader);
  if ("pe_solicitud_tipo_id" in data) return pageOfRequest(data, reader);
  if (reader.id === data.trabajador_id) return ownPage(data);
  if ("incidencia_id" in data) return reader.supervisor_bolsa_horas ? "/hoursBagSupervisor" : "/";
  if (!reader.permiso_supervisor) return officePage(data, reader);
  return teamPage(data);
}

/** Page of the reader's own days off, hours bank or time. */
function ownPage(data: { dia: string } | { year: number; month: number }): string {
  if ("aviso" in data) return "/absences";
  return "incidencia_id" in data ? "/timeRegistration?vista=bolsa" : ownTime(data);
}

/** Page of the roles of the office, for people who have access to it. */
function pageOfAccess({ acceso }: NoticeData["office_access"]): string {
  return acceso === "ninguno" ? "/" : "/admin/access";
}

/** Page of what others did with their time, for a supervisor. */
function teamPage(data: { solicitud_id: number } | { trabajador_id: number; dia: string }): string {
  if ("solicitud_id" in data) return `/timeRegistrationSupervisor?solicitud=${data.solicitud_id}`;
  if ("registros" in data) return "/projectSupervisor";
  return `/timeRegistrationSupervisor?trabajador=${data.trabajador_id}&dia=${data.dia}`;
}

const teamPages = {
  time: "/timeRegistrationSupervisor",
  absences: "/absencesSupervisor",
  changes: "/timeRegistrationSupervisor?vista=cambios",
} as const;

/** Page of several requests or changes, or of the company's documents that expire soon. */
function pageOfArea(area: keyof typeof teamPages | "documents", reader: Reader): string {
  if (area === "documents") return reader.administrador ? "/admin/documents?caducan=1" : "/";
  return reader.permiso_supervisor ? teamPages[area] : "/";
}

/** Page of a notification itself, where a company message is read. */
export function pageOfNotification(id: number): string {
  return `/internComunication?aviso=${id}`;
}

/** Page of a request of any kind: as its worker, or as a supervisor. */
function pageOfRequest(data: AboutRequest, reader: Reader): string {
  const page = aboutTime.has(data.pe_solicitud_tipo_id) ? "timeRegistration" : "absences";
  if (reader.id === data.trabajador_id) return `/${page}?solicitud=${data.solicitud_id}`;
  if (!reader.permiso_supervisor) return officePage(data, reader);
  // Nobody asked the supervisors about what an administrator enters: they see its days there.
  return "acto" in data
    ? "/absencesSupervisor"
    : `/${page}Supervisor?solicitud=${data.solicitud_id}`;
}

/** A request among those that wait for administrators, on the first page of the office (Rule COMPANY-47). */
function officePage(
  { solicitud_id }: { trabajador_id: number; solicitud_id?: number },
  reader: Reader,
): string {
  return reader.administrador && solicitud_id !== undefined
    ? `/admin?solicitud=${solicitud_id}`
    : "/";
}

/** Page of one document to sign, or of all of them. */
function pageOfSignature(
  data: NoticeData["document_to_sign" | "signature_reminder" | "document_signed"],
): string {
  const isOne = !("numero" in data) || data.numero === 1;
  return `/documents?vista=firma${isOne ? `&firma=${data.firma_documento_id}` : ""}`;
}

/** Page of a payslip; for a withdrawn one that of its void certificates. */
function pageOfPayslip(data: NoticeData["payslip_published" | "payslip_withdrawn"]): string {
  if (!("certificados" in data)) return `/paysheets?nomina=${data.nomina_id}`;
  return data.certificados.length === 0 ? "/paysheets" : "/documents?vista=certificados";
}

/** Page of a document: among its worker's, or among a supervisor's visible ones. */
function pageOfDocument(
  data: NoticeData[
    | "document_shared"
    | "document_expiring"
    | "document_to_approve"
    | "document_decided"],
  reader: Reader,
): string {
  const { documento_id } = data;
  if (reader.id !== data.trabajador_id) {
    return reader.permiso_supervisor ? `/documentsSupervisor?doc=${documento_id}` : "/";
  }
  const { vista: view } = "vista" in data ? data : { vista: "personales" };
  // A contract's file is opened from the contract.
  return view === "contrato"
    ? "/documents?vista=contrato"
    : `/documents?vista=${view}&doc=${documento_id}`;
}

/** Page of an own day or month. */
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
