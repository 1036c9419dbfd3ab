import { z } from "zod";

import {
  data,
  fileBytes,
  id,
  identityFields,
  instant,
  language,
  workerParams,
  year,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.documents } as const;

/** Kinds of certificate: employment, seniority, holidays of a year, income and withholdings of a year. */
export const certificateKinds = ["empleo", "antiguedad", "vacaciones", "ingresos"] as const;

export type CertificateKind = (typeof certificateKinds)[number];

export const certificate = z.object({
  id: id.describe("Certificate id"),
  tipo_certificado: z.enum(certificateKinds),
  anyo: year.nullable(),
  idioma: language,
  codigo_verificacion: z.string(),
  nombre: z.string().describe("File name"),
  bytes: z.number().int(),
  emitido_en: instant,
  anulado_en: instant
    .nullable()
    .describe("Since when it is void, because a payslip that it was drawn from was withdrawn"),
});
export type Certificate = z.infer<typeof certificate>;

export const certificates = endpoint({
  method: "GET",
  path: "/trabajador/:id/certificados",
  tag: "documents",
  summary: "Certificates that the worker asked for, newest first, and what can be asked for",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: z.object({
    data: z.array(certificate),
    disponibles: z.array(
      z.object({
        tipo_certificado: z.enum(certificateKinds),
        anyos: z
          .array(z.number().int())
          .nullable()
          .describe("Years there is something to certify of; null: about no year"),
        meses_sin_cifras: z
          .array(z.object({ anyo: year, mes: z.number().int().min(1).max(12) }))
          .describe(
            "Months whose published payslips are only a PDF: income cannot be told of them",
          ),
      }),
    ),
  }),
  errors: ["worker.not_found"],
});

export const requestCertificate = endpoint({
  method: "POST",
  path: "/trabajador/:id/certificados",
  tag: "documents",
  summary: "Make a certificate at once: a sealed PDF with a code to verify it",
  access: { ...access, target: "params.id" },
  params: workerParams,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    tipo_certificado: z.enum(certificateKinds),
    anyo: year.optional().describe("Of holidays and income"),
    idioma: language.optional().describe("The worker's without it"),
  }),
  response: data(certificate),
  errors: [
    "worker.not_found",
    "certificate.year_required",
    "certificate.no_data",
    "certificate.no_figures",
    "request.conflict",
    "certificate.too_many",
  ],
});

export const certificateFile = endpoint({
  method: "GET",
  path: "/certificado-document",
  tag: "documents",
  summary: "PDF of an own certificate",
  access: { audience: "worker", subject: "none", module: moduleIds.documents },
  query: z.strictObject({ certificado_id: id.describe("Certificate id") }),
  response: fileBytes,
  produces: "file",
  errors: ["certificate.not_found"],
});
