import { z } from "zod";

import { data, date, id, identityFields, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

import { fileErrors } from "./documents-office.ts";
import { contract, workerCalendar } from "./documents.ts";

const access = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: moduleIds.documents,
} as const;

export const addContract = endpoint({
  method: "POST",
  path: "/administrador/contrato",
  tag: "documents",
  summary: "Write down a worker's contract, with its file",
  access,
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id,
    codigo_contrato: z.string().regex(/^\d{3}$/),
    fecha_inicio: date,
    fecha_fin: date.optional(),
    jornada_porcentaje: z.coerce.number().gt(0).max(100).default(100),
    horas_semanales: z.coerce.number().gt(0).max(60),
    puesto: z.string().trim().min(1).max(200),
    grupo_profesional: z.string().trim().max(200).optional(),
    convenio: z.string().trim().max(200).optional(),
    periodo_prueba_hasta: date.optional(),
    documento: z.unknown().optional().describe("The file (form part)"),
  }),
  response: data(contract),
  errors: ["worker.not_found", "contract.overlap", "contract.dates", ...fileErrors],
});

export const addCalendar = endpoint({
  method: "POST",
  path: "/administrador/calendario-trabajador",
  tag: "documents",
  summary: "Give a worker a calendar, or an agreement that changes their hours, with its file",
  access,
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id,
    anyo: year,
    titulo: z.string().trim().min(1).max(200),
    acuerdo_cambio_jornada: z.enum(["0", "1"]).default("0"),
    fecha_inicio: date,
    fecha_fin: date.optional(),
    horas_semanales_antes: z.coerce.number().min(0).max(60).optional(),
    horas_semanales: z.coerce.number().min(0).max(60).optional(),
    motivo: z.string().trim().max(1000).optional(),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(workerCalendar),
  errors: ["worker.not_found", "calendar.dates", ...fileErrors],
});
