import type { Actor } from "@atrio/contract/access/actor";
import type { AvailableWorker, Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { minutesIn, minutesOf, stretchesOf } from "../../../lib/calendar/stretches.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { requireRange } from "../../calendar/calendar.service.ts";
import { readAbsences } from "../../leave/away/away.read.ts";
import { readPreferences } from "../exchanges/mine.read.ts";
import { readLabels, readPauses } from "../labels/labels.repo.ts";
import { allWarnings, readWorkBook, shiftsOf } from "../rest/judging.service.ts";
import type { WorkedShift } from "../rest/rest.rules.ts";

import {
  findShift,
  readAreaHolidays,
  readAreas,
  readAvailable,
  readContracts,
  readShifts,
} from "./board.read.ts";
import type { ShiftRow } from "./board.read.ts";
import { contractMinutes } from "./board.rules.ts";

/** Work areas that the caller plans, with their people. */
export async function listAreas(ctx: AppContext, actor: Actor): Promise<WorkArea[]> {
  const key = { trabajador_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  return ctx.db.read(actor.empresa_id, async (tx) => readAreas(tx, key));
}

/** A stored shift as its managers see it; `minutos` without unpaid pauses. */
export function toPlannedShift(row: ShiftRow): PlannedShift {
  const pause_ids = row.pausas.map(({ pausa_id }) => pausa_id);
  return { ...row, pause_ids, minutos: minutesOf(stretchesOf(row), row.fecha, row.zona_horaria) };
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
    const [absences, book, contracts, preferencias] = await Promise.all([
      readAbsences(tx, { trabajador_ids, desde: from, hasta: to }),
      readWorkBook(tx, { trabajador_ids, from, to }),
      readContracts(tx, { trabajador_ids, from, to }),
      readPreferences(tx, { trabajador_ids, from, to }),
    ]);
    const planned = new Set(rows.map(({ id }) => id));
    const isElsewhere = ({ turno_id, fecha }: WorkedShift): boolean =>
      fecha >= from && fecha <= to && !planned.has(turno_id);
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
      avisos: allWarnings(book),
      horas: contracts.map((one) => ({
        trabajador_id: one.trabajador_id,
        minutos_contrato: contractMinutes(one.contratos),
        minutos_otras_areas: shiftsOf(book, one.trabajador_id)
          .filter(isElsewhere)
          .reduce((sum, { work }) => sum + minutesIn(work), 0),
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
