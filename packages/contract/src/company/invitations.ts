import { z } from "zod";

import { data, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";

/** Never invited; a link that works; a link that has expired; the account has a password. */
export const invitationStates = ["sin_invitar", "invitado", "caducado", "activado"] as const;
export type InvitationState = (typeof invitationStates)[number];

const invitation = z.object({
  trabajador_id: id.describe("Worker id"),
  nombre_completo: z.string().describe("Name"),
  email: z.string().describe("E-mail of the account"),
  centro_trabajo: z.string().nullable().describe("Today's work centre"),
  estado: z.enum(invitationStates).describe("State of the invitation"),
  invitado_en: instant.nullable().describe("Last invitation"),
  caduca_en: instant.nullable().describe("End of its link"),
});
export type Invitation = z.infer<typeof invitation>;

const access = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: null,
} as const;

export const listInvitations = endpoint({
  method: "GET",
  path: "/administrador/invitaciones",
  tag: "administrator",
  summary: "People who work here today and whether they have been invited and have activated",
  access,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      estado: z.enum(invitationStates).optional().describe("Only these"),
    }).optional(),
  }),
  response: page(invitation).extend({
    estados: z
      .record(z.enum(invitationStates), z.number().int())
      .describe("People in each state, on all pages"),
  }),
});

export const sendInvitations = endpoint({
  method: "POST",
  path: "/administrador/invitaciones",
  tag: "administrator",
  summary: "Invite people who have no password yet: everybody, those of a work centre, or some",
  access,
  body: z.strictObject({
    ...identityFields,
    centro_trabajo_id: id.optional().describe("Only people of this work centre"),
    trabajadores_ids: z.array(id).min(1).max(500).optional().describe("Only these"),
    otra_vez: z
      .boolean()
      .default(false)
      .describe("Also people whose invitation still works; their older links end"),
  }),
  response: data(z.object({ invitados: z.number().int().describe("Mails that go out") })),
});
