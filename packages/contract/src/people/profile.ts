import { z } from "zod";

import { newPassword } from "../access/auth.ts";
import {
  data,
  done,
  fileBytes,
  fileOrArchive,
  id,
  identityFields,
  instant,
  workerParams,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, pageSizes } from "../paging.ts";
import { person } from "../person.ts";

const access = { audience: "worker", subject: "self", module: null, target: "params.id" } as const;

export const updatePassword = endpoint({
  method: "PUT",
  path: "/trabajador/update-password/:id",
  tag: "profile",
  summary: "Change the own password; every other session ends",
  access,
  params: workerParams,
  body: z.strictObject({
    "current-password": z.string().min(1, { error: "request.required" }).max(128),
    "new-password": newPassword,
    "repeat-password": z.string().max(128).describe("The new password again"),
  }),
  response: done,
  errors: ["password.wrong", "password.same", "password.mismatch", "password.common"],
});

export const updateReceiveEmails = endpoint({
  method: "PUT",
  path: "/trabajador/update-receive-email-from-supervisees/:id",
  tag: "profile",
  summary: "Whether mails about supervisees are wanted",
  access: { ...access, audience: "supervisor" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    receive_email_from_supervisees: z.boolean().describe("Wants e-mails from supervisees"),
  }),
  response: done,
});

export const updateSupervisorEmail = endpoint({
  method: "PUT",
  path: "/trabajador/update-email-supervisor/:id",
  tag: "profile",
  summary: "Where mails about supervisees go; empty: the account's address",
  access: { ...access, audience: "supervisor" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    email_supervisor: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .transform((text) => (text === "" ? null : text))
      .pipe(z.email({ error: "email.invalid" }).nullable())
      .nullable()
      .describe("E-mail for supervisor notices"),
    password: z.string().min(1, { error: "request.required" }).max(128).describe("Own password"),
  }),
  response: z.object({ status_code: z.literal(200), message: z.string() }),
  errors: ["password.wrong", "email.invalid"],
});

const photo = z.object({ link_foto: z.string().nullable().describe("Photo") });

export const uploadPhoto = endpoint({
  method: "POST",
  path: "/trabajador-image/:id",
  tag: "profile",
  summary: "Put or change the own photo: JPEG, PNG or WebP up to 5 MB, cropped to a square",
  access,
  params: workerParams,
  form: true,
  file: "imagen",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    imagen: z.unknown().describe("The picture (form part)"),
  }),
  response: data(photo),
  errors: ["photo.locked", "photo.type", "photo.unreadable", "document.empty"],
});

const noPhoto = {
  tag: "profile",
  access,
  params: workerParams,
  response: data(photo),
  errors: ["photo.locked"],
} as const;

export const deletePhotoByGet = endpoint({
  ...noPhoto,
  access: { ...access, writes: true },
  method: "GET",
  path: "/delete-trabajador-image/:id",
  summary: "Remove the own photo (the spec's call)",
});

export const deletePhoto = endpoint({
  ...noPhoto,
  method: "DELETE",
  path: "/trabajador-image/:id",
  summary: "Remove the own photo",
});

export const getPhoto = endpoint({
  method: "GET",
  path: "/get-worker-image/:id",
  tag: "profile",
  summary: "Photo of a person of the own company, 512 px",
  access: { audience: "worker", subject: "none", module: null },
  params: workerParams,
  response: fileBytes,
  produces: "file",
  errors: ["photo.not_found"],
});

export const publicPhoto = endpoint({
  method: "GET",
  path: "/foto/:nombre",
  tag: "profile",
  summary: "A small photo by its unguessable name, which a changed photo loses",
  access: { audience: "public", subject: "none", module: null },
  params: z.strictObject({ nombre: z.string().max(64).describe("Random name of the photo") }),
  response: fileBytes,
  produces: "file",
  errors: ["photo.not_found"],
});

export const companyPhotos = endpoint({
  method: "GET",
  path: "/all-worker-photos/:companyId",
  tag: "company",
  summary: "Small photos of the people who work in the company today",
  access: { audience: "worker", subject: "company", module: null, target: "params.companyId" },
  params: z.strictObject({ companyId: id.describe("Company id; must be the session's") }),
  response: data(
    z.array(
      z.object({
        id: id.describe("Worker id"),
        nombre_completo: z.string().describe("Full name"),
        link_foto: z.string().describe("Photo"),
      }),
    ),
  ),
});

const dataKind = z.object({
  codigo: z.string().describe("Kind of data"),
  nombre: z.string().describe("What is kept"),
  finalidad: z.string().describe("What for"),
  base: z.string().describe("Why it may be kept"),
  plazo: z.string().describe("How long"),
  cuantos: z.number().int().describe("How many there are"),
  desde: instant.nullable().describe("Since when there are any"),
});
export type DataKind = z.infer<typeof dataKind>;

export const myData = endpoint({
  method: "GET",
  path: "/trabajador/:id/mis-datos",
  tag: "profile",
  summary: "What is stored about the caller: what, what for, since when and how long",
  access,
  params: workerParams,
  response: data(z.array(dataKind)),
});

const dataReading = z.object({
  en: instant.describe("When"),
  quien: person.nullable().describe("Who; null: somebody who is not in the company any more"),
  por_ti: z.boolean().describe("It was the caller, or somebody in a session handed over by them"),
  suplantada_por: person.nullable().describe("The administrator behind a handed-over session"),
  que: z.string().describe("What was read or changed, in the caller's language"),
  modo: z.enum(["visto", "descargado", "cambiado"]),
});
export type DataReading = z.infer<typeof dataReading>;

export const myDataReadings = endpoint({
  method: "GET",
  path: "/trabajador/:id/mis-datos/accesos",
  tag: "profile",
  summary: "Who opened or changed the caller's data, newest first",
  access,
  params: workerParams,
  query: z.strictObject({
    skip: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("Rows to leave out"),
    take: z.coerce
      .number()
      .pipe(z.union(pageSizes.map((size) => z.literal(size))))
      .default(25)
      .describe("Rows to answer: 10, 25, 50 or 100"),
    propios: z
      .enum(["0", "1"])
      .default("0")
      .describe("1: what the caller opened is in the list too"),
  }),
  response: page(dataReading),
});

export const myDataArchive = endpoint({
  method: "GET",
  path: "/trabajador/:id/mis-datos/zip",
  tag: "profile",
  summary: "What is stored about the caller as a ZIP of JSON files; written to the audit",
  access: { ...access, writes: true },
  params: workerParams,
  response: fileOrArchive,
  produces: "file",
});
