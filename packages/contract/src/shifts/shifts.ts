import { z } from "zod";

import { shift } from "../calendar/calendar.ts";
import { colour, data, date, done, id, identityFields, instant, time } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { shiftColour } from "../palette.ts";
import { person } from "../person.ts";

import { shiftLabel, shiftPause } from "./labels.ts";
import { restWarning } from "./rest-rules.ts";

const access = {
  audience: "shift_manager",
  subject: "work_area",
  module: moduleIds.supervisorQuadrants,
} as const;

const ids = z.array(id).max(20).default([]);
const shiftParams = z.strictObject({ id: id.describe("Shift id") });
/** The spec sends published as 1 or 0. */
export const published = z
  .union([z.boolean(), z.literal([0, 1])])
  .transform((value) => value === true || value === 1)
  .describe("Workers see it: 1 or 0");

export const reason = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe("Reason, where an absence or a soft rule asks for one");

/** A work area that the caller plans. */
export const workArea = z.object({
  id: id.describe("Work area id (pe_area_trabajo_id)"),
  nombre: z.string().describe("Name"),
  centro_trabajo_id: id.describe("Work centre"),
  centro_trabajo: z.string().describe("Name of the centre"),
  zona_horaria: z.string().describe("IANA zone of its shifts"),
  observaciones: z.string().nullable().describe("Remarks"),
  personas: z.array(person).describe("People who may be assigned"),
  gestores: z.array(person).describe("Shift managers"),
});
export type WorkArea = z.infer<typeof workArea>;

/** A shift as its managers see it. */
export const plannedShift = shift.extend({
  id: id.describe("Shift id"),
  pe_area_trabajo_id: id.describe("Work area"),
  num_minimo_trabajadores: z.number().int().describe("Minimum number of workers"),
  worker_ids: z.array(id).describe("Assigned workers"),
  pausas: z
    .array(
      z.object({
        pausa_id: id.describe("Pause"),
        hora_inicio: time.describe("Start when the shift was saved"),
        hora_fin: time.describe("End when the shift was saved"),
        cuenta_como_trabajo: z.boolean().describe("It counts as working time"),
      }),
    )
    .describe("Its pauses"),
  version: z.number().int().describe("Version, for the next change"),
  cambiado_en: instant.describe("Last change"),
});
export type PlannedShift = z.infer<typeof plannedShift>;

export const listWorkAreas = endpoint({
  method: "GET",
  path: "/areas-trabajo-del-supervisor",
  tag: "shifts",
  summary: "Work areas that the caller plans, with their people",
  access: { ...access, subject: "self", target: "query.worker_id" },
  query: z.strictObject({
    ...identityFields,
    worker_id: id.optional().describe("Worker id; must be the session's"),
    company_id: id.optional().describe("Company id; must be the session's"),
  }),
  response: data(z.array(workArea)),
});

/** Reason why an approved or pending absence stands in a day of the board. */
const boardAbsence = z.object({
  trabajador_id: id.describe("Worker"),
  fecha: date.describe("Day"),
  estado_id: z.number().int().describe("1 pending, 2 approved"),
  completo: z.boolean().describe("The whole day"),
});

/** Everything that the board of a range shows. */
export const board = z.object({
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  areas: z.array(workArea).describe("Areas that the caller plans"),
  turnos: z.array(plannedShift).describe("Shifts of these areas, drafts too, in order"),
  etiquetas: z.array(shiftLabel).describe("Labels of the company"),
  pausas: z.array(shiftPause).describe("Pauses of the company"),
  ausencias: z.array(boardAbsence).describe("Absences of the areas' people, without their kind"),
  avisos: z.array(restWarning).describe("Rules of rest and time that their shifts break"),
});
export type Board = z.infer<typeof board>;

export const getBoard = endpoint({
  method: "GET",
  path: "/turnos-gestor/:supervisorId",
  tag: "shifts",
  summary: "Shifts of the caller's work areas between two dates, with their people and absences",
  access: { ...access, subject: "self", target: "params.supervisorId" },
  params: z.strictObject({ supervisorId: id.describe("Worker id; must be the session's") }),
  query: z.strictObject({
    from: date.describe("First day"),
    to: date.describe("Last day; at most 400 days"),
  }),
  response: data(board),
  errors: ["calendar.range"],
});

/** A worker of a shift's area, seen from the shift. */
export const availableWorker = z.object({
  trabajador: person,
  asignado: z.boolean().describe("Has this shift"),
  disponible: z.boolean().describe("Nothing speaks against it"),
  otro_turno_id: id.nullable().describe("Shift of an area of the caller at the same time"),
  ocupado: z.boolean().describe("Has another shift at the same time, also of another area"),
  ausencia: z.boolean().describe("Approved absence on one of its days"),
});
export type AvailableWorker = z.infer<typeof availableWorker>;

export const listAvailableWorkers = endpoint({
  method: "GET",
  path: "/turnos-gestor-trabajadores-disponibles/:id",
  tag: "shifts",
  summary: "People of a shift's area, with what stands against giving them the shift",
  access,
  params: shiftParams,
  response: data(z.array(availableWorker)),
  errors: ["shift.not_found"],
});

/** Fields of a shift without its day and area, as a series repeats them. */
export const repeatedFields = {
  color: colour.default(shiftColour),
  label_ids: ids.describe("Labels"),
  pause_ids: ids.describe("Pauses; each lies within the shift"),
  num_minimo_trabajadores: z.number().int().min(1).max(999).default(1).describe("Minimum number"),
  observaciones: z.string().trim().max(500).nullable().default(null).describe("Remarks"),
  termina_dia_siguiente: z.boolean().default(false).describe("Ends on the next day"),
  turno_24h: z.boolean().default(false).describe("Ends at the same time of the next day"),
};

const shiftFields = {
  fecha: date.describe("Local date on which it starts"),
  hora_inicio: time.describe("Start"),
  hora_fin: time.describe("End; after the start, unless it ends on the next day"),
  pe_area_trabajo_id: id.describe("Work area of the caller"),
  publicado: published.default(true),
  ...repeatedFields,
};

const shiftErrors = [
  "shift.area_not_found",
  "shift.end_before_start",
  "shift.label_not_found",
  "shift.pause_not_found",
  "shift.pause_outside",
] as const;

export const createShift = endpoint({
  method: "POST",
  path: "/turno",
  tag: "shifts",
  summary: "Add a shift; workers are assigned once it exists",
  access,
  creates: true,
  body: z.strictObject({ ...identityFields, ...shiftFields }),
  response: data(plannedShift),
  errors: shiftErrors,
});

export const updateShift = endpoint({
  method: "PUT",
  path: "/turno/:id",
  tag: "shifts",
  summary: "Change a shift; its workers stay",
  access,
  params: shiftParams,
  body: z.strictObject({
    ...identityFields,
    ...shiftFields,
    motivo: reason.optional(),
    version: z.number().int().min(1).optional().describe("Version that was read"),
  }),
  response: data(plannedShift),
  errors: [
    "shift.not_found",
    "shift.changed",
    "shift.overlap",
    "shift.rule_broken",
    "shift.reason_required",
    "shift.area_in_use",
    "closure.month_closed",
    ...shiftErrors,
  ],
});

export const deleteShift = endpoint({
  method: "DELETE",
  path: "/turno/:id",
  tag: "shifts",
  summary: "Delete a shift with its assignments",
  access,
  params: shiftParams,
  query: z.strictObject({ ...identityFields, motivo: reason.optional() }),
  response: done,
  errors: ["shift.not_found", "shift.rule_broken", "shift.reason_required", "closure.month_closed"],
});

export const assignWorkers = endpoint({
  method: "POST",
  path: "/turno-asignar-trabajador",
  tag: "shifts",
  summary: "Set the workers of a shift",
  access,
  body: z.strictObject({
    ...identityFields,
    turno_id: id.describe("Shift"),
    worker_ids: z.array(id).max(200).describe("All its workers; the others lose it"),
    motivo: reason.optional(),
    version: z.number().int().min(1).optional().describe("Version that was read"),
  }),
  response: data(plannedShift),
  errors: [
    "shift.not_found",
    "shift.changed",
    "shift.worker_not_found",
    "shift.overlap",
    "shift.absent",
    "shift.rule_broken",
    "shift.reason_required",
    "closure.month_closed",
  ],
});

/** Shifts of a massive action; without areas or labels all of them. */
const massive = {
  from: date.describe("First day"),
  to: date.describe("Last day; at most 400 days"),
  area_ids: z.array(id).max(200).default([]).describe("Only of these areas; none: all"),
  label_ids: z.array(id).max(200).default([]).describe("Only with one of these; none: all"),
  turno_ids: z.array(id).max(2000).optional().describe("Only these shifts"),
};

export const publishMassive = endpoint({
  method: "POST",
  path: "/publish-massive",
  tag: "shifts",
  summary: "Publish, withdraw, delete or relabel the shifts of a range in one step",
  access: { ...access, subject: "none" },
  body: z.strictObject({
    ...identityFields,
    ...massive,
    accion: z
      .enum(["publicar", "retirar", "eliminar", "etiquetar"])
      .default("publicar")
      .describe("Publish, withdraw, delete or relabel"),
    etiquetas: ids.describe("Labels in place of the present ones, to relabel"),
    motivo: reason.optional(),
  }),
  bodyLimit: 64 * 1024,
  response: data(
    z.object({
      turnos: z.number().int().describe("Shifts that were changed"),
      avisados: z.number().int().describe("People who are told"),
    }),
  ),
  errors: [
    "calendar.range",
    "shift.label_not_found",
    "shift.rule_broken",
    "shift.reason_required",
    "closure.month_closed",
  ],
});

export const cloneShifts = endpoint({
  method: "POST",
  path: "/clonar-turno",
  tag: "shifts",
  summary: "Copy a shift, or the shifts of some days, to other days as drafts",
  access,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    ...massive,
    fechas: z.array(date).min(1).max(366).describe("Days on which copies of the first day fall"),
    con_trabajadores: z.boolean().default(false).describe("With the workers who are free then"),
  }),
  bodyLimit: 96 * 1024,
  response: data(
    z.object({
      turnos: z.array(plannedShift).describe("The copies"),
      sin_asignar: z
        .array(z.object({ turno_id: id, trabajador_id: id }))
        .describe("Assignments left out: another shift or an absence stands against them"),
    }),
  ),
  errors: ["calendar.range", "shift.not_found", "shift.too_many"],
});
