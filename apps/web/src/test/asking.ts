import { requestKinds } from "@atrio/contract/kinds";
import type { RequestPreview } from "@atrio/contract/leave/absences";
import type { LeaveType, RequestKind } from "@atrio/contract/leave/leave";
import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import { marcos } from "./team.ts";

/** The rule of holidays, counted in working days, changed as a test needs it. */
export function ruleOf(changes: Partial<LeaveType> = {}): LeaveType {
  return {
    id: 1,
    pe_solicitud_tipo_id: requestKinds.holidays,
    codigo: "general",
    nombre: "Vacaciones",
    descripcion: "Días laborables de vacaciones.",
    norma: "Estatuto de los Trabajadores, art. 38",
    unidad: "laborables",
    saldo: "vacaciones",
    retribuido: true,
    limite: null,
    limite_por: null,
    maximo_consecutivo: null,
    preaviso_dias: 0,
    requiere_documento: false,
    documento_restringido: false,
    admite_medio_dia: false,
    admite_horas: false,
    minimo_meses: null,
    maximo_meses: null,
    ocasion: null,
    plazo_meses: null,
    prorroga_dias: null,
    prorroga_meses: null,
    decide: "supervisores",
    ...changes,
  };
}

/** A kind of request with its rules. */
export function kindOf(id: number, rules: readonly LeaveType[], name = "Vacaciones"): RequestKind {
  const subtipos = rules.map((rule) => ({ ...rule, pe_solicitud_tipo_id: id }));
  return { id, nombre: name, descripcion: `Para qué sirve: ${name}`, subtipos };
}

/** Two days of holidays that Marcos decides, changed as a test needs it. */
export function previewOf(changes: Partial<RequestPreview> = {}): RequestPreview {
  return {
    unidad: "laborables",
    coste: 2,
    dias: [],
    saldo: null,
    limite: null,
    ocasion: null,
    problemas: [],
    avisos: [],
    solapes: [],
    equipo: [],
    cobertura: null,
    deciden: [{ supervisor: marcos, ausente: false, delegado: null }],
    importe: null,
    tarifa_km: null,
    ...changes,
  };
}

/** A file that was uploaded, changed as a test needs it. */
export function documentOf(changes: Partial<RequestDocument> = {}): RequestDocument {
  return {
    id: 70,
    nombre: "tique.jpg",
    tipo: "image/jpeg",
    bytes: 204_800,
    subido_en: "2026-11-18T09:00:00.000Z",
    restringido: false,
    can: { abrir: true, borrar: true },
    ...changes,
  };
}
