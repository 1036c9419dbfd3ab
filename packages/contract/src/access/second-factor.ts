import { z } from "zod";

import { data, done, id, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import { factorCode } from "./auth.ts";

const password = z
  .string()
  .min(1, { error: "request.required" })
  .max(128)
  .describe("Own password, asked again");

const access = { audience: "worker", subject: "none", module: null } as const;

const recoveryCodes = data(
  z.object({
    codigos: z.array(z.string()).describe("Recovery codes, each good once; answered only now"),
  }),
);

export const secondFactorState = endpoint({
  method: "GET",
  path: "/auth/segundo-factor",
  tag: "auth",
  summary: "Whether signing in asks for a code too",
  access,
  response: data(
    z.object({
      activo: z.boolean().describe("Signing in asks for a code"),
      activado_en: instant.nullable().describe("On since"),
      codigos_restantes: z.number().int().describe("Recovery codes not used yet"),
      recomendado: z.boolean().describe("The caller's roles open other people's data"),
      preguntar: z.boolean().describe("Recommended, off, and not put off in the last 30 days"),
    }),
  ),
});
export type SecondFactorState = z.infer<typeof secondFactorState.response>["data"];

export const prepareSecondFactor = endpoint({
  method: "POST",
  path: "/auth/segundo-factor/preparar",
  tag: "auth",
  summary: "Make a secret for an authenticator app; nothing changes until a code confirms it",
  access,
  body: z.strictObject({ password }),
  response: data(
    z.object({
      secreto: z.string().describe("Secret in base32, to type by hand"),
      uri: z.string().describe("The same as an otpauth:// address"),
      qr: z.string().describe("That address as a QR code, an SVG document"),
      caduca_en: instant.describe("A code must confirm it until then"),
    }),
  ),
  errors: ["password.wrong", "second_factor.already_on"],
});

export const activateSecondFactor = endpoint({
  method: "POST",
  path: "/auth/segundo-factor/activar",
  tag: "auth",
  summary: "Turn the second factor on with a first code; the other sessions end",
  access,
  body: z.strictObject({ codigo: factorCode }),
  response: recoveryCodes,
  errors: [
    "second_factor.already_on",
    "second_factor.expired",
    "second_factor.code_wrong",
    "auth.too_many_codes",
  ],
});

const confirmed = {
  method: "POST",
  tag: "auth",
  access,
  body: z.strictObject({ password, codigo: factorCode }),
  errors: [
    "password.wrong",
    "second_factor.off",
    "second_factor.code_wrong",
    "auth.too_many_codes",
  ],
} as const;

export const deactivateSecondFactor = endpoint({
  ...confirmed,
  path: "/auth/segundo-factor/desactivar",
  summary: "Turn the second factor off",
  response: done,
});

export const renewRecoveryCodes = endpoint({
  ...confirmed,
  path: "/auth/segundo-factor/codigos",
  summary: "New recovery codes in place of the old ones",
  response: recoveryCodes,
});

export const putOffSecondFactor = endpoint({
  method: "POST",
  path: "/auth/segundo-factor/aplazar",
  tag: "auth",
  summary: "Not now: the portal asks again in 30 days",
  access,
  response: done,
});

export const removeSecondFactor = endpoint({
  method: "POST",
  path: "/administrador/quitar-segundo-factor",
  tag: "auth",
  summary: "Remove the second factor of somebody who lost phone and codes",
  access: { audience: "administrator", office: "titular", subject: "company", module: null },
  body: z.strictObject({
    trabajador_id: id.describe("Worker who cannot sign in any more"),
    password,
  }),
  response: done,
  errors: ["password.wrong", "worker.not_found", "second_factor.own", "second_factor.off"],
});
