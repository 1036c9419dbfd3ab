import { z } from "zod";

import { data, id, identityFields, time } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import {
  seriesAccess,
  seriesChange,
  seriesChanges,
  seriesCopy,
  seriesErrors,
  seriesFields,
  seriesRemoval,
  storedSeries,
} from "./series.ts";
import { published, repeatedFields } from "./shifts.ts";

const params = z.strictObject({ id: id.describe("Recurrence id") });

/** Days, weeks, months, years. */
export const intervalTypes = [1, 2, 3, 4] as const;

/** Shift that a recurrence repeats. */
const repeatedShift = {
  pe_area_trabajo_id: id.describe("Work area of the caller"),
  hora_inicio: time.describe("Start"),
  hora_fin: time.describe("End"),
  ...repeatedFields,
  publicado: published.default(true),
  worker_ids: z.array(id).max(200).default([]).describe("Workers of each shift"),
};

const rule = {
  frecuencia_intervalo: z
    .number()
    .int()
    .min(1)
    .max(366)
    .default(1)
    .describe("Every so many days, weeks, months or years"),
  tipo_intervalo: z
    .literal(intervalTypes)
    .default(1)
    .describe("1 daily, 2 weekly, 3 monthly, 4 yearly"),
  dias_semana: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .default([])
    .describe(
      "Days of the week, 1 Monday to 7 Sunday, as BYDAY of RFC 5545: daily, only these; weekly, monthly and yearly, each of them in the period. None: weekly, monthly and yearly on the day of the start",
    ),
};

const recurrenceFields = {
  ...seriesFields,
  ...rule,
  turno: z.strictObject(repeatedShift).describe("Shift to repeat"),
};

/** A recurrence: one shift that repeats. */
export const recurrence = z.object({
  ...storedSeries,
  frecuencia_intervalo: z.number().int().describe("Every so many periods"),
  tipo_intervalo: z.literal(intervalTypes).describe("1 daily, 2 weekly, 3 monthly, 4 yearly"),
  dias_semana: z.array(z.number().int()).describe("Days of the week, 1 Monday to 7 Sunday"),
  turno: z
    .object({ ...repeatedShift, publicado: z.boolean().describe("Workers see it") })
    .describe("Shift that repeats"),
});
export type Recurrence = z.infer<typeof recurrence>;

const changedRecurrence = data(
  z.object({
    recurrencia: recurrence.nullable().describe("As it stands now; null for a preview"),
    cambios: seriesChanges.describe("Shifts that went, stayed and appeared, or would"),
  }),
);

export const listRecurrences = endpoint({
  method: "GET",
  path: "/recurrencia",
  tag: "shifts",
  summary: "Recurrences of the caller's work areas, by name",
  access: { ...seriesAccess, subject: "none" },
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(recurrence)),
});

export const createRecurrence = endpoint({
  method: "POST",
  path: "/recurrencia",
  tag: "shifts",
  summary: "Add a recurrence and its shifts of the next 13 months, or preview it",
  access: seriesAccess,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    ...recurrenceFields,
    simular: seriesChange.simular,
    motivo: seriesChange.motivo,
  }),
  response: changedRecurrence,
  errors: seriesErrors,
});

export const updateRecurrence = endpoint({
  method: "PUT",
  path: "/recurrencia/:id",
  tag: "shifts",
  summary: "Change a recurrence and replace its shifts that have not begun, or preview it",
  access: seriesAccess,
  params,
  body: z.strictObject({ ...identityFields, ...recurrenceFields, ...seriesChange }),
  response: changedRecurrence,
  errors: [
    "shift.recurrence_not_found",
    "shift.series_changed",
    "shift.preview_needed",
    ...seriesErrors,
  ],
});

export const deleteRecurrence = endpoint({
  method: "DELETE",
  path: "/recurrencia/:id",
  tag: "shifts",
  summary: "End a recurrence and delete its shifts that have not begun, or preview it",
  access: seriesAccess,
  params,
  query: z.strictObject({ ...identityFields, ...seriesRemoval }),
  response: data(z.object({ cambios: seriesChanges })),
  errors: [
    "shift.recurrence_not_found",
    "shift.series_changed",
    "shift.preview_needed",
    "shift.rule_broken",
    "shift.reason_required",
    "closure.month_closed",
  ],
});

export const cloneRecurrence = endpoint({
  method: "POST",
  path: "/clonar-recurrencia",
  tag: "shifts",
  summary: "Copy a recurrence as drafts, or preview it",
  access: seriesAccess,
  creates: true,
  body: z.strictObject({ ...seriesCopy, recurrencia_id: id.describe("Recurrence to copy") }),
  response: changedRecurrence,
  errors: ["shift.recurrence_not_found", ...seriesErrors],
});
