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

const params = z.strictObject({ id: id.describe("Pattern id") });

const patternShift = {
  hora_inicio: time.default("00:00").describe("Start"),
  hora_fin: time.default("00:01").describe("End"),
  ...repeatedFields,
};

const rotation = {
  pe_area_trabajo_id: id.describe("Work area of the caller"),
  publicado: published.default(true),
  secuencia: z
    .array(z.strictObject(patternShift).nullable())
    .min(1)
    .max(84)
    .describe("Days of a round, in order: a shift, or null for a free day"),
  rotacion: z
    .array(
      z.strictObject({
        trabajador_id: id.describe("Worker"),
        desplazamiento: z
          .number()
          .int()
          .min(0)
          .max(83)
          .default(0)
          .describe("Place in the sequence on the first day, from 0"),
      }),
    )
    .max(200)
    .default([])
    .describe("Workers who rotate; none: shifts without workers, from the first place"),
};

const patternFields = { ...seriesFields, ...rotation };

/** A pattern: a sequence of shifts and free days that rotates. */
export const pattern = z.object({
  ...storedSeries,
  num_turnos: z.number().int().describe("Number of shifts of the sequence"),
  publicado: z.boolean().describe("Its shifts are published"),
  secuencia: z
    .array(z.object(patternShift).nullable())
    .describe("Days of a round: a shift, or null for a free day"),
  rotacion: z
    .array(
      z.object({
        trabajador_id: id.describe("Worker"),
        desplazamiento: z.number().int().describe("Place in the sequence on the first day"),
      }),
    )
    .describe("Workers who rotate"),
});
export type Pattern = z.infer<typeof pattern>;

const changedPattern = data(
  z.object({
    patron: pattern.nullable().describe("As it stands now; null for a preview"),
    cambios: seriesChanges.describe("Shifts that went, stayed and appeared, or would"),
  }),
);

export const listPatterns = endpoint({
  method: "GET",
  path: "/patron",
  tag: "shifts",
  summary: "Patterns of the caller's work areas, by name",
  access: { ...seriesAccess, subject: "none" },
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(pattern)),
});

const patternErrors = [...seriesErrors, "shift.pattern_empty", "shift.pattern_offset"] as const;

export const createPattern = endpoint({
  method: "POST",
  path: "/patron",
  tag: "shifts",
  summary: "Add a pattern and its shifts of the next 13 months, or preview it",
  access: seriesAccess,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    ...patternFields,
    simular: seriesChange.simular,
    motivo: seriesChange.motivo,
  }),
  bodyLimit: 320 * 1024,
  response: changedPattern,
  errors: patternErrors,
});

export const updatePattern = endpoint({
  method: "PUT",
  path: "/patron/:id",
  tag: "shifts",
  summary: "Change a pattern and replace its shifts that have not begun, or preview it",
  access: seriesAccess,
  params,
  body: z.strictObject({ ...identityFields, ...patternFields, ...seriesChange }),
  bodyLimit: 320 * 1024,
  response: changedPattern,
  errors: [
    "shift.pattern_not_found",
    "shift.series_changed",
    "shift.preview_needed",
    ...patternErrors,
  ],
});

export const deletePattern = endpoint({
  method: "DELETE",
  path: "/patron/:id",
  tag: "shifts",
  summary: "End a pattern and delete its shifts that have not begun, or preview it",
  access: seriesAccess,
  params,
  query: z.strictObject({ ...identityFields, ...seriesRemoval }),
  response: data(z.object({ cambios: seriesChanges })),
  errors: [
    "shift.pattern_not_found",
    "shift.series_changed",
    "shift.preview_needed",
    "shift.rule_broken",
    "shift.reason_required",
    "closure.month_closed",
  ],
});

export const clonePattern = endpoint({
  method: "POST",
  path: "/clonar-patron",
  tag: "shifts",
  summary: "Copy a pattern as drafts, or preview it",
  access: seriesAccess,
  creates: true,
  body: z.strictObject({ ...seriesCopy, patron_id: id.describe("Pattern to copy") }),
  response: changedPattern,
  errors: ["shift.pattern_not_found", ...patternErrors],
});
