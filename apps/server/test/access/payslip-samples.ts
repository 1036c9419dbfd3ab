import type { Worker } from "../factory.ts";

/** Id of a batch that does not exist: allowed callers get 404. */
const nobodys = 2_000_000_000;

/** A layout of payslips as an administrator teaches it. */
const payslipLayoutSample = {
  nombre: "Nómina de prueba",
  ancho: 595,
  alto: 842,
  etiquetas: [
    { texto: "Quien cobra", x: 0.1, y: 0.1 },
    { texto: "Lo que queda", x: 0.1, y: 0.5 },
    { texto: "Clave fiscal", x: 0.5, y: 0.1 },
  ],
  zonas: [{ campo: "nombre", x: 0.2, y: 0.1, ancho: 0.25, alto: 0.02 }],
};

/** Calls about batches of payslips and the layouts that a company teaches. */
export const payslipSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "GET /nomina-lote": ({ trabajador_id }) => ({ query: { trabajador_id, anyo: 2026 } }),
  "GET /nomina-lote/anyos": ({ trabajador_id }) => ({ query: { trabajador_id } }),
  "GET /nomina-lote/document": () => ({ query: { lote_id: nobodys } }),
  "POST /administrador/nomina-lote": () => ({
    body: { anyo: 2026, mes: 10, tipo_nomina: "NM", fichero: "" },
  }),
  "GET /administrador/nomina-lote": () => ({ query: { anyo: 2026 } }),
  "GET /administrador/nomina-lote/:id": () => ({ params: { id: nobodys } }),
  "GET /administrador/nomina-lote/:id/hoja/:hojaId/document": () => ({
    params: { id: nobodys, hojaId: nobodys },
  }),
  "GET /administrador/nomina-lote/:id/hoja/:hojaId": () => ({
    params: { id: nobodys, hojaId: nobodys },
  }),
  "PUT /administrador/nomina-lote/:id/hoja/:hojaId": () => ({
    params: { id: nobodys, hojaId: nobodys },
    body: { trabajador_id: null },
  }),
  "POST /administrador/nomina-lote/:id/confirmar": () => ({
    params: { id: nobodys },
    body: { motivo: "mes_no_leido" },
  }),
  "POST /administrador/nomina-lote/:id/publicar": () => ({
    params: { id: nobodys },
    body: { publicar_el: null },
  }),
  "DELETE /administrador/nomina-lote/:id": () => ({ params: { id: nobodys } }),
  "GET /administrador/nomina-lote/:id/hoja/:hojaId/texto": () => ({
    params: { id: nobodys, hojaId: nobodys },
  }),
  "GET /administrador/nomina-plantilla": () => ({}),
  "POST /administrador/nomina-plantilla": () => ({ body: payslipLayoutSample }),
  "PUT /administrador/nomina-plantilla/:id": () => ({
    params: { id: nobodys },
    body: payslipLayoutSample,
  }),
  "DELETE /administrador/nomina-plantilla/:id": () => ({ params: { id: nobodys } }),
  "POST /administrador/nomina-plantilla/:id/prueba": () => ({
    params: { id: nobodys },
    body: { lote_id: nobodys, hoja_id: nobodys },
  }),
};
