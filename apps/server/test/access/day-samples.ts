import type { Worker } from "../factory.ts";

/** Id of a change that does not exist: allowed callers get 404. */
const nobodys = 2_000_000_000;
/** Times of a signing on Tuesday 17 November 2026. */
const stated = { hora_inicio: "2026-11-17T09:00:00Z", hora_fin: "2026-11-17T10:30:00Z" };

/** A day's draft that starts from no signing at all: outdated where there are any. */
const dayDraft = { fichajes: [stated], borrados: [], version: [] };

/** A valid input for every call about days changed as a whole. */
export const daySamples: Record<
  string,
  (target: Worker) => { params?: object; query?: object; body?: object }
> = {
  "PUT /fichaje-dia/:fecha": ({ trabajador_id }) => ({
    params: { fecha: "2026-11-17" },
    body: { trabajador_id, ...dayDraft, motivo: "prueba" },
  }),
  "POST /fichaje-dia/:fecha/previa": ({ trabajador_id }) => ({
    params: { fecha: "2026-11-17" },
    body: { trabajador_id, ...dayDraft },
  }),
  "GET /cambios-dia": ({ trabajador_id }) => ({
    query: { trabajador_id, desde: "2026-11-01", hasta: "2026-11-30" },
  }),
  "PUT /supervisor/fichaje-dia/:trabajador_id/:fecha": ({ trabajador_id }) => ({
    params: { trabajador_id, fecha: "2026-11-17" },
    body: { ...dayDraft, motivo: "prueba" },
  }),
  "POST /supervisor/fichaje-dia/:trabajador_id/:fecha/previa": ({ trabajador_id }) => ({
    params: { trabajador_id, fecha: "2026-11-17" },
    body: dayDraft,
  }),
  "GET /supervisor/cambios-dia": () => ({}),
  "POST /supervisor/cambios-dia/leidos": () => ({ body: { ids: [nobodys] } }),
  "POST /supervisor/cambio-dia/:id/objetar": () => ({
    params: { id: nobodys },
    body: { motivo: "prueba" },
  }),
};
