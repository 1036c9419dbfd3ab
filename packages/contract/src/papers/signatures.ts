import { z } from "zod";

import { data, date, fileBytes, id, identityFields, instant, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.documents } as const;
const own = { audience: "worker", subject: "none", module: moduleIds.documents } as const;
const office = {
  audience: "administrator",
  office: "documentos",
  subject: "none",
  module: moduleIds.documents,
} as const;
const signatureParams = z.strictObject({ id: id.describe("Signature document id") });

export const signatureStates = [
  "pendiente",
  "firmado",
  "rechazado",
  "anulado",
  "caducado",
] as const;

/** A document that a worker is asked to sign (Rule PAPERS-52). */
export const signatureDocument = z.object({
  id: id.describe("Signature document id"),
  titulo: z.string(),
  texto_adicional: z.string().nullable().describe("What the company adds"),
  importante: z.boolean().describe("Stays on the home page until done"),
  estado: z.enum(signatureStates),
  email: z.string().describe("Where the code goes, mostly hidden"),
  link: z.string().describe("Its page in the portal"),
  fecha_solicitud: instant,
  fecha_acceso: instant.nullable().describe("First opened"),
  fecha_lectura: instant.nullable().describe("Read to its end"),
  fecha_firma: instant.nullable(),
  fecha_rechazo: instant.nullable(),
  motivo_rechazo: z.string().nullable(),
  caduca_el: date.nullable().describe("Last day to sign"),
  documento_original_path: z.string().describe("File name"),
  documento_firmado_path: z
    .string()
    .nullable()
    .describe("File name of the sealed copy; null until it is made"),
  paginas: z.number().int(),
  hash: z.string().describe("SHA-256 of what is signed"),
  codigo_verificacion: z.string().nullable().describe("Code of the verification page"),
  can: z.object({
    abrir: z.boolean(),
    pedir_codigo: z.boolean().describe("It is read to its end and can be signed"),
    firmar: z.boolean(),
    rechazar: z.boolean(),
  }),
});
export type SignatureDocument = z.infer<typeof signatureDocument>;

const signatureEvent = z.object({
  tipo: z.enum([
    "solicitado",
    "abierto",
    "leido",
    "codigo_enviado",
    "codigo_erroneo",
    "firmado",
    "sellado",
    "rechazado",
    "anulado",
    "caducado",
    "recordado",
  ]),
  en: instant,
  quien: person.nullable().describe("null: by itself"),
});

/** A one-time code that was sent by mail; never the code itself. */
export const sentCode = z.object({
  enviado_en: instant,
  caduca_en: instant,
  otro_desde: instant.describe("When another one may be asked for"),
  intentos_restantes: z.number().int(),
});
export type SentCode = z.infer<typeof sentCode>;

export const signatureDetail = signatureDocument.extend({
  sucesos: z.array(signatureEvent).describe("What happened, oldest first"),
  codigo: sentCode.nullable().describe("The code that was sent and can still be typed"),
});
export type SignatureDetail = z.infer<typeof signatureDetail>;

export const signatureDocuments = endpoint({
  method: "GET",
  path: "/trabajador/:id/firma-documentos",
  tag: "documents",
  summary: "Documents that the worker signs, has signed or has rejected; pending first",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: data(z.array(signatureDocument)),
  errors: ["worker.not_found"],
});

export const signatureById = endpoint({
  method: "GET",
  path: "/firma-documento/:id",
  tag: "documents",
  summary: "One own signature document with its history",
  access: own,
  params: signatureParams,
  response: data(signatureDetail),
  errors: ["signature.not_found"],
});

const fileQuery = z.strictObject({ firma_documento_id: id.describe("Signature document id") });

export const unsignedFile = endpoint({
  method: "GET",
  path: "/trabajador/:id/documento-sin-firma",
  tag: "documents",
  summary: "The PDF to read; opening it is written down",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: fileQuery,
  response: fileBytes,
  produces: "file",
  errors: ["worker.not_found", "signature.not_found"],
});

export const signedFile = endpoint({
  method: "GET",
  path: "/trabajador/:id/documento-con-firma",
  tag: "documents",
  summary: "The sealed PDF with its evidence page",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: fileQuery,
  response: fileBytes,
  produces: "file",
  errors: ["worker.not_found", "signature.not_found", "signature.not_sealed"],
});

export const markRead = endpoint({
  method: "POST",
  path: "/firma-documento/:id/leido",
  tag: "documents",
  summary: "Say that the document was read to its end",
  access: own,
  params: signatureParams,
  body: z.strictObject({
    ...identityFields,
    paginas: z.number().int().min(1).describe("Pages that were shown"),
  }),
  response: data(signatureDetail),
  errors: ["signature.not_found", "signature.not_pending", "signature.not_read"],
});

export const sendSignatureCode = endpoint({
  method: "POST",
  path: "/firma-documento/:id/codigo",
  tag: "documents",
  summary: "Send a one-time code by mail; at most one a minute",
  access: own,
  params: signatureParams,
  body: z.strictObject(identityFields),
  response: data(signatureDetail),
  errors: [
    "signature.not_found",
    "signature.not_pending",
    "signature.not_read",
    "signature.not_enabled",
    "signature.code_too_soon",
  ],
});

/** Six digits, as the mail says them. */
export const signatureCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "signature.code_form"))
  .describe("Six digits");

export const signDocument = endpoint({
  method: "POST",
  path: "/firma-documento/:id/firmar",
  tag: "documents",
  summary: "Sign with the code; the sealed copy is made right after",
  access: own,
  params: signatureParams,
  body: z.strictObject({
    ...identityFields,
    codigo: signatureCode,
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe("SHA-256 of what was read"),
  }),
  response: data(signatureDetail),
  errors: [
    "signature.not_found",
    "signature.not_pending",
    "signature.not_read",
    "signature.not_enabled",
    "signature.code_wrong",
    "signature.code_expired",
    "signature.code_tries",
    "signature.other_document",
  ],
});

export const rejectSignature = endpoint({
  method: "POST",
  path: "/firma-documento/:id/rechazar",
  tag: "documents",
  summary: "Reject a document, with a reason",
  access: own,
  params: signatureParams,
  body: z.strictObject({ ...identityFields, motivo: z.string().trim().max(1000).describe("Why") }),
  response: data(signatureDetail),
  errors: ["signature.not_found", "signature.not_pending", "signature.reason_required"],
});

/** The certificate with which the company seals; never its key. */
const companySeal = z.object({
  propio: z.boolean().describe("The company's own, not made here"),
  sujeto: z.string().describe("Whose it is, as the certificate says"),
  huella: z.string().describe("SHA-256 of the certificate"),
  valido_desde: instant,
  valido_hasta: instant,
  sello_tiempo: z.boolean().describe("A time-stamping authority is configured"),
});

export const readSeal = endpoint({
  method: "GET",
  path: "/administrador/certificado-sello",
  tag: "documents",
  summary: "The certificate that seals the company's documents; made on first use",
  access: office,
  response: data(companySeal),
});

export const replaceSeal = endpoint({
  method: "POST",
  path: "/administrador/certificado-sello",
  tag: "documents",
  summary: "Seal with the company's own certificate (PKCS#12) from now on",
  access: { ...office, office: "titular" },
  form: true,
  file: "fichero",
  body: z.strictObject({
    ...identityFields,
    contrasena: z.string().max(200).default("").describe("Password of the file"),
    fichero: z.unknown().describe("The .p12 or .pfx file (form part)"),
  }),
  response: data(companySeal),
  errors: [
    "seal.unreadable",
    "seal.password",
    "seal.expired",
    "seal.no_key",
    "document.too_large",
    "document.empty",
  ],
});

/** Answer of the public page about a file or code: never contents, never a name of a person. */
export const verification = z.object({
  resultado: z
    .enum(["valido", "anulado", "sustituido", "alterado", "desconocido"])
    .describe(
      "Valid; withdrawn; replaced by a newer version; a known document whose bytes are others; not known here",
    ),
  clase: z.enum(["firma", "certificado", "modelo145"]).nullable().describe("What it is"),
  empresa: z.string().nullable().describe("Company that sealed it"),
  emitido_en: instant.nullable(),
  anulado_en: instant
    .nullable()
    .describe("Since when a document that was genuine is withdrawn or replaced"),
  sha256: z.string().nullable().describe("SHA-256 that the genuine file has, to compare"),
  huella_certificado: z.string().nullable(),
  sello_tiempo: z.boolean().nullable(),
});
export type Verification = z.infer<typeof verification>;

const publicAccess = { audience: "public", subject: "none", module: null } as const;

export const verifyCode = endpoint({
  method: "POST",
  path: "/verificacion/codigo",
  tag: "documents",
  summary: "Whether a code belongs to a sealed document",
  access: publicAccess,
  body: z.strictObject({
    codigo: z.string().max(60).describe("As printed; spaces and case do not matter"),
  }),
  response: data(verification),
});

export const verifyFile = endpoint({
  method: "POST",
  path: "/verificacion/fichero",
  tag: "documents",
  summary: "Whether a file is a sealed document, byte by byte; it is not kept",
  access: publicAccess,
  form: true,
  file: "fichero",
  // A signed file has grown by its evidence and its seal.
  fileLimit: 10_485_760,
  body: z.strictObject({ fichero: z.unknown().describe("The file (form part)") }),
  response: data(verification),
  errors: ["document.too_large", "document.empty"],
});
