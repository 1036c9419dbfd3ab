import type { DayCost } from "@atrio/contract/leave/absences";

const endOfDay = 1440;

function clockOf(minute: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** True if an absence covers the whole of its day. */
export function isWholeDay(day: { desde_minuto: number; hasta_minuto: number }): boolean {
  return day.desde_minuto === 0 && day.hasta_minuto === endOfDay;
}

/** A day of a request as it is sent: times only where a part of the day begins or ends. */
export function toDayCost(
  day: Omit<DayCost, "desde" | "hasta"> & { desde_minuto: number; hasta_minuto: number },
): DayCost {
  return {
    fecha: day.fecha,
    coste: day.coste,
    minutos: day.minutos,
    desde: day.desde_minuto === 0 ? null : clockOf(day.desde_minuto),
    hasta: day.hasta_minuto === endOfDay ? null : clockOf(day.hasta_minuto),
    motivo_no_cuenta: day.motivo_no_cuenta,
    festivo: day.festivo,
  };
}
