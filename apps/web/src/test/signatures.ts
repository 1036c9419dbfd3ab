import type { SignatureDetail } from "@atrio/contract/papers/signatures";

/** An agreement of three pages that waits to be signed, changed as a test needs it. */
export function documentToSign(changes: Partial<SignatureDetail> = {}): SignatureDetail {
  return {
    id: 7,
    titulo: "Acuerdo de teletrabajo",
    texto_adicional: null,
    importante: false,
    estado: "pendiente",
    email: "l•••@demo.test",
    link: "https://portal.test/documents?firma=7",
    fecha_solicitud: "2026-11-18T08:00:00.000Z",
    fecha_acceso: null,
    fecha_lectura: null,
    fecha_firma: null,
    fecha_rechazo: null,
    motivo_rechazo: null,
    caduca_el: null,
    documento_original_path: "acuerdo.pdf",
    documento_firmado_path: null,
    paginas: 3,
    hash: "ab".repeat(32),
    codigo_verificacion: null,
    can: { abrir: true, pedir_codigo: false, firmar: false, rechazar: true },
    sucesos: [{ tipo: "solicitado", en: "2026-11-18T08:00:00.000Z", quien: null }],
    codigo: null,
    ...changes,
  };
}
