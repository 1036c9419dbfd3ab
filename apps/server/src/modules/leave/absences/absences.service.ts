import type { Tx } from "../../../db/client.ts";
import type { Slice } from "../entitlements/entitlements.service.ts";

import { deleteAsked, insertDays, insertPeriods, reserveWaiting } from "./absences.repo.ts";
import { displacesAny } from "./displacing/displacing.rules.ts";
import type { NaturalRule } from "./displacing/displacing.rules.ts";
import { totalCost } from "./judging/judging.rules.ts";
import type { Asked } from "./judging/judging.service.ts";

/** A stored request of days: its input and its cost day by day. */
type Written = {
  solicitud_id: number;
  trabajador_id: number;
  /** The first of the requests that replace each other: they may lie on the same days. */
  grupo_id: number;
  asked: Asked;
  rule: NaturalRule;
  days: readonly Slice[];
};

/** Stores the periods and days of a new request, or replaces those of an edited one. */
export async function writeAbsence(
  tx: Tx,
  { asked, days, rule, ...written }: Written & { isEdit: boolean },
): Promise<void> {
  const { solicitud_id, trabajador_id } = written;
  const key = { solicitud_id, trabajador_id };
  if (written.isEdit) await deleteAsked(tx, solicitud_id);
  const periods = asked.periodos.map((period, index) => ({
    fecha_inicio: period.fecha_inicio,
    fecha_fin: period.fecha_fin,
    pe_tipo_periodo_id: period.pe_tipo_periodo_id,
    hora_inicio: period.hora_inicio ?? null,
    hora_fin: period.hora_fin ?? null,
    diferencia_dias: totalCost(days.filter((day) => day.periodo === index)),
  }));
  await insertPeriods(tx, key, periods);
  const group = { ...key, grupo_id: written.grupo_id, displaces: displacesAny(rule) };
  await insertDays(tx, group, days);
  if (written.isEdit) await reserveWaiting(tx, trabajador_id);
}
