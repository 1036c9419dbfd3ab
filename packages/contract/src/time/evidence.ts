import { z } from "zod";

import { data, date, done, id, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const administrator = {
  audience: "administrator",
  office: "tiempo",
  subject: "none",
  module: null,
} as const;
const anybody = { audience: "public", subject: "none", module: null } as const;

const inspectionScopes = ["trabajador", "centro", "empresa"] as const;

/** Scope and days of an inspection; the id of a worker or centre goes with its scope. */
const inspected = {
  alcance: z.enum(inspectionScopes).describe("A worker, a work centre or the whole company"),
  trabajador_id: id.optional().describe("Worker of the scope `trabajador`"),
  centro_trabajo_id: id.optional().describe("Work centre of the scope `centro`"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day; at most five years later"),
};

/** A file as it is being made, piece by piece. */
const fileStream = z.custom<AsyncIterable<Uint8Array>>();

const kitErrors = [
  "inspection.scope",
  "inspection.range",
  "inspection.too_large",
  "worker.not_found",
  "centre.not_found",
] as const;

export const exportInspection = endpoint({
  method: "POST",
  path: "/administrador/inspeccion",
  tag: "administrator",
  summary: "The inspection kit of a period: ZIP with records, chains, checkpoints and a verifier",
  access: {
    ...administrator,
    subject: "company",
    target: "body.trabajador_id",
    confirmed: true,
  },
  produces: "file",
  body: z.strictObject(inspected),
  response: fileStream,
  errors: kitErrors,
});

const linkPeriod = {
  id: id.describe("Link id"),
  alcance: z.enum(inspectionScopes).describe("Scope"),
  objeto: z.string().describe("Name of the worker, the centre or the company"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  motivo: z.string().describe("What the link was issued for"),
  emisor: z.string().describe("Who issued it"),
  creado_en: instant.describe("When it was issued"),
  expira_en: instant.describe("When it stops working"),
};

const inspectionLink = z.object({
  ...linkPeriod,
  revocado_en: instant.nullable().describe("When it was withdrawn"),
  consultas: z.number().int().describe("How often it was opened"),
  descargas: z.number().int().describe("How often the file was downloaded"),
  ultimo_acceso: instant.nullable().describe("Last use"),
});
export type InspectionLink = z.infer<typeof inspectionLink>;

export const createInspectionLink = endpoint({
  method: "POST",
  path: "/administrador/enlaces-inspeccion",
  tag: "administrator",
  summary: "Issue a link with which an inspector reads a period; the answer shows it only once",
  access: {
    ...administrator,
    subject: "company",
    target: "body.trabajador_id",
    confirmed: true,
  },
  body: z.strictObject({
    ...inspected,
    motivo: z.string().trim().min(1).max(300).describe("Why, e.g. the inspection's file number"),
    dias: z.number().int().min(1).max(30).default(7).describe("Days until it expires"),
  }),
  response: data(
    z.object({
      id: id.describe("Link id"),
      enlace: z.string().describe("The address to hand over; the token is in its fragment"),
      expira_en: instant.describe("When it stops working"),
    }),
  ),
  errors: kitErrors,
});

export const listInspectionLinks = endpoint({
  method: "GET",
  path: "/administrador/enlaces-inspeccion",
  tag: "administrator",
  summary: "Links issued in the last two years, newest first, with their use",
  access: administrator,
  response: data(z.array(inspectionLink)),
});

export const revokeInspectionLink = endpoint({
  method: "DELETE",
  path: "/administrador/enlaces-inspeccion/:id",
  tag: "administrator",
  summary: "Withdraw a link at once",
  access: administrator,
  params: z.strictObject({ id: id.describe("Link id") }),
  response: done,
  errors: ["inspection.link_not_found"],
});

const linkToken = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .describe("Token from the link's fragment");

const inspectionView = z.object({
  ...linkPeriod,
  empresa: z.string().describe("Company"),
  cif: z.string().nullable().describe("Tax number of the company"),
  zona_horaria: z.string().describe("IANA zone of the company"),
  personas: z.number().int().describe("People whose records it opens"),
  huella_clave: z.string().describe("SHA-256 of the key that signs the checkpoints, hexadecimal"),
});
export type InspectionView = z.infer<typeof inspectionView>;

export const openInspection = endpoint({
  method: "POST",
  path: "/inspeccion/consultar",
  tag: "inspection",
  summary: "What an inspector's link opens, who issued it and until when",
  access: anybody,
  body: z.strictObject({ token: linkToken }),
  response: data(inspectionView),
  errors: ["inspection.link_expired"],
});

export const downloadInspection = endpoint({
  method: "POST",
  path: "/inspeccion/descargar",
  tag: "inspection",
  summary: "The inspection kit of an inspector's link",
  access: anybody,
  produces: "file",
  body: z.strictObject({ token: linkToken }),
  response: fileStream,
  errors: ["inspection.link_expired", "inspection.too_large"],
});

const checkpointReasons = ["alta", "importacion", "diario", "cierre", "exportacion"] as const;

const checkpointOverview = z.object({
  correos: z.array(z.string()).describe("Who gets each day's checkpoint by mail"),
  huella_clave: z.string().describe("SHA-256 of the public key in use, hexadecimal"),
  sello_tiempo: z
    .literal("no_configurado")
    .describe(
      "RFC 3161 time stamps are not configured: the mails' own dates are the outside proof",
    ),
  puntos: z
    .array(
      z.object({
        numero: z.number().int().describe("Number in the company"),
        creado_en: instant.describe("When it was signed"),
        motivo: z
          .enum(checkpointReasons)
          .describe("New company, import, daily, month closure or export"),
        hash: z.string().describe("SHA-256 of the file, hexadecimal"),
        cadenas: z.number().int().describe("Chains whose heads it holds"),
        enviado_en: instant.nullable().describe("When it was handed to the mail"),
      }),
    )
    .describe("The last hundred, newest first"),
});

export const checkpointSettings = endpoint({
  method: "GET",
  path: "/administrador/puntos-control",
  tag: "administrator",
  summary: "Signed checkpoints of the clocking ledger and who gets them",
  access: administrator,
  response: data(checkpointOverview),
});

export const updateCheckpointMails = endpoint({
  method: "PUT",
  path: "/administrador/puntos-control/correos",
  tag: "administrator",
  summary: "Set who gets each checkpoint by mail",
  access: administrator,
  body: z.strictObject({
    correos: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .max(254)
          .pipe(z.email({ error: "email.invalid" })),
      )
      .max(20)
      .describe("Mail addresses, at most 20"),
  }),
  response: done,
});
