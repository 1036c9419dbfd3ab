import { z } from "zod";

import { data, date, id, identityFields, language } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { inEachLanguage } from "../languages.ts";

/** Most characters of a policy in one language. */
const longestPolicy = 60_000;

const version = z.coerce.number().int().min(1).max(100_000);

const policyVersion = z.object({
  version: z.number().int().describe("Counted up from 1 by company"),
  vigente_desde: date.describe("Day from which it is in force"),
  idiomas: z.array(language).describe("Languages it was written in"),
});
export type PolicyVersion = z.infer<typeof policyVersion>;

const privacyPolicy = z.object({
  empresa_id: id.describe("Company id"),
  nombre: z.string().describe("Company name"),
  texto: z
    .object({
      version: z.number().int(),
      vigente_desde: date,
      idioma: language.describe(
        "Language of the text; another one where it was not written in the asked",
      ),
      contenido: z.string().describe("Markdown subset"),
    })
    .nullable()
    .describe("The company's own text; null: the product's stands"),
  versiones: z.array(policyVersion).describe("Versions that are or were in force, newest first"),
});
export type PrivacyPolicy = z.infer<typeof privacyPolicy>;

export const getPrivacyPolicy = endpoint({
  method: "GET",
  path: "/empresa/:id/politica-privacidad",
  tag: "company",
  summary: "Privacy policy of a company in one language, for everybody",
  access: { audience: "public", subject: "none", module: null },
  params: z.strictObject({ id: z.string().min(1).max(60).describe("Slug or id of the company") }),
  query: z.strictObject({
    idioma: language.optional().describe("Language; the company's without it"),
    version: version.optional().describe("An older version; the one in force without it"),
  }),
  response: data(privacyPolicy),
  errors: ["company.not_found", "privacy_policy.not_found"],
});

const text = z.string().trim().min(1).max(longestPolicy).optional();

export const publishPrivacyPolicy = endpoint({
  method: "PUT",
  path: "/administrador/politica-privacidad",
  tag: "administrator",
  summary: "Publish the company's privacy policy as a new version, in one to four languages",
  access: { audience: "administrator", office: "titular", subject: "none", module: null },
  // Four languages of 60,000 characters, three bytes each.
  bodyLimit: 4 * 3 * longestPolicy + 4096,
  body: z.strictObject({
    ...identityFields,
    vigente_desde: date.optional().describe("Day from which it is in force; today without it"),
    textos: z.strictObject(inEachLanguage(() => text)).describe("Markdown subset by language"),
  }),
  response: data(policyVersion),
  errors: ["privacy_policy.no_text", "privacy_policy.past"],
});
