import { z } from "zod";

import { data, date, done, id, identityFields, instant, time, workerParams } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { balanceKinds, leaveUnits } from "./leave.ts";
import { moduleIds } from "./modules.ts";
import { person, requestView } from "./requests.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.absences } as const;
const requestParams = z.strictObject({ id: id.describe("Request id") });

/** A period as it is asked for: 1 full days, 2 half day morning, 3 half day afternoon, 4 hours. */
export const askedPeriod = z.strictObject({
  fecha_inicio: date.describe("First day"),
  fecha_fin: date.describe("Last day; the first one unless they are full days"),
  pe_tipo_periodo_id: z.number().int().min(1).max(4).default(1).describe("Kind of period"),
  hora_inicio: time.optional().describe("Start, for hours"),
  hora_fin: time.optional().describe("End, for hours"),
});
export type AskedPeriod = z.infer<typeof askedPeriod>;

const askShape = {
  pe_solicitud_tipo_id: z
    .number()
    .int()
    .min(1)
    .max(9)
    .describe("Kind; 10 and 11 have their own calls"),
  pe_solicitud_subtipo_id: id
    .optional()
    .describe("Subtype; may be left out where a kind has one rule"),
  titulo: z.string().trim().min(1).max(120).optional().describe("Title"),
  descripcion: z.string().trim().min(1).max(1000).optional().describe("Without personal data"),
  periodos: z.array(askedPeriod).max(50).default([]).describe("At least one, but for expenses"),
  hospitalizacion: z.boolean().optional().describe("Medical leave in a hospital"),
  fecha_gasto: date.optional().describe("Expense: when"),
  importe: z
    .number()
    .positive()
    .max(999_999.99)
    .multipleOf(0.01)
    .optional()
    .describe("Expense: euros"),
  pe_gasto_tipo_id: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe("Expense: 1 fuel, 2 travel, 3 taxis, 4 meals, 5 messenger, 6 other"),
  kilometros: z
    .number()
    .positive()
    .max(20_000)
    .multipleOf(0.01)
    .optional()
    .describe("Expense by own car: the amount follows from the company's rate"),
  documento_ids: z.array(id).max(10).default([]).describe("Uploaded files that go with it"),
};

const askErrors = [
  "clock.running",
  "leave.kind_unknown",
  "leave.subtype_required",
  "leave.period_required",
  "leave.period_repeated",
  "leave.period_order",
  "leave.period_kind",
  "leave.outside_employment",
  "leave.too_far",
  "leave.year_locked",
  "leave.nothing_counts",
  "leave.not_enough",
  "leave.not_enough_hours",
  "leave.over_limit",
  "leave.medical_rest_days",
  "leave.day_without_hours",
  "leave.clocked",
  "leave.overlap",
  "leave.document_required",
  "closure.month_closed",
  "document.not_found",
  "expense.incomplete",
  "expense.future",
  "expense.over_limit",
  "expense.receipt_required",
] as const;

export const createRequest = endpoint({
  method: "POST",
  path: "/solicitud",
  tag: "requests",
  summary: "Ask for an absence or an expense; the clock must be stopped",
  access: { ...access, target: "body.trabajador_id" },
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    ...askShape,
  }),
  response: data(requestView),
  errors: askErrors,
});

export const editRequest = endpoint({
  method: "POST",
  path: "/solicitud/:id",
  tag: "requests",
  summary: "Edit an own request while it is pending; decisions already taken are asked for again",
  access,
  params: requestParams,
  body: z.strictObject({ ...identityFields, ...askShape }),
  response: data(requestView),
  errors: [...askErrors, "approval.not_found", "approval.already_decided"],
});

export const rectifyRequest = endpoint({
  method: "PUT",
  path: "/solicitud/:id",
  tag: "requests",
  summary: "Rectify an approved absence, once: the approved one stays in force until it is decided",
  access,
  params: requestParams,
  body: z.strictObject({ ...identityFields, ...askShape }),
  response: data(requestView),
  errors: [...askErrors, "approval.not_found", "leave.not_approved", "leave.already_rectified"],
});

export const cancelRequest = endpoint({
  method: "PATCH",
  path: "/solicitud/:id",
  tag: "requests",
  summary: "Cancel an own request: a pending one, or an approved one that has not started",
  access,
  params: requestParams,
  body: z.strictObject({
    ...identityFields,
    estado_id: z.literal(4).optional().describe("4 cancelled"),
    motivo: z.string().trim().max(500).optional().describe("Reason"),
  }),
  response: data(requestView),
  errors: ["approval.not_found", "leave.started", "leave.not_cancellable", "leave.year_locked"],
});

/** One day of what is asked for and what it costs. */
const dayCost = z.object({
  fecha: date.describe("Day"),
  coste: z.number().describe("Days, or minutes where the rule counts hours"),
  minutos: z.number().int().describe("Scheduled minutes that it covers"),
  desde: time.nullable().describe("Start of what is asked of that day; null for the whole of it"),
  hasta: time.nullable().describe("End"),
  motivo_no_cuenta: z
    .enum(["festivo", "descanso", "fuera_de_contrato"])
    .nullable()
    .describe("Why it costs nothing"),
  festivo: z.string().nullable().describe("Name of the holiday"),
});
export type DayCost = z.infer<typeof dayCost>;

/** What a form tells while it is filled in; problems by field as sending would answer them. */
export const requestPreview = z.object({
  unidad: z.enum(leaveUnits).nullable().describe("Unit of the amounts; null for an expense"),
  coste: z.number().describe("What it costs in all"),
  dias: z.array(dayCost).describe("Day by day"),
  saldo: z
    .object({
      saldo: z.enum(balanceKinds).describe("Balance"),
      anyos: z.array(
        z.object({
          anyo: z.number().int().describe("Year of the days"),
          antes: z.number().describe("Left before"),
          coste: z.number().describe("Charged"),
          despues: z.number().describe("Left after"),
        }),
      ),
    })
    .nullable()
    .describe("The balance that it spends, by year of the days"),
  limite: z
    .object({
      total: z.number().describe("Limit of the rule"),
      por: z.enum(["hecho", "anyo"]).describe("For one occasion or a year"),
      usado: z.number().describe("Used of a yearly limit"),
      disponible: z.number().describe("Still available"),
    })
    .nullable(),
  problemas: z
    .array(
      z.object({
        code: z.string().describe("Error code"),
        message: z.string().describe("In the caller's language, with the figures"),
        field: z.string().nullable().describe("Field at fault"),
      }),
    )
    .describe("What sending it now would be refused for"),
  avisos: z
    .array(
      z.object({
        code: z.enum(["notice", "team_away", "decider_absent", "no_deciders", "documents_later"]),
        message: z.string().describe("In the caller's language"),
      }),
    )
    .describe("What is worth knowing and stops nothing"),
  solapes: z
    .array(
      z.object({
        solicitud_id: id.describe("Own request"),
        fecha: date.describe("Day"),
        pe_solicitud_tipo_id: z.number().int().describe("Kind"),
        estado_id: z.number().int().describe("State"),
      }),
    )
    .describe("Own requests on the same days"),
  equipo: z
    .array(
      z.object({
        trabajador: person.describe("Colleague with a supervisor in common"),
        fechas: z.array(date).describe("Days on which they are away"),
      }),
    )
    .describe("Who in the team is away; never why"),
  deciden: z
    .array(
      z.object({
        supervisor: person.describe("Who must decide"),
        ausente: z.boolean().describe("Away today"),
        delegado: person.nullable().describe("Who decides in their place today"),
      }),
    )
    .describe("Empty: the administration decides"),
  importe: z.number().nullable().describe("Expense: the amount, from kilometres where given"),
  tarifa_km: z.number().nullable().describe("Expense: euros a kilometre on that date"),
});
export type RequestPreview = z.infer<typeof requestPreview>;

export const previewRequest = endpoint({
  method: "POST",
  path: "/solicitud/previsualizar",
  tag: "requests",
  summary: "What a request would cost and be refused for; nothing is kept",
  access: { ...access, target: "body.trabajador_id", whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    solicitud_id: id.optional().describe("Pending request that is being edited"),
    rectifica_id: id.optional().describe("Approved request that is being rectified"),
    ...askShape,
  }),
  response: data(requestPreview),
  errors: ["approval.not_found"],
});

/** A file of a request. */
export const requestDocument = z.object({
  id: id.describe("Document id"),
  nombre: z.string().describe("File name"),
  tipo: z.string().describe("Media type"),
  bytes: z.number().int().describe("Size"),
  subido_en: instant.describe("When"),
  restringido: z.boolean().describe("Medical: only administrators open it"),
  can: z.object({
    abrir: z.boolean().describe("The caller may download it"),
    borrar: z.boolean().describe("The caller may delete it"),
  }),
});
export type RequestDocument = z.infer<typeof requestDocument>;

export const uploadDocument = endpoint({
  method: "POST",
  path: "/solicitud-document",
  tag: "requests",
  summary: "Upload a file for a request that is being written; forgotten after a day unless sent",
  access: { ...access, target: "body.trabajador_id" },
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    // The file part, checked by its content: PDF, JPEG, PNG, WebP or HEIC up to 5 MB.
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(requestDocument),
  errors: [
    "document.too_large",
    "document.type",
    "document.empty",
    "document.unsafe",
    "document.too_many",
  ],
});

export const downloadDocuments = endpoint({
  method: "GET",
  path: "/solicitud-document",
  tag: "requests",
  summary: "Files of requests: one as it is, several as a ZIP",
  access: { audience: "worker", subject: "none", module: null },
  query: z.strictObject({
    solicitud_ids: z.string().max(600).optional().describe("Request ids, separated by commas"),
    documento_id: id.optional().describe("Only this file"),
  }),
  response: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(),
  produces: "file",
  errors: ["document.not_found", "approval.not_found"],
});

export const deleteDocument = endpoint({
  method: "DELETE",
  path: "/solicitud-document/:id",
  tag: "requests",
  summary: "Delete a file of an own pending request or of a form",
  access,
  params: z.strictObject({ id: id.describe("Document id") }),
  response: done,
  errors: [
    "document.not_found",
    "document.not_pending",
    "leave.document_required",
    "expense.receipt_required",
  ],
});

export const manageDocuments = endpoint({
  method: "POST",
  path: "/solicitud-document/:id/manage-documents",
  tag: "requests",
  summary:
    "Add files to an own request, and delete some while it is pending; an approved one takes more only for leave",
  access,
  params: requestParams,
  body: z.strictObject({
    ...identityFields,
    anadir: z.array(id).max(10).default([]).describe("Uploaded files to add"),
    quitar: z.array(id).max(10).default([]).describe("Files to delete"),
  }),
  response: data(z.array(requestDocument)),
  errors: [
    "approval.not_found",
    "document.not_found",
    "document.not_pending",
    "document.not_addable",
    "document.too_many",
    "leave.document_required",
    "expense.receipt_required",
  ],
});

export const requestPhoto = endpoint({
  method: "GET",
  path: "/solicitud-foto-trabajador",
  tag: "requests",
  summary: "Name and photo of the worker of a request, for those who see it",
  access: { audience: "worker", subject: "none", module: null },
  query: z.strictObject({ trabajador_id: id.describe("Worker id") }),
  response: data(person),
  errors: ["worker.not_found"],
});

/** What happened to a request. */
export const requestEvent = z.object({
  id: id.describe("Event id"),
  tipo: z
    .enum([
      "enviada",
      "editada",
      "documentos",
      "aprobada_por_supervisor",
      "rechazada_por_supervisor",
      "aprobada",
      "rechazada",
      "cancelada",
      "borrada",
      "rectificacion_pedida",
      "rectificada",
      "supervisor_liberado",
      "a_administracion",
      "recordada",
      "pagada",
      "dias_devueltos",
    ])
    .describe("What"),
  autor: person.nullable().describe("Who; null for the portal itself"),
  en_nombre_de: person.nullable().describe("The supervisor whose delegate decided"),
  motivo: z.string().nullable().describe("Reason or remark"),
  personas: z.array(person).describe("Who was asked, or left"),
  cambios: z
    .array(
      z.object({
        campo: z.string().describe("Field"),
        antes: z.string().nullable().describe("Before"),
        despues: z.string().nullable().describe("After"),
      }),
    )
    .describe("What an edit changed"),
  dias: z.number().nullable().describe("Days given back"),
  ocurrido_en: instant.describe("When"),
});
export type RequestEvent = z.infer<typeof requestEvent>;

/** One request with all that its page shows. */
export const requestDetail = requestView.extend({
  dias: z.array(dayCost).describe("Day by day"),
  documentos: z.array(requestDocument).describe("Files"),
  sucesos: z.array(requestEvent).describe("What happened, in order"),
  rectificacion_id: id
    .nullable()
    .describe("The rectification of this request, pending or approved"),
});
export type RequestDetail = z.infer<typeof requestDetail>;

export const getRequest = endpoint({
  method: "GET",
  path: "/solicitud/:id",
  tag: "requests",
  summary:
    "A request with its days, files and history, for its worker, those who decide and administrators",
  access: { audience: "worker", subject: "none", module: null },
  params: requestParams,
  response: data(requestDetail),
  errors: ["approval.not_found"],
});

const expenseTotals = z.object({
  pedido: z.number().describe("Asked for, euros"),
  aprobado: z.number().describe("Approved"),
  pagado: z.number().describe("Paid"),
});

export const monthlyExpenses = endpoint({
  method: "GET",
  path: "/gasto-mensual",
  tag: "requests",
  summary: "Expenses of a month or a range by kind: asked for, approved and paid",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    empresa_id: id.optional().describe("Company id; must be the session's"),
    startDate: date.optional().describe("First day"),
    endDate: date.optional().describe("Last day"),
    month: z
      .string()
      .regex(/^(\d{4}-)?(0?[1-9]|1[0-2])$/)
      .optional()
      .describe("Month, YYYY-MM or MM of this year; this month without a range"),
  }),
  response: data(
    z.object({
      desde: date.describe("First day"),
      hasta: date.describe("Last day"),
      total: expenseTotals,
      tipos: z.array(expenseTotals.extend({ pe_gasto_tipo_id: z.number().int().describe("Kind") })),
      tarifa_km: z.number().describe("Euros a kilometre now"),
    }),
  ),
  errors: ["workday.range"],
});

export const checkSalary = endpoint({
  method: "POST",
  path: "/solicitud/check-salary",
  tag: "requests",
  summary: "Whether an amount is within what the company allows; never the salary",
  access: { ...access, target: "body.trabajador_id", whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    importe: z.number().positive().max(999_999.99).describe("Euros"),
    fecha_gasto: date.optional().describe("Day of the expense; today without it"),
  }),
  response: data(z.object({ permitido: z.boolean().describe("Within the limit") })),
});

export const payExpense = endpoint({
  method: "POST",
  path: "/administrador/pagar-gasto",
  tag: "administrator",
  summary: "Note that an approved expense was paid",
  access: { audience: "administrator", subject: "company", module: moduleIds.absences },
  body: z.strictObject({ ...identityFields, solicitud_id: id.describe("Request id") }),
  response: data(requestView),
  errors: ["approval.not_found", "approval.own", "expense.not_approved"],
});

export const saveExpenseRule = endpoint({
  method: "PUT",
  path: "/administrador/gastos/regla",
  tag: "administrator",
  summary: "Rate per kilometre and limit by salary from a date on",
  access: { audience: "administrator", subject: "company", module: moduleIds.absences },
  body: z.strictObject({
    ...identityFields,
    desde: date.describe("From this day on"),
    tarifa_km: z.number().min(0.0001).max(5).multipleOf(0.0001).describe("Euros a kilometre"),
    limite_porcentaje_salario: z
      .number()
      .min(1)
      .max(500)
      .multipleOf(0.01)
      .nullable()
      .describe("Per cent of a month's gross salary"),
  }),
  response: done,
});

const teamAccess = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorAbsences,
  whileImpersonating: true,
} as const;

export const holidaySummary = endpoint({
  method: "POST",
  path: "/supervisor/resumen-vacaciones",
  tag: "supervisor",
  summary: "Holidays and personal affairs of everybody supervised today in a year",
  access: teamAccess,
  body: z.strictObject({
    ...identityFields,
    year: z.number().int().min(2000).max(2199).optional().describe("Year; this one without it"),
    supervisados_ids: z.array(id).min(1).max(500).optional().describe("Only these"),
  }),
  response: data(
    z.array(
      z.object({
        trabajador: person,
        saldos: z.array(
          z.object({
            saldo: z.enum(balanceKinds).describe("Balance"),
            unidad: z.enum(leaveUnits).describe("Unit"),
            dias_resultantes: z.number().describe("Granted and adjusted"),
            dias_usados: z.number().describe("Enjoyed"),
            dias_aprobados: z.number().describe("Approved, to come"),
            dias_pendientes: z.number().describe("Waiting"),
            dias_restantes: z.number().describe("Left"),
          }),
        ),
      }),
    ),
  ),
});

/** Who is away on a day, as supervisors see it. */
export const teamCalendar = endpoint({
  method: "POST",
  path: "/supervisor/calendario-ausencias",
  tag: "supervisor",
  summary: "Absences of the people supervised today between two dates, with each day's coverage",
  access: teamAccess,
  body: z.strictObject({
    ...identityFields,
    desde: date.describe("First day"),
    hasta: date.describe("Last day; at most 92 days"),
    supervisados_ids: z.array(id).min(1).max(500).optional().describe("Only these"),
  }),
  response: data(
    z.object({
      personas: z.array(
        z.object({
          trabajador: person,
          ausencias: z.array(
            z.object({
              solicitud_id: id.describe("Request"),
              fecha: date.describe("Day"),
              pe_solicitud_tipo_id: z
                .number()
                .int()
                .nullable()
                .describe("Kind; null for medical kinds: only 'away'"),
              estado_id: z.number().int().describe("1 pending, 2 approved"),
              completo: z.boolean().describe("The whole day"),
            }),
          ),
        }),
      ),
      dias: z.array(
        z.object({
          fecha: date.describe("Day"),
          previstos: z.number().int().describe("People with a schedule on it"),
          ausentes: z.number().int().describe("Of them, away with approval"),
          pendientes: z.number().int().describe("Of them, with a request that waits"),
        }),
      ),
    }),
  ),
  errors: ["workday.range"],
});

/** Kinds of event of calendars, with the colours of each. */
export const listEventKinds = endpoint({
  method: "GET",
  path: "/evento-tipo",
  tag: "supervisor",
  summary: "Kinds of event of the calendars",
  access: { audience: "worker", subject: "none", module: null },
  response: data(
    z.array(
      z.object({
        id: z.number().int().describe("Kind of event"),
        clave: z.string().describe("Stable key"),
        nombre: z.string().describe("Name, in the caller's language"),
        background: z.string().describe("Background colour"),
        content: z.string().describe("Text colour"),
        icon: z.string().describe("Icon key"),
      }),
    ),
  ),
});

/** A supervisor's delegate for some dates. */
export const delegation = z.object({
  id: id.describe("Delegation id"),
  supervisor: person.describe("In whose place"),
  delegado: person.describe("Who decides"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  motivo: z.string().nullable().describe("Why"),
  revocada_en: instant.nullable().describe("Ended early"),
});
export type Delegation = z.infer<typeof delegation>;

const delegations = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorAbsences,
} as const;

export const listDelegations = endpoint({
  method: "GET",
  path: "/supervisor/delegaciones",
  tag: "supervisor",
  summary: "Whom the caller has asked to decide in their place, and for whom they decide",
  access: delegations,
  response: data(
    z.object({
      propias: z.array(delegation).describe("Given by the caller, newest first"),
      recibidas: z.array(delegation).describe("In force or to come, given to the caller"),
      candidatos: z.array(person).describe("Supervisors of the company who may be asked"),
    }),
  ),
});

export const createDelegation = endpoint({
  method: "POST",
  path: "/supervisor/delegaciones",
  tag: "supervisor",
  summary: "Let another supervisor decide requests for some dates",
  access: delegations,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    delegado_id: id.describe("Supervisor of the company"),
    desde: date.describe("First day, not before today"),
    hasta: date.describe("Last day; at most a year"),
    motivo: z.string().trim().max(300).optional().describe("Why"),
  }),
  response: data(delegation),
  errors: [
    "delegation.dates",
    "delegation.self",
    "delegation.not_supervisor",
    "delegation.overlap",
  ],
});

export const revokeDelegation = endpoint({
  method: "DELETE",
  path: "/supervisor/delegaciones/:id",
  tag: "supervisor",
  summary: "End a delegation now; what was decided stays",
  access: delegations,
  params: z.strictObject({ id: id.describe("Delegation id") }),
  response: data(delegation),
  errors: ["delegation.not_found"],
});

export const ownAbsences = endpoint({
  method: "GET",
  path: "/trabajador/:id/ausencias",
  tag: "leave",
  summary: "The own absences of a range of days, pending and approved",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    desde: date.describe("First day"),
    hasta: date.describe("Last day; at most 366 days"),
  }),
  response: data(
    z.array(
      z.object({
        solicitud_id: id.describe("Request"),
        fecha: date.describe("Day"),
        pe_solicitud_tipo_id: z.number().int().describe("Kind"),
        estado_id: z.number().int().describe("1 pending, 2 approved"),
        minutos: z.number().int().describe("Scheduled minutes that it covers"),
        completo: z.boolean().describe("The whole day"),
      }),
    ),
  ),
  errors: ["workday.range"],
});
