import { z } from "zod";

import {
  data,
  date,
  done,
  id,
  identityFields,
  instant,
  minutes,
  time,
  workerParams,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { leaveUnits } from "./leave.ts";
import { moduleIds } from "./modules.ts";
import { page, paramsFront } from "./paging.ts";

/** Somebody as lists show them. */
export const person = z.object({
  id: id.describe("Worker id"),
  nombre_completo: z.string().describe("Full name"),
  link_foto: z.string().nullable().describe("Photo"),
});
export type Person = z.infer<typeof person>;

/** What a correction asks for one signing. */
export const proposedSigning = z.strictObject({
  accion: z.enum(["anadir", "cambiar", "borrar"]).describe("Add, change or delete"),
  fichaje_id: id.optional().describe("Signing to change or delete"),
  hora_inicio: instant.optional().describe("Start; not when deleting"),
  hora_fin: instant.optional().describe("End; not when deleting"),
  fichador_id: id.optional().describe("Clock-in type of work"),
  parada_id: id.optional().describe("Kind of pause"),
  observaciones: z.string().trim().max(500).optional().describe("Remarks"),
});
export type ProposedSigning = z.infer<typeof proposedSigning>;

const approval = z.object({
  supervisor: person.describe("Who must decide"),
  aprobada: z.boolean().nullable().describe("Decision; null while awaited"),
  motivo: z.string().nullable().describe("Reason"),
  decidida_en: instant.nullable().describe("When"),
  decidida_por: person.nullable().describe("The delegate who decided in their place"),
});
export type Approval = z.infer<typeof approval>;

const closureFigures = z.object({
  anyo: z.number().int().describe("Year"),
  mes: z.number().int().describe("Month, 1 to 12"),
  minutos_previstos: minutes.describe("Scheduled, frozen when asked for"),
  minutos_trabajados: minutes.describe("Worked, frozen when asked for"),
  saldo_minutos: minutes.describe("Balance, frozen when asked for"),
  reabierto_en: instant.nullable().describe("When an administrator reopened the month"),
  motivo_reapertura: z.string().nullable().describe("Why it was reopened"),
});

const correctionDetail = z.object({
  dia: date.describe("Day to correct"),
  propuesta: z
    .array(
      z.object({
        accion: z.enum(["anadir", "cambiar", "borrar"]).describe("Add, change or delete"),
        fichaje_id: id.nullable().describe("Signing"),
        hora_inicio: instant.nullable().describe("Start"),
        hora_fin: instant.nullable().describe("End"),
        fichador_id: id.nullable().describe("Clock-in type"),
        parada_id: id.nullable().describe("Kind of pause"),
        observaciones: z.string().nullable().describe("Remarks"),
        hora_inicio_actual: instant.nullable().describe("Start as it stands"),
        hora_fin_actual: instant.nullable().describe("End as it stands"),
      }),
    )
    .describe("What is asked for"),
  zona_horaria: z.string().describe("IANA zone of the day"),
});

const period = z.object({
  fecha_inicio: date.describe("First day"),
  fecha_fin: date.describe("Last day"),
  pe_tipo_periodo_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 full days, 2 half day morning, 3 half day afternoon, 4 hours"),
  hora_inicio: time.nullable().describe("Start, for hours"),
  hora_fin: time.nullable().describe("End, for hours"),
  diferencia_dias: z.number().describe("Cost: days, or minutes where the rule counts hours"),
});
export type RequestPeriod = z.infer<typeof period>;

const absenceFigures = z.object({
  pe_solicitud_subtipo_id: id.describe("Subtype"),
  subtipo: z.string().describe("Its name, in the caller's language"),
  unidad: z.enum(leaveUnits).describe("Unit of the costs"),
  coste: z.number().describe("Cost in all: days, or minutes where the rule counts hours"),
  hospitalizacion: z.boolean().describe("Medical leave in a hospital"),
  periodos: z.array(period).describe("Periods, in order"),
});

const expenseFigures = z.object({
  fecha_gasto: date.describe("Day of the expense"),
  importe: z.number().describe("Euros"),
  pe_gasto_tipo_id: z
    .number()
    .int()
    .min(1)
    .max(6)
    .describe("1 fuel, 2 travel, 3 taxis, 4 meals, 5 messenger, 6 other"),
  kilometros: z.number().nullable().describe("Kilometres by own car"),
  tarifa_km: z.number().nullable().describe("Euros a kilometre"),
  pagado_en: instant.nullable().describe("When it was paid"),
});

/** A request of any kind, as those who see it are shown it. */
export const requestView = z.object({
  id: id.describe("Request id"),
  trabajador: person.describe("Who asks"),
  pe_solicitud_tipo_id: z
    .number()
    .int()
    .min(1)
    .max(11)
    .describe("1 to 9 absences and expenses, 10 month closure, 11 correction"),
  titulo: z.string().nullable().describe("Title"),
  estado_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 pending, 2 approved, 3 rejected, 4 cancelled"),
  descripcion: z.string().nullable().describe("The worker's words"),
  creada_en: instant.describe("When it was sent"),
  editada_en: instant.nullable().describe("When it was last edited"),
  decidida_en: instant.nullable().describe("When it was decided"),
  cancelada_en: instant.nullable().describe("When it was cancelled"),
  respuesta_administrador: z.string().nullable().describe("The administrator's answer"),
  decidida_por_administrador: z.boolean().describe("Decided by an administrator"),
  aprobaciones: z.array(approval).describe("The supervisors asked, with their decisions"),
  comentarios: z.number().int().describe("Number of comments"),
  documentos: z.number().int().describe("Number of files"),
  rectifica_id: id.nullable().describe("The approved request that it would replace"),
  sustituida_por: id.nullable().describe("The rectification that replaced it"),
  ausencia: absenceFigures.nullable().describe("What is asked for, for kinds 1 to 8"),
  gasto: expenseFigures.nullable().describe("The expense, for kind 9"),
  cierre: closureFigures.nullable().describe("The month, for kind 10"),
  correccion: correctionDetail.nullable().describe("The proposal, for kind 11"),
  can: z
    .object({
      decidir: z.boolean().describe("The caller may approve or reject it now"),
      borrar: z.boolean().describe("The caller may delete it"),
      comentar: z.boolean().describe("The caller may comment on it"),
      reabrir: z.boolean().describe("The caller may reopen the month"),
      editar: z.boolean().describe("The caller may edit it"),
      cancelar: z.boolean().describe("The caller may cancel it"),
      rectificar: z.boolean().describe("The caller may ask to rectify it"),
      adjuntar: z.boolean().describe("The caller may add files"),
    })
    .describe("What the caller may do"),
  motivos: z
    .object({
      editar: z.string().nullable().describe("Why it cannot be edited"),
      cancelar: z.string().nullable().describe("Why it cannot be cancelled"),
      rectificar: z.string().nullable().describe("Why it cannot be rectified"),
    })
    .describe("Why not, in the caller's language; null where they may, or it is nothing of theirs"),
});
export type RequestView = z.infer<typeof requestView>;

export const requestComment = z.object({
  id: id.describe("Comment id"),
  autor: person.describe("Who wrote it"),
  texto: z.string().describe("Text"),
  creado_en: instant.describe("When"),
});
export type RequestComment = z.infer<typeof requestComment>;

const requestParams = z.strictObject({ id: id.describe("Request id") });
const comment = z.string().trim().min(1).max(1000);
const reason = z.string().trim().min(1).max(500);
const kinds = z.array(z.number().int().min(1).max(11)).max(11);

export const listOwnRequests = endpoint({
  method: "POST",
  path: "/trabajador/:id/solicitudes",
  tag: "requests",
  summary: "The worker's own requests, newest first",
  access: { audience: "worker", subject: "self", module: null, target: "params.id" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      worker_id: id.optional().describe("Worker id; must be the session's"),
      empresa_id: id.optional().describe("Company id; must be the session's"),
      pe_solicitud_tipo_id: z
        .union([z.number().int().min(1).max(11), kinds])
        .optional()
        .describe("Kinds"),
      estado_id: z.number().int().min(1).max(4).optional().describe("State"),
      anyo: z.number().int().min(2000).max(2199).optional().describe("Year it was sent in"),
      anyo_dias: z
        .number()
        .int()
        .min(2000)
        .max(2199)
        .optional()
        .describe("Year of its days or of its expense"),
    }).optional(),
  }),
  response: page(requestView),
});

export const deleteRequest = endpoint({
  method: "DELETE",
  path: "/solicitud/:id",
  tag: "requests",
  summary:
    "Delete an own request while it is pending and undecided; it stays in the records as cancelled",
  access: { audience: "worker", subject: "self", module: null },
  params: requestParams,
  query: z.strictObject({
    usuario_id: identityFields.usuario_id,
    usuario_ip: identityFields.usuario_ip,
  }),
  response: done,
  errors: ["approval.not_found", "approval.already_decided"],
});

export const listRequestComments = endpoint({
  method: "POST",
  path: "/solicitud/obtener-comentarios/:id",
  tag: "requests",
  summary:
    "Comments of a request, oldest first, for its worker, those who decide and administrators",
  access: { audience: "worker", subject: "none", module: null },
  params: requestParams,
  body: z.strictObject({ ...identityFields }).optional(),
  response: data(z.array(requestComment)),
  errors: ["approval.not_found"],
});

export const commentOwnRequest = endpoint({
  method: "POST",
  path: "/solicitud/:id/comentario",
  tag: "requests",
  summary: "Comment on an own request",
  access: { audience: "worker", subject: "self", module: null },
  creates: true,
  params: requestParams,
  body: z.strictObject({ ...identityFields, comentario: comment.describe("Text") }),
  response: data(requestComment),
  errors: ["approval.not_found"],
});

export const commentRequest = endpoint({
  method: "POST",
  path: "/supervisor/dejar-comentario/:id",
  tag: "supervisor",
  summary: "Comment on a supervised worker's request",
  access: { audience: "supervisor", subject: "none", module: null },
  creates: true,
  params: requestParams,
  body: z.strictObject({ ...identityFields, comentario: comment.describe("Text") }),
  response: data(requestComment),
  errors: ["approval.not_found"],
});

export const requestTabs = ["mi_turno", "en_espera", "decididas"] as const;
export type RequestTab = (typeof requestTabs)[number];

const teamPage = page(requestView).extend({
  totales: z
    .object({
      mi_turno: z.number().int().describe("Own turn"),
      en_espera: z.number().int().describe("Waiting for others"),
      decididas: z.number().int().describe("Decided"),
    })
    .describe("Rows of each tab"),
});

export const listTeamRequests = endpoint({
  method: "POST",
  path: "/supervisor/solicitudes-pendientes",
  tag: "supervisor",
  summary: "Requests that the supervisor must decide, waits for, or has seen decided; newest first",
  access: { audience: "supervisor", subject: "none", module: null },
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      pestana: z
        .enum(requestTabs)
        .default("mi_turno")
        .describe("Own turn, waiting for others, decided"),
      pe_solicitud_tipo_id: kinds.optional().describe("Kinds"),
      trabajador_id: id.optional().describe("Only of this worker"),
    }).optional(),
  }),
  response: teamPage,
});

export const listLastYearPending = endpoint({
  method: "POST",
  path: "/supervisor/solicitudes-pendientes-anyo-anterior",
  tag: "supervisor",
  summary: "Requests for days of last year that still wait for the supervisor; newest first",
  access: { audience: "supervisor", subject: "none", module: null },
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      anyo: z
        .number()
        .int()
        .min(2000)
        .max(2199)
        .optional()
        .describe("Year of their days; last year without it"),
      pe_solicitud_tipo_id: kinds.optional().describe("Kinds"),
    }).optional(),
  }),
  response: page(requestView),
});
export const approveRequest = endpoint({
  method: "POST",
  path: "/supervisor/aprobar-solicitud",
  tag: "supervisor",
  summary:
    "Approve a request; it is approved when all its supervisors have. Repeating it changes nothing",
  access: { audience: "supervisor", subject: "none", module: null },
  body: z.strictObject({
    ...identityFields,
    solicitud_id: id.describe("Request id"),
    motivo: z.string().trim().max(500).optional().describe("Remark"),
  }),
  response: data(requestView),
  errors: [
    "approval.not_found",
    "approval.already_decided",
    "correction.not_applicable",
    "leave.not_enough",
    "leave.year_locked",
  ],
});

export const rejectRequest = endpoint({
  method: "POST",
  path: "/supervisor/rechazar-solicitud",
  tag: "supervisor",
  summary: "Reject a request with a reason: one rejection rejects it at once",
  access: { audience: "supervisor", subject: "none", module: null },
  body: z.strictObject({
    ...identityFields,
    solicitud_id: id.describe("Request id"),
    motivo: reason.describe("Reason, shown to the worker"),
  }),
  response: data(requestView),
  errors: ["approval.not_found", "approval.already_decided"],
});

export const decideRequests = endpoint({
  method: "POST",
  path: "/supervisor/decidir-solicitudes",
  tag: "supervisor",
  summary: "Approve or reject several requests; each one succeeds or fails by itself",
  access: { audience: "supervisor", subject: "none", module: null },
  body: z.strictObject({
    ...identityFields,
    solicitud_ids: z.array(id).min(1).max(100).describe("Request ids"),
    aprobada: z.boolean().describe("Approve or reject"),
    motivo: z.string().trim().max(500).optional().describe("Reason; required to reject"),
  }),
  response: data(
    z.array(
      z.object({
        solicitud_id: id.describe("Request id"),
        solicitud: requestView.nullable().describe("The request after the decision"),
        error: z
          .string()
          .nullable()
          .describe("Why it could not be decided, in the caller's language"),
      }),
    ),
  ),
  errors: ["approval.reason_required"],
});

export const decideAsAdministrator = endpoint({
  method: "POST",
  path: "/administrador/decidir-solicitud",
  tag: "administrator",
  summary: "The administrator's final decision on a pending request",
  access: { audience: "administrator", subject: "company", module: null },
  body: z.strictObject({
    ...identityFields,
    solicitud_id: id.describe("Request id"),
    aprobada: z.boolean().describe("Approve or reject"),
    respuesta: z.string().trim().max(500).optional().describe("Answer; required to reject"),
  }),
  response: data(requestView),
  errors: [
    "approval.not_found",
    "approval.already_decided",
    "approval.reason_required",
    "approval.own",
    "correction.not_applicable",
  ],
});

export const reopenMonth = endpoint({
  method: "POST",
  path: "/administrador/reabrir-mes",
  tag: "administrator",
  summary: "Reopen an approved month, with a reason; nothing is deleted",
  access: { audience: "administrator", subject: "company", module: moduleIds.timeRegistration },
  body: z.strictObject({
    ...identityFields,
    solicitud_id: id.describe("Request id of the closure"),
    motivo: reason.describe("Reason"),
  }),
  response: data(requestView),
  errors: ["approval.not_found", "approval.own", "closure.not_approved"],
});
