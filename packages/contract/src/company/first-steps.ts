import { z } from "zod";

import { data } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** First steps of a new company, in order. */
export const firstSteps = [
  "aspecto",
  "contacto",
  "festivos",
  "horarios",
  "personas",
  "invitaciones",
  "puntos_control",
] as const;

const answer = z.object({
  slug: z.string().describe("Company's name in addresses and commands"),
  terminado: z.boolean().describe("People are there and all of them are invited"),
  pasos: z
    .array(
      z.object({
        paso: z.enum(firstSteps).describe("Step"),
        hecho: z.boolean().describe("Done"),
      }),
    )
    .describe("Steps in order"),
});
export type FirstSteps = z.infer<typeof answer>;

export const getFirstSteps = endpoint({
  method: "GET",
  path: "/administrador/primeros-pasos",
  tag: "administrator",
  summary: "What a new company has done and what is next, for its administrators",
  access: { audience: "administrator", office: "cualquiera", subject: "none", module: null },
  response: data(answer),
});
