import { X509Certificate } from "node:crypto";

import type { SealMaterial } from "./tasks.ts";

/** Names of a subject: organisation, its number, common name. */
const shown = ["O", "CN", "organizationIdentifier", "serialNumber"];

function subjectOf(certificate: X509Certificate): string {
  const parts = certificate.subject.split("\n").map((line) => {
    const at = line.indexOf("=");
    return { name: line.slice(0, at), value: line.slice(at + 1).replaceAll(/\\(.)/g, "$1") };
  });
  const values = shown.flatMap((name) => parts.find((part) => part.name === name)?.value ?? []);
  return [...new Set(values)].join(" · ") || certificate.subject.replaceAll("\n", " · ");
}

/** ISO 8601 as the database writes it: a certificate knows whole seconds. */
function instantOf(date: Date): string {
  return date.toISOString().replace(".000Z", "Z");
}

/** Public facts of a certificate. Throws for malformed bytes. */
export function factsOf({ certificate }: Pick<SealMaterial, "certificate">) {
  const read = new X509Certificate(certificate);
  return {
    sujeto: subjectOf(read),
    huella: read.fingerprint256.replaceAll(":", "").toLowerCase(),
    valido_desde: instantOf(read.validFromDate),
    valido_hasta: instantOf(read.validToDate),
  };
}
