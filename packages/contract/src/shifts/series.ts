import { z } from "zod";

import { date, id, identityFields, instant, time } from "../common.ts";
import { moduleIds } from "../modules.ts";

import { restWarning } from "./rest-rules.ts";
import { reason } from "./shifts.ts";

/** What recurrences and patterns share: both are series of shifts. */
export const seriesAccess = {
  audience: "shift_manager",
  subject: "work_area",
  module: moduleIds.supervisorQuadrants,
} as const;

/** Ways in which a series ends. */
const seriesEnds = ["nunca", "veces", "fecha"] as const;

const name = z.string().trim().min(1).max(80).describe("Name");
const remarks = z.string().trim().max(500).nullable().default(null).describe("Remarks");

/** Fields of a new or changed series. */
export const seriesFields = {
  nombre: name,
  fecha_inicio: date.describe("First day; at most 400 days ago"),
  tipo_fin: z.enum(seriesEnds).default("nunca").describe("Never, after some times, on a date"),
  num_veces: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .nullable()
    .default(null)
    .describe("Times, where it ends after some: shifts of a recurrence, rounds of a pattern"),
  fecha_fin: date.nullable().default(null).describe("Last day, where it ends on a date"),
  observaciones: remarks,
};

/** How a change of a series is made, and under which conditions. */
export const seriesChange = {
  simular: z
    .boolean()
    .default(false)
    .describe("Only say which shifts would go, be kept and appear; nothing is saved"),
  huella: z
    .string()
    .max(64)
    .optional()
    .describe("Hash of the preview; needed where assigned shifts go"),
  motivo: reason.optional(),
  version: z.number().int().min(1).optional().describe("Version that was read"),
  conservar_editados: z
    .boolean()
    .default(true)
    .describe("Keep shifts that were edited by hand since the series made them"),
  conservar_publicados: z.boolean().default(false).describe("Keep published shifts"),
};

/** Flags of a deletion, in its address. */
export const seriesRemoval = {
  simular: z.enum(["0", "1"]).default("0").describe("1: only say what would go and be kept"),
  huella: seriesChange.huella,
  motivo: reason.optional(),
  version: z.coerce.number().int().min(1).optional().describe("Version that was read"),
  conservar_editados: z.enum(["0", "1"]).default("1").describe("1: keep shifts edited by hand"),
  conservar_publicados: z.enum(["0", "1"]).default("0").describe("1: keep published shifts"),
};

/** Fields of a copy of a series: a draft with the same shifts. */
export const seriesCopy = {
  ...identityFields,
  nombre: name.optional().describe("Name; without it the same"),
  fecha_inicio: date.optional().describe("First day; without it the same. The end moves with it"),
  con_trabajadores: z.boolean().default(false).describe("With its workers, where they are free"),
  simular: seriesChange.simular,
  motivo: reason.optional(),
};

const seriesShift = {
  fecha: date.describe("Day"),
  hora_inicio: time.describe("Start"),
  hora_fin: time.describe("End"),
  worker_ids: z.array(id).describe("Workers"),
};
const linkedShift = {
  turno_id: id.describe("Shift"),
  ...seriesShift,
  publicado: z.boolean().describe("Workers see it"),
};

/** Why a shift of a series stays when the series changes. */
const keptReasons = ["pasado", "editado", "publicado", "otra_area"] as const;
/** Why a worker is left out of a shift of a series. */
const leftOutReasons = ["otro_turno", "ausencia", "no_trabaja"] as const;

/** What a change of a series does to its shifts and assignments. */
export const seriesChanges = z.object({
  desaparecen: z.array(z.object(linkedShift)).describe("Shifts that go, with their workers"),
  se_mantienen: z
    .array(
      z.object({
        ...linkedShift,
        causa: z.enum(keptReasons).describe("Begun, edited by hand, published, of another area"),
      }),
    )
    .describe("Shifts that stay as they are although the series says otherwise"),
  iguales: z.number().int().describe("Shifts that the change leaves untouched"),
  aparecen: z.array(z.object(seriesShift)).describe("Shifts that appear, with their workers"),
  excluidas: z.array(date).describe("Days whose shift was deleted by hand: none appears there"),
  sin_asignar: z
    .array(
      z.object({
        fecha: date.describe("Day"),
        trabajador_id: id.describe("Worker"),
        causa: z.enum(leftOutReasons).describe("Another shift, an absence, not employed"),
      }),
    )
    .describe("Assignments left out"),
  pierden: z
    .array(z.object({ trabajador_id: id.describe("Worker"), fecha: date.describe("Day") }))
    .describe("Working days that people lose: a shift went and none came in its place"),
  avisos: z.array(restWarning).describe("Rules of rest and time that are newly broken"),
  hasta: date.describe("Last day for which shifts are made now; later ones follow by themselves"),
  huella: z.string().nullable().describe("Hash of the assigned shifts that go; null: none"),
});
export type SeriesChanges = z.infer<typeof seriesChanges>;

/** Fields of a stored series. */
export const storedSeries = {
  id: id.describe("Id"),
  nombre: z.string().describe("Name"),
  pe_area_trabajo_id: id.describe("Work area"),
  fecha_inicio: date.describe("First day"),
  tipo_fin: z.enum(seriesEnds).describe("Never, after some times, on a date"),
  num_veces: z.number().int().nullable().describe("Times"),
  fecha_fin: date.nullable().describe("Last day"),
  observaciones: z.string().nullable().describe("Remarks"),
  turnos: z.number().int().describe("Shifts of it that have not begun"),
  version: z.number().int().describe("Version, for the next change"),
  cambiado_en: instant.describe("Last change"),
};

/** Errors of a new or changed series beside those of finding it. */
export const seriesErrors = [
  "shift.area_not_found",
  "shift.end_before_start",
  "shift.label_not_found",
  "shift.pause_not_found",
  "shift.pause_outside",
  "shift.worker_not_found",
  "shift.series_end",
  "shift.series_start",
  "shift.too_many",
  "shift.rule_broken",
  "shift.reason_required",
  "closure.month_closed",
] as const;
