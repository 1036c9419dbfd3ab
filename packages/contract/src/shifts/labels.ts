import { z } from "zod";

import { colour, data, done, id, identityFields, time } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { shiftColour } from "../palette.ts";

const access = {
  audience: "shift_manager",
  subject: "none",
  module: moduleIds.supervisorQuadrants,
} as const;
const query = z.strictObject({ ...identityFields });
const name = z.string().trim().min(1).max(40).describe("Name, unique in the company");

/** A label of shifts. */
export const shiftLabel = z.object({
  id: id.describe("Label id"),
  nombre: z.string().describe("Name"),
  color: z.string().describe("Colour, #RRGGBB"),
});
export type ShiftLabel = z.infer<typeof shiftLabel>;

const labelParams = z.strictObject({ id: id.describe("Label id") });
const labelBody = z.strictObject({
  ...identityFields,
  nombre: name,
  color: colour.default(shiftColour),
});

export const listLabels = endpoint({
  method: "GET",
  path: "/etiqueta",
  tag: "shifts",
  summary: "Labels of shifts, by name",
  access,
  query,
  response: data(z.array(shiftLabel)),
});

export const createLabel = endpoint({
  method: "POST",
  path: "/etiqueta",
  tag: "shifts",
  summary: "Add a label",
  access,
  creates: true,
  body: labelBody,
  response: data(shiftLabel),
  errors: ["shift.name_taken"],
});

export const updateLabel = endpoint({
  method: "PUT",
  path: "/etiqueta/:id",
  tag: "shifts",
  summary: "Change a label",
  access,
  params: labelParams,
  body: labelBody,
  response: data(shiftLabel),
  errors: ["shift.label_not_found", "shift.name_taken"],
});

export const deleteLabel = endpoint({
  method: "DELETE",
  path: "/etiqueta/:id",
  tag: "shifts",
  summary: "Delete a label; its shifts stay without it",
  access,
  params: labelParams,
  response: done,
  errors: ["shift.label_not_found"],
});

/** A pause that shifts may have. */
export const shiftPause = z.object({
  id: id.describe("Pause id"),
  nombre: z.string().describe("Name"),
  hora_inicio: time.describe("Start"),
  hora_fin: time.describe("End; not after the start: on the next day"),
  cuenta_como_trabajo: z.boolean().describe("It counts as working time"),
});
export type ShiftPause = z.infer<typeof shiftPause>;

const pauseParams = z.strictObject({ id: id.describe("Pause id") });
const pauseBody = z.strictObject({
  ...identityFields,
  nombre: name,
  hora_inicio: time.describe("Start"),
  hora_fin: time.describe("End; not after the start: on the next day"),
  cuenta_como_trabajo: z.boolean().default(false).describe("It counts as working time"),
});

export const listPauses = endpoint({
  method: "GET",
  path: "/pausa",
  tag: "shifts",
  summary: "Pauses that shifts may have, by time",
  access,
  query,
  response: data(z.array(shiftPause)),
});

export const createPause = endpoint({
  method: "POST",
  path: "/pausa",
  tag: "shifts",
  summary: "Add a pause",
  access,
  creates: true,
  body: pauseBody,
  response: data(shiftPause),
  errors: ["shift.name_taken", "shift.pause_empty"],
});

export const updatePause = endpoint({
  method: "PUT",
  path: "/pausa/:id",
  tag: "shifts",
  summary: "Change a pause; shifts keep the times it had when it was added",
  access,
  params: pauseParams,
  body: pauseBody,
  response: data(shiftPause),
  errors: ["shift.pause_not_found", "shift.name_taken", "shift.pause_empty"],
});

export const deletePause = endpoint({
  method: "DELETE",
  path: "/pausa/:id",
  tag: "shifts",
  summary: "Delete a pause; shifts that have it keep it",
  access,
  params: pauseParams,
  response: done,
  errors: ["shift.pause_not_found"],
});
