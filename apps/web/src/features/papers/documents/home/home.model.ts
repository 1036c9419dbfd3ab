import type { SignatureDocument } from "@atrio/contract/papers/signatures";

/**
 * Documents that wait for a signature: important ones first, then the next to expire, then the
 * oldest.
 */
export function pendingOf(documents: readonly SignatureDocument[]): SignatureDocument[] {
  return documents
    .filter(({ estado }) => estado === "pendiente")
    .toSorted(
      (one, other) =>
        Number(other.importante) - Number(one.importante) ||
        (one.caduca_el ?? "9999").localeCompare(other.caduca_el ?? "9999") ||
        one.fecha_solicitud.localeCompare(other.fecha_solicitud),
    );
}
