import { z } from "zod";

import { data, date, done, id, identityFields, time } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

const office = {
  audience: "administrator",
  office: "tiempo",
  subject: "none",
  module: null,
} as const;
const common = { tag: "administrator", access: office } as const;

/** Most weeks of a cycle. */
export const longestCycle = 12;

const stretch = z.strictObject({
  semana: z.number().int().min(1).max(longestCycle).describe("Week of the cycle, from 1"),
  dia_semana: z.number().int().min(1).max(7).describe("1 Monday … 7 Sunday"),
  inicio: time.describe("Start"),
  fin: time.describe("End; not after the start: on the next day"),
});
/** A stretch of a schedule's cycle. */
export type CycleStretch = z.infer<typeof stretch>;

const facts = {
  nombre: z.string().trim().min(1).max(120).describe("Name"),
  semanas: z.number().int().min(1).max(longestCycle).describe("Weeks of the cycle; 1: every week"),
  tolerancia_minutos: z
    .number()
    .int()
    .min(0)
    .max(240)
    .describe("Minutes that a punch may be away from the schedule"),
  trabaja_festivos: z.boolean().describe("Holidays are days of work"),
  tramos: z.array(stretch).max(504).describe("Stretches of work; none: a schedule without work"),
};

const schedule = z.object({
  id: id.describe("Schedule id; of its newest version"),
  codigo: z.string().describe("Code in files of the company"),
  ...facts,
  vigente_desde: date.nullable().describe("First day of the newest version; null: the first one"),
  personas: z.number().int().describe("People who work by it today"),
  proximas: z.number().int().describe("People who begin with it later"),
});
/** A schedule of the company as administrators keep it. */
export type OfficeSchedule = z.infer<typeof schedule>;

const params = z.strictObject({ id: id.describe("Schedule id") });
const desde = date.describe("First day");
const stated = { ...identityFields, ...facts };
const textFilter = z.string().trim().max(120).optional().describe("Text to find");

export const listSchedules = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/horarios",
  summary: "Schedules of the company by name, with the people who work by them",
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({ texto: textFilter }).optional(),
  }),
  response: page(schedule),
});

const reference = z.object({
  year: z.number().int().describe("Year of the holidays"),
  horas_convenio: z.number().int().nullable().describe("Yearly hours of the agreement"),
  centro_trabajo: z
    .string()
    .nullable()
    .describe("Centre of the holidays: the one with most people"),
  festivos: z.array(date).describe("Holidays of that centre in the year"),
  vacaciones: z
    .object({
      cantidad: z.number().describe("Days of a whole year"),
      unidad: z.enum(["naturales", "laborables"]).describe("Calendar or working days"),
    })
    .nullable()
    .describe("Holidays of a whole year, if they are counted in days"),
  centros: z
    .array(z.object({ id, nombre: z.string().describe("Name") }))
    .describe("Work centres with people"),
  departamentos: z.array(z.string()).describe("Departments with people"),
  sin_horario: z.number().int().describe("People who work here today without a schedule"),
});
/** Yearly hours and holidays that schedules are compared with, and groups of people. */
export type ScheduleReference = z.infer<typeof reference>;

export const scheduleReference = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/horarios/referencia",
  summary: "Yearly hours, holidays and groups of people, to compare and to assign schedules",
  response: data(reference),
});

const scheduledPerson = person.extend({
  centro_trabajo: z.string().nullable().describe("Today's work centre"),
  departamento: z.string().nullable().describe("Department"),
  horario_id: id.nullable().describe("Schedule of today; of its newest version"),
  horario: z.string().nullable().describe("Name of that schedule"),
  desde: date.nullable().describe("Since when, or from when if it begins later"),
  hasta: date.nullable().describe("First day without it"),
});
/** A person with their schedule. */
export type ScheduledPerson = z.infer<typeof scheduledPerson>;

export const listScheduledPeople = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/horarios/personas",
  summary: "People who work here with their schedule of today, by name",
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: textFilter,
      horario_id: id.optional().describe("Only people with this schedule, today or later"),
      sin_horario: z.boolean().default(false).describe("Only people without any today"),
    }).optional(),
  }),
  response: page(scheduledPerson),
});

export const createSchedule = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/horarios",
  summary: "Add a schedule",
  creates: true,
  bodyLimit: 128 * 1024,
  body: z.strictObject({
    ...stated,
    codigo: z
      .string()
      .trim()
      .max(30)
      .default("")
      .describe("Code in files of the company; one is made if it is empty"),
  }),
  response: data(schedule),
  errors: ["schedule.overlap", "schedule.week", "schedule.code_taken"],
});

const effect = z.object({
  personas: z.number().int().describe("People concerned"),
  dias: z.number().int().describe("Days of these people whose times change within a year"),
  dias_pasados: z.number().int().describe("Recorded days before today, which are judged anew"),
  ausencias: z.number().int().describe("Approved absences from that day on, which keep their cost"),
});
/** Effect of a change or an assignment. */
export type ScheduleEffect = z.infer<typeof effect>;

const dated = { desde: desde.optional().describe("First day; needed while people work by it") };
const changeErrors = [
  "schedule.not_found",
  "schedule.overlap",
  "schedule.week",
  "schedule.from_required",
  "closure.month_closed",
  "schedule.too_many_days",
] as const;

export const previewScheduleChange = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/horarios/:id/efecto",
  summary: "How many people and days a change of a schedule concerns; changes nothing",
  params,
  bodyLimit: 128 * 1024,
  body: z.strictObject({ ...stated, ...dated }),
  response: data(effect),
  errors: changeErrors,
});

export const changeSchedule = endpoint({
  ...common,
  method: "PUT",
  path: "/administrador/horarios/:id",
  summary: "Change a schedule; from a day on while people work by it, what was before stays",
  params,
  bodyLimit: 128 * 1024,
  body: z.strictObject({ ...stated, ...dated }),
  response: data(schedule),
  errors: changeErrors,
});

export const deleteSchedule = endpoint({
  ...common,
  method: "DELETE",
  path: "/administrador/horarios/:id",
  summary: "Delete a schedule that nobody ever had",
  params,
  response: done,
  errors: ["schedule.not_found", "schedule.in_use"],
});

/** Groups of people to whom a schedule is assigned. */
export const scheduleGroups = ["sin_horario", "centro", "departamento", "elegidas"] as const;
export type ScheduleGroup = (typeof scheduleGroups)[number];

const assignment = {
  ...identityFields,
  desde,
  hasta: date.nullable().default(null).describe("Last day; null: until further notice"),
  semana: z
    .number()
    .int()
    .min(1)
    .max(longestCycle)
    .default(1)
    .describe("Week of the cycle in which the first day is"),
  grupo: z.enum(scheduleGroups).describe("Which field names the people; sin_horario: none"),
  centro_trabajo_id: id.optional().describe("Work centre"),
  departamento: z.string().trim().min(1).max(200).optional().describe("Department"),
  trabajador_ids: z.array(id).min(1).max(5000).optional().describe("Workers"),
};
const assignErrors = [
  "schedule.not_found",
  "schedule.dates",
  "schedule.week",
  "schedule.group",
  "schedule.nobody",
  "closure.month_closed",
  "schedule.too_many_days",
] as const;

export const previewAssignment = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/horarios/:id/personas/efecto",
  summary: "How many people and days an assignment concerns; changes nothing",
  params,
  bodyLimit: 128 * 1024,
  body: z.strictObject(assignment),
  response: data(effect),
  errors: assignErrors,
});

export const assignSchedule = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/horarios/:id/personas",
  summary: "Give a schedule to people between two dates; afterwards they have the one before",
  params,
  bodyLimit: 128 * 1024,
  creates: true,
  body: z.strictObject(assignment),
  response: data(effect),
  errors: assignErrors,
});
