import type { Actor } from "@atrio/contract/access/actor";
import type { AvailableWorker, Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { minutesOf, stretchesOf } from "../../../lib/calendar/stretches.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { requireRange } from "../../calendar/calendar.service.ts";
import { readAbsences } from "../../leave/away/away.read.ts";
import { readPreferences } from "../exchanges/mine.read.ts";
import { readLabels, readPauses } from "../labels/labels.repo.ts";
import { readWarnings } from "../rest/rest.service.ts";

import {
  findShift,
  readAreaHolidays,
  readAreas,
  readAvailable,
  readHours,
  readShifts,
} from "./board.read.ts";
import type { ShiftRow } from "./board.read.ts";
import { contractMinutes } from "./board.rules.ts";

/** Work areas that the caller plans, with their people. */
export async function listAreas(ctx: AppContext, actor: Actor): Promise<WorkArea[]> {
  const key = { trabajador_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  return ctx.db.read(actor.empresa_id, async (tx) => readAreas(tx, key));
}

type TimedShift = Parameters<typeof stretchesOf>[0] & Pick<ShiftRow, "fecha" | "zona_horaria">;

/** Minutes of real time of a shift without its unpaid pauses. */
function workedMinutes(shift: TimedShift): number {
  return minutesOf(stretchesOf(shift), shift.fecha, shift.zona_horaria);
}

/** A stored shift as its managers see it; `minutos` without unpaid pauses. */
export function toPlannedShift(row: ShiftRow): PlannedShift {
  const pause_ids = row.pausas.map(({ pausa_id }) => pausa_id);
  return { ...row, pause_ids, minutos: workedMinutes(row) };
}

/** Everything that the board of a range shows. Errors: calendar.range. */
export async function readBoard(
  ctx: AppContext,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<Board> {
  requireRange({ desde: from, hasta: to });
  const { trabajador_id } = actor;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [areas, rows, etiquetas, pausas, festivos] = await Promise.all([
      readAreas(tx, { trabajador_id, today }),
      readShifts(tx, { trabajador_id, from, to }),
      readLabels(tx),
      readPauses(tx),
      readAreaHolidays(tx, { trabajador_id, from, to }),
    ]);
    const inAreas = areas.flatMap((area) => area.personas.map(({ id }) => id));
    const trabajador_ids = [...new Set([...inAreas, ...rows.flatMap((row) => row.worker_ids)])];
    const [absences, avisos, hours, preferencias] = await Promise.all([
      readAbsences(tx, { trabajador_ids, desde: from, hasta: to }),
      readWarnings(tx, { trabajador_ids, from, to }),
      readHours(tx, { trabajador_ids, trabajador_id, from, to }),
      readPreferences(tx, { trabajador_ids, from, to }),
    ]);
    return {
      desde: from,
      hasta: to,
      areas,
      turnos: rows.map(toPlannedShift),
      etiquetas,
      pausas,
      // The kind stays out: it would tell of health (Rule LEAVE-49).
      ausencias: absences.map((one) => ({
        trabajador_id: one.trabajador_id,
        fecha: one.fecha,
        estado_id: one.estado_id,
        completo: one.completo,
      })),
      avisos,
      horas: hours.map(({ contratos, otros, ...one }) => ({
        trabajador_id: one.trabajador_id,
        minutos_contrato: contractMinutes(contratos),
        minutos_otras_areas: otros.reduce((sum, shift) => sum + workedMinutes(shift), 0),
      })),
      festivos,
      preferencias,
    };
  });
}

/** People of a shift's area, with other shifts and absences at that time. Errors: shift.not_found. */
export async function listAvailable(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<AvailableWorker[]> {
  const key = { id, trabajador_id: actor.trabajador_id };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    if ((await findShift(tx, key)) === undefined) fail("shift.not_found");
    const rows = await readAvailable(tx, key);
    return rows.map((row) => ({ ...row, disponible: !row.ocupado && !row.ausencia }));
  });
}
