import type { SignatureDetail, SignatureDocument } from "@atrio/contract/papers/signatures";

/** An event with its author and address; null for the portal itself. */
export type NewEvent = {
  firma_documento_id: number;
  tipo: SignatureDetail["sucesos"][number]["tipo"];
  en: string;
  quien_id: number | null;
  ip?: string | null;
  agente?: string | null;
  detalle?: Record<string, string | number | boolean | null>;
};

/** Contents of a signature's evidence page, as of its moment. */
export type Evidence = {
  nombre: string;
  nif: string | null;
  email: string;
  ip: string;
  agente: string;
  zona_horaria: string;
  idioma: string;
  hash: string;
  codigo_enviado_en: string;
};

type State = SignatureDocument["estado"];

/** Fields of a signature document that decide its state. */
export type Standing = {
  estado: State;
  /** The last day is over in the worker's zone. */
  vencido: boolean;
  fecha_acceso: string | null;
  fecha_lectura: string | null;
};

/** A document whose last day is over has expired, also before somebody noted it. */
export function stateOf(row: Pick<Standing, "estado" | "vencido">): State {
  return row.estado === "pendiente" && row.vencido ? "caducado" : row.estado;
}

/** Page of a signature document in the portal, without a language prefix. */
export function pageOfSignature(id: number): string {
  return `/documents?vista=firma&firma=${id}`;
}

/** Name of the sealed copy: the document's with a word before the ending. */
export function sealedName(name: string, word: string): string {
  return `${name.replace(/\.pdf$/i, "")} (${word}).pdf`;
}
