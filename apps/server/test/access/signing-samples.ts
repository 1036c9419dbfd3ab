const nobodys = 2_000_000_000;
const params = { id: nobodys };
const draft = { nombre: "Prueba", idioma: "es", texto: "Hola {{nombre}}" };

/** A valid input for each call about documents sent for signature. */
export const signingSamples: Record<
  string,
  (caller: { trabajador_id: number }) => { params?: object; query?: object; body?: object }
> = {
  "POST /administrador/firma-documento": ({ trabajador_id }) => ({
    body: { trabajador_ids: String(trabajador_id), titulo: "Prueba", fichero: "" },
  }),
  "GET /administrador/firma-documento": () => ({}),
  "POST /administrador/firma-documento/:id/anular": () => ({ params, body: {} }),
  "GET /administrador/firma-documento/envios": () => ({}),
  "GET /administrador/firma-documento/envios/:id": () => ({ params }),
  "POST /administrador/firma-documento/recordar": () => ({ body: { envio_id: nobodys } }),
  "POST /administrador/firma-documento/anular": () => ({ body: { envio_id: nobodys } }),
  "GET /administrador/firma-documento/exportar": () => ({ query: { formato: "csv" } }),
  "GET /administrador/firma-documento/evidencias": () => ({
    query: { envio_id: String(nobodys) },
  }),
  "GET /administrador/destinatarios": () => ({}),
  "GET /administrador/documento-plantilla": () => ({}),
  "POST /administrador/documento-plantilla": () => ({ body: draft }),
  "PUT /administrador/documento-plantilla/:id": () => ({ params, body: draft }),
  "DELETE /administrador/documento-plantilla/:id": () => ({ params }),
  "POST /administrador/documento-plantilla/previa": () => ({
    body: { titulo: "Prueba", idioma: "es", texto: "Hola", trabajador_id: nobodys },
  }),
};
