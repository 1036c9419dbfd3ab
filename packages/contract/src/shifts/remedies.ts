import { z } from "zod";

import { data, id, time } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { restRules, restWarning } from "./rest-rules.ts";

/** Ways out of a broken rule or of a shift that lacks people, in the order in which they are shown. */
const remedyKinds = ["dar", "pasar", "cambiar_hora", "pausa", "liberar"] as const;

/** A way out that can be taken as it is; the board's own calls carry it out. */
export const remedy = z.object({
  tipo: z
    .enum(remedyKinds)
    .describe("Give to a colleague, go to another shift, other times, add a pause, leave open"),
  trabajador: person.nullable().describe("Colleague who would get the shift"),
  turno_id: id.nullable().describe("Other shift of the day that the worker would go to"),
  hora_inicio: time.nullable().describe("New start"),
  hora_fin: time.nullable().describe("New end"),
  termina_dia_siguiente: z.boolean().nullable().describe("The new end is on the next day"),
  pausa_id: id.nullable().describe("Pause that would be added"),
  avisos: z
    .array(restWarning)
    .describe("Rules that taking it breaks: only of notice, others are no way out"),
});
export type Remedy = z.infer<typeof remedy>;

export const listRemedies = endpoint({
  method: "GET",
  path: "/turnos-gestor-soluciones/:id",
  tag: "shifts",
  summary: "Ways out of a rule that a shift breaks for a worker, or of its lack of people",
  access: {
    audience: "shift_manager",
    subject: "work_area",
    module: moduleIds.supervisorQuadrants,
  },
  params: z.strictObject({ id: id.describe("Shift id") }),
  query: z.strictObject({
    trabajador_id: id.optional().describe("Worker of the shift whose rule is broken"),
    norma: z.enum(restRules).optional().describe("The broken rule; none: the shift lacks people"),
  }),
  response: data(z.array(remedy)),
  errors: ["shift.not_found", "shift.worker_not_found"],
});
