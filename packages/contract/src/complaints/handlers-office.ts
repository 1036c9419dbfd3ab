import { z } from "zod";

import { data, date, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

/** States of a handler's key: none yet, waiting to be admitted, in use. */
const handlerKeyStates = ["sin_clave", "pendiente", "activa"] as const;

const handler = person.extend({
  puesto: z.string().nullable().describe("Occupation"),
  clave: z.enum(handlerKeyStates).describe("State of the key; never what it opens"),
  desde: date.nullable().describe("Day on which the key was made"),
});
/** A handler of complaints as owners see them. */
export type OfficeHandler = z.infer<typeof handler>;

export const listOfficeHandlers = endpoint({
  method: "GET",
  path: "/administrador/gestores-denuncias",
  tag: "administrator",
  summary: "Who handles complaints and the state of their keys; no report, and no number of them",
  access: {
    audience: "administrator",
    office: "titular",
    subject: "none",
    module: moduleIds.complaints,
  },
  query: z.strictObject({ ...identityFields }),
  response: data(
    z.object({
      abierto: date.nullable().describe("Day on which the mailbox was opened; null: not yet"),
      gestores: z.array(handler).describe("Handlers who work here today, by name"),
    }),
  ),
});
