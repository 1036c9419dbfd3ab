import { z } from "zod";

import { data, done, id, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { workerProfile } from "../person.ts";

/** E-mail as typed: trimmed and compared in lower case. */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: "email.invalid" }))
  .describe("E-mail address");

/** Composition of a new password (Rule ACCESS-18): 8 characters, upper, lower, digit. */
export const newPassword = z
  .string()
  .min(8, { error: "password.too_short" })
  .max(128, { error: "password.too_long" })
  .regex(/\p{Lu}/u, { error: "password.no_uppercase" })
  .regex(/\p{Ll}/u, { error: "password.no_lowercase" })
  .regex(/\d/u, { error: "password.no_digit" })
  .describe("New password");

const token = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .describe("Single-use token from the link");

/** A code of the authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const factorCode = z
  .string()
  .trim()
  .min(1, { error: "request.required" })
  .max(40)
  .describe("Six digits of the authenticator app, or a recovery code");

const sessionAnswer = z.object({
  access_token: z.string().describe("Opaque session token, sent as Authorization: Bearer"),
  token_type: z.literal("Bearer"),
  expires_at: instant.describe("When the session ends"),
});

export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  tag: "auth",
  summary: "Sign in with e-mail and password",
  access: { audience: "public", subject: "none", module: null },
  body: z.strictObject({
    email,
    password: z
      .string()
      .min(5, { error: "password.login_too_short" })
      .max(128)
      .describe("Password"),
    remember: z
      .boolean()
      .default(false)
      .describe("Remember this device: 30 days instead of 12 hours"),
    empresa: z.string().max(60).optional().describe("Slug or id of the company of the login page"),
    codigo: factorCode.optional().describe("Code of the second factor, where it is on"),
  }),
  response: sessionAnswer,
  errors: [
    "auth.wrong_credentials",
    "auth.disabled",
    "auth.choose_company",
    "auth.code_required",
    "auth.code_wrong",
    "auth.too_many_codes",
  ],
});

export const currentUser = endpoint({
  method: "GET",
  path: "/auth/user",
  tag: "auth",
  summary: "Who is signed in",
  access: { audience: "worker", subject: "none", module: null, beforePasswordChange: true },
  response: z.object({
    user: workerProfile.extend({
      gestor_instalacion: z.boolean().describe("Runs the installation"),
      sesion: z
        .object({
          id: z.uuid().describe("Session id"),
          expira_en: instant.describe("When the session ends"),
          suplantada: z.boolean().describe("Handed over by an administrator: reads only"),
        })
        .describe("The running session"),
    }),
  }),
});

export const logoutByGet = endpoint({
  method: "GET",
  path: "/auth/logout",
  tag: "auth",
  summary: "End the session (the spec's call)",
  access: {
    audience: "worker",
    subject: "none",
    module: null,
    beforePasswordChange: true,
    whileImpersonating: true,
  },
  response: done,
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  tag: "auth",
  summary: "End the session",
  access: {
    audience: "worker",
    subject: "none",
    module: null,
    beforePasswordChange: true,
    whileImpersonating: true,
  },
  response: done,
});

export const requestNewPassword = endpoint({
  method: "POST",
  path: "/auth/request-new-password",
  tag: "auth",
  summary: "Send a link to set a new password",
  access: { audience: "public", subject: "none", module: null },
  body: z.strictObject({ email, empresa: z.string().max(60).optional().describe("Slug or id") }),
  response: done,
  errors: ["auth.unknown_email"],
});

export const checkPasswordLink = endpoint({
  method: "POST",
  path: "/auth/check-password-link",
  tag: "auth",
  summary: "Whether a link to set a password is still good",
  access: { audience: "public", subject: "none", module: null },
  body: z.strictObject({ token }),
  response: data(
    z.object({
      proposito: z.enum(["restablecer", "activar"]).describe("Reset, or first activation"),
      email: z.string().describe("E-mail of the account"),
      empresa: z.string().nullable().describe("Slug of the only company in which it signs in"),
    }),
  ),
  errors: ["auth.link_expired"],
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  tag: "auth",
  summary: "Set a new password with a single-use link",
  access: { audience: "public", subject: "none", module: null },
  body: z.strictObject({
    token,
    password: newPassword,
    password_confirmation: z.string().max(128).describe("The new password again"),
    iniciar_sesion: z
      .boolean()
      .default(false)
      .describe("Sign in too, where the link activates an account of one company"),
  }),
  response: data(
    z.object({
      message: z.string().describe("What happened, for people"),
      empresa: z.string().nullable().describe("Slug of the only company in which it signs in"),
      sesion: sessionAnswer.nullable().describe("The opened session; null: sign in as usual"),
    }),
  ),
  errors: ["auth.link_expired", "password.mismatch", "password.common", "password.same"],
});

export const handOver = endpoint({
  method: "POST",
  path: "/auth/hand-over",
  tag: "auth",
  summary: "Ask for a one-time code (60 s) that opens the portal as a worker, who is told of it",
  access: {
    audience: "administrator",
    office: "titular",
    subject: "company",
    module: null,
    confirmed: true,
  },
  body: z.strictObject({ trabajador_id: id.describe("Worker to open the portal as") }),
  response: data(
    z.object({
      code: z.string().describe("One-time code"),
      expires_at: instant.describe("When the code dies"),
    }),
  ),
  errors: ["auth.handover_self", "worker.not_found"],
});

export const zloglogin = endpoint({
  method: "POST",
  path: "/auth/zloglogin",
  tag: "auth",
  summary: "Exchange a one-time hand-over code for a session that reads only",
  access: { audience: "public", subject: "none", module: null },
  body: z.strictObject({ code: token }),
  response: sessionAnswer,
  errors: ["auth.handover_invalid"],
});

export const listSessions = endpoint({
  method: "GET",
  path: "/auth/sessions",
  tag: "auth",
  summary: "Own open sessions",
  access: { audience: "worker", subject: "none", module: null },
  response: data(
    z.array(
      z.object({
        id: z.uuid().describe("Session id"),
        dispositivo: z.string().describe("Browser and system in words"),
        ip: z.string().nullable().describe("Address of the last use"),
        creada_en: instant.describe("Signed in at"),
        vista_en: instant.describe("Last seen at"),
        expira_en: instant.describe("Ends at"),
        recordar: z.boolean().describe("Remembered device"),
        suplantada: z.boolean().describe("Handed over by an administrator"),
        actual: z.boolean().describe("This very session"),
      }),
    ),
  ),
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/auth/confirm-password",
  tag: "auth",
  summary: "Type the password again: for five minutes this session may export data of others",
  access: { audience: "worker", subject: "none", module: null },
  body: z.strictObject({ password: z.string().min(1).max(128).describe("Password") }),
  response: done,
  errors: ["password.wrong"],
});

export const revokeSession = endpoint({
  method: "DELETE",
  path: "/auth/sessions/:id",
  tag: "auth",
  summary: "End one of the own sessions",
  access: { audience: "worker", subject: "none", module: null },
  params: z.strictObject({ id: z.uuid().describe("Session id") }),
  response: done,
  errors: ["session.not_found"],
});

export const forceUpdatePassword = endpoint({
  method: "PUT",
  path: "/trabajador/force-update-password/:id",
  tag: "profile",
  summary: "Change the password when the company requires it",
  access: {
    audience: "worker",
    subject: "self",
    module: null,
    target: "params.id",
    beforePasswordChange: true,
  },
  params: z.strictObject({ id: id.describe("Worker id") }),
  body: z.strictObject({
    "new-password": newPassword,
    "repeat-password": z.string().max(128).describe("The new password again"),
  }),
  response: done,
  errors: ["password.same", "password.mismatch", "password.common", "password.not_required"],
});
