import { z } from "zod";

import { data, done, identityFields, instant, language } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";

import { slugForm } from "./page-names.ts";

/** Calls of whoever runs the installation (Rule COMPANY-112), for all of its companies. */
const access = { audience: "operator", subject: "none", module: null } as const;

const count = z.number().int().min(0);

const backup = z.object({
  id: z.number().int().describe("Backup id"),
  empezado_en: instant.describe("Beginning"),
  terminado_en: instant.nullable().describe("End; null while it is made, or if it failed"),
  bytes: count.nullable().describe("Size with the files"),
  archivos: count.nullable().describe("Number of files"),
  fallo: z.string().nullable().describe("Kind of the failure"),
});
/** A backup that was made, is being made, or failed. */
export type InstallationBackup = z.infer<typeof backup>;

const overview = z.object({
  base_datos: z.string().describe("Release of PostgreSQL"),
  esquema: z.string().describe("Newest migration that is applied"),
  direccion: z.string().describe("Address that people type"),
  correo: z.boolean().describe("Mails leave through a mail server"),
  copias: z
    .object({
      destino: z.boolean().describe("A place for backups is configured"),
      hora_diaria: z
        .string()
        .nullable()
        .describe("Time of the daily backup, HH:mm; null without a place"),
      conservar: count.describe("Backups that are kept"),
      en_curso: z.boolean().describe("One is being made now"),
      ultimas: z.array(backup).max(10).describe("Newest first"),
    })
    .describe("Backups"),
  envios: z
    .object({
      retenidos: z.boolean().describe("Held since a restore"),
      en_espera: count.describe("Mails and pushes that wait"),
      anteriores: count.describe("Of those, asked for before the restore"),
    })
    .describe("Mails and pushes"),
  gestores: z
    .array(
      z.object({
        nombre_completo: z.string().describe("Name"),
        email: z.string().describe("E-mail of the account"),
        empresa: z.string().describe("Name of the person's company"),
      }),
    )
    .describe("People who may open this page, by name"),
});
export type InstallationOverview = z.infer<typeof overview>;

export const readInstallation = endpoint({
  method: "GET",
  path: "/instalacion",
  tag: "administrator",
  summary: "State of the installation: database, backups, held mails, who runs it",
  access,
  response: data(overview),
});

const fault = z.object({
  clave: z.string().describe("Stable key of the fault"),
  texto: z.string().describe("What is wrong, in the caller's language"),
  consejo: z.string().describe("Remedy, in the caller's language"),
});

const examination = z.object({
  hallazgos: z.array(fault).describe("Faults found now without reading files and time records"),
  completo: z
    .object({
      empezado_en: instant.describe("Beginning"),
      terminado_en: instant.nullable().describe("End; null while it runs"),
      hallazgos: z.array(fault).describe("Faults found"),
    })
    .nullable()
    .describe("Newest examination that reads everything; null without any"),
});
export type InstallationExamination = z.infer<typeof examination>;

export const readExamination = endpoint({
  method: "GET",
  path: "/instalacion/examen",
  tag: "administrator",
  summary: "Faults of the installation now, and those of the newest whole examination",
  access,
  response: data(examination),
});

export const startExamination = endpoint({
  method: "POST",
  path: "/instalacion/examen",
  tag: "administrator",
  summary: "Begin an examination that reads every file and time record",
  access,
  body: z.strictObject({ ...identityFields }),
  response: done,
  errors: ["installation.examination_running"],
});

const company = z.object({
  empresa_id: z.number().int().describe("Company id"),
  slug: z.string().describe("Company's name in addresses and commands"),
  nombre: z.string().describe("Company name"),
  creada_en: instant.describe("Creation"),
  personas: count.describe("People who work there today"),
  administradores: count.describe("Administrators among them"),
  modulos_contratados: count.describe("Hired modules"),
  vista_en: instant.nullable().describe("Last use of a session that is still open"),
});
export type InstallationCompany = z.infer<typeof company>;

export const listCompanies = endpoint({
  method: "GET",
  path: "/instalacion/empresas",
  tag: "administrator",
  summary: "Companies of the installation by name; a text finds name or slug",
  access,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: z.string().trim().max(120).optional().describe("Text to find"),
    }).optional(),
  }),
  response: page(company),
});

const address = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: "email.invalid" }));
const name = z.string().trim().min(1).max(120);

export const createCompany = endpoint({
  method: "POST",
  path: "/instalacion/empresas",
  tag: "administrator",
  summary: "Make a company with every module and invite its first administrator",
  access,
  body: z.strictObject({
    ...identityFields,
    nombre: name.describe("Company name"),
    slug: z
      .string()
      .trim()
      .max(60)
      .regex(slugForm, { error: "installation.slug_form" })
      .describe("Name in addresses: lower case, digits and hyphens"),
    cif: z.string().trim().max(20).nullable().default(null).describe("Tax number"),
    idioma: language.describe("Language of the company"),
    zona_horaria: z.string().max(60).default("Europe/Madrid").describe("IANA time zone"),
    email: address.describe("E-mail of the first administrator"),
    nombre_administrador: name.describe("First name of the first administrator"),
    apellido1: name.describe("First surname"),
    apellido2: z.string().trim().max(120).nullable().default(null).describe("Second surname"),
  }),
  response: data(
    z.object({
      empresa_id: z.number().int().describe("Company id"),
      slug: z.string().describe("Company's name in addresses and commands"),
      invitado: z
        .boolean()
        .describe("A mail was sent; false for an account that has a password already"),
    }),
  ),
  errors: [
    "installation.slug_form",
    "installation.slug_page",
    "installation.slug_taken",
    "installation.cif",
    "centre.zone",
  ],
});

export const startBackup = endpoint({
  method: "POST",
  path: "/instalacion/copia",
  tag: "administrator",
  summary: "Make a backup now",
  access,
  body: z.strictObject({ ...identityFields }),
  response: done,
  errors: ["installation.no_target", "installation.backup_running"],
});

export const releaseHeld = endpoint({
  method: "POST",
  path: "/instalacion/envios",
  tag: "administrator",
  summary: "Let mails and pushes leave that a restore holds back",
  access,
  body: z.strictObject({
    ...identityFields,
    descartar_anteriores: z
      .boolean()
      .describe("Drop those asked for before the restore, which may have been sent already"),
  }),
  response: data(
    z.object({
      liberados: count.describe("Mails and pushes that leave"),
      descartados: count.describe("Mails and pushes dropped"),
    }),
  ),
  errors: ["installation.nothing_held"],
});
