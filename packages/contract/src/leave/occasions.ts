import { z } from "zod";

import { data, id, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { leaveUnits, occasionFigures } from "../request-view.ts";

/** Keys of the paid leave for a death, without and with travel: one total (Rule LEAVE-79). */
export const deathCodes: readonly string[] = ["fallecimiento", "fallecimiento_desplazamiento"];

/** An own occasion with requests that are pending or approved. */
const ownOccasion = occasionFigures.extend({
  pe_solicitud_subtipo_id: id.describe("Rule that it belongs to"),
  unidad: z.enum(leaveUnits).describe("Unit of the amounts"),
});
export type OwnOccasion = z.infer<typeof ownOccasion>;

export const listOccasions = endpoint({
  method: "GET",
  path: "/trabajador/:id/ocasiones",
  tag: "leave",
  summary: "The own occasions of leave, newest first: total, use and deadline of each",
  access: {
    audience: "worker",
    subject: "self",
    module: moduleIds.absences,
    target: "params.id",
  },
  params: workerParams,
  response: data(z.array(ownOccasion)),
});
