import { z } from "zod";

import { data, date, id, minutes, time, workerParams, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

/** A stretch of scheduled work, HH:mm; an end not after the start is on the next day. */
export const scheduleItem = z.object({
  inicio: time.describe("Start"),
  fin: time.describe("End"),
});
export type ScheduleItem = z.infer<typeof scheduleItem>;

export const holiday = z.object({
  tipo_festivo_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 none, 2 national, 3 regional, 4 local or agreement"),
  nombre: z.string().describe("Name of the holiday"),
});
export type Holiday = z.infer<typeof holiday>;

/** Schedule of a worker's day. */
export const scheduledDay = z.object({
  fecha: date.describe("Local date on which the shift starts"),
  tramos: z.array(scheduleItem).describe("Scheduled stretches"),
  minutos_previstos: minutes.describe("Scheduled minutes of real time (DST nights included)"),
  festivo: holiday.nullable().describe("Holiday at the worker's centre"),
});
export type ScheduledDay = z.infer<typeof scheduledDay>;

const dayToday = scheduledDay.extend({
  zona_horaria: z.string().describe("IANA time zone"),
  horario: z.string().nullable().describe("Name of the schedule"),
  centro_trabajo: z.string().nullable().describe("Work centre"),
});
export type ScheduleToday = z.infer<typeof dayToday>;

export const scheduleToday = endpoint({
  method: "GET",
  path: "/horario-hoy/:id",
  tag: "time",
  summary: "Today's schedule in the zone of the worker's centre",
  access: {
    audience: "worker",
    subject: "self",
    module: moduleIds.timeRegistration,
    target: "params.id",
  },
  params: workerParams,
  response: data(dayToday),
});

const daysOfYear = z.object({
  year: z.number().int().describe("Year"),
  minutos_previstos: minutes.describe("Scheduled in the year, absences not taken off"),
  dias_laborables: z.number().int().describe("Days with scheduled work"),
  dias: z.array(scheduledDay).describe("Every day of the year"),
  centro_trabajo_id: id.nullable().describe("Work centre today"),
});
export type ScheduleOfYear = z.infer<typeof daysOfYear>;

export const scheduleOfYear = endpoint({
  method: "GET",
  path: "/horario-anual/:id",
  tag: "time",
  summary: "Scheduled time of every day of a year",
  access: {
    audience: "worker",
    subject: "self",
    module: moduleIds.timeRegistration,
    target: "params.id",
  },
  params: workerParams,
  query: z.strictObject({ year: year.optional().describe("Year; the current one by default") }),
  response: data(daysOfYear),
});
