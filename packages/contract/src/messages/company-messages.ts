import { z } from "zod";

import { data, fileBytes, id, identityFields, instant, language, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { defaultPageSize, page, pageSizes } from "../paging.ts";
import { person } from "../person.ts";

const own = {
  audience: "worker",
  subject: "none",
  module: moduleIds.internalCommunication,
} as const;
const ofWorker = { ...own, subject: "self", target: "params.id" } as const;
const ofUser = { ...own, subject: "self", target: "params.userId" } as const;
const office = { ...own, audience: "administrator", office: "personas" } as const;

const notificationParams = z.strictObject({ id: id.describe("Notification id") });
const userParams = z.strictObject({ userId: id.describe("Worker id") });
const flag = z.enum(["0", "1"]);

const pageQuery = {
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("Rows to leave out"),
  take: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .default(defaultPageSize)
    .describe("Rows to answer: 10, 25, 50 or 100"),
};

const attachedFile = z.object({
  nombre: z.string().describe("File name"),
  tipo: z.string().describe("Media type"),
  bytes: z.number().int(),
});

/** A notification as lists show it. */
export const notification = z.object({
  id: id.describe("Notification id"),
  titulo: z.string().describe("Title, plain text"),
  descripcion: z.string().describe("Text; in lists its first 300 characters"),
  formato: z.enum(["texto", "markdown"]).describe("How the text is written: plain or structured"),
  leida: z.boolean().describe("Read"),
  fecha_lectura: instant.nullable().describe("When it was read; null while unread"),
  fecha: instant.describe("When it was sent"),
  documento_notificacion: attachedFile.nullable().describe("Attached document"),
  tipo: z.string().describe("What it is about, a code"),
  icono_id: z.number().int().nullable().describe("Icon that goes with it"),
  automatica: z.boolean().describe("Sent by the portal itself, not by a person"),
  importante: z.boolean().describe("The company marked it as important"),
  visible: z.boolean().describe("False once the worker has put it away"),
  enlace: z.string().nullable().describe("Page of the portal that it leads to, without language"),
});
export type Notification = z.infer<typeof notification>;

/** A notification that somebody opens. */
export const openNotification = notification.extend({
  autor: person.nullable().describe("Who wrote it; null for what the portal sends"),
});
export type OpenNotification = z.infer<typeof openNotification>;

const unread = z.number().int().describe("Unread notifications that are not put away");

export const listNotifications = endpoint({
  method: "GET",
  path: "/trabajador/:id/notificaciones",
  tag: "notifications",
  summary: "The worker's notifications, newest first, by pages",
  access: ofWorker,
  params: workerParams,
  query: z.strictObject({
    visible: flag.default("1").describe("0: those that were put away"),
    tipo: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional()
      .describe("Only of this type"),
    leida: flag.optional().describe("0: only unread; 1: only read"),
    busqueda: z.string().trim().max(100).optional().describe("In title and text, accents aside"),
    ...pageQuery,
  }),
  response: page(notification).extend({ sin_leer: unread }),
  errors: ["worker.not_found"],
});

export const notificationWithState = endpoint({
  method: "GET",
  path: "/notificacion-con-estado/:id",
  tag: "notifications",
  summary: "One notification with its state, whole text and attached document",
  access: own,
  params: notificationParams,
  response: data(openNotification),
  errors: ["notification.not_found"],
});

export const readNotification = endpoint({
  method: "PUT",
  path: "/notificacion/:id/leer",
  tag: "notifications",
  summary: "Mark a notification as read; once read it stays so",
  access: own,
  params: notificationParams,
  body: z.strictObject(identityFields).nullish(),
  response: data(notification),
  errors: ["notification.not_found"],
});

const allRead = data(z.object({ leidas: z.number().int().describe("How many were unread") }));

export const readAllNotifications = endpoint({
  method: "PUT",
  path: "/notificacion/:userId/leer-todas",
  tag: "notifications",
  summary: "Mark all of the worker's notifications as read",
  access: ofUser,
  params: userParams,
  body: z.strictObject(identityFields).nullish(),
  response: allRead,
});

export const readAllNotificationsByGet = endpoint({
  method: "GET",
  path: "/notificacion/:userId/leer-todas",
  tag: "notifications",
  summary: "The same, for clients that ask for it with GET",
  access: { ...ofUser, writes: true },
  params: userParams,
  response: allRead,
});

export const putAwayNotification = endpoint({
  method: "PUT",
  path: "/notificacion/:id/ocultar",
  tag: "notifications",
  summary: "Put a notification away, or bring it back",
  access: own,
  params: notificationParams,
  body: z.strictObject({
    ...identityFields,
    visible: z.boolean().default(false).describe("True brings it back"),
  }),
  response: data(notification),
  errors: ["notification.not_found"],
});

export const notificationDocument = endpoint({
  method: "GET",
  path: "/notificacion/:id/documento",
  tag: "notifications",
  summary: "The document attached to an own notification; opening is written down",
  access: own,
  params: notificationParams,
  query: z.strictObject({ modo: z.enum(["visto", "descargado"]).default("descargado") }),
  response: fileBytes,
  produces: "file",
  errors: ["notification.not_found", "document.not_found"],
});

/** The list of a form's field: JSON, or values with commas. */
const listOf = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  return value.startsWith("[") ? parsed(value) : value.split(",");
};

/** A value of JSON; the text itself where it is none, which the schema then refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const ids = z.preprocess(listOf, z.array(id).min(1).max(5000));

const letterShape = {
  titulo: z.string().trim().min(1).max(150),
  contenido: z.string().trim().min(1).max(20_000).describe("Markdown subset"),
};
const letter = z.strictObject(letterShape);

/** Texts in other languages, by language: an object, or its JSON in a form. */
const otherTexts = z.preprocess(
  (value) => (typeof value === "string" ? parsed(value) : value),
  z.strictObject({ es: letter, en: letter, fr: letter, pt: letter }).partial(),
);

/** Groups of people who get a message. */
export const audiences = ["todos", "centros", "departamentos", "trabajadores"] as const;
export type MessageAudience = (typeof audiences)[number];

/** A message of the company as administrators see it. */
export const companyMessage = z.object({
  id: id.describe("Message id"),
  titulo: z.string(),
  contenido: z.string().describe("Markdown subset"),
  importante: z.boolean(),
  idioma: language.nullable().describe("Language of the text; null: the same for everybody"),
  textos: z.array(letter.extend({ idioma: language })).describe("Texts in other languages"),
  fecha: instant.describe("When it was or will be sent"),
  retirado_en: instant.nullable().describe("When it was taken back"),
  autor: person,
  destinatarios: z.enum(audiences).describe("Whom it was sent to"),
  total_destinatarios: z.number().int().describe("People it was sent to"),
  leidos: z.number().int().describe("Those who have read it"),
  documento_notificacion: attachedFile.nullable().describe("Attached document"),
});
export type CompanyMessage = z.infer<typeof companyMessage>;

export const sendCompanyMessage = endpoint({
  method: "POST",
  path: "/comunicados",
  tag: "notifications",
  summary: "Send a message to everybody, to work centres, to departments or to certain workers",
  access: office,
  form: true,
  file: "documento",
  creates: true,
  bodyLimit: 640 * 1024,
  body: z.strictObject({
    ...identityFields,
    ...letterShape,
    idioma: language.optional().describe("Language of the text; needed beside other texts"),
    textos: otherTexts.default({}).describe("Texts in other languages"),
    enviar_en: instant.optional().describe("When to send it, within a year; at once without it"),
    destinatarios: z.enum(audiences).describe("Which of the three lists says whom; todos: none"),
    centro_ids: ids.optional().describe("Work centres"),
    departamentos: z
      .preprocess(
        (value) => {
          if (typeof value !== "string") return value;
          return value.startsWith("[") ? parsed(value) : [value];
        },
        z.array(z.string().trim().min(1).max(200)).min(1).max(100),
      )
      .optional()
      .describe("Departments, by name"),
    trabajador_ids: ids.optional().describe("Workers"),
    importante: z
      .preprocess(
        (value) => (typeof value === "string" ? value === "1" || value === "true" : value),
        z.boolean(),
      )
      .default(false),
    // PDF or image up to 5 MB, checked by its content.
    documento: z.unknown().optional().describe("Attached document (form part)"),
  }),
  response: data(companyMessage),
  errors: [
    "message.audience",
    "message.nobody",
    "message.language",
    "message.moment",
    "centre.not_found",
    "worker.not_found",
    "document.too_large",
    "document.type",
    "document.empty",
    "document.unsafe",
    "document.damaged",
    "document.encrypted",
    "document.embedded",
  ],
});

export const listCompanyMessages = endpoint({
  method: "GET",
  path: "/comunicados",
  tag: "notifications",
  summary: "Messages that were sent, newest first, and how many have read each",
  access: office,
  query: z.strictObject(pageQuery),
  response: page(companyMessage),
});

const messageParams = z.strictObject({ id: id.describe("Message id") });

const groups = z.object({
  total: z.number().int().describe("People who work here today"),
  centros: z.array(z.object({ id, nombre: z.string(), total: z.number().int() })),
  departamentos: z.array(z.object({ nombre: z.string(), total: z.number().int() })),
});
/** Groups to which a message can be sent. */
export type MessageGroups = z.infer<typeof groups>;

export const messageGroups = endpoint({
  method: "GET",
  path: "/comunicados/grupos",
  tag: "notifications",
  summary: "Groups to which a message can be sent, with the people of each",
  access: office,
  response: data(groups),
});

const messageReader = person.extend({
  leida_en: instant.nullable().describe("When they read it; null: not yet"),
});
/** A recipient of a message. */
export type MessageReader = z.infer<typeof messageReader>;

export const messageReaders = endpoint({
  method: "GET",
  path: "/comunicados/:id/lecturas",
  tag: "notifications",
  summary: "Recipients of a message who have or have not read it, by name",
  access: office,
  params: messageParams,
  query: z.strictObject({
    leida: flag.optional().describe("0: who has not read it; 1: who has"),
    ...pageQuery,
  }),
  response: page(messageReader),
  errors: ["message.not_found"],
});

export const withdrawMessage = endpoint({
  method: "POST",
  path: "/comunicados/:id/retirar",
  tag: "notifications",
  summary: "Take a message back: nobody sees it any more, and what waits is not sent",
  access: office,
  params: messageParams,
  body: z.strictObject(identityFields).nullish(),
  response: data(companyMessage),
  errors: ["message.not_found", "message.withdrawn"],
});
