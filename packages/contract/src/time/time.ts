import { z } from "zod";

import {
  data,
  date,
  fileBytes,
  id,
  identityFields,
  instant,
  minutes,
  month,
  year,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

import { closureStates } from "./closures.ts";
import { dayAbsence } from "./day-absences.ts";
import { holiday, scheduleItem } from "./schedules.ts";

const geolocationStates = ["concedida", "denegada", "no_disponible"] as const;

/** Proof of a punch: its place in the worker's chain and the link's SHA-256. */
export const receipt = z.object({
  seq: z.number().int().describe("Position in the worker's chain"),
  hash: z.string().describe("SHA-256 of the link, hexadecimal"),
});
export type Receipt = z.infer<typeof receipt>;

/** A signing (fichaje): work, or a pause when parada_id is set. */
export const signing = z.object({
  id: id.describe("Signing id"),
  trabajador_id: id.describe("Worker id"),
  jornada_id: id.describe("Working day it belongs to"),
  dia: date.describe("Local date of that working day"),
  hora_inicio: instant.describe("Start"),
  hora_fin: instant.nullable().describe("End; null while open"),
  fichador_id: id.nullable().describe("Clock-in type"),
  parada_id: id.nullable().describe("Kind of pause"),
  cuenta_como_trabajo: z.boolean().describe("Counts as work"),
  teletrabajo: z.boolean().describe("Telework"),
  minutos: minutes.describe("Whole minutes so far or in all"),
  latitud_inicio: z.number().nullable().describe("Latitude at the start"),
  longitud_inicio: z.number().nullable().describe("Longitude at the start"),
  latitud_fin: z.number().nullable().describe("Latitude at the end"),
  longitud_fin: z.number().nullable().describe("Longitude at the end"),
  geolocalizacion_inicio: z
    .enum(geolocationStates)
    .nullable()
    .describe("Was a location given at the start"),
  geolocalizacion_fin: z.enum(geolocationStates).nullable().describe("Location at the end?"),
  account_user_ip: z.string().nullable().describe("Address at the start"),
  ip_invalida_inicio: z.boolean().describe("Started from an address outside the ranges"),
  ip_invalida_fin: z.boolean().describe("Ended from an address outside the ranges"),
  sin_conexion_inicio: z.boolean().describe("Started without network, sent later"),
  sin_conexion_fin: z.boolean().describe("Ended without network, sent later"),
  fin_declarado: z.boolean().describe("The worker stated the end later"),
  abierto_mas_de_un_dia: z.boolean().describe("Open for more than 24 hours"),
  observaciones: z.string().nullable().describe("Remarks"),
  recibo_inicio: receipt.describe("Receipt of the start"),
  recibo_fin: receipt.nullable().describe("Receipt of the newest version"),
});
export type Signing = z.infer<typeof signing>;

/** A calendar day of the sheet; id is null on a day without signings. */
export const workday = z.object({
  id: id.nullable().describe("Working day id"),
  trabajador_id: id.describe("Worker id"),
  dia: date.describe("Local date"),
  zona_horaria: z.string().describe("IANA zone of the day"),
  fichajes: z.array(signing).describe("Signings in order"),
  horario: z.array(scheduleItem).describe("Schedule of the day"),
  festivo: holiday.nullable().describe("Holiday"),
  ausencias: z.array(dayAbsence).describe("Approved absences, in order"),
  minutos_previstos: minutes.describe("Scheduled, less what approved absences cover"),
  minutos_trabajados: minutes.describe("Worked, counting pauses that count"),
  minutos_pausa: minutes.describe("Pauses that do not count"),
  saldo_minutos: minutes.describe("Worked minus expected; 0 on days to come"),
  minutos_retraso: minutes.describe("Minutes late at the first clock-in; absences are not late"),
  estado_id: id.max(4).nullable().describe("1 rest, 2 in progress, 3 wrong, 4 correct; or none"),
  sin_registro: z.boolean().describe("Before the start of recording: nothing is expected"),
  mes_cerrado: z.boolean().describe("The month's closure is pending or approved"),
  incidencia: z
    .object({
      id: id.describe("Incidence id"),
      estado_id: z.number().int().min(1).max(4).describe("State"),
      minutos: minutes.describe("Saved minutes"),
      retiene: z.boolean().describe("It keeps the signings as they are; untouched it does not"),
    })
    .nullable()
    .describe("The day's hours-bank incidence, the newest"),
  correccion_pendiente_id: id.nullable().describe("Request id of a pending correction"),
  cambios: z.number().int().describe("Changes of the day that were made after its punches"),
  objetado: z.boolean().describe("A supervisor objects to one of them"),
  cambios_sin_responder: z.number().int().describe("Supervisors' changes that wait for an answer"),
  can: z
    .object({
      editar: z.boolean().describe("The caller may edit and delete its signings"),
      clonar: z.boolean().describe("The caller may write a cloned day over it"),
      corregir: z.boolean().describe("The caller may ask for a correction"),
    })
    .describe("What the caller may do, but for a running clock"),
});
export type Workday = z.infer<typeof workday>;

const access = { audience: "worker", subject: "self", module: moduleIds.timeRegistration } as const;

export const clockActions = ["entrada", "salida", "pausa", "reanudar"] as const;
export type ClockAction = (typeof clockActions)[number];

/** Form fields arrive as text: an empty one is an absent one. */
function formField<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" || value === "null" ? undefined : value), schema);
}

/** A flag of a form: "1" or "true". */
const flag = z.preprocess(
  (value) => (typeof value === "string" ? value === "1" || value === "true" : value),
  z.boolean(),
);

export const punch = endpoint({
  method: "POST",
  path: "/fichaje",
  tag: "time",
  summary: "Clock in, out, pause or resume",
  access: { ...access, target: "body.trabajador_id" },
  form: true,
  creates: true,
  // The same punch may be sent at once first and then, without an answer, as made offline.
  resent: ["sin_conexion", "hora_envio"],
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker id; must be the session's"),
    accion: formField(z.enum(clockActions).optional()).describe(
      "What to do; without it the open signing is ended, or one is started",
    ),
    fichador_id: formField(id.optional()).describe("Clock-in type; required to start work"),
    parada_id: formField(id.optional()).describe("Kind of pause; required to pause"),
    latitud: formField(z.coerce.number().min(-90).max(90).optional()).describe("Latitude"),
    longitud: formField(z.coerce.number().min(-180).max(180).optional()).describe("Longitude"),
    precision: formField(z.coerce.number().min(0).max(10_000_000).optional()).describe(
      "Accuracy in metres",
    ),
    geolocalizacion: formField(z.enum(geolocationStates).optional()).describe(
      "Was a location given",
    ),
    hora_dispositivo: formField(instant.optional()).describe(
      "The device's clock; kept, not trusted",
    ),
    sin_conexion: formField(flag.optional()).describe(
      "Made without network and sent later: it happened at hora_dispositivo",
    ),
    hora_envio: formField(instant.optional()).describe(
      "The device's clock at the moment of sending; required with sin_conexion",
    ),
    hora_fin: formField(instant.optional()).describe(
      "Stated end of a signing open for more than a day",
    ),
    observaciones: formField(z.string().trim().max(500).optional()).describe("Remarks"),
  }),
  response: data(
    z.object({
      fichaje: signing.nullable().describe("The signing that is open now"),
      jornada: workday.describe("The working day after the punch"),
      recibo: receipt.describe("Receipt of this punch"),
      advertencia: z
        .string()
        .nullable()
        .describe("Warning, in the caller's language: the day has an approved absence"),
    }),
  ),
  errors: [
    "clock.type_required",
    "clock.pause_required",
    "clock.already_running",
    "clock.not_running",
    "clock.not_paused",
    "clock.already_paused",
    "clock.end_required",
    "clock.end_out_of_range",
    "clock.end_not_expected",
    "clock.ip_blocked",
    "clock.offline_times",
    "clock.offline_too_old",
    "clock.offline_order",
    "clock.later_signing",
    "clock.server_differs",
    "clock.server_behind",
  ],
});

export const openSigning = endpoint({
  method: "GET",
  path: "/fichaje",
  tag: "time",
  summary: "The open signing, if any",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.describe("Worker id"),
    account_user_id: id.optional().describe("Account id; must be the session's"),
    hora_fin: z
      .literal("null")
      .optional()
      .describe("Always null: only open signings are asked for"),
  }),
  response: data(signing.nullable()),
});

/** `YYYY-MM-DD` or `YYYY-MM-DDtoYYYY-MM-DD`, at most 366 days. */
const dayOrRange = z.codec(
  z.string().regex(/^\d{4}-\d{2}-\d{2}(to\d{4}-\d{2}-\d{2})?$/),
  z.object({ desde: date, hasta: date }),
  {
    decode: (value) => {
      const [from = "", to = from] = value.split("to");
      return { desde: from, hasta: to };
    },
    encode: (range) =>
      range.desde === range.hasta ? range.desde : `${range.desde}to${range.hasta}`,
  },
);

export const listWorkdays = endpoint({
  method: "GET",
  path: "/jornada",
  tag: "time",
  summary: "Working days of a day or a range, with empty placeholders",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.describe("Worker id"),
    dia: dayOrRange.describe("One day, or YYYY-MM-DDtoYYYY-MM-DD; at most 366 days"),
  }),
  response: data(z.array(workday)),
  errors: ["workday.range"],
});

export const getWorkday = endpoint({
  method: "GET",
  path: "/jornada/:id",
  tag: "time",
  summary: "One working day",
  access,
  params: z.strictObject({ id: id.describe("Working day id") }),
  response: data(workday),
  errors: ["workday.not_found"],
});

export const listPauseKinds = endpoint({
  method: "GET",
  path: "/obtener-lista-paradas",
  tag: "time",
  summary: "Kinds of pause",
  access: {
    audience: "worker",
    subject: "company",
    module: moduleIds.timeRegistration,
    target: "query.empresa_id",
  },
  query: z.strictObject({
    empresa_id: id.optional().describe("Company id; must be the session's"),
  }),
  response: data(
    z.array(
      z.object({
        id: id.describe("Pause kind id"),
        nombre: z.string().describe("Name"),
        tipo: z
          .enum(["comida", "descanso", "medico", "personal", "otra"])
          .describe("Standard kind"),
        cuenta_como_trabajo: z.boolean().describe("Counts as work"),
      }),
    ),
  ),
});

export const listClockInTypes = endpoint({
  method: "GET",
  path: "/obtener-lista-fichadores",
  tag: "time",
  summary: "Clock-in types: on site, telework, places of the company",
  access: {
    audience: "worker",
    subject: "company",
    module: moduleIds.timeRegistration,
    target: "query.empresa_id",
  },
  query: z.strictObject({
    empresa_id: id.optional().describe("Company id; must be the session's"),
  }),
  response: data(
    z.array(
      z.object({
        id: id.describe("Clock-in type id"),
        nombre: z.string().describe("Name"),
        tipo: z.enum(["presencial", "teletrabajo", "lugar"]).describe("Kind"),
      }),
    ),
  ),
});

export const workedHoursSummary = endpoint({
  method: "GET",
  path: "/resumen-horas-trabajadas",
  tag: "time",
  summary: "Worked, scheduled and balance of a month",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({ trabajador_id: id.describe("Worker id"), year, month }),
  response: data(
    z.object({
      year: z.number().int().describe("Year"),
      month: z.number().int().describe("Month"),
      minutos_previstos: minutes.describe("Scheduled in the whole month"),
      minutos_previstos_hasta_hoy: minutes.describe("What the balance is measured against"),
      minutos_trabajados: minutes.describe("Worked"),
      minutos_pausa: minutes.describe("Pauses that do not count"),
      saldo_minutos: minutes.describe("Worked minus scheduled until today"),
      minutos_por_trabajar: minutes.describe("Still to be worked on the open signing's day"),
      dias_trabajados: z.number().int().describe("Days with work"),
      dias_incorrectos: z.number().int().describe("Days in status wrong"),
    }),
  ),
});

export const yearOverview = endpoint({
  method: "GET",
  path: "/resumen-anual-horas",
  tag: "time",
  summary: "Hours worked against expected, month by month",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({ trabajador_id: id.describe("Worker id"), year }),
  response: data(
    z.object({
      year: z.number().int().describe("Year"),
      minutos_programados: minutes.describe("Scheduled in the year, as in the calendar"),
      minutos_previstos: minutes.describe("Due in the year: scheduled less approved absences"),
      minutos_previstos_hasta_hoy: minutes.describe("Due to date"),
      minutos_trabajados: minutes.describe("Worked"),
      saldo_minutos: minutes.describe("Worked minus due to date"),
      meses: z
        .array(
          z.object({
            month: z.number().int().describe("Month, 1 to 12"),
            minutos_previstos: minutes.describe("Due: scheduled less approved absences"),
            minutos_previstos_hasta_hoy: minutes.describe("Due to date"),
            minutos_trabajados: minutes.describe("Worked"),
            saldo_minutos: minutes.describe("Balance; frozen when closed"),
            cierre: z.enum(closureStates).describe("State of its closure"),
            sin_registro: z.boolean().describe("Ends before time is recorded: nothing to close"),
          }),
        )
        .describe("January to December"),
    }),
  ),
});

const recordPeriod = {
  desde: date.describe("First day"),
  hasta: date.describe("Last day; at most 366 days"),
  formato: z.enum(["pdf", "xlsx"]).describe("Format of the file"),
};

export const timeRecord = endpoint({
  method: "POST",
  path: "/registro-horario",
  tag: "time",
  summary:
    "The own sheet of a period as a file in the caller's language, with its first and last receipt",
  access: { ...access, target: "body.trabajador_id", whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker id; must be the session's"),
    ...recordPeriod,
  }),
  produces: "file",
  response: fileBytes,
  errors: ["workday.range"],
});

export const teamTimeRecord = endpoint({
  method: "POST",
  path: "/supervisor/registro-horario",
  tag: "supervisor",
  summary: "The sheet of a worker who is supervised today as a file; leaves an audit entry",
  access: {
    audience: "supervisor",
    subject: "supervisee",
    module: moduleIds.supervisorTimeRegistration,
    target: "body.trabajador_id",
    confirmed: true,
  },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Supervised worker"),
    ...recordPeriod,
  }),
  produces: "file",
  response: fileBytes,
  errors: ["workday.range"],
});
