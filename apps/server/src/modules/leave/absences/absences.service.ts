import type { Tx } from "../../../db/client.ts";
import type { Slice } from "../entitlements/entitlements.service.ts";

import { deleteAsked, insertDays, insertPeriods, reserveWaiting } from "./absences.repo.ts";
import { totalCost } from "./judging/judging.rules.ts";
import type { Asked } from "./judging/judging.service.ts";

/** A stored request of days: its input and its cost day by day. */
type Written = {
  solicitud_id: number;
  trabajador_id: number;
  /** The approved request that it would replace: both may lie on the same days. */
  rectifica_id: number | null;
  asked: Asked;
  days: readonly Slice[];
};

/** Stores the periods and days of a new request, or replaces those of an edited one. */
export async function writeAbsence(
  tx: Tx,
  { asked, days, ...written }: Written & { isEdit: boolean },
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
  const { pe_solicitud_tipo_id } = asked;
  const group = { ...key, grupo_id: written.rectifica_id ?? solicitud_id, pe_solicitud_tipo_id };
  await insertDays(tx, group, days);
  if (written.isEdit) await reserveWaiting(tx, trabajador_id);
}
