import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatNumber } from "../../../lib/format.ts";

type Times = Pick<PlannedShift, "hora_inicio" | "hora_fin">;

const short = (time: string) => (time.endsWith(":00") ? time.slice(0, 2) : time);

/** '06–14' or '06:30–14'. */
export function shortTimes({ hora_inicio, hora_fin }: Times): string {
  return `${short(hora_inicio)}–${short(hora_fin)}`;
}

/** '06:00–14:00'. */
export function fullTimes({ hora_inicio, hora_fin }: Times): string {
  return `${hora_inicio}–${hora_fin}`;
}

/** Hours of minutes with at most one decimal. */
export function hoursText(minutes: number): string {
  return formatNumber(Math.round(minutes / 6) / 10);
}
