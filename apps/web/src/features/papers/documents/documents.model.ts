import type { PortalDocument } from "@atrio/contract/papers/documents";

import type { DocumentState } from "./search.model.ts";

/** Maximum of files of one ZIP, as in the contract's `documentIds`. */
export const mostFiles = 50;

/** Filters of a list; null is any. */
export type Narrowing = {
  words: string;
  kind: string | null;
  state: DocumentState | null;
  year: number | null;
};

/** True if anything is left out. */
export function isNarrowed({ words, kind, state, year }: Narrowing): boolean {
  return words.trim() !== "" || kind !== null || state !== null || year !== null;
}

/** Letters without accents or case, so that 'nomina' finds 'Nómina'. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** True if every word is somewhere in the texts. */
export function hasWords(words: string, texts: ReadonlyArray<string | null>): boolean {
  const all = plain(texts.filter((text) => text !== null).join("\n"));
  return plain(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** True if a document is in a state: not opened yet, or where its approval stands. */
function isIn(document: PortalDocument, state: DocumentState): boolean {
  return state === "nuevo" ? document.nuevo : document.aprobacion === state;
}

/** The year in which a document was uploaded, by the worker's calendar. */
function yearOf(document: PortalDocument, dayOf: (instant: string) => string): number {
  return Number(dayOf(document.subido_en).slice(0, 4));
}

/** The documents that a narrowing leaves, in their order; `dayOf` gives an instant's local day. */
export function narrow(
  documents: readonly PortalDocument[],
  { words, kind, state, year }: Narrowing,
  dayOf: (instant: string) => string,
): PortalDocument[] {
  return documents.filter((document) => {
    const { titulo, descripcion, nombre } = document;
    const texts = [titulo, descripcion, nombre, document.tipo_nombre, document.carpeta];
    return (
      (kind === null || document.documento_tipo === kind) &&
      (state === null || isIn(document, state)) &&
      (year === null || yearOf(document, dayOf) === year) &&
      hasWords(words, texts)
    );
  });
}

/** Kinds, states and years of the documents, as choices of the filters. */
export function choicesOf(
  documents: readonly PortalDocument[],
  dayOf: (instant: string) => string,
): { kinds: Array<{ value: string; label: string }>; states: DocumentState[]; years: number[] } {
  const kinds = new Map<string, string>();
  for (const { documento_tipo, tipo_nombre } of documents) {
    if (documento_tipo !== null) kinds.set(documento_tipo, tipo_nombre ?? documento_tipo);
  }
  const states = (["nuevo", "pendiente", "aprobada", "rechazada"] as const).filter((state) =>
    documents.some((document) => isIn(document, state)),
  );
  const years = new Set(documents.map((document) => yearOf(document, dayOf)));
  return {
    kinds: [...kinds]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    states,
    years: [...years].toSorted((a, b) => b - a),
  };
}

/** The documents of a part of the page. */
export function ofView(
  documents: readonly PortalDocument[],
  view: "personales" | "laborales",
): PortalDocument[] {
  return documents.filter((document) => viewOf(document) === view);
}

/** The part of the page to which a document belongs. */
export function viewOf({
  categoria,
}: Pick<PortalDocument, "categoria">): "empresa" | "personales" | "laborales" {
  if (categoria === "empresa") return "empresa";
  return categoria === "trabajador" ? "personales" : "laborales";
}

/** 'PDF', 'JPEG', 'HEIC' of a media type. */
export function formatName(type: string): string {
  return (type.split("/").at(-1) ?? "").replace(/^x-/, "").toUpperCase();
}
