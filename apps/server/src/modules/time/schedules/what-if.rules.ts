import { scheduledDay } from "./schedules.rules.ts";
import type { ScheduleAssignment, SchedulePlan } from "./schedules.rules.ts";

/** The content of a schedule. */
export type ScheduleContent = Omit<ScheduleAssignment, "desde" | "hasta" | "horario_id" | "ciclo">;

/** A plan in which the versions of a schedule have another content from a day on. */
export function planWithChange(
  plan: SchedulePlan,
  change: { versiones: ReadonlySet<number>; contenido: ScheduleContent; desde: string },
): SchedulePlan {
  const { desde, contenido } = change;
  return {
    ...plan,
    horarios: plan.horarios.flatMap((one) => {
      const isConcerned =
        change.versiones.has(one.horario_id) && (one.hasta === null || one.hasta > desde);
      if (!isConcerned) return [one];
      const after = { ...one, ...contenido, tramos: [...contenido.tramos] };
      if (one.desde !== null && one.desde >= desde) return [after];
      return [
        { ...one, hasta: desde },
        { ...after, desde },
      ];
    }),
  };
}

/** A plan in which a schedule is in force between two days, `[desde, hasta)`. */
export function planWithAssignment(plan: SchedulePlan, given: ScheduleAssignment): SchedulePlan {
  const { desde, hasta } = given;
  const around = plan.horarios.flatMap((one) => [
    ...(desde !== null && (one.desde === null || one.desde < desde)
      ? [{ ...one, hasta: one.hasta !== null && one.hasta < desde ? one.hasta : desde }]
      : []),
    ...(hasta !== null && (one.hasta === null || one.hasta > hasta)
      ? [{ ...one, desde: one.desde !== null && one.desde > hasta ? one.desde : hasta }]
      : []),
  ]);
  return { ...plan, horarios: [...around, given] };
}

/** Number of the dates on which two plans have other times or another tolerance. */
export function changedDates(
  before: SchedulePlan,
  after: SchedulePlan,
  dates: readonly string[],
): number {
  return dates.filter((date) => partsOn(before, date) !== partsOn(after, date)).length;
}

function partsOn(plan: SchedulePlan, date: string): string {
  const { tramos, tolerancia_minutos } = scheduledDay(plan, date);
  return JSON.stringify([tramos, tolerancia_minutos]);
}
