import type { Worker } from "../factory.ts";

/** Id of a project, activity or registration that does not exist. */
const nobodys = 2_000_000_000;
const november = { desde: "2026-11-01", hasta: "2026-11-30" };
const interval = {
  fichaje_id: nobodys,
  proyecto_id: nobodys,
  hora_inicio: "2026-11-17T09:00:00Z",
  hora_fin: "2026-11-17T10:30:00Z",
};
const project = { codigo: "P1", nombre: "Reforma", fecha_inicio: "2026-01-01" };
const activity = { nombre: "Obra" };
const part = { nombre: "Kilómetros", tipo: "numero" };

/** A valid input for every call of projects, about a target. */
export const projectSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "GET /proyecto-trabajador": ({ trabajador_id }) => ({ query: { trabajador_id } }),
  "GET /proyecto-trabajador/proyectos-empresa": () => ({}),
  "GET /proyecto-trabajador/actividades": () => ({}),
  "GET /proyecto-trabajador/partes": () => ({}),
  "POST /proyecto-trabajador/getAssignmentsDay": ({ trabajador_id }) => ({
    body: { trabajador_id, dia: "2026-11-17" },
  }),
  "POST /proyecto-trabajador/fichaje": ({ trabajador_id }) => ({
    body: { trabajador_id, ...interval },
  }),
  "PUT /proyecto-trabajador/fichaje/:id": () => ({
    params: { id: nobodys },
    body: { aprobado: true },
  }),
  "DELETE /proyecto-trabajador/fichaje/:id": ({ account_user_id }) => ({
    params: { id: nobodys },
    query: { userId: account_user_id, motivo: "Error" },
  }),
  "GET /proyecto-trabajador/fichaje/:id/historia": () => ({ params: { id: nobodys } }),
  "PUT /proyecto-trabajador/dia/:dia": ({ trabajador_id }) => ({
    params: { dia: "2026-11-17" },
    body: { trabajador_id, version: 0, registros: [] },
  }),
  "GET /proyecto-trabajador/dia/:dia/copia": ({ trabajador_id }) => ({
    params: { dia: "2026-11-17" },
    query: { trabajador_id },
  }),
  "POST /proyecto-trabajador/en-curso": ({ trabajador_id }) => ({
    body: { trabajador_id, accion: "parar" },
  }),
  "GET /proyecto-trabajador/horas": ({ trabajador_id }) => ({
    query: { trabajador_id, year: 2026 },
  }),
  "PUT /proyecto-trabajador/favorito": ({ trabajador_id }) => ({
    body: { trabajador_id, proyecto_id: nobodys, favorito: true },
  }),
  "GET /trabajadores-avatares/:companyId": ({ empresa_id }) => ({
    params: { companyId: empresa_id },
  }),
  "GET /proyecto-trabajador/allCompanyWorkers/:companyId": ({ empresa_id }) => ({
    params: { companyId: empresa_id },
  }),
  "PUT /proyecto-trabajador/assign-workers": ({ trabajador_id }) => ({
    body: {
      proyecto_id: nobodys,
      trabajador_ids: [trabajador_id],
      todos_trabajadores: false,
    },
  }),
  "GET /supervisor/proyectos/:id": () => ({ params: { id: nobodys } }),
  "POST /supervisor/proyectos/:id/registros": () => ({
    params: { id: nobodys },
    body: { paramsFront: JSON.stringify({ take: 10 }) },
  }),
  "POST /supervisor/proyectos/decidir-registros": () => ({
    body: { ids: [nobodys], accion: "aprobar" },
  }),
  "POST /supervisor/proyectos/:id/personas": () => ({
    params: { id: nobodys },
    body: { paramsFront: JSON.stringify(november) },
  }),
  "GET /supervisor/proyectos/:id/archivo": () => ({
    params: { id: nobodys },
    query: { ...november, formato: "xlsx" },
  }),
  "GET /proyecto-documento/:id": () => ({ params: { id: nobodys } }),
  "GET /proyecto-imagen/:nombre": () => ({ params: { nombre: "x".repeat(32) } }),
  "GET /administrador/proyectos": () => ({}),
  "GET /administrador/proyectos/:id": () => ({ params: { id: nobodys } }),
  "GET /administrador/proyectos/personas": () => ({}),
  "GET /administrador/proyectos/:id/trabajadores": () => ({ params: { id: nobodys } }),
  "POST /administrador/proyectos": () => ({ body: project }),
  "PUT /administrador/proyectos/:id": () => ({ params: { id: nobodys }, body: project }),
  "POST /administrador/proyectos/:id/imagen": () => ({ params: { id: nobodys }, body: {} }),
  "DELETE /administrador/proyectos/:id/imagen": () => ({ params: { id: nobodys } }),
  "POST /administrador/proyectos/:id/documentos": () => ({
    params: { id: nobodys },
    body: { titulo: "Planos" },
  }),
  "DELETE /administrador/proyectos/documentos/:id": () => ({ params: { id: nobodys } }),
  "POST /administrador/proyectos/:id/actividades": () => ({
    params: { id: nobodys },
    body: activity,
  }),
  "PUT /administrador/proyectos/actividades/:id": () => ({
    params: { id: nobodys },
    body: activity,
  }),
  "POST /administrador/proyectos/partes": () => ({ body: part }),
  "PUT /administrador/proyectos/partes/:id": () => ({
    params: { id: nobodys },
    body: { nombre: "Kilómetros" },
  }),
};
