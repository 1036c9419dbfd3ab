/** Public facts of a certificate, never its key. Instants in ISO 8601. */
export type CertificateFacts = {
  sujeto: string;
  huella: string;
  valido_desde: string;
  valido_hasta: string;
};

/** Validity of a certificate made here. */
export const madeForYears = 5;
/** A certificate made here is replaced before it ends, so that no seal is made on its last day. */
export const renewedBefore = { hours: 30 * 24 };
