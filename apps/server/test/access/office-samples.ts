import { scheduleSamples } from "./schedule-samples.ts";

const centresFile = { nombre: "centros.csv", datos: "Y29kaWdvO25vbWJyZQ==" };

/** A valid input for each call about the office itself. */
export const officeSamples: Record<
  string,
  () => { params?: object; query?: object; body?: object }
> = {
  "GET /administrador/gestores-denuncias": () => ({}),
  "PUT /administrador/gestores-denuncias/:id": () => ({
    params: { id: 2_000_000_000 },
    body: { gestor: true },
  }),
  "GET /administrador/administradores": () => ({}),
  "PUT /administrador/administradores/:id": () => ({
    params: { id: 2_000_000_000 },
    body: { acceso: "roles", roles: ["lectura"] },
  }),
  "GET /administrador/personas": () => ({}),
  "POST /administrador/importacion/revision": () => ({ body: { archivos: [centresFile] } }),
  "POST /administrador/importacion": () => ({
    body: { archivos: [centresFile], huella: "0".repeat(64) },
  }),
  "GET /administrador/importacion/plantilla": () => ({}),
  "GET /administrador/plantilla": () => ({}),
  "POST /administrador/plantilla": () => ({
    body: { nombre: "", apellido1: "", email: "", fecha_alta: "" },
  }),
  "POST /administrador/plantilla/cambios": () => ({
    body: { trabajadores_ids: [2_000_000_000], desde: "2026-12-01", supervisores_ids: [] },
  }),
  "POST /administrador/plantilla/invitaciones": () => ({
    body: { trabajadores_ids: [2_000_000_000] },
  }),
  "PUT /administrador/plantilla/:id/baja": () => ({
    params: { id: 2_000_000_000 },
    body: { ultimo_dia: "2026-12-31" },
  }),
  "PUT /administrador/plantilla/:id/reincorporacion": () => ({
    params: { id: 2_000_000_000 },
    body: { desde: "2026-12-31" },
  }),
  "POST /administrador/plantilla/:id/clave": () => ({ params: { id: 2_000_000_000 }, body: {} }),
  "PUT /administrador/plantilla/:id/permisos": () => ({
    params: { id: 2_000_000_000 },
    body: { permiso_supervisor: true, supervisor_bolsa_horas: false, permiso_gestor_turnos: false },
  }),
  "GET /administrador/plantilla/opciones": () => ({}),
  "POST /administrador/plantilla/exportar": () => ({ body: { formato: "csv" } }),
  "GET /administrador/plantilla/:id": () => ({ params: { id: 2_000_000_000 } }),
  "GET /administrador/avisos/textos": () => ({}),
  "PUT /administrador/avisos/textos/:frase": () => ({
    params: { frase: "request_approved" },
    body: { idioma: "es", propio: { titulo: "Aprobada", texto: "Es para el {{fechas}}." } },
  }),
  "GET /instalacion": () => ({}),
  "GET /instalacion/examen": () => ({}),
  "POST /instalacion/examen": () => ({ body: {} }),
  "GET /instalacion/empresas": () => ({}),
  "POST /instalacion/empresas": () => ({
    body: {
      nombre: "Panadería Sol",
      slug: "casa",
      idioma: "es",
      email: "alta@sol.test",
      nombre_administrador: "Alba",
      apellido1: "Ruiz",
    },
  }),
  "POST /instalacion/copia": () => ({ body: {} }),
  "POST /instalacion/envios": () => ({ body: { descartar_anteriores: true } }),
  "GET /administrador/centros": () => ({}),
  "POST /administrador/centros": () => ({
    body: {
      codigo: "X9",
      nombre: "Almacén",
      direccion: null,
      municipio: null,
      region: null,
      zona_horaria: "Europe/Madrid",
      calendario_festivo_id: null,
      rangos_ip: [],
    },
  }),
  "PATCH /administrador/centros/:id": () => ({
    params: { id: 2_000_000_000 },
    body: { nombre: "Almacén" },
  }),
  "GET /administrador/calendarios": () => ({}),
  "GET /administrador/calendarios/propuesta": () => ({
    query: { region: "ES-GA", anyo: "2027" },
  }),
  "GET /administrador/calendarios/:id": () => ({
    params: { id: 2_000_000_000 },
    query: { anyo: "2027" },
  }),
  "POST /administrador/calendarios": () => ({
    body: { nombre: "Almacén", centros: [], anyo: 2027, festivos: [] },
  }),
  "PUT /administrador/calendarios/:id": () => ({
    params: { id: 2_000_000_000 },
    body: { nombre: "Almacén", centros: [], anyo: 2027, festivos: [] },
  }),
  "DELETE /administrador/calendarios/:id": () => ({ params: { id: 2_000_000_000 } }),
  "PUT /administrador/departamentos": () => ({ body: { nombre: "Ninguno", nuevo: null } }),
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
  "GET /comunicados/grupos": () => ({}),
  "GET /comunicados/:id/lecturas": () => ({ params: { id: 2_000_000_000 } }),
  "POST /comunicados/:id/retirar": () => ({ params: { id: 2_000_000_000 }, body: {} }),
  ...scheduleSamples,
};
