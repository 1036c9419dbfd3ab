import type { Notice } from "./notices.rules.ts";

/** Fields that name what a notice is about, the first that it has. */
const keyFields = [
  "solicitud_id",
  "delegacion_id",
  "incidencia_id",
  "fichaje_id",
  "cambio_id",
  "nomina_id",
  "documento_id",
  "comunicado_id",
  "politica",
  "sesion_id",
] as const;

/**
 * Key that keeps a person from being told twice; null for events that may recur on the same day.
 */
export function keyOf({ kind, data }: Notice): string | null {
  if ("firma_documento_id" in data) {
    const version = "version" in data ? `:${data.version}` : "";
    return `${kind}:${data.firma_documento_id}${version}`;
  }
  if ("lote_id" in data) return `${kind}:${data.lote_id}`;
  if ("lotes" in data) return `${kind}:${data.version}`;
  if ("turnos" in data) return `${kind}:${data.trabajador_id}:${data.version}`;
  if ("registros" in data) return `${kind}:${data.trabajador_id}:${data.version}`;
  if (kind === "documents_expiring") return `${kind}:${data.version}`;
  if ("aviso" in data) return `${kind}:${data.dia}:${data.aviso}`;
  if ("version" in data) return `${kind}:${data.solicitud_id}:${data.version}`;
  if ("acto" in data) return `${kind}:${data.solicitud_id}:${data.acto}`;
  const named = keyFields.find((field) => field in data);
  if (named !== undefined) return `${kind}:${String(Reflect.get(data, named))}`;
  if ("ausencia" in data) return `${kind}:${data.trabajador_id}:${data.dia}`;
  if ("recibido_en" in data) return `${kind}:${data.trabajador_id}:${data.recibido_en}`;
  return null;
}
