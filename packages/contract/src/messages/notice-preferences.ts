import { z } from "zod";

import { data, done, id, identityFields, instant, time, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import { mailLocks, noticeGroups } from "./notice-groups.ts";

const access = { audience: "worker", subject: "self", module: null, target: "params.id" } as const;

/** Frequency of non-urgent mails: single, or gathered each day or each Monday at 08:00. */
export const mailFrequencies = ["al_momento", "diario", "semanal"] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Devices that a person may have at a time. */
export const maxNoticeDevices = 10;

const groupChoice = z.strictObject({
  tipo: z.enum(noticeGroups).describe("What the notification is about, as its `tipo`"),
  correo: z.boolean().describe("By mail"),
  push: z.boolean().describe("On the person's devices"),
});

const group = z.object({
  ...groupChoice.shape,
  bloqueo_correo: z
    .enum(mailLocks)
    .nullable()
    .describe("Why its mail cannot be switched off; null where it can"),
});

/** Quiet hours on the wall clock of the person's zone; they may pass midnight. */
export const quietHours = z.strictObject({
  desde: time.describe("Begin, HH:mm"),
  hasta: time.describe("End, HH:mm; earlier than the begin: the next day"),
  dias: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length)
    .describe("Days on which they begin, 1 Monday to 7 Sunday"),
});
export type QuietHours = z.infer<typeof quietHours>;

const noticePreferences = z.object({
  grupos: z.array(group).describe("Every kind, in order; the portal itself always shows all"),
  desconexion: z
    .boolean()
    .describe("Outside working hours nothing is pushed or mailed that is not urgent"),
  frecuencia: z.enum(mailFrequencies).describe("How mails that are not urgent come"),
  silencio: quietHours.nullable().describe("Quiet hours; null without"),
  zona_horaria: z.string().describe("IANA zone in which quiet hours and summaries are told"),
  clave_publica: z
    .string()
    .describe("The portal's key for web push (applicationServerKey, base64url)"),
  fcm: z.boolean().describe("Devices of the app can be taken: the portal can reach them"),
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

export const readNoticePreferences = endpoint({
  method: "GET",
  path: "/trabajador/:id/preferencias-avisos",
  tag: "notifications",
  summary: "How the worker is told: channels of each kind, quiet hours, frequency",
  access,
  params: workerParams,
  response: data(noticePreferences),
});

export const updateNoticePreferences = endpoint({
  method: "PUT",
  path: "/trabajador/:id/preferencias-avisos",
  tag: "notifications",
  summary: "Change how the worker is told; what is not given stays as it is",
  access,
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    grupos: z
      .array(groupChoice)
      .max(noticeGroups.length)
      .refine((list) => new Set(list.map(({ tipo }) => tipo)).size === list.length)
      .optional()
      .describe("The kinds that change"),
    desconexion: z.boolean().optional(),
    frecuencia: z.enum(mailFrequencies).optional(),
    silencio: quietHours.nullable().optional().describe("Null: none"),
  }),
  response: data(noticePreferences),
  errors: ["notice.locked", "notice.quiet_hours"],
});

const noticeDevice = z.object({
  id: id.describe("Device id"),
  canal: z.enum(["web", "fcm"]).describe("A browser, or the app"),
  nombre: z.string().describe("What its owner recognises it by"),
  huella: z
    .string()
    .describe("SHA-256 of its push address or token, hexadecimal: how a device finds itself"),
  creado_en: instant,
  ultimo_envio_en: instant.nullable().describe("When a message last reached its push service"),
});
export type NoticeDevice = z.infer<typeof noticeDevice>;

const deviceName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe("What its owner recognises it by, as 'Firefox · Android'");

export const listNoticeDevices = endpoint({
  method: "GET",
  path: "/trabajador/:id/dispositivos-avisos",
  tag: "notifications",
  summary: "Devices that receive the worker's notices, newest first",
  access,
  params: workerParams,
  response: data(z.array(noticeDevice)),
});

export const addWebDevice = endpoint({
  method: "POST",
  path: "/trabajador/:id/dispositivos-avisos/web",
  tag: "notifications",
  summary: "Let this browser receive notices; the same browser again is the same device",
  access,
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    endpoint: z
      .string()
      .max(2000)
      .describe("PushSubscription.endpoint: https, of a public push service"),
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}=?$/)
      .describe("Its key 'p256dh', base64url"),
    auth: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22}(==)?$/)
      .describe("Its key 'auth', base64url"),
    nombre: deviceName,
  }),
  response: data(noticeDevice),
  errors: ["push.subscription", "push.too_many"],
});

export const addAppDevice = endpoint({
  method: "POST",
  path: "/trabajador/:id/dispositivos-avisos/app",
  tag: "notifications",
  summary: "Let the app on this device receive notices, once its owner has said so on it",
  access,
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    token: z
      .string()
      .regex(/^[A-Za-z0-9_:-]{20,1000}$/)
      .describe("FCM registration token (fcmDeviceToken)"),
    nombre: deviceName,
    confirmado: z.literal(true).describe("The signed-in person confirmed it on the device itself"),
  }),
  response: data(noticeDevice),
  errors: ["push.app_unavailable", "push.too_many"],
});

const deviceParams = z.strictObject({
  id: id.describe("Worker id"),
  dispositivo_id: id.describe("Device id"),
});

export const removeNoticeDevice = endpoint({
  method: "DELETE",
  path: "/trabajador/:id/dispositivos-avisos/:dispositivo_id",
  tag: "notifications",
  summary: "Send nothing more to a device",
  access,
  params: deviceParams,
  response: done,
  errors: ["push.device_not_found"],
});

export const testNoticeDevice = endpoint({
  method: "POST",
  path: "/trabajador/:id/dispositivos-avisos/:dispositivo_id/prueba",
  tag: "notifications",
  summary: "Send a test to a device, at once and whatever the hour; at most ten in an hour",
  access,
  params: deviceParams,
  body: z.strictObject(identityFields).nullish(),
  response: done,
  errors: ["push.device_not_found", "request.too_many"],
});

/** A push message: no names, no figures. */
export const pushedMessage = z.object({
  titulo: z.string().describe("In the person's language"),
  enlace: z.string().describe("Page of the portal, with its language prefix"),
  tipo: z.string().describe("What it is about: a kind of notification, or 'prueba'"),
});
export type PushedMessage = z.infer<typeof pushedMessage>;
