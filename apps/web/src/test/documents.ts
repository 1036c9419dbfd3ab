import type { PortalDocument } from "@atrio/contract/papers/documents";

import { lucia } from "./team.ts";

/** A document that a worker has handed in, changed as a test needs it. */
export function paperOf(changes: Partial<PortalDocument> = {}): PortalDocument {
  return {
    id: 40,
    categoria: "trabajador",
    documento_tipo: "identidad",
    tipo_nombre: "Documento de identidad",
    carpeta: null,
    titulo: "DNI",
    descripcion: null,
    clase: "general",
    nombre: "dni.pdf",
    tipo: "application/pdf",
    bytes: 200_000,
    subido_por: lucia,
    subido_en: "2026-03-12T09:00:00.000Z",
    fecha: null,
    caduca_el: null,
    version: 1,
    aprobacion: null,
    decidida_por: null,
    decidida_en: null,
    motivo_rechazo: null,
    visible_supervisor: false,
    nuevo: false,
    can: { borrar: true, sustituir: true },
    ...changes,
  };
}
