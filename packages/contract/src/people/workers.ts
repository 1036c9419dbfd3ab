import { z } from "zod";

import { data, date, done, id, identityFields, language, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { workerProfile } from "../person.ts";

import { addressFields, postalAddress } from "./address.ts";

/** Phone as typed: digits with the marks people put between them. */
const phone = z
  .string()
  .trim()
  .max(30)
  .regex(/^$|^\+?\d(?:[ .()/-]{0,2}\d){5,16}$/, { error: "phone.form" })
  .transform((text) => (text === "" ? null : text))
  .nullable();

/** The own profile with address and the company's data of the person. */
export const personalProfile = workerProfile.extend({
  ...postalAddress.shape,
  apellido1: z.string().describe("First surname"),
  apellido2: z.string().nullable().describe("Second surname"),
  email_trabajo: z.string().nullable().describe("E-mail at work, for the list of workers"),
  telefono_trabajo: z.string().nullable().describe("Phone at work, for the list of workers"),
  nif: z.string().nullable().describe("Tax id with digits hidden: '***4567**'"),
  nacionalidad: z.string().nullable().describe("In the caller's language"),
  fecha_nacimiento: date.nullable().describe("Date of birth"),
  edad: z.number().int().nullable().describe("Whole years today"),
  pais: z.string().nullable().describe("Country in the caller's language"),
  provincia: z.string().nullable().describe("Province, or the text written for it"),
  poblacion: z.string().nullable().describe("Town, or the text written for it"),
  tipo_via: z.string().nullable().describe("Kind of street"),
  direccion: z.string().nullable().describe("The address as it is written on a letter, one line"),
});
export type PersonalProfile = z.infer<typeof personalProfile>;

export const getWorker = endpoint({
  method: "GET",
  path: "/trabajador/:id",
  tag: "profile",
  summary: "Own profile",
  access: {
    audience: "worker",
    subject: "self",
    module: null,
    target: "params.id",
    beforePasswordChange: true,
  },
  params: workerParams,
  response: data(personalProfile),
});

export const updateWorker = endpoint({
  method: "PUT",
  path: "/trabajador/:id",
  tag: "profile",
  summary: "Save the own profile: phone, address, supervisor mode, hide the welcome message",
  access: { audience: "worker", subject: "self", module: null, target: "params.id" },
  params: workerParams,
  body: z
    .strictObject({
      ...identityFields,
      ...addressFields,
      pe_modo_supervisor: z.boolean().describe("Work in supervisor mode"),
      pe_ocultar_bienvenida: z.boolean().describe("Hide the welcome message"),
      telefono: phone.describe("Phone"),
    })
    .partial(),
  response: data(personalProfile),
  // Errors of an address are reported at its fields.
  errors: [
    "worker.not_supervisor",
    "country.not_found",
    "province.not_found",
    "town.not_found",
    "street_kind.not_found",
    "postal_code.not_found",
    "postal_code.form",
    "address.country_first",
    "address.only_spain",
    "address.only_elsewhere",
    "address.other_province",
    "address.code_elsewhere",
  ],
});

export const updateLanguage = endpoint({
  method: "PUT",
  path: "/trabajador/update-language/:id",
  tag: "profile",
  summary: "Choose the language of the portal and of mails",
  access: {
    audience: "worker",
    subject: "self",
    module: null,
    target: "params.id",
    beforePasswordChange: true,
    whileImpersonating: true,
  },
  params: workerParams,
  body: z.strictObject({ worker_lang: language }),
  response: done,
});

const birthday = z.object({
  id: id.describe("Worker id"),
  nombre_completo: z.string().describe("Full name"),
  link_foto: z.string().nullable().describe("Photo"),
  fecha: date.describe("The birthday this week"),
});
export type Birthday = z.infer<typeof birthday>;

export const superviseeBirthdays = endpoint({
  method: "GET",
  path: "/supervisor/info-supervisados-cumpleanyos/:id",
  tag: "supervisor",
  summary: "Birthdays of the supervised people this week, without the year of birth",
  access: { audience: "supervisor", subject: "self", module: null, target: "params.id" },
  params: workerParams,
  response: data(z.array(birthday)),
});
