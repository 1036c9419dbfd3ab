import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { notify } from "../../messages/notices/notices.service.ts";

import { adjust } from "./division.rules.ts";
import type { Adjustment } from "./division.rules.ts";
import { readDays, readInCharge, readWork } from "./registrations.read.ts";
import type { RegistrationRow } from "./registrations.read.ts";
import {
  checkRegistrations,
  deferRegistrations,
  deleteRegistrations,
  insertRegistration,
  moveRegistration,
} from "./registrations.repo.ts";
import { columnsOf, frameOf, placedOf } from "./stating.service.ts";

type Changed = { trabajador_id: number; dias: readonly string[]; now: number };

/** The days themselves and those beside them: a changed signing may have moved over midnight. */
function daysAround(dias: readonly string[]): string[] {
  return [...new Set(dias.flatMap((dia) => [addDays(dia, -1), dia, addDays(dia, 1)]))];
}

async function applyAdjustment(
  tx: Tx,
  row: RegistrationRow,
  { place, copies }: Adjustment,
  at: string,
): Promise<void> {
  const by = { cambiado_por: null, cambiado_en: at, motivo: null };
  if (place === undefined) {
    await deleteRegistrations(tx, [row.id], by);
    return;
  }
  const { fichaje_id } = place;
  await moveRegistration(tx, row.id, { fichaje_id, ...columnsOf(place) }, at);
  for (const copy of copies) {
    const written = { ...row, fichaje_id: copy.fichaje_id, ...columnsOf(copy) };
    await insertRegistration(tx, row.trabajador_id, written, { ...by, ajustado: true });
  }
}

/**
 * Fits the registrations of a worker's days to their changed signings (Rule PROJECTS-6), in the
 * transaction that changed these. What was approved and changes waits for approval again.
 */
export async function adjustRegistrations(
  ctx: AppContext,
  tx: Tx,
  { trabajador_id, dias, now }: Changed,
): Promise<void> {
  const key = { trabajador_id, dias: daysAround(dias) };
  const rows = await readDays(tx, { trabajador_id, today: key.dias[0] ?? "2000-01-01" }, key);
  if (rows.length === 0) return;
  const frames = (await readWork(tx, key)).map((one) => ({ id: one.id, ...frameOf(one) }));
  const adjustments = adjust(rows.map(placedOf), frames, now);
  if (adjustments.length === 0) return;
  await deferRegistrations(tx);
  const changed = rows.filter((row) => adjustments.some(({ id }) => id === row.id));
  for (const row of changed) {
    const adjustment = adjustments.find(({ id }) => id === row.id);
    if (adjustment !== undefined) await applyAdjustment(tx, row, adjustment, isoOf(now));
  }
  await checkRegistrations(tx);
  await tellAdjustments(ctx, tx, { trabajador_id, now, rows: changed });
}

/** Notification to the worker, and to the people in charge of projects whose approval fell. */
async function tellAdjustments(
  ctx: AppContext,
  tx: Tx,
  { trabajador_id, now, rows }: { trabajador_id: number; now: number; rows: RegistrationRow[] },
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const approved = rows.filter((row) => row.aprobado).map((row) => row.proyecto_id);
  const today = dateAt(first.zona_horaria, now);
  const charged = await readInCharge(tx, { proyecto_ids: approved, today });
  const version = `${isoOf(now)}:${first.id}`;
  const data = { trabajador_id, dia: first.dia, registros: rows.length, version };
  await notify(ctx, tx, { to: [trabajador_id, ...charged], kind: "project_adjusted", data });
}
