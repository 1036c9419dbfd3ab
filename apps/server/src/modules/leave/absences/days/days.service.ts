import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import { requestStates } from "@atrio/contract/kinds";
import type { DayCost, ownAbsences } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { epochDay } from "../../../../lib/calendar/dates.ts";
import { readDayPlanner } from "../../../time/schedules/schedules.service.ts";
import { readKeptDays, readOwnDays } from "../absences.read.ts";

import { isWholeDay, toDayCost } from "./days.rules.ts";

/** The days of a request, in force or not, with each one's cost and the holidays among them. */
export async function readRequestDays(
  tx: Tx,
  key: { solicitud_id: number; trabajador_id: number },
): Promise<DayCost[]> {
  const days = await readKeptDays(tx, key.solicitud_id);
  const [first, last] = [days[0]?.fecha, days.at(-1)?.fecha];
  if (first === undefined || last === undefined) return [];
  const range = { trabajador_id: key.trabajador_id, desde: first, hasta: last };
  const dayOf = await readDayPlanner(tx, range);
  return days.map((day) =>
    toDayCost({ ...day, festivo: dayOf(day.fecha).festivo?.nombre ?? null }),
  );
}

const longestRange = 366;

/** The caller's absences of a range of days, pending and approved. Errors: workday.range. */
export async function listOwnDays(
  ctx: AppContext,
  actor: Actor,
  range: { desde: string; hasta: string },
): Promise<EndpointResponse<typeof ownAbsences>["data"]> {
  const length = epochDay(range.hasta) - epochDay(range.desde) + 1;
  if (length < 1 || length > longestRange) {
    fail("workday.range", { fields: { hasta: ["workday.range"] } });
  }
  const days = await ctx.db.read(actor.empresa_id, async (tx) =>
    readOwnDays(tx, { ...range, trabajador_id: actor.trabajador_id, except: [] }),
  );
  return days
    .filter((day) => day.estado_id <= requestStates.approved)
    .map((day) => ({
      solicitud_id: day.solicitud_id,
      fecha: day.fecha,
      pe_solicitud_tipo_id: day.pe_solicitud_tipo_id,
      estado_id: day.estado_id,
      minutos: day.minutos,
      completo: isWholeDay(day),
    }));
}
