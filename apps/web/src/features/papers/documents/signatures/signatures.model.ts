import type { SignatureDetail, SignatureDocument } from "@atrio/contract/papers/signatures";

/** Documents that wait for their worker, or those that do not any more. */
export type SignatureGroup = { name: "pendiente" | "cerrado"; documents: SignatureDocument[] };

/**
 * Waiting documents, the important ones first, then those whose last day is nearest; and the others in the
 * server's order, newest first. A group without documents is left out.
 */
export function groupsOf(documents: readonly SignatureDocument[]): SignatureGroup[] {
  const waiting = documents.filter(({ estado }) => estado === "pendiente");
  const closed = documents.filter(({ estado }) => estado !== "pendiente");
  const groups: SignatureGroup[] = [
    { name: "pendiente", documents: waiting.toSorted(byUrgency) },
    { name: "cerrado", documents: closed },
  ];
  return groups.filter(({ documents: some }) => some.length > 0);
}

function byUrgency(one: SignatureDocument, other: SignatureDocument): number {
  if (one.importante !== other.importante) return one.importante ? -1 : 1;
  return (one.caduca_el ?? "9999").localeCompare(other.caduca_el ?? "9999");
}

/** Step of a worker with a document; `null` once nothing more is expected of them. */
export type Step = "read" | "sign" | "copy";

/** The step that comes next. */
export function stepOf(document: SignatureDocument): Step | null {
  if (document.estado === "firmado") return "copy";
  if (document.estado !== "pendiente") return null;
  return document.fecha_lectura === null ? "read" : "sign";
}

/** Signed, and its sealed copy not made yet. */
export function isBeingSealed(document: SignatureDetail | undefined): boolean {
  return document?.estado === "firmado" && document.documento_firmado_path === null;
}

/** Reading in this page: the file, and the part read. */
export type Reading = {
  /** SHA-256 of the file that was shown; null until it came. */
  hash: string | null;
  /** The browser cannot compute one. */
  isUnsafe: boolean;
  seen: number;
  total: number;
};

/** State before the first page is read. */
export const unread: Reading = { hash: null, isUnsafe: false, seen: 0, total: 0 };

/** Reason why a reading does not count yet, by the key of its text; null: it counts. */
export type ReadingGap = "loading" | "unsafe" | "other" | "pages";

/** Missing part of a reading until it counts as complete. */
export function gapOf(reading: Reading, expected: string): ReadingGap | null {
  const gap = signingGapOf(reading, expected);
  if (gap !== null) return gap;
  if (reading.total === 0) return "loading";
  return reading.seen < reading.total ? "pages" : null;
}

/**
 * Obstacle to signing: an earlier complete reading stays valid, so that only the loaded file counts
 * and not its pages.
 */
export function signingGapOf(reading: Reading, expected: string): ReadingGap | null {
  if (reading.isUnsafe) return "unsafe";
  if (reading.hash === null) return "loading";
  return reading.hash === expected ? null : "other";
}
