import { z } from "zod";

import { data, date, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { requestView } from "../request-view.ts";

import { askedPeriod, askShape } from "./absences.ts";
import { askErrors } from "./ask-errors.ts";

const office = {
  audience: "administrator",
  office: "ausencias",
  subject: "company",
  module: moduleIds.absences,
} as const;

export const listAbsences = endpoint({
  method: "GET",
  path: "/administrador/ausencias",
  tag: "administrator",
  summary: "Absences of everybody, by their first day, the latest first",
  access: { ...office, subject: "none" },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: z.string().trim().max(100).optional().describe("Text that finds people"),
      pe_solicitud_tipo_id: z.number().int().min(1).max(8).optional().describe("Kind"),
      estado_id: z.number().int().min(1).max(4).optional().describe("State"),
      anyo: z.number().int().min(2000).max(2199).optional().describe("With days in this year"),
    }).prefault("{}"),
  }),
  response: page(requestView).extend({ hoy: date.describe("Local date of the company") }),
});

const params = z.strictObject({ id: id.describe("Request id") });
const reason = z.string().trim().min(1).max(500).describe("Reason, shown to the worker");

const shape = {
  pe_solicitud_subtipo_id: askShape.pe_solicitud_subtipo_id,
  periodos: z.array(askedPeriod).min(1).max(50).describe("Periods"),
  hospitalizacion: askShape.hospitalizacion,
  sin_fecha_fin: askShape.sin_fecha_fin,
  ocasion_id: askShape.ocasion_id,
  ocasion: askShape.ocasion,
  motivo: reason,
};

/** 50 periods and the longest texts. */
const largest = 32 * 1024;

export const enterAbsence = endpoint({
  method: "POST",
  path: "/administrador/ausencias",
  tag: "administrator",
  summary: "Enter an absence for a worker, in force at once; it displaces what gives way to it",
  access: office,
  creates: true,
  bodyLimit: largest,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker"),
    pe_solicitud_tipo_id: z.number().int().min(1).max(8).describe("Kind"),
    titulo: z.string().trim().min(1).max(120).optional().describe("Title"),
    ...shape,
  }),
  response: data(requestView),
  errors: [...askErrors, "worker.not_found", "leave.own_absence"],
});

export const correctAbsence = endpoint({
  method: "PUT",
  path: "/administrador/ausencias/:id",
  tag: "administrator",
  summary: "Replace a worker's approved absence, begun or not: other dates, an end, no end yet",
  access: office,
  params,
  bodyLimit: largest,
  body: z.strictObject({ ...identityFields, ...shape }),
  response: data(requestView),
  errors: [
    ...askErrors,
    "approval.not_found",
    "worker.not_found",
    "leave.own_absence",
    "leave.not_approved",
    "leave.already_rectified",
  ],
});

export const withdrawAbsence = endpoint({
  method: "POST",
  path: "/administrador/ausencias/:id/retirar",
  tag: "administrator",
  summary: "Withdraw a worker's absence, pending or approved, begun or not",
  access: office,
  params,
  body: z.strictObject({ ...identityFields, motivo: reason }),
  response: data(requestView),
  errors: [
    "approval.not_found",
    "leave.own_absence",
    "leave.not_cancellable",
    "leave.year_locked",
    "closure.month_closed",
  ],
});
