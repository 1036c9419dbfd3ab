import type { Worker } from "../factory.ts";

/** Whom a call is about, and what of theirs it can name. */
export type Target = Worker & { jornada_id: number; sesion_id: string };

export type Sample = { params?: object; query?: object; body?: object };

const password = "Distinta2026";

/** A valid input for every call, about a target. A new call needs a row. */
export const samples: Record<string, (target: Target) => Sample> = {
  "POST /auth/login": ({ email }) => ({ body: { email, password } }),
  "GET /auth/user": () => ({}),
  "GET /auth/logout": () => ({}),
  "POST /auth/logout": () => ({}),
  "POST /auth/request-new-password": ({ email }) => ({ body: { email } }),
  "POST /auth/check-password-link": () => ({ body: { token: "x".repeat(43) } }),
  "POST /auth/reset-password": () => ({
    body: { token: "x".repeat(43), password, password_confirmation: password },
  }),
  "POST /auth/hand-over": ({ trabajador_id }) => ({ body: { trabajador_id } }),
  "POST /auth/zloglogin": () => ({ body: { code: "x".repeat(43) } }),
  "GET /auth/sessions": () => ({}),
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
  "PUT /trabajador/update-language/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { worker_lang: "es" },
  }),
  "GET /supervisor/info-supervisados-cumpleanyos/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /config-company/:id": ({ empresa_id }) => ({ params: { id: empresa_id } }),
  "GET /config-company": ({ empresa_id }) => ({ query: { empresa_id } }),
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
  "GET /events": () => ({}),
};
