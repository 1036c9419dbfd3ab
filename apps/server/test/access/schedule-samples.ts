const nobodys = 2_000_000_000;
const facts = {
  nombre: "Mañanas",
  semanas: 1,
  tolerancia_minutos: 15,
  trabaja_festivos: false,
  tramos: [{ semana: 1, dia_semana: 1, inicio: "08:00", fin: "15:00" }],
};
const assignment = { desde: "2026-12-01", grupo: "sin_horario" };

/** A valid input for each call about schedules in the office. */
export const scheduleSamples: Record<
  string,
  () => { params?: object; query?: object; body?: object }
> = {
  "GET /administrador/horarios": () => ({}),
  "GET /administrador/horarios/referencia": () => ({}),
  "GET /administrador/horarios/personas": () => ({}),
  "POST /administrador/horarios": () => ({ body: facts }),
  "POST /administrador/horarios/:id/efecto": () => ({ params: { id: nobodys }, body: facts }),
  "PUT /administrador/horarios/:id": () => ({ params: { id: nobodys }, body: facts }),
  "DELETE /administrador/horarios/:id": () => ({ params: { id: nobodys } }),
  "POST /administrador/horarios/:id/personas/efecto": () => ({
    params: { id: nobodys },
    body: assignment,
  }),
  "POST /administrador/horarios/:id/personas": () => ({
    params: { id: nobodys },
    body: assignment,
  }),
};
