import { z } from "zod";

import { done, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

export const saveComplaintHandler = endpoint({
  method: "PUT",
  path: "/administrador/gestores-denuncias/:id",
  tag: "administrator",
  summary: "Say whether a colleague handles complaints; no key and no content comes with it",
  access: {
    audience: "administrator",
    office: "titular",
    subject: "company",
    module: moduleIds.complaints,
    confirmed: true,
  },
  params: z.strictObject({ id: id.describe("Worker id") }),
  body: z.strictObject({
    ...identityFields,
    gestor: z.boolean().describe("Handles complaints"),
  }),
  response: done,
  errors: ["worker.not_found", "office.last_handler"],
});
