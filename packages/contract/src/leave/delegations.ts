import { z } from "zod";

import { data, date, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

/** A supervisor's delegate for some dates. */
export const delegation = z.object({
  id: id.describe("Delegation id"),
  supervisor: person.describe("In whose place"),
  delegado: person.describe("Who decides"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  motivo: z.string().nullable().describe("Why"),
  revocada_en: instant.nullable().describe("Ended early"),
});
export type Delegation = z.infer<typeof delegation>;

const delegations = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorAbsences,
} as const;

export const listDelegations = endpoint({
  method: "GET",
  path: "/supervisor/delegaciones",
  tag: "supervisor",
  summary: "Whom the caller has asked to decide in their place, and for whom they decide",
  access: delegations,
  response: data(
    z.object({
      propias: z.array(delegation).describe("Given by the caller, newest first"),
      recibidas: z.array(delegation).describe("In force or to come, given to the caller"),
      candidatos: z.array(person).describe("Supervisors of the company who may be asked"),
    }),
  ),
});

export const createDelegation = endpoint({
  method: "POST",
  path: "/supervisor/delegaciones",
  tag: "supervisor",
  summary: "Let another supervisor decide requests for some dates",
  access: delegations,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    delegado_id: id.describe("Supervisor of the company"),
    desde: date.describe("First day, not before today"),
    hasta: date.describe("Last day; at most a year"),
    motivo: z.string().trim().max(300).optional().describe("Why"),
  }),
  response: data(delegation),
  errors: [
    "delegation.dates",
    "delegation.self",
    "delegation.not_supervisor",
    "delegation.overlap",
  ],
});

export const revokeDelegation = endpoint({
  method: "DELETE",
  path: "/supervisor/delegaciones/:id",
  tag: "supervisor",
  summary: "End a delegation now; what was decided stays",
  access: delegations,
  params: z.strictObject({ id: id.describe("Delegation id") }),
  response: data(delegation),
  errors: ["delegation.not_found"],
});
