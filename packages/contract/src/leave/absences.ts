import { z } from "zod";

import { data, date, id, identityFields, instant, time, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { askedKinds } from "../kinds.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";
import { leaveUnits, requestView } from "../request-view.ts";

import { askErrors, askNotes } from "./ask-errors.ts";
import { brokenDateRule } from "./date-rules.ts";
import { balanceKinds } from "./leave.ts";
import { requestDocument } from "./request-documents.ts";
import { dayCoverage } from "./team-absences.ts";

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

export const askShape = {
  pe_solicitud_tipo_id: z.literal(askedKinds).describe("Kind; 10 and 11 have their own calls"),
  pe_solicitud_subtipo_id: id
    .optional()
    .describe("Subtype; may be left out where a kind has one rule"),
  titulo: z.string().trim().min(1).max(120).optional().describe("Title"),
  descripcion: z.string().trim().min(1).max(1000).optional().describe("Without personal data"),
  periodos: z.array(askedPeriod).max(50).default([]).describe("At least one, but for expenses"),
  hospitalizacion: z.boolean().optional().describe("Medical leave in a hospital"),
  sin_fecha_fin: z.boolean().optional().describe("Medical leave whose last day is not known"),
  ocasion_id: id.optional().describe("Own occasion that it belongs to"),
  ocasion: z
    .strictObject({
      fecha: date.describe("Date of the fact"),
      etiqueta: z.string().trim().min(1).max(80).optional().describe("The worker's words for it"),
    })
    .optional()
    .describe("New occasion; without any the first request of a rule makes one of its first day"),
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
  confirmado: z
    .boolean()
    .optional()
    .describe("Expense: it is right although it repeats another one, or is old"),
  documento_ids: z.array(id).max(10).default([]).describe("Uploaded files that go with it"),
};

/** 50 periods and the longest texts. */
const largestAsk = 32 * 1024;

export const createRequest = endpoint({
  method: "POST",
  path: "/solicitud",
  tag: "requests",
  summary: "Ask for an absence or an expense; the clock must be stopped",
  access: { ...access, target: "body.trabajador_id" },
  creates: true,
  bodyLimit: largestAsk,
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
  bodyLimit: largestAsk,
  body: z.strictObject({ ...identityFields, ...askShape }),
  response: data(requestView),
  errors: [...askErrors, "approval.not_found", "approval.already_decided"],
});

export const rectifyRequest = endpoint({
  method: "PUT",
  path: "/solicitud/:id",
  tag: "requests",
  summary:
    "Rectify an approved absence: it stays in force until this is decided. Without periods, withdraw one that has begun",
  access,
  params: requestParams,
  bodyLimit: largestAsk,
  body: z.strictObject({ ...identityFields, ...askShape }),
  response: data(requestView),
  errors: [
    ...askErrors,
    "approval.not_found",
    "leave.not_approved",
    "leave.already_rectified",
    "leave.company_shutdown",
  ],
});

export const withdrawWorkedDay = endpoint({
  method: "POST",
  path: "/solicitud/:id/dia-trabajado",
  tag: "requests",
  summary:
    "Ask to withdraw a day of an own approved absence because it was worked: the absence stays in force until this is decided",
  access,
  params: requestParams,
  body: z.strictObject({ ...identityFields, fecha: date.describe("Day that was worked") }),
  response: data(requestView),
  errors: [
    ...askErrors,
    "approval.not_found",
    "leave.not_approved",
    "leave.already_rectified",
    "leave.day_not_absent",
  ],
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
  errors: [
    "approval.not_found",
    "leave.started",
    "leave.not_cancellable",
    "leave.company_shutdown",
    "leave.year_locked",
  ],
});

/** A requested day and its cost. */
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

/** Preview of a form; problems by field as sending would answer them. */
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
          antes: z.number().describe("Left before, on the first day asked for"),
          caduca_antes: z
            .number()
            .describe(
              "Counted on the balance's card too, but expires before the first day asked for",
            ),
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
      usado: z.number().describe("Used of the year, or of the occasion by other requests"),
      disponible: z.number().describe("Still available"),
    })
    .nullable(),
  ocasion: z
    .object({
      id: id.nullable().describe("Occasion id; null for a new one"),
      fecha: date.describe("Date of the fact"),
      etiqueta: z.string().nullable().describe("The worker's words for it"),
      hasta: date.nullable().describe("Last day of its deadline"),
    })
    .nullable()
    .describe("Occasion that it would belong to"),
  problemas: z
    .array(
      z.object({
        code: z.string().describe("Error code"),
        message: z.string().describe("In the caller's language, with the figures"),
        field: z.string().nullable().describe("Field at fault"),
        confirmable: z.boolean().describe("A question: `confirmado` answers it"),
      }),
    )
    .describe("What sending it now would be refused for"),
  avisos: z
    .array(
      z.object({
        code: z.enum(askNotes),
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
  cobertura: dayCoverage
    .nullable()
    .describe("The day with the fewest people of the team if it is approved; nobody else's wait"),
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
  bodyLimit: largestAsk,
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

/** An event of a request. */
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
      "dias_repuestos",
      "registrada",
      "corregida",
      "retirada",
      "retirada_pedida",
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
  dias: z.number().nullable().describe("Days given back, or in force again"),
  minutos: z.number().nullable().describe("The same of a request for hours, in minutes"),
  ocurrido_en: instant.describe("When"),
});
export type RequestEvent = z.infer<typeof requestEvent>;

/** One request with the data of its page. */
export const requestDetail = requestView.extend({
  dias: z.array(dayCost).describe("Day by day"),
  documentos: z.array(requestDocument).describe("Files"),
  sucesos: z.array(requestEvent).describe("What happened, in order"),
  rectificacion_id: id
    .nullable()
    .describe("The rectification of this request, pending or approved"),
  reglas: z
    .array(brokenDateRule)
    .describe("Rules by dates that it breaks, for whoever may decide it; else empty"),
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
