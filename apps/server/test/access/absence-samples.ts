import type { Worker } from "../factory.ts";

/** Id of a request that does not exist: allowed callers get 404. */
const nobodys = 2_000_000_000;

/** Calls of administrators about absences of workers. */
export const absenceSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "POST /solicitud/:id/dia-trabajado": () => ({
    params: { id: nobodys },
    body: { fecha: "2026-11-18" },
  }),
  "GET /administrador/ausencias": () => ({}),
  "POST /administrador/ausencias": ({ trabajador_id }) => ({
    body: {
      trabajador_id,
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: "2190-01-01", fecha_fin: "2190-01-01" }],
      motivo: "prueba",
    },
  }),
  "PUT /administrador/ausencias/:id": () => ({
    params: { id: nobodys },
    body: {
      periodos: [{ fecha_inicio: "2190-01-01", fecha_fin: "2190-01-01" }],
      motivo: "prueba",
    },
  }),
  "POST /administrador/ausencias/:id/retirar": () => ({
    params: { id: nobodys },
    body: { motivo: "prueba" },
  }),
};
