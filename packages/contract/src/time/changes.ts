import { z } from "zod";

import { data, date, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";
import { proposedSigning, requestView } from "../request-view.ts";

import { receipt, workday } from "./time.ts";

export const own = {
  audience: "worker",
  subject: "self",
  module: moduleIds.timeRegistration,
} as const;
export const team = {
  audience: "supervisor",
  subject: "supervisee",
  module: moduleIds.supervisorTimeRegistration,
} as const;

const signingParams = z.strictObject({ id: id.describe("Signing id") });
const remarks = z.string().trim().max(500);
export const reason = z.string().trim().min(1).max(500);

const times = {
  hora_inicio: instant.describe("Start"),
  hora_fin: instant.describe("End"),
  fichador_id: id.optional().describe("Clock-in type of work; unchanged without it"),
  parada_id: id.optional().describe("Kind of pause; unchanged without it"),
  observaciones: remarks.nullable().optional().describe("Remarks; unchanged without it"),
};

/** The day after a change and the receipt of the version that was appended. */
const changed = data(
  z.object({
    jornada: workday.describe("The working day after the change"),
    recibo: receipt.describe("Receipt of the change"),
  }),
);

export const changeErrors = [
  "signing.not_found",
  "signing.not_past",
  "signing.order",
  "signing.future",
  "signing.too_long",
  "signing.outside_day",
  "clock.running",
  "clock.overlap",
  "clock.type_unknown",
  "clock.pause_unknown",
  "closure.month_closed",
  "incidence.holds_day",
  "day_change.needs_approval",
] as const;

export const editSigning = endpoint({
  method: "PUT",
  path: "/fichaje/:id",
  tag: "time",
  summary: "Edit an own signing of a day before today, with the clock stopped",
  access: own,
  params: signingParams,
  body: z.strictObject({
    ...identityFields,
    ...times,
    motivo: reason.describe("Reason"),
  }),
  response: changed,
  errors: changeErrors,
});

export const deleteSigning = endpoint({
  method: "DELETE",
  path: "/fichaje/:id",
  tag: "time",
  summary: "Delete an own signing of a day before today, with the clock stopped; its versions stay",
  access: own,
  params: signingParams,
  query: z.strictObject({ motivo: reason.describe("Reason") }),
  response: changed,
  errors: changeErrors,
});

export const noteSigning = endpoint({
  method: "PUT",
  path: "/fichaje/:id/observaciones",
  tag: "time",
  summary: "Change the remarks of an own signing in an open month, of today too",
  access: own,
  params: signingParams,
  body: z.strictObject({
    ...identityFields,
    observaciones: remarks.nullable().describe("Remarks; null removes them"),
  }),
  response: changed,
  errors: ["signing.not_found", "closure.month_closed", "incidence.holds_day"],
});

const plannedSigning = z.object({
  hora_inicio: instant.describe("Start"),
  hora_fin: instant.describe("End"),
  parada_id: id.nullable().describe("Kind of pause"),
  teletrabajo: z.boolean().describe("Telework"),
});

export const cloneWorkday = endpoint({
  method: "POST",
  path: "/jornada/clonar",
  tag: "time",
  summary:
    "Repeat a day's signings on other past days of the current month, replacing what is there; all or nothing",
  access: { ...own, target: "body.trabajador_id" },
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker id; must be the session's"),
    dia_origen: date.describe("Day to repeat"),
    dias: z.array(date).min(1).max(31).describe("Days to write"),
    motivo: reason.optional().describe("Reason; required but with simular"),
    simular: z.boolean().default(false).describe("Only say what would happen"),
  }),
  response: data(
    z.array(
      z.object({
        dia: date.describe("Day"),
        nuevos: z.array(plannedSigning).describe("Signings the day gets"),
        sustituidos: z.array(plannedSigning).describe("Signings that they replace"),
        impedimento: z
          .object({ code: z.string(), message: z.string() })
          .nullable()
          .describe("Why the day cannot be written, in the caller's language"),
      }),
    ),
  ),
  errors: [
    "clone.nothing",
    "clone.outside_month",
    "clone.refused",
    "day_change.reason_required",
    ...changeErrors,
  ],
});

export const version = z.object({
  hora_inicio: instant.describe("Start"),
  hora_fin: instant.nullable().describe("End"),
  fichador_id: id.nullable().describe("Clock-in type"),
  parada_id: id.nullable().describe("Kind of pause"),
  observaciones: z.string().nullable().describe("Remarks"),
  borrado: z.boolean().describe("Deleted"),
});

export const eventKinds = [
  "entrada",
  "salida",
  "pausa",
  "reanudar",
  "importacion",
  "edicion",
  "borrado",
  "clonacion",
  "observaciones",
  "alta_supervisor",
  "edicion_supervisor",
  "borrado_supervisor",
  "correccion",
  "confirmacion",
  "disputa",
] as const;
export type EventKind = (typeof eventKinds)[number];

export const signingHistory = endpoint({
  method: "GET",
  path: "/fichaje/:id/historial",
  tag: "time",
  summary:
    "Every version of a signing: who, when, why, before and after; for its worker and their supervisors",
  access: { audience: "worker", subject: "none", module: moduleIds.timeRegistration },
  params: signingParams,
  response: data(
    z.array(
      receipt.extend({
        tipo: z
          .enum(eventKinds)
          .nullable()
          .describe("What happened; null, like what follows, once retention erased it"),
        registrado_en: instant.describe("When, by the server's clock"),
        actor: person.nullable().describe("Who did it"),
        motivo: z.string().nullable().describe("Reason"),
        antes: version.nullable().describe("Before"),
        despues: version.nullable().describe("After"),
      }),
    ),
  ),
  errors: ["signing.not_found"],
});

/** A supervisor's change that its worker confirms or disputes. */
export const signingChange = z.object({
  id: id.describe("Change id"),
  fichaje_id: id.describe("Signing"),
  dia: date.describe("Working day"),
  tipo: z.enum(["alta", "edicion", "borrado"]).describe("Added, edited or deleted"),
  autor: person.describe("Who changed it"),
  motivo: z.string().describe("Reason"),
  hecho_en: instant.describe("When"),
  antes: version.nullable().describe("Before"),
  despues: version.nullable().describe("After"),
  zona_horaria: z.string().describe("IANA zone of the day"),
  respuesta: z.enum(["confirmado", "disputado"]).nullable().describe("The worker's answer"),
  comentario: z.string().nullable().describe("The worker's words"),
  respondido_en: instant.nullable().describe("When the worker answered"),
});
export type SigningChange = z.infer<typeof signingChange>;

export const listSigningChanges = endpoint({
  method: "GET",
  path: "/cambios-fichaje",
  tag: "time",
  summary:
    "Changes that supervisors made to the own signings: unanswered ones, or those of a range",
  access: { ...own, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.describe("Worker id"),
    desde: date.optional().describe("First day; without it only unanswered changes"),
    hasta: date.optional().describe("Last day"),
  }),
  response: data(z.array(signingChange)),
  errors: ["workday.range"],
});

export const answerSigningChange = endpoint({
  method: "POST",
  path: "/cambio-fichaje/:id/responder",
  tag: "time",
  summary: "Confirm or dispute a supervisor's change; the answer joins the chain",
  access: own,
  params: z.strictObject({ id: id.describe("Change id") }),
  body: z.strictObject({
    ...identityFields,
    respuesta: z.enum(["confirmado", "disputado"]).describe("Answer"),
    comentario: remarks.optional().describe("Words; required to dispute"),
  }),
  response: data(signingChange),
  errors: [
    "signing_change.not_found",
    "signing_change.already_answered",
    "signing_change.comment_required",
  ],
});

export const forgottenPunches = endpoint({
  method: "GET",
  path: "/fichajes-olvidados",
  tag: "time",
  summary:
    "Past days of open months that miss a punch against the schedule, with the usual times as a proposal",
  access: { ...own, target: "query.trabajador_id" },
  query: z.strictObject({ trabajador_id: id.describe("Worker id") }),
  response: data(
    z.array(
      z.object({
        dia: date.describe("Day"),
        zona_horaria: z.string().describe("IANA zone of the day"),
        motivo: z
          .enum(["sin_fichajes", "falta_tramo", "sin_pausa"])
          .describe("No punch at all, a scheduled stretch without work, the usual pause missing"),
        propuesta: z.array(proposedSigning).describe("The usual times, ready for a correction"),
      }),
    ),
  ),
});
export type ForgottenPunch = (typeof forgottenPunches.response)["_output"]["data"][number];

export const requestCorrection = endpoint({
  method: "POST",
  path: "/correccion",
  tag: "time",
  summary: "Ask the supervisors for a correction of a past day",
  access: { ...own, target: "body.trabajador_id" },
  creates: true,
  bodyLimit: 48 * 1024,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker id; must be the session's"),
    dia: date.describe("Day to correct"),
    descripcion: reason.describe("Reason"),
    propuesta: z.array(proposedSigning).min(1).max(20).describe("What should change"),
  }),
  response: data(requestView),
  errors: ["correction.already_pending", "correction.incomplete", ...changeErrors],
});

export const addTeamSigning = endpoint({
  method: "POST",
  path: "/supervisor/fichaje",
  tag: "supervisor",
  summary: "Add a signing to a supervised worker's day, with a reason",
  access: { ...team, target: "body.trabajador_id" },
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Supervised worker"),
    dia: date.describe("Working day"),
    ...times,
    motivo: reason.describe("Reason, shown to the worker"),
  }),
  response: changed,
  errors: ["clock.type_required", ...changeErrors],
});

export const editTeamSigning = endpoint({
  method: "PUT",
  path: "/supervisor/fichaje",
  tag: "supervisor",
  summary: "Edit a supervised worker's signing, with a reason; its id is required",
  access: { ...team, target: "body.trabajador_id" },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Supervised worker"),
    id: id.optional().describe("Signing id; required, with its own message"),
    ...times,
    motivo: reason.describe("Reason, shown to the worker"),
  }),
  response: changed,
  errors: ["signing.id_required", ...changeErrors],
});

export const deleteTeamSigning = endpoint({
  method: "DELETE",
  path: "/supervisor/fichaje",
  tag: "supervisor",
  summary: "Delete a supervised worker's signing, with a reason; its id is required",
  access: { ...team, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.describe("Supervised worker"),
    id: id.optional().describe("Signing id; required, with its own message"),
    motivo: reason.describe("Reason, shown to the worker"),
  }),
  response: changed,
  errors: ["signing.id_required", ...changeErrors],
});

export const listTeamChanges = endpoint({
  method: "GET",
  path: "/supervisor/cambios-fichaje",
  tag: "supervisor",
  summary: "Changes of a supervised worker's signings in a range, with the worker's answers",
  access: { ...team, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.describe("Supervised worker"),
    desde: date.describe("First day"),
    hasta: date.describe("Last day"),
  }),
  response: data(z.array(signingChange)),
  errors: ["workday.range"],
});
