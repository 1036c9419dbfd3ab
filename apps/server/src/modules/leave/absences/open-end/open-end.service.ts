import { requestStates, periodKinds } from "@atrio/contract/kinds";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { lockWorkingTime } from "../../../time/worker-locks/worker-locks.service.ts";
import { readLeaveRules } from "../../entitlements/entitlements.read.ts";
import { readSlicePlan, slicesOf } from "../../entitlements/entitlements.service.ts";
import { readAsked, readOwnDays } from "../absences.read.ts";
import type { AskedRequest } from "../absences.read.ts";
import { insertDays } from "../absences.repo.ts";
import { displace, enforce } from "../displacing/displacing.service.ts";
import type { Moved } from "../displacing/displacing.service.ts";
import { overlapsWith } from "../judging/judging.rules.ts";

import { readOpenLeaves } from "./open-end.read.ts";
import type { OpenLeave } from "./open-end.read.ts";
import { saveReach } from "./open-end.repo.ts";
import { lastKeptDay } from "./open-end.rules.ts";

/** Adds the days that an open leave has reached; false where it has them already. */
async function addDaysUntil(tx: Tx, leave: OpenLeave, today: string): Promise<boolean> {
  const { id, trabajador_id, fecha_inicio } = leave;
  const last = lastKeptDay(fecha_inicio, { today, fecha_baja: leave.fecha_baja });
  if (last <= leave.fecha_fin) return false;
  const range = { trabajador_id, desde: addDays(leave.fecha_fin, 1), hasta: last };
  const [[rule], plan, others] = await Promise.all([
    readLeaveRules(tx, { ids: [leave.pe_solicitud_subtipo_id], language: "es" }),
    readSlicePlan(tx, range),
    readOwnDays(tx, { ...range, except: [id], exceptGroup: leave.grupo_id }),
  ]);
  if (rule === undefined) throw new Error("A leave without a rule");
  const period = { fecha_inicio: range.desde, fecha_fin: last };
  const days = slicesOf(plan, rule, [{ ...period, pe_tipo_periodo_id: periodKinds.fullDays }]);
  // Days of an absence that a leave does not displace are left to it.
  const taken = new Set(
    overlapsWith(days, rule, others)
      .filter((one) => !one.yields)
      .map((one) => one.fecha),
  );
  const key = { solicitud_id: id, trabajador_id, grupo_id: leave.grupo_id, displaces: true };
  await insertDays(
    tx,
    key,
    days.filter((day) => !taken.has(day.fecha)),
  );
  await saveReach(tx, { id, fecha_fin: last });
  return true;
}

/** An open leave that is being approved, with the days that it has reached meanwhile. */
export async function reachToday(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  asked: AskedRequest,
): Promise<AskedRequest> {
  if (!asked.sin_fecha_fin) return asked;
  const [leave] = await readOpenLeaves(tx, asked.id);
  if (leave === undefined) return asked;
  await addDaysUntil(tx, leave, todayIn(leave.zona_horaria, ctx.clock));
  return (await readAsked(tx, asked.id)) ?? fail("approval.not_found");
}

/** Ids of the company's open leaves with their workers. */
export async function listOpenLeaves(tx: Tx): Promise<OpenLeave[]> {
  return readOpenLeaves(tx, null);
}

/**
 * Prolongs an open leave to the coming week (Rule LEAVE-66); answers what it displaced. Repeating it
 * on the same day changes nothing.
 */
export async function prolong(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  key: { id: number; trabajador_id: number },
): Promise<Moved[]> {
  await lockWorkingTime(tx, key.trabajador_id);
  const [leave] = await readOpenLeaves(tx, key.id);
  if (leave === undefined) return [];
  const isLonger = await addDaysUntil(tx, leave, todayIn(leave.zona_horaria, ctx.clock));
  if (!isLonger || leave.estado_id !== requestStates.approved) return [];
  const displaced = await displace(tx, key);
  return [...displaced, ...(await enforce(tx, key))];
}
