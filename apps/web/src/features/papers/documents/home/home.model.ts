import type { SignatureDocument } from "@atrio/contract/papers/signatures";

/** What waits for a signature: the important ones first, then what expires first, then the oldest. */
export function pendingOf(documents: readonly SignatureDocument[]): SignatureDocument[] {
  return documents
    .filter(({ estado: state }) => state === "pendiente")
    .toSorted(
      (one, other) =>
        Number(other.importante) - Number(one.importante) ||
        (one.caduca_el ?? "9999").localeCompare(other.caduca_el ?? "9999") ||
        one.fecha_solicitud.localeCompare(other.fecha_solicitud),
    );
}
