import { z } from "zod";

import { data, done, fileBytes, id, identityFields, instant, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

const own = { audience: "worker", subject: "self", module: moduleIds.calendar } as const;

/** Contents that a subscription to the own calendar may have. */
export const feedScopes = ["ausencias", "turnos", "festivos", "eventos", "cumpleanyos"] as const;
export type FeedScope = (typeof feedScopes)[number];

/** `completo` names the kind of an absence, except medical ones; `ausente` never does. */
export const feedPrivacies = ["completo", "ausente"] as const;
export type FeedPrivacy = (typeof feedPrivacies)[number];

/** Subscriptions that a worker may have at a time. */
export const maxFeeds = 10;

const feedName = z.string().trim().min(1).max(60).describe("What the worker calls it");
const scopes = z
  .array(z.enum(feedScopes))
  .min(1)
  .max(feedScopes.length)
  .refine((list) => new Set(list).size === list.length)
  .describe("What it carries");
const privacy = z.enum(feedPrivacies).describe("How much it says of absences");

/** A subscription to the own calendar; its address is never shown again. */
export const calendarFeed = z.object({
  id: id.describe("Subscription id"),
  nombre: z.string(),
  alcances: z.array(z.enum(feedScopes)),
  privacidad: privacy,
  creada_en: instant,
  usada_en: instant.nullable().describe("When a calendar last asked for it"),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const listFeeds = endpoint({
  method: "GET",
  path: "/trabajador/:id/calendario-suscripciones",
  tag: "calendar",
  summary: "Subscriptions to the own calendar, newest first",
  access: { ...own, target: "params.id" },
  params: workerParams,
  response: data(z.array(calendarFeed)),
});

export const createFeed = endpoint({
  method: "POST",
  path: "/trabajador/:id/calendario-suscripciones",
  tag: "calendar",
  summary: "Subscribe a calendar application; the answer shows its address only once",
  access: { ...own, target: "params.id" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    nombre: feedName,
    alcances: scopes,
    privacidad: privacy.default("ausente"),
  }),
  response: data(
    z.object({
      suscripcion: calendarFeed,
      direccion: z.string().describe("https address that ends in .ics"),
    }),
  ),
  errors: ["calendar.too_many_feeds"],
});

export const revokeFeed = endpoint({
  method: "DELETE",
  path: "/trabajador/:id/calendario-suscripciones/:suscripcion_id",
  tag: "calendar",
  summary: "End a subscription: its address answers 404 at once",
  access: { ...own, target: "params.id" },
  params: z.strictObject({
    id: id.describe("Worker id"),
    suscripcion_id: id.describe("Subscription id"),
  }),
  response: done,
  errors: ["calendar.feed_not_found"],
});

export const readFeed = endpoint({
  method: "GET",
  path: "/calendario/:token",
  tag: "calendar",
  summary: "A subscription's iCalendar file, for whoever has its address",
  access: { audience: "public", subject: "none", module: null },
  params: z.strictObject({ token: z.string().max(200).describe("Token, with .ics or without") }),
  response: fileBytes,
  produces: "file",
  errors: ["calendar.feed_not_found"],
});
