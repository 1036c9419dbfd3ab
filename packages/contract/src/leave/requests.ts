import { z } from "zod";

import {
  anyRequestKind,
  data,
  done,
  id,
  identityFields,
  instant,
  workerParams,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { allRequestKinds } from "../kinds.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { requestComment, requestView } from "../request-view.ts";

const requestParams = z.strictObject({ id: id.describe("Request id") });
const comment = z.string().trim().min(1).max(1000);
const reason = z.string().trim().min(1).max(500);
const kinds = z.array(anyRequestKind).max(allRequestKinds.length);

export const listOwnRequests = endpoint({
  method: "POST",
  path: "/trabajador/:id/solicitudes",
  reads: true,
  tag: "requests",
  summary: "The worker's own requests, newest first",
  access: {
    audience: "worker",
    subject: "self",
    module: null,
    target: "params.id",
    whileImpersonating: true,
  },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      worker_id: id.optional().describe("Worker id; must be the session's"),
      empresa_id: id.optional().describe("Company id; must be the session's"),
      pe_solicitud_tipo_id: z.union([anyRequestKind, kinds]).optional().describe("Kinds"),
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
  reads: true,
  path: "/solicitud/obtener-comentarios/:id",
  tag: "requests",
  summary:
    "Comments of a request, oldest first, for its worker, those who decide and administrators",
  access: { audience: "worker", subject: "none", module: null, whileImpersonating: true },
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

/** Moments by which a list of the team's requests can be in order: sent, and first day asked for. */
export const requestOrders = ["creada_en", "fecha_inicio"] as const;
export type RequestOrder = (typeof requestOrders)[number];

const order = {
  orden: z
    .enum(requestOrders)
    .default("creada_en")
    .describe("In order of the sending, or of the first day, the expense or the month"),
  sentido: z.enum(["asc", "desc"]).default("desc").describe("Direction"),
};

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
  reads: true,
  tag: "supervisor",
  summary:
    "Requests that the supervisor must decide, waits for, or has seen decided; newest first by default",
  access: { audience: "supervisor", subject: "none", module: null, whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      pestana: z
        .enum(requestTabs)
        .default("mi_turno")
        .describe("Own turn, waiting for others, decided"),
      pe_solicitud_tipo_id: kinds.optional().describe("Kinds"),
      trabajador_id: id.optional().describe("Only of this worker"),
      ...order,
    }).optional(),
  }),
  response: teamPage,
});

export const listLastYearPending = endpoint({
  method: "POST",
  path: "/supervisor/solicitudes-pendientes-anyo-anterior",
  reads: true,
  tag: "supervisor",
  summary:
    "Requests for days of last year that still wait for the supervisor; newest first by default",
  access: { audience: "supervisor", subject: "none", module: null, whileImpersonating: true },
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
      ...order,
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
    "leave.below_cover",
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

/** Outcome of a decision on several requests. */
export const decidedRequests = data(
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
);

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
  response: decidedRequests,
  errors: ["approval.reason_required"],
});

export const officeRequest = requestView.extend({
  espera_desde: instant.describe("Since when it waits for administrators"),
});
export type OfficeRequest = z.infer<typeof officeRequest>;

/** Pending requests that only administrators can decide, or all. */
export const officeScopes = ["administracion", "todas"] as const;
export type OfficeScope = (typeof officeScopes)[number];

export const listOfficeRequests = endpoint({
  method: "GET",
  path: "/administrador/solicitudes-pendientes",
  tag: "administrator",
  summary:
    "Pending requests of others, all or those that only administrators can decide; newest first",
  access: { audience: "administrator", office: "ausencias", subject: "none", module: null },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      pe_solicitud_tipo_id: kinds.optional().describe("Kinds"),
      texto: z.string().trim().max(120).optional().describe("Text that finds people"),
      alcance: z
        .enum(officeScopes)
        .default("administracion")
        .describe("Only those that nobody else can decide, or all pending ones"),
    }).prefault("{}"),
  }),
  response: page(officeRequest),
});

export const decideAsAdministrator = endpoint({
  method: "POST",
  path: "/administrador/decidir-solicitud",
  tag: "administrator",
  summary: "The administrator's final decision on a pending request",
  access: { audience: "administrator", office: "ausencias", subject: "company", module: null },
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
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "company",
    module: moduleIds.timeRegistration,
  },
  body: z.strictObject({
    ...identityFields,
    solicitud_id: id.describe("Request id of the closure"),
    motivo: reason.describe("Reason"),
  }),
  response: data(requestView),
  errors: ["approval.not_found", "approval.own", "closure.not_approved"],
});
