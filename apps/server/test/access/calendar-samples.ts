import type { Worker } from "../factory.ts";

/** Id of an event or subscription that does not exist. */
const nobodys = 2_000_000_000;

/** A valid input for every call of the calendar, about a target. */
export const calendarSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "GET /trabajador/:id/festivos/:year": ({ trabajador_id }) => ({
    params: { id: trabajador_id, year: 2026 },
  }),
  "POST /trabajador/calendario-laboral": () => ({ body: { year: 2026 } }),
  "GET /trabajador/:id/turnos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { from: "2026-11-01", to: "2026-11-30" },
  }),
  "GET /turno-avatares/:x": () => ({ params: { x: "2026-11-18" } }),
  "GET /trabajador/:id/ausencias-equipo": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { desde: "2026-11-01", hasta: "2026-11-30" },
  }),
  "POST /trabajador/companeros-hoy": ({ trabajador_id }) => ({
    body: { persona_ids: [trabajador_id] },
  }),
  "GET /trabajador/:id/calendario-laboral-completo": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /trabajador/:id/calendario-anual": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "GET /trabajador/:id/calendario-suscripciones": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "POST /trabajador/:id/calendario-suscripciones": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { nombre: "Teléfono", alcances: ["turnos"] },
  }),
  "DELETE /trabajador/:id/calendario-suscripciones/:suscripcion_id": ({ trabajador_id }) => ({
    params: { id: trabajador_id, suscripcion_id: nobodys },
  }),
  "GET /calendario/:token": () => ({ params: { token: "x".repeat(43) } }),
  "GET /administrador/eventos": () => ({}),
  "GET /administrador/eventos/centros": () => ({}),
  "POST /administrador/eventos": () => ({
    body: { titulo: "Comida de Navidad", desde: "2026-12-18", hasta: "2026-12-18" },
  }),
  "PUT /administrador/eventos/:id": () => ({
    params: { id: nobodys },
    body: { titulo: "Comida de Navidad", desde: "2026-12-18", hasta: "2026-12-18" },
  }),
  "DELETE /administrador/eventos/:id": () => ({ params: { id: nobodys } }),
};
