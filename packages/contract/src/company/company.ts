import { z } from "zod";

import { data, id, language, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Settings of a company for the login page and the shell; nothing secret. */
export const companyConfig = z.object({
  empresa_id: id.describe("Company id"),
  slug: z.string().describe("Name in the address"),
  nombre: z.string().describe("Company name"),
  idioma: language.describe("Default language of the company"),
  logo_por_defecto: z.boolean().describe("Shows the product's logo"),
  logotipo_link: z.string().nullable().describe("Own logo"),
  color_marca: z.string().nullable().describe("Colour of the company as #rrggbb"),
  firma_digital: z.boolean().describe("Signs documents electronically"),
  mostrar_aviso_horario: z.boolean().describe("Shows the schedule notice"),
  no_ver_iban_portal: z.boolean().describe("Hides the IBAN"),
  iban_bloqueado_portal: z.boolean().describe("Locks the IBAN"),
  redirect_to_login: z.boolean().describe("Sends visitors of the company page to the login"),
});
export type CompanyConfig = z.infer<typeof companyConfig>;

export const getCompanyConfig = endpoint({
  method: "GET",
  path: "/config-company/:id",
  tag: "company",
  summary: "Company settings by slug or id, for the login page",
  access: { audience: "public", subject: "none", module: null },
  params: z.strictObject({ id: z.string().min(1).max(60).describe("Slug or id of the company") }),
  response: data(companyConfig),
  errors: ["company.not_found"],
});

export const findCompanyConfig = endpoint({
  method: "GET",
  path: "/config-company",
  tag: "company",
  summary: "Company settings by id",
  access: { audience: "public", subject: "none", module: null },
  query: z.strictObject({
    empresa_id: z.string().min(1).max(60).describe("Slug or id of the company"),
  }),
  response: data(companyConfig),
  errors: ["company.not_found"],
});

export const hiredModules = endpoint({
  method: "GET",
  path: "/modulo-empresa",
  tag: "welcome",
  summary: "Ids of the modules the company has hired",
  access: { audience: "worker", subject: "company", module: null, target: "query.empresa_id" },
  query: z.strictObject({
    empresa_id: id.optional().describe("Company id; must be the session's"),
  }),
  response: data(z.array(z.number().int().describe("Module id"))),
});

const welcomeMessage = z.object({
  titulo: z.string().describe("Title of the company's message"),
  contenido: z.string().describe("Markdown subset"),
  video_descubre_portal: z.boolean().describe("Offers the video that shows the portal"),
  video_registro_horario: z.boolean().describe("Offers the video about clocking"),
  video_proyecto: z.boolean().describe("Offers the video about projects"),
  video_cierre_mes: z.boolean().describe("Offers the video about closing the month"),
  video_editar_fichaje: z.boolean().describe("Offers the video about editing a signing"),
});
export type Welcome = z.infer<typeof welcomeMessage>;

export const welcome = endpoint({
  method: "GET",
  path: "/trabajador/:id/bienvenida",
  tag: "welcome",
  summary: "Welcome message and information of interest for the home page",
  access: { audience: "worker", subject: "self", module: null, target: "params.id" },
  params: workerParams,
  response: data(welcomeMessage),
});
