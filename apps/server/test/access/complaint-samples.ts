import type { Worker } from "../factory.ts";

/** Id, code or key that does not exist. */
const nobodys = "6f1e2d3c-4b5a-4978-8a6b-5c4d3e2f1a0b";
const uuid = nobodys;
const frase = "caballo grapa pila correcta";
const texto = "prueba";
const texts = { titulo: "Prueba", descripcion: "Una prueba", tipo: "otros" };
const params = { id: nobodys };

/** A valid input for every call of the complaints mailbox, about a target. */
export const complaintSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "POST /trabajador/:id/denuncias": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: {},
  }),
  "POST /denuncia": () => ({ body: texts }),
  "POST /denuncia/anonima": () => ({ body: { ...texts, slug: "casa", sin_correo: true } }),
  "DELETE /denuncia/:id": () => ({ params }),
  "GET /denuncia-by-uuid/:uuid": () => ({ params: { uuid } }),
  "POST /denuncia-by-uuid": () => ({ body: { uuid } }),
  "POST /denuncia-by-uuid/confirmar": () => ({ body: { uuid } }),
  "POST /denuncia-by-uuid/editar": () => ({ body: { uuid, ...texts } }),
  "POST /denuncia-by-uuid/retirar": () => ({ body: { uuid } }),
  "POST /denuncia-by-uuid/mensaje": () => ({ body: { uuid, texto } }),
  "POST /denuncia-by-uuid/reunion": () => ({ body: { uuid, texto } }),
  "POST /denuncia-by-uuid/acta": () => ({ body: { uuid, texto, conforme: true } }),
  "POST /denuncia-by-uuid/documento": () => ({ body: { uuid } }),
  "POST /denuncia-by-uuid/documento/abrir": () => ({ body: { uuid, documento_id: nobodys } }),
  "GET /buzon-denuncias/politica/:slug": () => ({ params: { slug: "casa" } }),
  "GET /buzon-denuncias": () => ({}),
  "POST /buzon-denuncias/abrir": () => ({ body: { frase } }),
  "POST /buzon-denuncias/clave": () => ({ body: { frase } }),
  "PUT /buzon-denuncias/clave": () => ({ body: { frase_actual: frase, frase_nueva: frase } }),
  "POST /buzon-denuncias/desbloquear": () => ({ body: { frase } }),
  "POST /buzon-denuncias/gestores/:id/admitir": () => ({ params, body: {} }),
  "POST /buzon-denuncias/recuperar": () => ({
    body: { clave_recuperacion: "0".repeat(64), frase_nueva: frase },
  }),
  "POST /buzon-denuncias/empezar-de-nuevo": () => ({ body: { frase, acepto: true } }),
  "GET /caso-denuncia": () => ({}),
  "GET /caso-denuncia/:id": () => ({ params }),
  "POST /caso-denuncia/:id/acuse": () => ({ params, body: {} }),
  "POST /caso-denuncia/:id/decision": () => ({ params, body: { admitida: true, texto } }),
  "POST /caso-denuncia/:id/asignar": () => ({ params, body: { gestor_id: nobodys } }),
  "POST /caso-denuncia/:id/mensaje": () => ({ params, body: { texto } }),
  "POST /caso-denuncia/:id/nota": () => ({ params, body: { texto } }),
  "POST /caso-denuncia/:id/acta": () => ({ params, body: { texto, fecha: "2026-11-18" } }),
  "POST /caso-denuncia/:id/prorroga": () => ({ params, body: { texto } }),
  "POST /caso-denuncia/:id/conclusion": () => ({ params, body: { texto, resultado: "archivo" } }),
  "POST /caso-denuncia/:id/documento": () => ({ params, body: {} }),
  "GET /caso-denuncia/:id/documento/:documentoId": () => ({
    params: { id: nobodys, documentoId: nobodys },
  }),
  "GET /libro-registro-denuncias/exportar": () => ({}),
  "GET /estadistica-denuncias": () => ({ query: { anyo: 2026 } }),
};
