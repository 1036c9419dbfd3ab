import { z } from "zod";

import {
  data,
  date,
  done,
  fileOrArchive,
  id,
  identityFields,
  instant,
  workerParams,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

import { sentCode, signatureCode } from "./signatures.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.documents } as const;
const own = { audience: "worker", subject: "none", module: moduleIds.documents } as const;
const modelParams = z.strictObject({ id: id.describe("Id of the version") });

const birthYear = z.number().int().min(1900).max(2199).describe("Year of birth");
const amount = z.number().min(0).max(999_999.99).describe("Euros a year, two decimals");

/** Degree of disability, as the form asks for it. */
export const disabilities = ["ninguna", "33_a_65", "65_o_mas"] as const;
const disability = z.enum(disabilities).describe("None, 33 % to less than 65 %, 65 % or more");
const helpNeeded = z.boolean().describe("Needs help of others or has reduced mobility");

/** Family situations of the form: 1, 2 and 3. */
export const familySituations = ["monoparental", "conyuge_a_cargo", "otra"] as const;

/**
 * The answers of Model 145 (Resolución de 11 de enero de 2019 de la AEAT and its successors), by the
 * form's own sections.
 */
export const model145Answers = z.strictObject({
  // 1. Of the worker
  nif: z.string().trim().max(20),
  nombre: z.string().trim().min(1).max(120).describe("Surnames and name"),
  anyo_nacimiento: birthYear,
  situacion_familiar: z
    .enum(familySituations)
    .describe(
      "1 single, widowed or separated with children of one's own; 2 spouse without income over 1,500 €; 3 any other",
    ),
  nif_conyuge: z.string().trim().max(20).nullable().describe("Situation 2 only"),
  discapacidad: disability,
  ayuda_terceros: helpNeeded,
  movilidad_geografica: z.boolean().describe("Moved house for this job"),
  fecha_traslado: date.nullable().describe("When"),
  rendimientos_irregulares: z
    .boolean()
    .describe("Irregular income of the last five years to which no reduction was applied"),
  // 2. Children under 25, or disabled of any age, who live with the worker
  hijos: z
    .array(
      z.strictObject({
        anyo_nacimiento: birthYear,
        anyo_adopcion: birthYear.nullable().describe("Year of adoption or foster care"),
        por_entero: z.boolean().describe("Lives only with the worker: counted whole"),
        discapacidad: disability,
        ayuda_terceros: helpNeeded,
      }),
    )
    .max(20),
  // 3. Parents and grandparents over 65, or disabled, who live with the worker
  ascendientes: z
    .array(
      z.strictObject({
        anyo_nacimiento: birthYear,
        convivientes: z
          .number()
          .int()
          .min(1)
          .max(10)
          .describe("Children with whom they live, the worker included"),
        discapacidad: disability,
        ayuda_terceros: helpNeeded,
      }),
    )
    .max(10),
  // 4. Set by a court
  pension_compensatoria: amount.nullable().describe("To a former spouse"),
  anualidades_alimentos: amount.nullable().describe("For children"),
  // 5. Home bought with a loan before 2013
  vivienda_habitual: z.boolean().describe("Deduction for a home bought before 1 January 2013"),
});
export type Model145Answers = z.infer<typeof model145Answers>;

/** A version of a worker's Model 145. */
export const model145 = z.object({
  id: id.describe("Id of the version"),
  version: z.number().int(),
  estado: z
    .enum(["pendiente", "firmado", "sustituido"])
    .describe("To be signed, in force, replaced"),
  datos: model145Answers,
  creado_en: instant,
  firmado_en: instant.nullable(),
  confirmado_en: instant.nullable().describe("When the worker last said that nothing has changed"),
  path: z.string().nullable().describe("File name of its PDF; null while it is to be signed"),
  codigo_verificacion: z.string().nullable(),
});
export type Model145 = z.infer<typeof model145>;

export const currentModel145 = endpoint({
  method: "GET",
  path: "/trabajador/:id/modelo145-vigente",
  tag: "documents",
  summary: "The worker's Model 145 in force; null without one",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: data(model145.nullable()),
  errors: ["worker.not_found"],
});

export const allModel145 = endpoint({
  method: "GET",
  path: "/trabajador/:id/modelo145",
  tag: "documents",
  summary:
    "Versions of the worker's Model 145, newest first, what a new one begins with, and whether it should be looked at again",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: z.object({
    data: z.array(model145),
    inicial: model145Answers.partial().describe("What is known already"),
    revisar: z
      .enum(["nunca_presentado", "anyo_nuevo", "hijo_cumple_25", "ascendiente_cumple_65"])
      .nullable()
      .describe("Why the worker should look at it"),
    codigo: sentCode.nullable().describe("The code that was sent for the pending version"),
    email: z.string().describe("Where the code goes, mostly hidden"),
  }),
  errors: ["worker.not_found"],
});

export const model145File = endpoint({
  method: "GET",
  path: "/modelo145-document",
  tag: "documents",
  summary: "PDF of own versions: sealed when signed, otherwise a draft; several as a ZIP",
  access: own,
  query: z.strictObject({
    modelo145_ids: z
      .string()
      .max(300)
      .regex(/^\d{1,10}(,\d{1,10}){0,19}$/)
      .describe("Ids, separated by commas"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["model145.not_found"],
});

export const writeModel145 = endpoint({
  method: "POST",
  path: "/trabajador/:id/modelo145",
  tag: "documents",
  summary: "Write a new version, to be signed; it replaces one that was not signed",
  access: { ...access, target: "params.id" },
  params: workerParams,
  creates: true,
  body: z.strictObject({ ...identityFields, datos: model145Answers }),
  response: data(model145),
  errors: [
    "worker.not_found",
    "model145.nif",
    "model145.spouse_nif",
    "model145.situation",
    "model145.child_age",
    "model145.ascendant_age",
    "model145.move_date",
    "model145.year",
    "model145.unchanged",
  ],
});

export const sendModel145Code = endpoint({
  method: "POST",
  path: "/modelo145/:id/codigo",
  tag: "documents",
  summary: "Send a one-time code by mail to sign the pending version; at most one a minute",
  access: own,
  params: modelParams,
  body: z.strictObject(identityFields),
  response: done,
  errors: [
    "model145.not_found",
    "model145.not_pending",
    "signature.not_enabled",
    "signature.code_too_soon",
  ],
});

export const signModel145 = endpoint({
  method: "POST",
  path: "/modelo145/:id/firmar",
  tag: "documents",
  summary: "Sign the pending version with the code; the one in force is replaced",
  access: own,
  params: modelParams,
  body: z.strictObject({ ...identityFields, codigo: signatureCode }),
  response: data(model145),
  errors: [
    "model145.not_found",
    "model145.not_pending",
    "signature.not_enabled",
    "signature.code_wrong",
    "signature.code_expired",
    "signature.code_tries",
  ],
});

export const confirmModel145 = endpoint({
  method: "POST",
  path: "/modelo145/:id/sin-cambios",
  tag: "documents",
  summary: "Say that nothing has changed since the version in force",
  access: own,
  params: modelParams,
  body: z.strictObject(identityFields),
  response: data(model145),
  errors: ["model145.not_found", "model145.not_in_force", "model145.child_age"],
});

export const deleteModel145 = endpoint({
  method: "DELETE",
  path: "/modelo145/:id",
  tag: "documents",
  summary: "Forget the version that was not signed",
  access: own,
  params: modelParams,
  response: done,
  errors: ["model145.not_found", "model145.not_pending"],
});
