import { z } from "zod";

import { date, fileBytes, id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

/** The board to hang on a wall, or as a workbook. */
export const boardFile = endpoint({
  method: "GET",
  path: "/turnos-gestor/:supervisorId/archivo",
  tag: "shifts",
  summary:
    "The caller's board between two dates, at most 62 days, as a landscape PDF or a workbook",
  access: {
    audience: "shift_manager",
    subject: "self",
    module: moduleIds.supervisorQuadrants,
    target: "params.supervisorId",
    writes: true,
    confirmed: true,
  },
  params: z.strictObject({ supervisorId: id.describe("Worker id; must be the session's") }),
  query: z.strictObject({
    from: date.describe("First day"),
    to: date.describe("Last day"),
    formato: z.enum(["pdf", "xlsx"]).describe("Kind of file"),
    papel: z.enum(["A4", "A3"]).default("A4").describe("Paper of the PDF"),
  }),
  response: fileBytes,
  produces: "file",
  errors: ["calendar.range"],
});
