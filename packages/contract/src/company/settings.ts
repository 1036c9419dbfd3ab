import { z } from "zod";

import { data, date, fileBytes, identityFields, language } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { colleagueAbsences } from "../leave/colleague-absences.ts";
import { quietHours } from "../messages/notice-preferences.ts";
import { allModuleIds } from "../modules.ts";
import { directoryContacts } from "../people/directory-columns.ts";

/** Longest delay of a punch without network; later ones are refused. */
const mostMinutes = 4320;

/** A text; null or an empty one removes it. */
const textOrNothing = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => (text === "" ? null : text))
    .nullable();

const address = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: "email.invalid" }));

const flag = z.boolean();

/** Settings of a company that an administrator or the operator changes, by their name on the wire. */
export const companySettings = z.strictObject({
  nombre: z.string().trim().min(1).max(120).describe("Company name"),
  cif: textOrNothing(20).describe("Tax number of the company, on time records and certificates"),
  idioma: language.describe("Language of the company: of its reports and of new people"),
  inicio_registro: date.describe("First day of time recording"),
  color_marca: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: "company.color_form" })
    .nullable()
    .describe("Colour of the company as #rrggbb; white text on it needs a contrast of 4.5"),
  cambios_con_aprobacion: flag.describe("Supervisors approve changes of past days"),
  aviso_sin_conexion_minutos: z
    .number()
    .int()
    .min(0)
    .max(mostMinutes)
    .describe("Minutes without network after which supervisors are told of a punch"),
  minimo_festivo_minutos: z
    .number()
    .int()
    .min(1)
    .max(1440)
    .nullable()
    .describe("Minutes of work from which a Sunday or holiday earns rest; null: half a day"),
  horas_convenio: z
    .number()
    .int()
    .min(1)
    .max(2500)
    .nullable()
    .describe("Yearly hours of the agreement, which schedules are compared with; null: none"),
  plazo_justificante_dias: z
    .number()
    .int()
    .min(0)
    .max(90)
    .describe("Days within which the proof of a leave may follow; 0: with the request"),
  anyos_registro_horario: z
    .number()
    .int()
    .min(4)
    .max(20)
    .describe("Years for which time records are kept"),
  bloquear_ip_invalida: flag.describe(
    "Refuses punches from other networks, instead of marking them",
  ),
  mostrar_aviso_horario: flag.describe("The clock says when the day begins"),
  firma_digital: flag.describe("Documents and the tax form are signed in the portal"),
  desconexion_digital: flag.describe(
    "Notices wait for working hours, unless a person says otherwise",
  ),
  silencio: quietHours
    .nullable()
    .describe("Quiet hours of people who chose none of their own; null: none"),
  dias_espera_iban: z
    .number()
    .int()
    .min(0)
    .max(30)
    .describe("Days before a changed account is paid to"),
  no_ver_iban_portal: flag.describe("Hides the IBAN"),
  iban_bloqueado_portal: flag.describe("Locks the IBAN"),
  contacto_directorio: z
    .enum(directoryContacts)
    .describe("E-mail and phone of people that colleagues see: of work, all, none"),
  ausencias_companeros: z
    .enum(colleagueAbsences)
    .describe("Whose absences people see, never why: of their team, of everybody, of nobody"),
  fotos_bloqueadas: flag.describe("People do not change their photos"),
  redirect_to_login: flag.describe("Sends visitors of the company page to the login"),
  respuesta_neutra_email: flag.describe("The reset of a password does not tell unknown e-mails"),
  minutos_enlace_clave: z
    .number()
    .int()
    .min(5)
    .max(10_080)
    .describe("Minutes that a link to set a password works"),
  nombre_contacto: textOrNothing(120).describe("Person to ask"),
  email_contacto: textOrNothing(254)
    .pipe(z.email({ error: "email.invalid" }).nullable())
    .describe("E-mail of that person"),
  telefono_empresa: textOrNothing(40).describe("Phone of the company"),
  nombre_mutua: textOrNothing(120).describe("Mutual insurance company"),
  bienvenida_titulo: textOrNothing(120).describe("Title of the welcome; null for the product's"),
  bienvenida_contenido: textOrNothing(4000).describe("Text of the welcome; null for the product's"),
  bienvenida_videos: flag.describe("The welcome offers videos"),
});
export type CompanySettings = z.output<typeof companySettings>;

/** Settings that are kept beside the company's own row. */
export const companyLists = z.strictObject({
  modulo_ids: z
    .array(
      z
        .number()
        .int()
        .refine((id) => allModuleIds.includes(id), { error: "company.module" }),
    )
    .max(allModuleIds.length)
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b))
    .describe("Ids of the modules hired"),
  correos_puntos_control: z
    .array(address)
    .max(20)
    .transform((mails) => [...new Set(mails)])
    .describe("Who gets the signed checkpoints of the time records by mail"),
});

const change = companySettings.extend(companyLists.shape).partial();
export type SettingsChange = z.output<typeof change>;

/** A text as it is stored. */
const stored = (name: keyof typeof companySettings.shape) =>
  z
    .string()
    .nullable()
    .describe(companySettings.shape[name].description ?? "");

const settingsAnswer = z.object({
  ...companySettings.shape,
  nombre: z.string().describe("Company name"),
  cif: stored("cif"),
  color_marca: stored("color_marca"),
  nombre_contacto: stored("nombre_contacto"),
  email_contacto: stored("email_contacto"),
  telefono_empresa: stored("telefono_empresa"),
  nombre_mutua: stored("nombre_mutua"),
  bienvenida_titulo: stored("bienvenida_titulo"),
  bienvenida_contenido: stored("bienvenida_contenido"),
  modulo_ids: z.array(z.number().int()).describe("Ids of the modules hired"),
  correos_puntos_control: z.array(z.string()).describe("Who gets the signed checkpoints by mail"),
  logotipo_link: z.string().nullable().describe("Own logo; null for the product's"),
});
export type AllSettings = z.output<typeof settingsAnswer>;

const office = {
  audience: "administrator",
  office: "titular",
  subject: "none",
  module: null,
} as const;

export const getSettings = endpoint({
  method: "GET",
  path: "/administrador/empresa",
  tag: "administrator",
  summary: "All settings of the company",
  access: { ...office, office: "cualquiera" },
  response: data(settingsAnswer),
});

export const changeSettings = endpoint({
  method: "PATCH",
  path: "/administrador/empresa",
  tag: "administrator",
  summary: "Change settings of the company; those not named stay",
  access: office,
  bodyLimit: 32 * 1024,
  body: change,
  response: data(settingsAnswer),
  errors: [
    "company.color_form",
    "company.color_contrast",
    "company.module",
    "email.invalid",
    "notice.quiet_hours",
  ],
});

export const uploadLogo = endpoint({
  method: "POST",
  path: "/administrador/empresa/logotipo",
  tag: "administrator",
  summary: "Put or change the company's logo: PNG, JPEG or WebP up to 5 MB, 32 pixels high or more",
  access: office,
  form: true,
  file: "imagen",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    imagen: z.unknown().describe("The picture (form part)"),
  }),
  response: data(settingsAnswer),
  errors: ["company.logo_type", "company.logo_unreadable", "company.logo_small", "document.empty"],
});

export const removeLogo = endpoint({
  method: "DELETE",
  path: "/administrador/empresa/logotipo",
  tag: "administrator",
  summary: "Remove the company's logo: its initial is shown again",
  access: office,
  response: data(settingsAnswer),
});

export const publicLogo = endpoint({
  method: "GET",
  path: "/logotipo/:nombre",
  tag: "company",
  summary: "A company's logo by its name, which a changed logo loses",
  access: { audience: "public", subject: "none", module: null },
  params: z.strictObject({ nombre: z.string().max(64).describe("Random name of the logo") }),
  response: fileBytes,
  produces: "file",
  errors: ["company.logo_not_found"],
});
