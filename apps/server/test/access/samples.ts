import type { Worker } from "../factory.ts";
import { bankRules } from "../hours-bank.ts";
import { plainAnswers } from "../model145.ts";

import { absenceSamples } from "./absence-samples.ts";
import { calendarSamples } from "./calendar-samples.ts";
import { complaintSamples } from "./complaint-samples.ts";
import { daySamples } from "./day-samples.ts";
import { leaveOfficeSamples } from "./leave-office-samples.ts";
import { noticeSamples } from "./notice-samples.ts";
import { officeSamples } from "./office-samples.ts";
import { payslipSamples } from "./payslip-samples.ts";
import { projectSamples } from "./project-samples.ts";
import { shiftSamples } from "./shift-samples.ts";
import { signingSamples } from "./signing-samples.ts";

/** Whom a call is about, and what of theirs it can name. */
export type Target = Worker & {
  jornada_id: number;
  sesion_id: string;
  incidencia_id?: number;
  fichaje_id?: number;
  nomina_id?: number;
};

export type Sample = { params?: object; query?: object; body?: object };

const password = "Distinta2026";
/** Id of a request that does not exist: allowed callers get 404. */
const nobodys = 2_000_000_000;
/** Times of a signing on Tuesday 17 November 2026. */
const stated = { hora_inicio: "2026-11-17T09:00:00Z", hora_fin: "2026-11-17T10:30:00Z" };

/** A period of a request for days. */
const asked = { fecha_inicio: "2026-12-14", fecha_fin: "2026-12-15" };

/** A valid input for every call, about a target. A new call needs a row. */
export const samples: Record<string, (target: Target) => Sample> = {
  "POST /auth/login": ({ email }) => ({ body: { email, password } }),
  "GET /auth/user": () => ({}),
  "POST /batch": () => ({ body: { calls: [{ call: "GET /auth/user" }] } }),
  "GET /auth/logout": () => ({}),
  "POST /auth/logout": () => ({}),
  "POST /auth/request-new-password": ({ email }) => ({ body: { email } }),
  "POST /auth/check-password-link": () => ({ body: { token: "x".repeat(43) } }),
  "POST /auth/reset-password": () => ({
    body: { token: "x".repeat(43), password, password_confirmation: password },
  }),
  "POST /auth/hand-over": ({ trabajador_id }) => ({ body: { trabajador_id } }),
  "POST /auth/zloglogin": () => ({ body: { code: "x".repeat(43) } }),
  "GET /auth/segundo-factor": () => ({}),
  "POST /auth/segundo-factor/preparar": () => ({ body: { password } }),
  "POST /auth/segundo-factor/activar": () => ({ body: { codigo: "123456" } }),
  "POST /auth/segundo-factor/desactivar": () => ({ body: { password, codigo: "123456" } }),
  "POST /auth/segundo-factor/codigos": () => ({ body: { password, codigo: "123456" } }),
  "POST /auth/segundo-factor/aplazar": () => ({}),
  "POST /administrador/quitar-segundo-factor": ({ trabajador_id }) => ({
    body: { trabajador_id, password },
  }),
  "GET /auth/sessions": () => ({}),
  "POST /auth/confirm-password": () => ({ body: { password } }),
  "GET /auth/cambio-correo": () => ({}),
  "POST /auth/cambio-correo": () => ({ body: { correo_nuevo: "otra@prueba.test", password } }),
  "POST /auth/cambio-correo/reenviar": () => ({}),
  "DELETE /auth/cambio-correo": () => ({}),
  "POST /auth/cambio-correo/comprobar": () => ({ body: { token: "x".repeat(43) } }),
  "POST /auth/cambio-correo/usar": () => ({ body: { token: "x".repeat(43) } }),
  "DELETE /auth/sessions/:id": ({ sesion_id }) => ({ params: { id: sesion_id } }),
  "PUT /trabajador/force-update-password/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { "new-password": password, "repeat-password": password },
  }),
  "GET /trabajador/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "PUT /trabajador/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { pe_ocultar_bienvenida: true },
  }),
  "PUT /trabajador/update-password/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { "current-password": password, "new-password": password, "repeat-password": password },
  }),
  "PUT /trabajador/update-receive-email-from-supervisees/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { receive_email_from_supervisees: true },
  }),
  "PUT /trabajador/update-email-supervisor/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { email_supervisor: null, password },
  }),
  "POST /trabajador-image/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: {},
  }),
  "GET /delete-trabajador-image/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "DELETE /trabajador-image/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /get-worker-image/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /foto/:nombre": () => ({ params: { nombre: "x".repeat(32) } }),
  "GET /all-worker-photos/:companyId": ({ empresa_id }) => ({ params: { companyId: empresa_id } }),
  "GET /trabajador/:id/mis-datos": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /trabajador/:id/mis-datos/accesos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /trabajador/:id/mis-datos/zip": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /buscar": () => ({ query: { texto: "ana" } }),
  "GET /pendientes": () => ({}),
  "GET /pais": () => ({}),
  "GET /provincia": () => ({}),
  "GET /provincia/:id": () => ({ params: { id: 28 } }),
  "GET /poblacion": () => ({ query: { provincia_id: 28 } }),
  "GET /poblacion/:id": () => ({ params: { id: 28079 } }),
  "GET /tipo-via": () => ({}),
  "GET /codigopostal/:cp": () => ({ params: { cp: "28013" } }),
  "PUT /trabajador/update-language/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { worker_lang: "es" },
  }),
  "GET /trabajador/:id/showall-workers": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /trabajador/:id/showall-workers/opciones": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /trabajador/:id/showall-workers/export": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { formato: "csv" },
  }),
  "GET /trabajador/:id/showall-workers/:persona_id": ({ trabajador_id }) => ({
    params: { id: trabajador_id, persona_id: trabajador_id },
  }),
  "GET /administrador/directorio-permisos": () => ({}),
  "PUT /administrador/directorio-permisos": () => ({
    body: { permisos: [{ campo: "telefono", audiencia: "todos" }] },
  }),
  "GET /supervisor/info-supervisados-cumpleanyos/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /config-company/:id": ({ empresa_id }) => ({ params: { id: empresa_id } }),
  "GET /config-company": ({ empresa_id }) => ({ query: { empresa_id } }),
  "GET /empresa/:id/politica-privacidad": ({ empresa_id }) => ({ params: { id: empresa_id } }),
  "GET /administrador/empresa": () => ({}),
  "PATCH /administrador/empresa": () => ({ body: { nombre_mutua: "Mutua" } }),
  "POST /administrador/empresa/logotipo": () => ({ body: {} }),
  "DELETE /administrador/empresa/logotipo": () => ({}),
  "GET /logotipo/:nombre": () => ({ params: { nombre: "x".repeat(32) } }),
  "GET /administrador/fichadores": () => ({}),
  "POST /administrador/fichadores": () => ({ body: { nombre: "Nave" } }),
  "PATCH /administrador/fichadores/:id": () => ({ params: { id: nobodys }, body: { orden: 1 } }),
  "GET /administrador/paradas": () => ({}),
  "POST /administrador/paradas": () => ({ body: { nombre: "Café", cuenta_como_trabajo: true } }),
  "PATCH /administrador/paradas/:id": () => ({ params: { id: nobodys }, body: { orden: 1 } }),
  "GET /administrador/primeros-pasos": () => ({}),
  "GET /administrador/invitaciones": () => ({}),
  "POST /administrador/invitaciones": ({ trabajador_id }) => ({
    body: { trabajadores_ids: [trabajador_id] },
  }),
  "PUT /administrador/politica-privacidad": () => ({ body: { textos: { es: "prueba" } } }),
  "GET /modulo-empresa": ({ empresa_id }) => ({ query: { empresa_id } }),
  "GET /trabajador/:id/bienvenida": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /horario-hoy/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /horario-anual/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "POST /fichaje": ({ trabajador_id }) => ({ body: { trabajador_id, observaciones: "prueba" } }),
  "GET /fichaje": ({ trabajador_id }) => ({ query: { trabajador_id } }),
  "GET /jornada": ({ trabajador_id }) => ({ query: { trabajador_id, dia: "2026-11-18" } }),
  "GET /jornada/:id": ({ jornada_id }) => ({ params: { id: jornada_id } }),
  "GET /obtener-lista-paradas": ({ empresa_id }) => ({ query: { empresa_id } }),
  "GET /obtener-lista-fichadores": ({ empresa_id }) => ({ query: { empresa_id } }),
  "GET /resumen-horas-trabajadas": ({ trabajador_id }) => ({
    query: { trabajador_id, year: 2026, month: 11 },
  }),
  "GET /resumen-anual-horas": ({ trabajador_id }) => ({ query: { trabajador_id, year: 2026 } }),
  "PUT /fichaje/:id": ({ fichaje_id = 1 }) => ({
    params: { id: fichaje_id },
    body: { ...stated, motivo: "prueba" },
  }),
  "DELETE /fichaje/:id": ({ fichaje_id = 1 }) => ({
    params: { id: fichaje_id },
    query: { motivo: "prueba" },
  }),
  "PUT /fichaje/:id/observaciones": ({ fichaje_id = 1 }) => ({
    params: { id: fichaje_id },
    body: { observaciones: "prueba" },
  }),
  "POST /jornada/clonar": ({ trabajador_id }) => ({
    body: { trabajador_id, dia_origen: "2026-11-17", dias: ["2026-11-16"], motivo: "prueba" },
  }),
  "GET /fichaje/:id/historial": ({ fichaje_id = 1 }) => ({ params: { id: fichaje_id } }),
  "GET /cambios-fichaje": ({ trabajador_id }) => ({ query: { trabajador_id } }),
  "POST /cambio-fichaje/:id/responder": () => ({
    params: { id: nobodys },
    body: { respuesta: "confirmado" },
  }),
  "GET /fichajes-olvidados": ({ trabajador_id }) => ({ query: { trabajador_id } }),
  "POST /correccion": ({ trabajador_id, fichaje_id = 1 }) => ({
    body: {
      trabajador_id,
      dia: "2026-11-17",
      descripcion: "prueba",
      propuesta: [{ accion: "borrar", fichaje_id }],
    },
  }),
  "POST /supervisor/fichaje": ({ trabajador_id }) => ({
    body: { trabajador_id, dia: "2026-11-17", motivo: "prueba", ...stated },
  }),
  "PUT /supervisor/fichaje": ({ trabajador_id, fichaje_id = 1 }) => ({
    body: { trabajador_id, id: fichaje_id, motivo: "prueba", ...stated },
  }),
  "DELETE /supervisor/fichaje": ({ trabajador_id, fichaje_id = 1 }) => ({
    query: { trabajador_id, id: fichaje_id, motivo: "prueba" },
  }),
  "GET /supervisor/cambios-fichaje": ({ trabajador_id }) => ({
    query: { trabajador_id, desde: "2026-11-01", hasta: "2026-11-30" },
  }),
  "POST /registro-horario": ({ trabajador_id }) => ({
    body: { trabajador_id, desde: "2026-11-16", hasta: "2026-11-18", formato: "pdf" },
  }),
  "POST /supervisor/registro-horario": ({ trabajador_id }) => ({
    body: { trabajador_id, desde: "2026-11-16", hasta: "2026-11-18", formato: "xlsx" },
  }),
  "GET /supervisor/info-supervisados/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "POST /supervisor/get-clockings": ({ trabajador_id }) => ({
    body: { supervisados_ids: [trabajador_id], desde: "2026-11-16", hasta: "2026-11-18" },
  }),
  "POST /supervisor/get-sunday-clockings": ({ trabajador_id }) => ({
    body: { supervisados_ids: [trabajador_id], year: 2026 },
  }),
  "GET /supervisor/supervisors-and-supervisees-photos/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "POST /administrador/inspeccion": ({ trabajador_id }) => ({
    body: { alcance: "trabajador", trabajador_id, desde: "2026-11-01", hasta: "2026-11-18" },
  }),
  "POST /administrador/enlaces-inspeccion": ({ trabajador_id }) => ({
    body: {
      alcance: "trabajador",
      trabajador_id,
      desde: "2026-11-01",
      hasta: "2026-11-18",
      motivo: "prueba",
    },
  }),
  "GET /administrador/enlaces-inspeccion": () => ({}),
  "DELETE /administrador/enlaces-inspeccion/:id": () => ({ params: { id: 1 } }),
  "POST /inspeccion/consultar": () => ({ body: { token: "x".repeat(43) } }),
  "POST /inspeccion/descargar": () => ({ body: { token: "x".repeat(43) } }),
  "GET /administrador/puntos-control": () => ({}),
  "PUT /administrador/puntos-control/correos": () => ({ body: { correos: ["a@prueba.test"] } }),
  "GET /obtener-incidencias": ({ trabajador_id }) => ({
    query: { worker_id: trabajador_id, anyo: 2026 },
  }),
  "PUT /incidencia/:id": ({ incidencia_id = 1 }) => ({
    params: { id: incidencia_id },
    body: { observaciones: "prueba", pe_compensacion_id: 2 },
  }),
  "GET /obtener-config-bolsa-horas": ({ trabajador_id }) => ({
    query: { worker_id: trabajador_id, anyo: 2026 },
  }),
  "GET /bolsa-horas/movimientos": ({ trabajador_id }) => ({
    query: { worker_id: trabajador_id, anyo: 2026 },
  }),
  "POST /supervisor/incidencias": ({ trabajador_id }) => ({
    body: { paramsFront: JSON.stringify({ trabajador_id, anyo: 2026 }) },
  }),
  "POST /supervisor/aprobar-incidencia": ({ incidencia_id = 1 }) => ({ body: { incidencia_id } }),
  "POST /supervisor/rechazar-incidencia": ({ incidencia_id = 1 }) => ({
    body: { incidencia_ids: [incidencia_id, 2_000_000_000], motivo: "No procede" },
  }),
  "GET /supervisor/bolsa-horas/saldos": () => ({ query: { anyo: 2026 } }),
  "POST /supervisor/bolsa-horas/exportar": ({ trabajador_id }) => ({
    body: { trabajador_id, anyo: 2026, formato: "csv" },
  }),
  "POST /administrador/decidir-incidencia": ({ incidencia_id = 1 }) => ({
    body: { incidencia_id, aprobada: true },
  }),
  "POST /administrador/trasladar-incidencias": ({ incidencia_id = 1 }) => ({
    body: { incidencia_ids: [incidencia_id], destino: "nomina" },
  }),
  "POST /administrador/ajustar-bolsa-horas": ({ trabajador_id }) => ({
    body: { trabajador_id, anyo: 2026, minutos: 30, motivo: "Prueba" },
  }),
  "PUT /administrador/config-bolsa-horas": ({ empresa_id }) => ({
    body: { empresa_id, ...bankRules },
  }),
  "POST /solicitud-registro-horario": ({ trabajador_id }) => ({
    body: { trabajador_id, year: 2026, month: 10 },
  }),
  "GET /solicitud-registro-horario-trabajador": ({ trabajador_id }) => ({
    query: { trabajador_id, year: 2026, month: 10 },
  }),
  "GET /obtener-cierre-mes-actual/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "POST /trabajador/:id/solicitudes": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { paramsFront: JSON.stringify({ worker_id: trabajador_id, skip: 0, take: 10 }) },
  }),
  "DELETE /solicitud/:id": () => ({ params: { id: nobodys } }),
  "POST /solicitud/obtener-comentarios/:id": () => ({ params: { id: nobodys }, body: {} }),
  "POST /solicitud/:id/comentario": () => ({
    params: { id: nobodys },
    body: { comentario: "prueba" },
  }),
  "POST /supervisor/dejar-comentario/:id": () => ({
    params: { id: nobodys },
    body: { comentario: "prueba" },
  }),
  "POST /supervisor/solicitudes-pendientes": () => ({
    body: { paramsFront: JSON.stringify({ pestana: "decididas", take: 10 }) },
  }),
  "POST /supervisor/solicitudes-pendientes-anyo-anterior": () => ({
    body: { paramsFront: JSON.stringify({ anyo: 2025, take: 10 }) },
  }),
  "POST /supervisor/aprobar-solicitud": () => ({ body: { solicitud_id: nobodys } }),
  "POST /supervisor/rechazar-solicitud": () => ({
    body: { solicitud_id: nobodys, motivo: "prueba" },
  }),
  "POST /supervisor/decidir-solicitudes": () => ({
    body: { solicitud_ids: [nobodys], aprobada: true },
  }),
  "GET /administrador/solicitudes-pendientes": () => ({
    query: { paramsFront: JSON.stringify({ take: 10 }) },
  }),
  "POST /administrador/decidir-solicitud": () => ({
    body: { solicitud_id: nobodys, aprobada: true },
  }),
  "POST /administrador/reabrir-mes": () => ({
    body: { solicitud_id: nobodys, motivo: "prueba" },
  }),
  "POST /supervisor/resumen-vacaciones": ({ trabajador_id }) => ({
    body: { year: 2026, supervisados_ids: [trabajador_id] },
  }),
  "POST /supervisor/calendario-ausencias": ({ trabajador_id }) => ({
    body: { desde: "2026-11-01", hasta: "2026-11-30", supervisados_ids: [trabajador_id] },
  }),
  "GET /supervisor/delegaciones": () => ({}),
  "POST /supervisor/delegaciones": ({ trabajador_id }) => ({
    body: { delegado_id: trabajador_id, desde: "2026-11-20", hasta: "2026-11-27" },
  }),
  "DELETE /supervisor/delegaciones/:id": () => ({ params: { id: nobodys } }),
  "GET /evento-tipo": () => ({}),
  "GET /solicitud-foto-trabajador": ({ trabajador_id }) => ({ query: { trabajador_id } }),
  "POST /solicitud-document": ({ trabajador_id }) => ({ body: { trabajador_id, documento: "" } }),
  "GET /solicitud-document": () => ({ query: { solicitud_ids: String(nobodys) } }),
  "DELETE /solicitud-document/:id": () => ({ params: { id: nobodys } }),
  "POST /solicitud-document/:id/manage-documents": () => ({
    params: { id: nobodys },
    body: { quitar: [nobodys] },
  }),
  "GET /gasto-mensual": ({ trabajador_id }) => ({ query: { trabajador_id, month: "2026-11" } }),
  "POST /solicitud/check-salary": ({ trabajador_id }) => ({
    body: { trabajador_id, importe: 120.5 },
  }),
  "POST /administrador/pagar-gasto": () => ({ body: { solicitud_id: nobodys } }),
  "PUT /administrador/gastos/regla": ({ empresa_id }) => ({
    body: { empresa_id, desde: "2026-01-01", tarifa_km: 0.26, limite_porcentaje_salario: null },
  }),
  "POST /solicitud": ({ trabajador_id }) => ({
    body: { trabajador_id, pe_solicitud_tipo_id: 1, periodos: [asked] },
  }),
  "POST /solicitud/previsualizar": ({ trabajador_id }) => ({
    body: { trabajador_id, pe_solicitud_tipo_id: 1, periodos: [asked] },
  }),
  "GET /solicitud/:id": () => ({ params: { id: nobodys } }),
  "POST /solicitud/:id": () => ({
    params: { id: nobodys },
    body: { pe_solicitud_tipo_id: 1, periodos: [asked] },
  }),
  "PUT /solicitud/:id": () => ({
    params: { id: nobodys },
    body: { pe_solicitud_tipo_id: 1, periodos: [asked] },
  }),
  "PATCH /solicitud/:id": () => ({ params: { id: nobodys }, body: { motivo: "prueba" } }),
  "GET /trabajador/:id/ausencias": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { desde: "2026-11-01", hasta: "2026-11-30" },
  }),
  "GET /trabajador/:id/ocasiones": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /trabajador/:id/regla-vacaciones": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /regla-vacaciones-document/:id": () => ({ params: { id: nobodys } }),
  "GET /vacaciones-trabajador/:year": ({ trabajador_id }) => ({
    params: { year: 2026 },
    query: { trabajador_id },
  }),
  "POST /asuntos-propios-trabajador": ({ trabajador_id }) => ({
    body: { trabajador_id, year: 2026 },
  }),
  "GET /saldos-trabajador/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /permisos-retribuidos/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /permisos-retribuidos/:id/tipos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /permisos-no-retribuidos/:id": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /permisos-no-retribuidos/:id/tipos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /solicitud-tipo": ({ trabajador_id }) => ({ query: { workerId: trabajador_id } }),
  ...leaveOfficeSamples,
  ...absenceSamples,
  ...payslipSamples,
  ...shiftSamples,
  ...projectSamples,
  ...complaintSamples,
  "GET /trabajador/:id/certificados": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "POST /trabajador/:id/certificados": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { tipo_certificado: "vacaciones", anyo: 2190 },
  }),
  "GET /certificado-document": () => ({ query: { certificado_id: nobodys } }),
  "GET /trabajador/:id/modelo145-vigente": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /trabajador/:id/modelo145": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /modelo145-document": () => ({ query: { modelo145_ids: String(nobodys) } }),
  "POST /trabajador/:id/modelo145": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { datos: plainAnswers },
  }),
  "POST /modelo145/:id/codigo": () => ({ params: { id: nobodys }, body: {} }),
  "POST /modelo145/:id/firmar": () => ({ params: { id: nobodys }, body: { codigo: "000000" } }),
  "POST /modelo145/:id/sin-cambios": () => ({ params: { id: nobodys }, body: {} }),
  "DELETE /modelo145/:id": () => ({ params: { id: nobodys } }),
  "GET /trabajador/:id/nominas": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /nomina/:id": ({ nomina_id = nobodys }) => ({ params: { id: nomina_id } }),
  "GET /nomina-document": ({ nomina_id = nobodys }) => ({
    query: { nomina_ids: String(nomina_id), formato: "zip" },
  }),
  "GET /nomina/:id/accesos": ({ nomina_id = nobodys }) => ({ params: { id: nomina_id } }),
  "POST /administrador/nomina/:id/retirar": () => ({
    params: { id: nobodys },
    body: { motivo: "prueba" },
  }),
  "GET /trabajador/:id/documentos": ({ trabajador_id }) => ({ params: { id: trabajador_id } }),
  "GET /documento-personalizado/:id/documentos-compartidos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /documento": () => ({ query: { documento_ids: String(nobodys) } }),
  "POST /documento": ({ trabajador_id }) => ({
    body: { trabajador_id, documento_tipo: "otro", titulo: "Prueba", documento: "" },
  }),
  "DELETE /documento/:id": () => ({ params: { id: nobodys } }),
  "GET /documento/:id/historial": () => ({ params: { id: nobodys } }),
  "GET /trabajador/:id/contrato-vigente": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /contrato-document": () => ({ query: { contrato_ids: String(nobodys) } }),
  "GET /trabajador/:id/calendariosTrabajador": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /calendario-trabajador-document": () => ({
    query: { calendarioTrabajador_ids: String(nobodys) },
  }),
  "POST /supervisor/documentos": () => ({ body: { paramsFront: "{}" } }),
  "POST /supervisor/aprobar-documento": () => ({ body: { id: nobodys } }),
  "POST /supervisor/rechazar-documento": () => ({ body: { id: nobodys, motivo: "prueba" } }),
  "POST /administrador/documento": ({ trabajador_id }) => ({
    body: { categoria: "laboral", trabajador_id, titulo: "Prueba", documento: "" },
  }),
  "DELETE /administrador/documento/:id": () => ({
    params: { id: nobodys },
    query: { motivo: "Prueba" },
  }),
  "GET /administrador/documento": () => ({}),
  "GET /administrador/documento/exportar": () => ({ query: { formato: "csv" } }),
  "GET /administrador/documento/aperturas": () => ({ query: { documento_id: nobodys } }),
  "GET /administrador/documento/aperturas/exportar": () => ({
    query: { documento_id: nobodys, formato: "csv" },
  }),
  "GET /administrador/documento/fichero": () => ({ query: { documento_id: nobodys } }),
  "POST /administrador/documento/envios": () => ({
    body: { categoria: "laboral", destinatarios: "todos", titulo: "Prueba", documento: "" },
  }),
  "POST /administrador/documento/envios/:id/sustituir": () => ({
    params: { id: nobodys },
    body: { titulo: "Prueba", documento: "" },
  }),
  "DELETE /administrador/documento/envios/:id": () => ({
    params: { id: nobodys },
    query: { motivo: "Prueba" },
  }),
  "GET /administrador/documento-tipos": () => ({}),
  "POST /administrador/contrato": ({ trabajador_id }) => ({
    body: {
      trabajador_id,
      codigo_contrato: "100",
      fecha_inicio: "2026-11-01",
      horas_semanales: 40,
      puesto: "Prueba",
      documento: "",
    },
  }),
  "POST /administrador/calendario-trabajador": ({ trabajador_id }) => ({
    body: {
      trabajador_id,
      anyo: 2026,
      titulo: "Prueba",
      fecha_inicio: "2026-01-01",
      documento: "",
    },
  }),
  "PUT /administrador/documento-tipos": () => ({
    body: {
      tipos: [
        {
          codigo: "prueba",
          clase: "general",
          visible_supervisor: false,
          requiere_aprobacion: false,
          nombres: { es: "Prueba", en: "Test", fr: "Essai", pt: "Teste" },
        },
      ],
    },
  }),
  "GET /trabajador/:id/firma-documentos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /firma-documento/:id": () => ({ params: { id: nobodys } }),
  "GET /trabajador/:id/documento-sin-firma": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { firma_documento_id: nobodys },
  }),
  "GET /trabajador/:id/documento-con-firma": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { firma_documento_id: nobodys },
  }),
  "POST /firma-documento/:id/leido": () => ({ params: { id: nobodys }, body: { paginas: 1 } }),
  "POST /firma-documento/:id/codigo": () => ({ params: { id: nobodys }, body: {} }),
  "POST /firma-documento/:id/firmar": () => ({
    params: { id: nobodys },
    body: { codigo: "123456", hash: "0".repeat(64) },
  }),
  "POST /firma-documento/:id/rechazar": () => ({ params: { id: nobodys }, body: { motivo: "x" } }),
  ...signingSamples,
  "GET /administrador/certificado-sello": () => ({}),
  "POST /administrador/certificado-sello": () => ({ body: { fichero: "" } }),
  "POST /verificacion/codigo": () => ({ body: { codigo: "ABCD" } }),
  "POST /verificacion/fichero": () => ({ body: { fichero: "" } }),
  "GET /organigrama": ({ empresa_id }) => ({ query: { empresa_id, activo: "1" } }),
  "GET /nodos-recursive": () => ({ query: { pe_organigrama_id: nobodys } }),
  "GET /nodo-organigrama/:id": () => ({ params: { id: nobodys } }),
  "GET /administrador/organigrama/:id": () => ({ params: { id: nobodys } }),
  "POST /organigrama": ({ trabajador_id }) => ({
    body: {
      nombre: `Prueba ${trabajador_id}`,
      nodos: [{ clave: "a", padre: null, tipo: "persona", trabajador_id }],
    },
  }),
  "PUT /organigrama/:id": () => ({ params: { id: nobodys }, body: { activo: false } }),
  "GET /events": () => ({}),
  "GET /cuentas-bancarias-trabajador/:id/getCuentasBancarias": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "POST /cuentas-bancarias-trabajador/:id/guardarCuentaBancaria": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { iban: "ES00", password },
  }),
  "POST /cuentas-bancarias-trabajador/:id/borrarCuentaBancaria": () => ({
    params: { id: nobodys },
    body: { password },
  }),
  "PUT /cuentas-bancarias-trabajador/:id/actualizarIban": () => ({
    params: { id: nobodys },
    body: { iban: "ES00", password },
  }),
  "POST /cuentas-bancarias-trabajador/:id/actualizarCuentasBancarias": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { version: 0, cuentas: [], password },
  }),
  "POST /cuentas-bancarias-trabajador/:id/retirarCambio": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { version: 1, password },
  }),
  ...daySamples,
  ...calendarSamples,
  ...noticeSamples,
  ...officeSamples,
};
