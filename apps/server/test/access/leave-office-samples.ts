import type { Worker } from "../factory.ts";

const grant = {
  saldo: "vacaciones",
  desde_anyo: 2026,
  cantidad: 22,
  arrastre_maximo: 0,
  arrastre_hasta: "12-31",
  proporcional: true,
};

const forAll = { centro_trabajo_id: null, departamento: null };

const shutdown = {
  nombre: "Cierre",
  desde: "2027-08-16",
  hasta: "2027-08-17",
  descuenta: false,
  ...forAll,
};

/** A leave rule as an administrator states it. */
const leaveRule = {
  pe_solicitud_tipo_id: 4,
  codigo: "mudanza",
  nombres: { es: "Mudanza", en: "Moving", fr: "Déménagement", pt: "Mudança" },
  descripciones: { es: "Un día", en: "One day", fr: "Un jour", pt: "Um dia" },
  norma: null,
  unidad: "laborables",
  saldo: null,
  retribuido: true,
  limite: 1,
  limite_por: "hecho",
  maximo_consecutivo: null,
  preaviso_dias: 0,
  requiere_documento: false,
  admite_medio_dia: false,
  admite_horas: false,
  decide: "supervisores",
  activo: true,
};

/** Calls of administrators about leave rules and balances. */
export const leaveOfficeSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "GET /administrador/permisos": () => ({}),
  "PUT /administrador/permisos": ({ empresa_id }) => ({ body: { empresa_id, ...leaveRule } }),
  "POST /administrador/permisos/catalogo-legal": ({ empresa_id }) => ({ body: { empresa_id } }),
  "POST /administrador/permisos/previa": ({ empresa_id }) => ({
    body: {
      empresa_id,
      pe_solicitud_tipo_id: 4,
      codigo: "prueba",
      unidad: "laborables",
      limite: 2,
      limite_por: "anyo",
    },
  }),
  "GET /administrador/reglas-fechas": () => ({}),
  "PUT /administrador/periodos-bloqueados": ({ empresa_id }) => ({
    body: {
      empresa_id,
      nombre: "Campaña",
      desde: "2027-01-11",
      hasta: "2027-01-15",
      tipos: [1],
      ...forAll,
      impide: true,
    },
  }),
  "DELETE /administrador/periodos-bloqueados/:id": () => ({ params: { id: 1 } }),
  "PUT /administrador/coberturas": ({ empresa_id }) => ({
    body: {
      empresa_id,
      nombre: "Mostrador",
      ...forAll,
      supervisor_id: null,
      personas: 1,
      porcentaje: null,
      dias: [1],
      impide: false,
    },
  }),
  "DELETE /administrador/coberturas/:id": () => ({ params: { id: 1 } }),
  "POST /administrador/cierres-empresa": ({ empresa_id }) => ({
    body: { empresa_id, ...shutdown },
  }),
  "POST /administrador/cierres-empresa/previa": ({ empresa_id }) => ({
    body: { empresa_id, ...shutdown },
  }),
  "GET /administrador/cierres-empresa/:id/personas": () => ({ params: { id: 1 } }),
  "PUT /administrador/cierres-empresa/:id/personas/:trabajador_id": ({
    empresa_id,
    trabajador_id,
  }) => ({
    params: { id: 1, trabajador_id },
    body: { empresa_id, exceptuado: true },
  }),
  "POST /administrador/cierres-empresa/:id/anular": ({ empresa_id }) => ({
    params: { id: 1 },
    body: { empresa_id },
  }),
  "GET /administrador/modelo145": () => ({}),
  "POST /administrador/modelo145/entregar": ({ empresa_id }) => ({
    body: { empresa_id, modelo145_ids: [1] },
  }),
  "GET /administrador/prenomina": () => ({}),
  "POST /administrador/prenomina/entregar": ({ empresa_id }) => ({
    body: { empresa_id, mes: "2026-10", formato_id: null, tipo: "csv" },
  }),
  "PUT /administrador/prenomina/formatos": ({ empresa_id }) => ({
    body: {
      empresa_id,
      nombre: "Gestoría",
      filas: "persona",
      columnas: [{ campo: "nif", titulo: "" }],
      decimal: ",",
    },
  }),
  "DELETE /administrador/prenomina/formatos/:id": () => ({ params: { id: 1 } }),
  "GET /administrador/cierre-anual": () => ({}),
  "POST /administrador/cierre-anual": ({ empresa_id }) => ({
    body: { empresa_id, anyo: 2025, conserva_sin_aviso: true },
  }),
  "POST /administrador/cierre-anual/avisar": ({ empresa_id }) => ({ body: { empresa_id } }),
  "GET /administrador/saldos": () => ({}),
  "GET /administrador/saldos/exportar": () => ({ query: { formato: "csv" } }),
  "GET /administrador/saldos/regla": () => ({}),
  "PUT /administrador/saldos/regla": ({ empresa_id }) => ({ body: { empresa_id, ...grant } }),
  "POST /administrador/saldos/regla/previa": ({ empresa_id }) => ({
    body: { empresa_id, ...grant },
  }),
  "POST /administrador/saldos/ajuste": ({ trabajador_id }) => ({
    body: { trabajador_id, saldo: "vacaciones", anyo: 2026, cantidad: 1, motivo: "prueba" },
  }),
  "PUT /administrador/saldos/bloqueo-anual": ({ empresa_id }) => ({
    body: { empresa_id, anyo: 2025, bloqueado: true },
  }),
};
