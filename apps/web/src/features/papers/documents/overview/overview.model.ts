import type { PortalDocument } from "@atrio/contract/papers/documents";
import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { isEarlier } from "../../../../lib/format.ts";

/** Documents that wait for the worker's signature, the important ones first. */
export function toSign(signatures: readonly SignatureDocument[]): SignatureDocument[] {
  return signatures
    .filter(({ estado }) => estado === "pendiente")
    .toSorted((a, b) => Number(b.importante) - Number(a.importante));
}

/** Own documents that were rejected: a newer version is awaited. */
export function rejected(documents: readonly PortalDocument[]): PortalDocument[] {
  return documents.filter(({ aprobacion }) => aprobacion === "rechazada");
}

/** The latest documents of any part, at most `most`. */
export function latest(documents: readonly PortalDocument[], most: number): PortalDocument[] {
  return documents.toSorted((a, b) => compareInstants(b.subido_en, a.subido_en)).slice(0, most);
}

function compareInstants(first: string, second: string): number {
  if (isEarlier(first, second)) return -1;
  return isEarlier(second, first) ? 1 : 0;
}

/** Number of documents that the worker has not opened yet. */
export function countNew(documents: readonly PortalDocument[]): number {
  return documents.filter(({ nuevo }) => nuevo).length;
}
