import { z } from "zod";

import { id, instant } from "../common.ts";

import { partValue } from "./shapes.ts";

/** Reason of a deletion. */
export const deletionReason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .optional()
  .describe("Reason; a deletion needs one");

/** Parts of a registration that its worker states. */
export const stated = {
  proyecto_id: id.describe("Project that the worker may use on the day"),
  actividad_id: id.nullable().default(null).describe("Activity, where the project has any"),
  partes: z.array(partValue).max(10).default([]).describe("Values of the activity's fields"),
  observaciones: z.string().trim().max(500).nullable().default(null).describe("Remarks"),
};
/** Place of a registration in a signing. */
export const interval = {
  fichaje_id: id.describe("Own signing of work that it lies in"),
  hora_inicio: instant.describe("Start; cut to the minute"),
  hora_fin: instant
    .nullable()
    .default(null)
    .describe("End; null: with the signing, which may still be open"),
};

/** Refusals of what a registration states. */
export const statedErrors = [
  "project.not_found",
  "project.not_usable",
  "project.activity_not_found",
  "project.activity_required",
  "project.part_required",
  "project.part_invalid",
  "signing.not_found",
  "closure.month_closed",
] as const;
/** The same with its place. */
export const intervalErrors = [
  ...statedErrors,
  "project.order",
  "project.outside_signing",
  "project.overlap",
] as const;
