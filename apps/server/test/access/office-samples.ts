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
  "POST /administrador/decidir-solicitudes": () => ({
    body: { solicitud_ids: [2_000_000_000], aprobada: true },
  }),
  "GET /administrador/gastos": () => ({}),
  "GET /administrador/incidencias": () => ({}),
  "POST /administrador/decidir-incidencias": () => ({
    body: { incidencia_ids: [2_000_000_000], aprobada: true },
  }),
  "GET /administrador/cierres": () => ({}),
  "GET /administrador/config-bolsa-horas": () => ({}),
  "GET /administrador/gastos/regla": () => ({}),
  "GET /administrador/pendientes": () => ({}),
  "GET /administrador/buscar": () => ({ query: { texto: "ana" } }),
};
