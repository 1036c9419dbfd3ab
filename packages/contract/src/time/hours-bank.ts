import { z } from "zod";

import { data, date, fileBytes, id, identityFields, instant, minutes, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

const own = { audience: "worker", subject: "self", module: moduleIds.timeRegistration } as const;
const team = {
  audience: "hours_bag_supervisor",
  subject: "none",
  module: moduleIds.supervisorHoursBag,
} as const;

/** States of an incidence (Rule TIME-65). */
export const incidenceStates = { pending: 1, rejected: 2, approved: 3, transferred: 4 } as const;

/** Compensation of the hours (Rule TIME-66). */
export const compensationKinds = { hoursBag: 1, payroll: 2, holidays: 3 } as const;

/** One day's hours over (or under, negative) its schedule. */
export const incidence = z.object({
  id: id.describe("Incidence id"),
  trabajador: person.describe("Whose"),
  dia: date.describe("Working day"),
  minutos_diferencia: minutes.describe("Worked minus scheduled"),
  minutos: minutes.describe("Saved, after rounding and the daily maximum"),
  observaciones: z.string().nullable().describe("The worker's remarks"),
  pe_compensacion_id: z.number().int().min(1).max(3).describe("1 hours bag, 2 payroll, 3 holidays"),
  estado_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 pending, 2 rejected, 3 approved, 4 transferred"),
  creada_en: instant.describe("When it arose"),
  decidida_en: instant.nullable().describe("When it was decided"),
  decidida_por: person.nullable().describe("Who decided"),
  respuesta: z.string().nullable().describe("Reason or answer of the decision"),
  trasladada_en: instant.nullable().describe("When it was transferred"),
  validaciones: z
    .array(z.object({ supervisor: person, validada_en: instant }))
    .describe("Supervisors who validated it for review"),
  can: z
    .object({
      editar: z.boolean().describe("The caller may change remarks and preference"),
      validar: z.boolean().describe("The caller may validate it"),
      rechazar: z.boolean().describe("The caller may reject it"),
      aprobar: z.boolean().describe("The caller may approve it for good"),
    })
    .describe("What the caller may do"),
});
export type Incidence = z.infer<typeof incidence>;

export const bankConfig = z.object({
  anyo: z.number().int().describe("Year"),
  activa: z.boolean().describe("Differences yield incidences"),
  umbral_minutos: minutes.describe("A difference up to it yields nothing"),
  intervalo_minutos: minutes.describe("The saved figure is rounded down to a multiple of it"),
  maximo_diario_minutos: minutes.describe("Most that one day saves"),
  tope_anual_minutos: minutes.nullable().describe("Most that a year may hold"),
  caduca_el: date.nullable().describe("What is left is lost after this date"),
});
export type BankConfig = z.infer<typeof bankConfig>;

export const bankMovement = z.object({
  id: id.describe("Movement id"),
  fecha: date.describe("Date"),
  tipo: z
    .enum(["incidencia", "ajuste", "traslado_nomina", "traspaso", "caducidad"])
    .describe("Approved incidence, adjustment, to payroll, from or to another year, expired"),
  minutos: minutes.describe("In (positive) or out"),
  saldo_minutos: minutes.describe("Running balance after it"),
  incidencia_id: id.nullable().describe("Its incidence"),
  dia: date.nullable().describe("Day of the incidence"),
  motivo: z.string().nullable().describe("Reason"),
});
export type BankMovement = z.infer<typeof bankMovement>;

export const listOwnIncidences = endpoint({
  method: "GET",
  path: "/obtener-incidencias",
  tag: "time",
  summary: "The own incidences of a year, newest first",
  access: { ...own, target: "query.worker_id" },
  query: z.strictObject({
    worker_id: id.describe("Worker id"),
    anyo: year,
    estado_id: z.coerce.number().int().min(1).max(4).optional().describe("State"),
  }),
  response: data(z.array(incidence)),
});

export const updateIncidence = endpoint({
  method: "PUT",
  path: "/incidencia/:id",
  tag: "time",
  summary: "Remarks and compensation preference of an own pending incidence",
  access: own,
  params: z.strictObject({ id: id.describe("Incidence id") }),
  body: z.strictObject({
    ...identityFields,
    observaciones: z.string().trim().max(500).nullable().optional().describe("Remarks"),
    pe_compensacion_id: z.number().int().min(1).max(3).optional().describe("Preference"),
  }),
  response: data(incidence),
  errors: ["incidence.not_found", "incidence.already_decided"],
});

export const getBankConfig = endpoint({
  method: "GET",
  path: "/obtener-config-bolsa-horas",
  tag: "time",
  summary: "The hours bank's rules for a year; null where the company has none",
  access: { ...own, target: "query.worker_id" },
  query: z.strictObject({ worker_id: id.describe("Worker id"), anyo: year }),
  response: data(bankConfig.nullable()),
});

export const bankStatement = endpoint({
  method: "GET",
  path: "/bolsa-horas/movimientos",
  tag: "time",
  summary: "Statement of a year with its running balance",
  access: { ...own, target: "query.worker_id" },
  query: z.strictObject({ worker_id: id.describe("Worker id"), anyo: year }),
  response: data(
    z.object({
      anyo: z.number().int().describe("Year"),
      saldo_minutos: minutes.describe("Balance of the year"),
      pendiente_minutos: minutes.describe("In pending incidences meant for the bag"),
      tope_anual_minutos: minutes.nullable().describe("Yearly cap"),
      caduca_el: date.nullable().describe("Expiry of what is left"),
      movimientos: z.array(bankMovement).describe("Oldest first"),
    }),
  ),
});

const incidenceFilters = {
  trabajador_id: id.optional().describe("Only of this worker"),
  estado_id: z.number().int().min(1).max(4).optional().describe("State"),
  anyo: z
    .number()
    .int()
    .min(2000)
    .max(2199)
    .optional()
    .describe("Year; the current one without it"),
};

export const listTeamIncidences = endpoint({
  method: "POST",
  path: "/supervisor/incidencias",
  tag: "supervisor",
  summary:
    "Incidences of the people supervised today, newest first, filtered by worker, state and year",
  access: team,
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront(incidenceFilters).optional(),
  }),
  response: page(incidence),
});

const decision = {
  ...identityFields,
  incidencia_id: id.optional().describe("Incidence id"),
  incidencia_ids: z.array(id).min(1).max(100).optional().describe("Several incidences"),
};

/** Outcome of a decision on several incidences. */
export const decidedIncidences = data(
  z.array(
    z.object({
      incidencia_id: id.describe("Incidence id"),
      incidencia: incidence.nullable().describe("The incidence after the decision"),
      error: z
        .string()
        .nullable()
        .describe("Why it could not be decided, in the caller's language"),
    }),
  ),
);

export const validateIncidence = endpoint({
  method: "POST",
  path: "/supervisor/aprobar-incidencia",
  tag: "supervisor",
  summary:
    "Validate pending incidences for the administrator's review. One: answers its error; several: each by itself",
  access: team,
  body: z.strictObject({ ...decision }),
  response: decidedIncidences,
  errors: ["incidence.not_found", "incidence.already_decided", "incidence.ids_required"],
});

export const rejectIncidence = endpoint({
  method: "POST",
  path: "/supervisor/rechazar-incidencia",
  tag: "supervisor",
  summary: "Reject pending incidences with a reason: one rejection is final",
  access: team,
  body: z.strictObject({
    ...decision,
    motivo: z.string().trim().min(1).max(500).describe("Reason, shown to the worker"),
  }),
  response: decidedIncidences,
  errors: ["incidence.not_found", "incidence.already_decided", "incidence.ids_required"],
});

export const teamBalances = endpoint({
  method: "GET",
  path: "/supervisor/bolsa-horas/saldos",
  tag: "supervisor",
  summary: "Bank balance of each person supervised today, for a year",
  access: team,
  query: z.strictObject({ anyo: year }),
  response: data(
    z.array(
      z.object({
        trabajador: person.describe("Who"),
        saldo_minutos: minutes.describe("Balance of the year"),
        pendiente_minutos: minutes.describe("In pending incidences meant for the bag"),
        incidencias_pendientes: z.number().int().describe("Pending incidences"),
      }),
    ),
  ),
});

export const exportTeamBank = endpoint({
  method: "POST",
  path: "/supervisor/bolsa-horas/exportar",
  tag: "supervisor",
  summary: "The filtered incidences and the team's balances as a workbook or CSV",
  access: { ...team, confirmed: true },
  produces: "file",
  body: z.strictObject({
    ...identityFields,
    ...incidenceFilters,
    formato: z.enum(["xlsx", "csv"]).default("xlsx").describe("Format"),
  }),
  response: fileBytes,
});

export const decideIncidence = endpoint({
  method: "POST",
  path: "/administrador/decidir-incidencia",
  tag: "administrator",
  summary: "Approve or reject a pending incidence for good; approved hours enter the statement",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "company",
    module: moduleIds.timeRegistration,
  },
  body: z.strictObject({
    ...identityFields,
    incidencia_id: id.describe("Incidence id"),
    aprobada: z.boolean().describe("Approve or reject"),
    respuesta: z.string().trim().max(500).optional().describe("Answer; required to reject"),
  }),
  response: data(incidence),
  errors: [
    "incidence.not_found",
    "incidence.already_decided",
    "incidence.own",
    "incidence.reason_required",
  ],
});

export const transferIncidences = endpoint({
  method: "POST",
  path: "/administrador/trasladar-incidencias",
  tag: "administrator",
  summary: "Mark approved incidences as handed to payroll or carried over (state 4)",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "company",
    module: moduleIds.timeRegistration,
  },
  body: z.strictObject({
    ...identityFields,
    incidencia_ids: z.array(id).min(1).max(500).describe("Approved incidences"),
    destino: z.enum(["nomina", "anyo_siguiente"]).describe("To payroll, or to the next year"),
  }),
  response: data(z.array(incidence)),
  errors: [
    "incidence.not_found",
    "incidence.not_approved",
    "incidence.not_transferable",
    "incidence.own_bank",
  ],
});

export const adjustBank = endpoint({
  method: "POST",
  path: "/administrador/ajustar-bolsa-horas",
  tag: "administrator",
  summary: "Add an adjustment with its reason to a worker's statement",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "company",
    module: moduleIds.timeRegistration,
  },
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker"),
    anyo: z.number().int().min(2000).max(2199).describe("Year"),
    minutos: z.number().int().min(-120_000).max(120_000).describe("In (positive) or out, not 0"),
    motivo: z.string().trim().min(1).max(500).describe("Reason"),
  }),
  response: data(bankMovement),
  errors: ["worker.not_found", "incidence.adjustment_zero", "incidence.own_bank"],
});

export const setBankConfig = endpoint({
  method: "PUT",
  path: "/administrador/config-bolsa-horas",
  tag: "administrator",
  summary: "Set the hours bank's rules of a year",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "company",
    module: moduleIds.timeRegistration,
  },
  body: z.strictObject({
    ...identityFields,
    anyo: z.number().int().min(2000).max(2199).describe("Year"),
    activa: z.boolean().describe("Differences yield incidences"),
    umbral_minutos: z.number().int().min(0).max(480).describe("Threshold"),
    intervalo_minutos: z.number().int().min(1).max(120).describe("Saving interval"),
    maximo_diario_minutos: z.number().int().min(1).max(1440).describe("Daily maximum"),
    tope_anual_minutos: z.number().int().min(1).max(120_000).nullable().describe("Yearly cap"),
    caduca_el: date.nullable().describe("Expiry, not before the year's end"),
  }),
  response: data(bankConfig),
  errors: ["incidence.expiry_before_year_end"],
});
