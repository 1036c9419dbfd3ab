import { z } from "zod";

import { endpoint } from "../endpoint.ts";

/** Server-sent events of an open page: the unread badge, and changes of clocking data. */
export const portalEvent = z.discriminatedUnion("tipo", [
  z.object({
    tipo: z.literal("sin_leer"),
    total: z.number().int().describe("Unread notifications"),
  }),
  z.object({
    tipo: z.literal("fichaje"),
    trabajador_id: z.number().int().describe("Whose clock changed"),
  }),
  z.object({
    tipo: z.literal("solicitud"),
    trabajador_id: z.number().int().describe("Whose request was sent, decided or withdrawn"),
  }),
  z.object({
    tipo: z.literal("documento"),
    trabajador_id: z.number().int().describe("Whose documents to sign changed"),
  }),
  z.object({ tipo: z.literal("sesion_cerrada") }),
]);
export type PortalEvent = z.infer<typeof portalEvent>;

export const events = endpoint({
  method: "GET",
  path: "/events",
  tag: "events",
  summary: "Server-sent events for the signed-in worker; each data line is one PortalEvent",
  access: { audience: "worker", subject: "none", module: null },
  produces: "event-stream",
  response: z.string(),
});
