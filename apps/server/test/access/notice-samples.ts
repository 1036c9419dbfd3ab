import type { Worker } from "../factory.ts";

/** Id of a notification or device that does not exist. */
const nobodys = 2_000_000_000;

/** Sample calls of the endpoints about notices and preferences. */
export const noticeSamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "GET /trabajador/:id/notificaciones": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    query: { visible: 1 },
  }),
  "GET /notificacion-con-estado/:id": () => ({ params: { id: nobodys } }),
  "PUT /notificacion/:id/leer": () => ({ params: { id: nobodys } }),
  "PUT /notificacion/:userId/leer-todas": ({ trabajador_id }) => ({
    params: { userId: trabajador_id },
  }),
  "GET /notificacion/:userId/leer-todas": ({ trabajador_id }) => ({
    params: { userId: trabajador_id },
  }),
  "PUT /notificacion/:id/ocultar": () => ({ params: { id: nobodys }, body: {} }),
  "GET /notificacion/:id/documento": () => ({ params: { id: nobodys } }),
  "POST /comunicados": ({ trabajador_id }) => ({
    body: {
      titulo: "prueba",
      contenido: "prueba",
      destinatarios: "trabajadores",
      trabajador_ids: [trabajador_id],
    },
  }),
  "GET /comunicados": () => ({}),
  "GET /trabajador/:id/preferencias-avisos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "PUT /trabajador/:id/preferencias-avisos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { frecuencia: "diario" },
  }),
  "GET /trabajador/:id/dispositivos-avisos": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
  }),
  "POST /trabajador/:id/dispositivos-avisos/web": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: {
      endpoint: "https://127.0.0.1/prueba",
      p256dh: "B".repeat(87),
      auth: "A".repeat(22),
      nombre: "prueba",
    },
  }),
  "POST /trabajador/:id/dispositivos-avisos/app": ({ trabajador_id }) => ({
    params: { id: trabajador_id },
    body: { token: "prueba".repeat(5), nombre: "prueba", confirmado: true },
  }),
  "DELETE /trabajador/:id/dispositivos-avisos/:dispositivo_id": ({ trabajador_id }) => ({
    params: { id: trabajador_id, dispositivo_id: nobodys },
  }),
  "POST /trabajador/:id/dispositivos-avisos/:dispositivo_id/prueba": ({ trabajador_id }) => ({
    params: { id: trabajador_id, dispositivo_id: nobodys },
  }),
};
