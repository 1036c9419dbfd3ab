import { hash } from "node:crypto";

import { pdfType } from "../../src/lib/files/pdf.ts";
import type { Storage } from "../../src/platform/storage.ts";
import type { Cell } from "../copy.ts";
import { paper } from "../paper.ts";

/** Columns of a stored file. */
export type StoredPaper = { tipo: string; bytes: number; sha256: string; clave: string };

/** Prints and stores a page once, however many rows point to it. */
export type Press = (title: string, paragraphs: readonly string[]) => Promise<StoredPaper>;

/** Factory of a company's documents. Files that people may delete are printed for them alone. */
export function createPress(storage: Storage, scope: { empresa_id: number }): Press {
  return async (title, paragraphs) => {
    const bytes = paper(title, paragraphs);
    const clave = await storage.put({ ...scope, bytes, encrypted: true });
    return { tipo: pdfType, bytes: bytes.length, sha256: hash("sha256", bytes, "hex"), clave };
  };
}

/** A row of `documento` but for its id; every row has every column. */
export type DocumentRow = Record<(typeof documentColumns)[number], Cell>;

const documentColumns = [
  "trabajador_id",
  "centro_trabajo_id",
  "categoria",
  "documento_tipo",
  "carpeta",
  "titulo",
  "descripcion",
  "clase",
  "visible_supervisor",
  "nombre",
  "tipo",
  "bytes",
  "sha256",
  "clave",
  "subido_por",
  "subido_en",
  "aprobacion",
  "decidida_por",
  "decidida_en",
  "motivo_rechazo",
] as const;

type Given = Pick<
  DocumentRow,
  "categoria" | "titulo" | "nombre" | "subido_por" | "subido_en" | keyof StoredPaper
>;

/** A row with nothing in the columns that are not given. */
export function documentRow(given: Given & Partial<DocumentRow>): DocumentRow {
  return {
    trabajador_id: null,
    centro_trabajo_id: null,
    documento_tipo: null,
    carpeta: null,
    descripcion: null,
    clase: "general",
    visible_supervisor: false,
    aprobacion: null,
    decidida_por: null,
    decidida_en: null,
    motivo_rechazo: null,
    ...given,
  };
}
