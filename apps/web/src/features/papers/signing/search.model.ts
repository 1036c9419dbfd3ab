import type { SignatureDocument } from "@atrio/contract/papers/signatures";

const views = ["nuevo", "textos", "personas"] as const;
const states = [
  "pendiente",
  "firmado",
  "rechazado",
  "anulado",
  "caducado",
] as const satisfies ReadonlyArray<SignatureDocument["estado"]>;

/** Search parameters of the documents sent for signature. */
export type SigningSearch = {
  /** Asking for signatures, texts with fields, or the list by person; the sendings without it. */
  vista?: (typeof views)[number];
  /** Sending that is open. */
  envio?: number;
  q?: string;
  /** State of a person's document. */
  estado?: SignatureDocument["estado"];
  /** Sendings that somebody still has to sign, or the finished ones. */
  abiertos?: "1" | "0";
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readSigningSearch(search: Record<string, unknown>): SigningSearch {
  const read: SigningSearch = {};
  const vista = views.find((one) => one === search["vista"]);
  const estado = states.find((one) => one === search["estado"]);
  if (vista !== undefined) read.vista = vista;
  if (estado !== undefined) read.estado = estado;
  const { q } = search;
  // A number that somebody looks for arrives as one.
  if (typeof q === "number" || (typeof q === "string" && q !== "")) {
    read.q = String(q).slice(0, 100);
  }
  const abiertos = String(search["abiertos"]);
  if (abiertos === "1" || abiertos === "0") read.abiertos = abiertos;
  for (const key of ["envio", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value < 2 ** 31) read[key] = value;
  }
  return read;
}
