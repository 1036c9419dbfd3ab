import { z } from "zod";

import { id, leaveKind, minutes, time } from "../common.ts";

/** An approved absence, or the part of one that falls on a working day. */
export const dayAbsence = z.object({
  solicitud_id: id.describe("Request"),
  pe_solicitud_tipo_id: leaveKind
    .nullable()
    .describe("Kind; null where the reader may only know that they are away"),
  completo: z.boolean().describe("The whole day"),
  minutos: minutes.describe("Scheduled minutes that it covers"),
  desde: time.nullable().describe("Start of a part of the day; null at the day's beginning"),
  hasta: time.nullable().describe("End of a part of the day; null at the day's end"),
  minutos_fichados: minutes.describe(
    "Worked within it, although the clock is to be stopped; 0 within the schedule's tolerance",
  ),
});
export type DayAbsence = z.infer<typeof dayAbsence>;
