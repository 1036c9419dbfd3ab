import type { Worker } from "../factory.ts";

/** Id of a shift, area, label or pause that does not exist. */
const nobodys = 2_000_000_000;
const november = { from: "2026-11-01", to: "2026-11-30" };
const shift = {
  fecha: "2026-11-20",
  hora_inicio: "08:00",
  hora_fin: "16:00",
  pe_area_trabajo_id: nobodys,
};
const times = { hora_inicio: "08:00", hora_fin: "16:00" };
const recurrence = {
  nombre: "Guardia",
  fecha_inicio: "2026-11-20",
  turno: { ...times, pe_area_trabajo_id: nobodys },
};
const pattern = {
  nombre: "Rotación",
  fecha_inicio: "2026-11-20",
  pe_area_trabajo_id: nobodys,
  secuencia: [times, null],
};
const label = { nombre: "Urgencias" };
const pause = { nombre: "Comida", hora_inicio: "14:00", hora_fin: "14:30" };

const area = {
  nombre: "Planta",
  centro_trabajo_id: nobodys,
  trabajadores_ids: [],
  gestores_ids: [],
};

/** A valid input for every call of shifts, about a target. */
export const shiftSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "POST /supervisor/get-worker-shifts": ({ trabajador_id }) => ({
    body: { worker_id: trabajador_id, ...november },
  }),
  "GET /areas-trabajo-del-supervisor": ({ trabajador_id, empresa_id }) => ({
    query: { worker_id: trabajador_id, company_id: empresa_id },
  }),
  "GET /turnos-gestor/:supervisorId": ({ trabajador_id }) => ({
    params: { supervisorId: trabajador_id },
    query: november,
  }),
  "GET /turnos-gestor-trabajadores-disponibles/:id": () => ({ params: { id: nobodys } }),
  "GET /turnos-gestor-soluciones/:id": () => ({ params: { id: nobodys } }),
  "POST /turno": () => ({ body: shift }),
  "PUT /turno/:id": () => ({ params: { id: nobodys }, body: shift }),
  "DELETE /turno/:id": () => ({ params: { id: nobodys } }),
  "POST /turno-asignar-trabajador": ({ trabajador_id }) => ({
    body: { turno_id: nobodys, worker_ids: [trabajador_id] },
  }),
  "POST /publish-massive": () => ({ body: november }),
  "POST /clonar-turno": () => ({ body: { ...november, fechas: ["2026-12-01"] } }),
  "GET /turnos-gestor/:supervisorId/archivo": ({ trabajador_id }) => ({
    params: { supervisorId: trabajador_id },
    query: { ...november, formato: "xlsx" },
  }),
  "GET /turnos-propios/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: november,
  }),
  "POST /turno-peticion": () => ({ body: { tipo: "abierto", turno_id: nobodys } }),
  "PUT /turno-peticion/:id/respuesta": () => ({
    params: { id: nobodys },
    body: { aceptar: true },
  }),
  "DELETE /turno-peticion/:id": () => ({ params: { id: nobodys } }),
  "PUT /turno-preferencias/:id": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { fechas: ["2026-12-01"], preferencia: "no_disponible" },
  }),
  "GET /turno-peticiones-gestor/:supervisorId": ({ trabajador_id }) => ({
    params: { supervisorId: trabajador_id },
  }),
  "PUT /turno-peticion/:id/decision": () => ({
    params: { id: nobodys },
    body: { confirmar: true },
  }),
  "GET /administrador/areas": () => ({}),
  "POST /administrador/areas": () => ({ body: area }),
  "GET /administrador/areas/:id": () => ({ params: { id: nobodys } }),
  "PUT /administrador/areas/:id": () => ({ params: { id: nobodys }, body: area }),
  "GET /administrador/areas/personas": () => ({}),
  "GET /administrador/turno-normas": () => ({}),
  "PUT /administrador/turno-normas": () => ({
    body: { normas: [{ norma: "descanso_diario", nivel: "blanda" }] },
  }),
  "GET /recurrencia": () => ({}),
  "POST /recurrencia": () => ({ body: recurrence }),
  "PUT /recurrencia/:id": () => ({ params: { id: nobodys }, body: recurrence }),
  "DELETE /recurrencia/:id": () => ({ params: { id: nobodys } }),
  "POST /clonar-recurrencia": () => ({ body: { recurrencia_id: nobodys } }),
  "GET /patron": () => ({}),
  "POST /patron": () => ({ body: pattern }),
  "PUT /patron/:id": () => ({ params: { id: nobodys }, body: pattern }),
  "DELETE /patron/:id": () => ({ params: { id: nobodys } }),
  "POST /clonar-patron": () => ({ body: { patron_id: nobodys } }),
  "GET /etiqueta": () => ({}),
  "POST /etiqueta": () => ({ body: label }),
  "PUT /etiqueta/:id": () => ({ params: { id: nobodys }, body: label }),
  "DELETE /etiqueta/:id": () => ({ params: { id: nobodys } }),
  "GET /pausa": () => ({}),
  "POST /pausa": () => ({ body: pause }),
  "PUT /pausa/:id": () => ({ params: { id: nobodys }, body: pause }),
  "DELETE /pausa/:id": () => ({ params: { id: nobodys } }),
};
