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
  "GET /administrador/plantilla": () => ({}),
  "GET /administrador/plantilla/opciones": () => ({}),
  "POST /administrador/plantilla/exportar": () => ({ body: { formato: "csv" } }),
  "GET /administrador/plantilla/:id": () => ({ params: { id: 2_000_000_000 } }),
  "GET /administrador/actividad": () => ({}),
  "POST /administrador/actividad/exportar": () => ({ body: {} }),
};
