import type { Audience, Subject } from "@atrio/contract/endpoint";

type Policy = [audience: Audience, subject: Subject, module: number | null];

/**
 * Who may call what, written down a second time: the declaration of a call is compared with
 * this table, and what the server does with the table's meaning. A new call needs a row.
 */
export const policies: Record<string, Policy> = {
  "POST /auth/login": ["public", "none", null],
  "GET /auth/user": ["worker", "none", null],
  "GET /auth/logout": ["worker", "none", null],
  "POST /auth/logout": ["worker", "none", null],
  "POST /auth/request-new-password": ["public", "none", null],
  "POST /auth/check-password-link": ["public", "none", null],
  "POST /auth/reset-password": ["public", "none", null],
  "POST /auth/hand-over": ["administrator", "company", null],
  "POST /auth/zloglogin": ["public", "none", null],
  "GET /auth/sessions": ["worker", "none", null],
  "DELETE /auth/sessions/:id": ["worker", "none", null],
  "PUT /trabajador/force-update-password/:id": ["worker", "self", null],
  "GET /trabajador/:id": ["worker", "self", null],
  "PUT /trabajador/:id": ["worker", "self", null],
  "PUT /trabajador/update-language/:id": ["worker", "self", null],
  "GET /supervisor/info-supervisados-cumpleanyos/:id": ["supervisor", "self", null],
  "GET /config-company/:id": ["public", "none", null],
  "GET /config-company": ["public", "none", null],
  "GET /modulo-empresa": ["worker", "company", null],
  "GET /trabajador/:id/bienvenida": ["worker", "self", null],
  "GET /horario-hoy/:id": ["worker", "self", 3],
  "GET /horario-anual/:id": ["worker", "self", 3],
  "POST /fichaje": ["worker", "self", 3],
  "GET /fichaje": ["worker", "self", 3],
  "GET /jornada": ["worker", "self", 3],
  "GET /jornada/:id": ["worker", "self", 3],
  "GET /obtener-lista-paradas": ["worker", "company", 3],
  "GET /obtener-lista-fichadores": ["worker", "company", 3],
  "GET /resumen-horas-trabajadas": ["worker", "self", 3],
  "POST /registro-horario": ["worker", "self", 3],
  "POST /supervisor/registro-horario": ["supervisor", "supervisee", 102],
  "GET /supervisor/info-supervisados/:id": ["supervisor", "self", null],
  "POST /supervisor/get-clockings": ["supervisor", "none", 102],
  "POST /supervisor/get-sunday-clockings": ["supervisor", "none", 102],
  "GET /supervisor/supervisors-and-supervisees-photos/:id": ["supervisor", "self", null],
  "POST /administrador/inspeccion": ["administrator", "company", null],
  "POST /administrador/enlaces-inspeccion": ["administrator", "company", null],
  "GET /administrador/enlaces-inspeccion": ["administrator", "none", null],
  "DELETE /administrador/enlaces-inspeccion/:id": ["administrator", "none", null],
  "POST /inspeccion/consultar": ["public", "none", null],
  "POST /inspeccion/descargar": ["public", "none", null],
  "GET /administrador/puntos-control": ["administrator", "none", null],
  "PUT /administrador/puntos-control/correos": ["administrator", "none", null],
  "GET /obtener-incidencias": ["worker", "self", 3],
  "PUT /incidencia/:id": ["worker", "self", 3],
  "GET /obtener-config-bolsa-horas": ["worker", "self", 3],
  "GET /bolsa-horas/movimientos": ["worker", "self", 3],
  "POST /supervisor/incidencias": ["hours_bag_supervisor", "none", 105],
  "POST /supervisor/aprobar-incidencia": ["hours_bag_supervisor", "none", 105],
  "POST /supervisor/rechazar-incidencia": ["hours_bag_supervisor", "none", 105],
  "GET /supervisor/bolsa-horas/saldos": ["hours_bag_supervisor", "none", 105],
  "POST /supervisor/bolsa-horas/exportar": ["hours_bag_supervisor", "none", 105],
  "POST /administrador/decidir-incidencia": ["administrator", "company", 3],
  "POST /administrador/trasladar-incidencias": ["administrator", "company", 3],
  "POST /administrador/ajustar-bolsa-horas": ["administrator", "company", 3],
  "PUT /administrador/config-bolsa-horas": ["administrator", "company", 3],
  "GET /events": ["worker", "none", null],
};

/** Calls allowed while the password must be changed. */
export const beforePasswordChange = new Set([
  "GET /auth/user",
  "GET /auth/logout",
  "POST /auth/logout",
  "PUT /trabajador/force-update-password/:id",
  "GET /trabajador/:id",
  "PUT /trabajador/update-language/:id",
]);

/** Calls that write and a handed-over session may make. */
export const whileImpersonating = new Set([
  "POST /auth/logout",
  "PUT /trabajador/update-language/:id",
  "POST /supervisor/get-clockings",
  "POST /supervisor/get-sunday-clockings",
  "POST /registro-horario",
]);
