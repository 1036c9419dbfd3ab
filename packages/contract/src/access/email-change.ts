import { z } from "zod";

import { data, done, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const worker = { audience: "worker", subject: "none", module: null } as const;
const stranger = { audience: "public", subject: "none", module: null } as const;

const token = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .describe("Token of a link in a mail");

const pending = z.object({
  correo_nuevo: z.string().describe("Address that is to be confirmed"),
  pedido_en: instant.describe("When it was asked for or last sent"),
  expira_en: instant.describe("When the link dies"),
});
export type PendingEmail = z.output<typeof pending>;

export const pendingEmail = endpoint({
  method: "GET",
  path: "/auth/cambio-correo",
  tag: "auth",
  summary: "The change of the own sign-in e-mail that waits to be confirmed",
  access: worker,
  response: data(pending.nullable()),
});

export const changeEmail = endpoint({
  method: "POST",
  path: "/auth/cambio-correo",
  tag: "auth",
  summary:
    "Ask for another sign-in e-mail: a link goes to the new address, a notice to the old one",
  access: worker,
  body: z.strictObject({
    correo_nuevo: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email({ error: "email.invalid" }))
      .describe("New address"),
    password: z.string().min(1).max(128).describe("Present password"),
  }),
  response: done,
  errors: ["password.wrong", "email.same"],
});

export const resendEmailChange = endpoint({
  method: "POST",
  path: "/auth/cambio-correo/reenviar",
  tag: "auth",
  summary: "Send the link again; the one before dies",
  access: worker,
  response: done,
  errors: ["email.no_change"],
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/auth/cambio-correo",
  tag: "auth",
  summary: "Give the change up",
  access: worker,
  response: done,
  errors: ["email.no_change"],
});

const step = z.object({
  paso: z.enum(["confirmar", "cancelar"]).describe("What the link does"),
  correo_nuevo: z.string().describe("Address that is to be confirmed"),
});

export const checkEmailLink = endpoint({
  method: "POST",
  path: "/auth/cambio-correo/comprobar",
  tag: "auth",
  summary: "What a link about a change of e-mail does; uses nothing up",
  access: stranger,
  body: z.strictObject({ token }),
  response: data(step),
  errors: ["auth.link_expired"],
});

export const answerEmailLink = endpoint({
  method: "POST",
  path: "/auth/cambio-correo/usar",
  tag: "auth",
  summary: "Confirm the change from the new mailbox, or stop it from the old one; works once",
  access: stranger,
  body: z.strictObject({ token }),
  response: data(step),
  errors: ["auth.link_expired"],
});
