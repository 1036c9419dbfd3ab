import { scheduleSamples } from "./schedule-samples.ts";

/** A valid input for each call about the office itself. */
export const officeSamples: Record<
  string,
  () => { params?: object; query?: object; body?: object }
> = {
  "GET /administrador/administradores": () => ({}),
  "PUT /administrador/administradores/:id": () => ({
    params: { id: 2_000_000_000 },
    body: { acceso: "roles", roles: ["lectura"] },
  }),
  "GET /administrador/personas": () => ({}),
  "GET /administrador/actividad": () => ({}),
  "POST /administrador/actividad/exportar": () => ({ body: {} }),
  "GET /comunicados/grupos": () => ({}),
  "GET /comunicados/:id/lecturas": () => ({ params: { id: 2_000_000_000 } }),
  "POST /comunicados/:id/retirar": () => ({ params: { id: 2_000_000_000 }, body: {} }),
  ...scheduleSamples,
};
