import { z } from "zod";

import { data, date, done, fileBytes, identityFields, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";

import {
  complaintOutcome,
  complaintState,
  complaintType,
  longBody,
  longText,
  messageAuthors,
  messageKinds,
  title,
} from "./states.ts";

const own = { audience: "worker", subject: "none", module: moduleIds.complaints } as const;
/** Answers without a session and ignores one that is sent. */
const stranger = {
  audience: "public",
  subject: "none",
  module: null,
  traceless: true,
} as const;

/** Any text: a malformed code is answered like an unknown one. */
const code = z.string().max(150).describe("Code of the report: a UUID of 36 characters");
const byCode = { uuid: code };

/** Texts of a report. */
export const reportTexts = {
  titulo: title,
  descripcion: longText.describe("What happened, who is responsible, and any evidence"),
  tipo: complaintType,
};

const filing = {
  ...reportTexts,
  uuid: z
    .uuidv4()
    .optional()
    .describe("Code made by the client, so that sending again files nothing twice"),
  gestores_excluidos: z
    .array(z.uuid())
    .max(50)
    .default([])
    .describe("Keys of handlers who must not read it"),
};

const filed = data(
  z.object({
    id: z.uuid().describe("Id of the report; it opens nothing"),
    uuid: z.string().describe("Code of the report, answered once: it opens the report"),
  }),
);

export const complaintMessage = z.object({
  orden: z.number().int().describe("Place in the thread, from 1"),
  fecha: date.describe("Day; no time is stored"),
  autor: z.enum(messageAuthors).describe("Reporter or handler"),
  tipo_mensaje: z.enum(messageKinds).describe("Kind of message"),
  texto: z.string(),
});
export type ComplaintMessage = z.infer<typeof complaintMessage>;

export const complaintFile = z.object({
  id: z.uuid(),
  fecha: date.describe("Day; no time is stored"),
  autor: z.enum(messageAuthors).describe("Reporter or handler"),
  nombre: z.string().describe("File name"),
});
export type ComplaintFile = z.infer<typeof complaintFile>;

/** Facts of a report that the database keeps in clear. */
export const complaintFacts = {
  id: z.uuid().describe("Id of the report"),
  anonima: z.boolean().describe("Filed without a name"),
  fecha_creacion: date.describe("Day of filing"),
  estado: complaintState,
  ultima_respuesta: date.nullable().describe("Day of the handlers' last answer"),
  fecha_acuse: date.nullable().describe("Day of the acknowledgement"),
  fecha_decision: date.nullable().describe("Day on which it was admitted or not"),
  fecha_investigacion: date.nullable().describe("Day on which the investigation began"),
  prorrogada: date.nullable().describe("Day of the extension"),
  reunion_pedida: date.nullable().describe("Day on which a meeting was asked for"),
  reunion_celebrada: date.nullable().describe("Day of the meeting"),
  fecha_conclusion: date.nullable().describe("Day of the conclusion"),
  resultado: complaintOutcome.nullable(),
  sellada: date
    .nullable()
    .describe("Day from which no handler can read it: the mailbox began anew; file it again"),
};

/** A report as its reporter sees it. */
const reportedComplaint = z.object({
  ...complaintFacts,
  ...reportTexts,
  codigo_guardado: z.boolean().describe("The reporter has confirmed that the code is saved"),
  plazos: z.object({
    acuse: date.describe("Last day of the acknowledgement"),
    conclusion: date.describe("Last day of the conclusion"),
  }),
  mensajes: z.array(complaintMessage).describe("Thread, oldest first"),
  documentos: z.array(complaintFile),
  can: z.object({
    editar: z.boolean(),
    borrar: z.boolean(),
    escribir: z.boolean(),
    pedir_reunion: z.boolean(),
    responder_acta: z.boolean(),
  }),
});
export type ReportedComplaint = z.infer<typeof reportedComplaint>;

const ownComplaint = z.object({
  ...complaintFacts,
  can: z.object({ borrar: z.boolean() }),
});
export type OwnComplaint = z.infer<typeof ownComplaint>;

export const listOwnComplaints = endpoint({
  method: "POST",
  path: "/trabajador/:id/denuncias",
  tag: "complaints",
  summary: "The worker's named reports, newest first; their texts open with the code alone",
  access: { ...own, subject: "self", target: "params.id" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      empresa_id: z.number().int().optional().describe("Company id; must be the session's"),
    }).optional(),
  }),
  response: page(ownComplaint),
});

const filingErrors = [
  "complaint.mailbox_closed",
  "complaint.nobody_left",
  "complaint.handler_not_found",
];

export const fileComplaint = endpoint({
  method: "POST",
  path: "/denuncia",
  tag: "complaints",
  summary: "File a named report",
  access: own,
  bodyLimit: longBody,
  body: z.strictObject({
    ...identityFields,
    ...filing,
    anonima: z
      .literal(false, { error: "complaint.anonymous_here" })
      .default(false)
      .describe("An anonymous report is filed without a session, at /denuncia/anonima"),
  }),
  response: filed,
  errors: [...filingErrors, "complaint.anonymous_here"],
});

export const fileAnonymousComplaint = endpoint({
  method: "POST",
  path: "/denuncia/anonima",
  tag: "complaints",
  summary: "File an anonymous report; a session that is sent is not looked at",
  access: stranger,
  bodyLimit: longBody,
  body: z.strictObject({
    slug: z.string().max(100).describe("Public name of the company"),
    ...filing,
    correo_personal: z
      .email()
      .max(254)
      .optional()
      .describe("Address for neutral notices and the summary; handlers never see it"),
    sin_correo: z
      .boolean()
      .default(false)
      .describe("The reporter does without notices; else the address is required"),
  }),
  response: filed,
  errors: [...filingErrors, "company.not_found", "complaint.email_required"],
});

export const getComplaintByUuid = endpoint({
  method: "GET",
  path: "/denuncia-by-uuid/:uuid",
  tag: "complaints",
  summary: "A report by its code; use the POST twin, whose address holds no code",
  access: stranger,
  params: z.strictObject(byCode),
  response: data(reportedComplaint),
  errors: ["complaint.not_found"],
});

export const findComplaint = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid",
  tag: "complaints",
  summary: "A report by its code",
  access: stranger,
  body: z.strictObject(byCode),
  response: data(reportedComplaint),
  errors: ["complaint.not_found"],
});

export const confirmComplaintCode = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/confirmar",
  tag: "complaints",
  summary: "Confirm that the code is saved, by sending it back",
  access: stranger,
  body: z.strictObject(byCode),
  response: done,
  errors: ["complaint.not_found"],
});

export const editComplaint = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/editar",
  tag: "complaints",
  summary: "Change the texts of a report that is received and not answered yet",
  access: stranger,
  bodyLimit: longBody,
  body: z.strictObject({ ...byCode, ...reportTexts }),
  response: data(reportedComplaint),
  errors: ["complaint.not_found", "complaint.not_pending"],
});

export const withdrawComplaint = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/retirar",
  tag: "complaints",
  summary: "Delete a report that is received and not answered yet, by its code",
  access: stranger,
  body: z.strictObject(byCode),
  response: done,
  errors: ["complaint.not_found", "complaint.not_pending"],
});

export const deleteComplaint = endpoint({
  method: "DELETE",
  path: "/denuncia/:id",
  tag: "complaints",
  summary: "Delete the worker's named report while it is received and not answered yet",
  access: own,
  params: z.strictObject({ id: z.uuid().describe("Id of the report") }),
  query: z.strictObject({ ...identityFields }),
  response: done,
  errors: ["complaint.not_found", "complaint.not_pending"],
});

export const writeToHandlers = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/mensaje",
  tag: "complaints",
  summary: "Write to the handlers of a report",
  access: stranger,
  bodyLimit: longBody,
  body: z.strictObject({ ...byCode, texto: longText }),
  response: data(reportedComplaint),
  errors: ["complaint.not_found", "complaint.state"],
});

export const requestMeeting = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/reunion",
  tag: "complaints",
  summary: "Ask for a meeting in person, within 7 days",
  access: stranger,
  bodyLimit: longBody,
  body: z.strictObject({ ...byCode, texto: longText.describe("When and where it suits") }),
  response: data(reportedComplaint),
  errors: ["complaint.not_found", "complaint.state"],
});

export const answerMinutes = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/acta",
  tag: "complaints",
  summary: "Agree to the minutes of the meeting, or correct them",
  access: stranger,
  bodyLimit: longBody,
  body: z.strictObject({
    ...byCode,
    conforme: z.boolean().describe("Agrees to the minutes"),
    texto: longText.describe("Correction, or the signature in words"),
  }),
  response: data(reportedComplaint),
  errors: ["complaint.not_found", "complaint.no_minutes"],
});

const fileErrors = [
  "complaint.not_found",
  "complaint.state",
  "complaint.too_many_files",
  "document.too_large",
  "document.empty",
  "document.type",
  "document.unsafe",
  "document.damaged",
  "document.encrypted",
  "document.embedded",
] as const;

export const addComplaintFile = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/documento",
  tag: "complaints",
  summary: "Add a picture, a PDF or a recording to a report, without its metadata",
  access: stranger,
  form: true,
  file: "documento",
  body: z.strictObject({
    ...byCode,
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(complaintFile),
  errors: fileErrors,
});

export const downloadComplaintFile = endpoint({
  method: "POST",
  path: "/denuncia-by-uuid/documento/abrir",
  tag: "complaints",
  summary: "A file of a report, by its code",
  access: stranger,
  body: z.strictObject({ ...byCode, documento_id: z.uuid().describe("Id of the file") }),
  produces: "file",
  response: fileBytes,
  errors: ["complaint.not_found"],
});
