import { z } from "zod";

import {
  data,
  date,
  fileBytes,
  id,
  identityFields,
  leaveKind,
  minutes,
  time,
  workerParams,
  year,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";
import { holiday } from "../time/schedules.ts";

const own = { audience: "worker", subject: "self", module: moduleIds.calendar } as const;

const holidayKind = z
  .number()
  .int()
  .min(1)
  .max(4)
  .describe("1 a working day that the calendar only names, 2 national, 3 regional, 4 local");

/** A day that the calendar of a work centre names. */
export const calendarHoliday = z.object({
  fecha: date,
  tipo_festivo_id: holidayKind,
  nombre: z.string().describe("Name of the holiday"),
  centro_trabajo: z.string().describe("Centre to which the worker belongs that day"),
});
export type CalendarHoliday = z.infer<typeof calendarHoliday>;

export const holidaysOfYear = endpoint({
  method: "GET",
  path: "/trabajador/:id/festivos/:year",
  tag: "calendar",
  summary: "Holidays of a year, each of the centre to which the worker belongs that day",
  access: { ...own, target: "params.id" },
  params: z.strictObject({ id: id.describe("Worker id"), year }),
  response: data(z.array(calendarHoliday)),
});

/** A day of the labour calendar. */
const labourDay = z.object({
  fecha: date,
  laborable: z.boolean().describe("Something is scheduled"),
  festivo: holiday.nullable().describe("Holiday at the centre of that day"),
  minutos_previstos: minutes.describe("Scheduled minutes of real time, absences not looked at"),
  ausente: z.boolean().describe("Away with approval, the whole day or part of it; never why"),
});

export const labourCalendar = endpoint({
  method: "POST",
  path: "/trabajador/calendario-laboral",
  reads: true,
  tag: "calendar",
  summary: "Working and free days of a year, of oneself or of people supervised today",
  access: {
    audience: "worker",
    subject: "none",
    module: moduleIds.calendar,
    // The call only reads.
    whileImpersonating: true,
  },
  body: z.strictObject({
    ...identityFields,
    worker_id: id.optional().describe("Oneself (also without any id), or one person supervised"),
    supervisees_ids: z.array(id).min(1).max(25).optional().describe("People supervised"),
    year: year.describe("Year"),
  }),
  response: data(
    z.array(
      z.object({
        trabajador: person,
        dias_laborables: z.number().int().describe("Days with scheduled work"),
        minutos_previstos: minutes.describe("Scheduled in the year, absences not taken off"),
        dias: z.array(labourDay).describe("Every day of the year"),
      }),
    ),
  ),
  errors: ["worker.not_found"],
});

/** A shift; without an id when it follows from the schedule. */
export const shift = z.object({
  id: id.nullable().describe("Shift id; null where the schedule says it"),
  fecha: date.describe("Local date on which it starts"),
  hora_inicio: time,
  hora_fin: time,
  color: z.string().describe("Colour, #RRGGBB"),
  pe_area_trabajo_id: id.nullable().describe("Work area"),
  label_ids: z.array(id).describe("Labels"),
  pause_ids: z.array(id).describe("Pauses"),
  num_minimo_trabajadores: z.number().int().nullable().describe("Least number of workers"),
  observaciones: z.string().nullable(),
  publicado: z.boolean(),
  termina_dia_siguiente: z.boolean(),
  turno_24h: z.boolean().describe("Until the same time of the next day"),
  worker_ids: z.array(id).describe("The worker; never with whom"),
  pe_recurrencia_id: id.nullable().describe("Recurrence"),
  pe_patron_id: id.nullable().describe("Pattern"),
  minutos: minutes.describe("Minutes of real time (DST nights included)"),
  zona_horaria: z.string().describe("IANA zone of its times"),
});
export type Shift = z.infer<typeof shift>;

export const workerShifts = endpoint({
  method: "GET",
  path: "/trabajador/:id/turnos",
  tag: "calendar",
  summary: "Published shifts between two dates; on days without any, what the schedule says",
  access: { ...own, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    from: date.describe("First day"),
    to: date.describe("Last day; at most 400 days"),
  }),
  response: data(z.array(shift)),
  errors: ["calendar.range"],
});

export const supervisedShifts = endpoint({
  method: "POST",
  path: "/supervisor/get-worker-shifts",
  tag: "supervisor",
  summary: "Published shifts of a supervised worker; on days without any, what the schedule says",
  access: {
    audience: "supervisor",
    subject: "none",
    module: null,
  },
  body: z.strictObject({
    ...identityFields,
    worker_id: id.describe("Worker"),
    from: date.describe("First day"),
    to: date.describe("Last day; at most 400 days"),
  }),
  response: data(z.array(shift)),
  errors: ["worker.not_found", "calendar.range"],
});

export const peopleAtWork = endpoint({
  method: "GET",
  path: "/turno-avatares/:x",
  tag: "calendar",
  summary: "Who is planned to work at the caller's centre on a day; absences are not looked at",
  access: { audience: "worker", subject: "none", module: moduleIds.calendar },
  params: z.strictObject({ x: date.describe("Local date") }),
  response: data(z.array(person)),
});

/** An event of the company as its readers see it: times are those of the reader's own centre. */
export const calendarEvent = z.object({
  id: id.describe("Event id"),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  fecha_inicio: date,
  fecha_fin: date.describe("Last day"),
  hora_inicio: time.nullable().describe("null: all day"),
  hora_fin: time.nullable().describe("null: all day"),
  color: z.string().describe("Colour, #RRGGBB"),
  centro_trabajo: z.string().nullable().describe("Only of this centre; null: of the company"),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** Own absences of one request, in stretches of whole days or a part of one. */
export const calendarAbsence = z.object({
  solicitud_id: id.describe("Request"),
  pe_solicitud_tipo_id: leaveKind,
  nombre: z.string().describe("Name of the kind or subtype, in the caller's language"),
  estado_id: z.number().int().describe("1 pending, 2 approved"),
  sin_fecha_fin: z.boolean().describe("Its end is not known: the last day is the last one kept"),
  periodos: z
    .array(
      z.object({
        fecha_inicio: date,
        fecha_fin: date.describe("Last day"),
        hora_inicio: time.nullable().describe("Start of a part of the day; null: whole days"),
        hora_fin: time.nullable().describe("End of a part of the day; 00:00 is its end"),
        dias: z.number().int().describe("Days with scheduled work in it"),
        minutos: minutes.describe("Scheduled minutes that it covers"),
      }),
    )
    .describe("In order"),
});
export type CalendarAbsence = z.infer<typeof calendarAbsence>;

const calendarShift = shift.pick({
  id: true,
  fecha: true,
  hora_inicio: true,
  hora_fin: true,
  color: true,
  termina_dia_siguiente: true,
  minutos: true,
});
export type CalendarShift = z.infer<typeof calendarShift>;

/** Entries of the own calendar in a range, by kind; kinds not requested are empty. */
export const wholeCalendarView = z.object({
  anyo: z.number().int().describe("Year"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  hoy: date.describe("Today at the worker's centre"),
  zona_horaria: z.string().describe("IANA zone today"),
  centro_trabajo: z.string().nullable().describe("Work centre today"),
  resumen: z
    .object({
      dias_laborables: z.number().int().describe("Days with scheduled work, holidays not"),
      dias_festivos: z.number().int().describe("Holidays (kinds 2, 3 and 4)"),
      minutos_previstos: minutes.describe("Scheduled, absences not taken off"),
      dias_ausencia: z.number().int().describe("Working days with an approved absence"),
    })
    .describe("Of the range, whatever kinds are asked for"),
  festivos: z.array(calendarHoliday),
  turnos: z
    .array(calendarShift)
    .describe("Planned; none on a day that an approved absence covers whole"),
  ausencias: z.array(calendarAbsence).describe("Own, approved and pending"),
  jornadas: z
    .array(
      z.object({
        fecha: date,
        minutos_trabajados: minutes.describe("Worked"),
        estado_id: z
          .number()
          .int()
          .min(1)
          .max(4)
          .nullable()
          .describe("1 rest, 2 in progress, 3 wrong, 4 correct"),
      }),
    )
    .describe("Days up to today with signings, or wrong for the lack of them"),
  eventos: z.array(calendarEvent).describe("Of the company and of the own centre"),
  cumpleanyos: z
    .array(z.object({ fecha: date, trabajador: person }))
    .describe("Own, and of the people supervised who let it be seen; without the year of birth"),
  cierres: z
    .array(
      z.object({
        anyo: z.number().int(),
        mes: z.number().int(),
        estado_id: z.number().int().describe("1 closure asked for, 2 closed"),
      }),
    )
    .describe("Closed months; always answered"),
});
export type WholeCalendar = z.infer<typeof wholeCalendarView>;

export const wholeCalendar = endpoint({
  method: "GET",
  path: "/trabajador/:id/calendario-laboral-completo",
  tag: "calendar",
  summary: "The own calendar of a year in one answer: all that GET evento-tipo names",
  access: { ...own, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    anyo: year.optional().describe("Year; this one without it"),
    desde: date.optional().describe("First day; 1 January without it"),
    hasta: date.optional().describe("Last day, at most 400 days; 31 December without it"),
    tipos: z
      .string()
      .max(80)
      .regex(/^\d{1,2}(,\d{1,2}){0,19}$/)
      .optional()
      .describe("Kinds of event (GET evento-tipo), separated by commas; all without it"),
  }),
  response: data(wholeCalendarView),
  errors: ["calendar.range"],
});

export const annualCalendar = endpoint({
  method: "GET",
  path: "/trabajador/:id/calendario-anual",
  tag: "calendar",
  summary: "The own calendar of a year as a PDF of one page",
  access: { ...own, target: "params.id" },
  params: workerParams,
  query: z.strictObject({ anyo: year.optional().describe("Year; this one without it") }),
  response: fileBytes,
  produces: "file",
});
