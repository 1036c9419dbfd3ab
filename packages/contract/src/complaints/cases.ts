import { z } from "zod";

import { data, date, fileBytes, identityFields, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

import { complaintFacts, complaintFile, complaintMessage, reportTexts } from "./reports.ts";
import { complaintOutcome, longBody, longText } from "./states.ts";

const handler = {
  audience: "complaint_handler",
  subject: "none",
  module: moduleIds.complaints,
} as const;
const params = z.strictObject({ id: z.uuid().describe("Id of the report") });
const texto = longText.describe("Text");
const general = ["complaint.not_found", "complaint.locked"] as const;

/** What a handler may do with a case in its state. */
export const caseActions = [
  "acusar",
  "decidir",
  "asignar",
  "escribir",
  "anotar",
  "levantar_acta",
  "prorrogar",
  "concluir",
] as const;
export type CaseAction = (typeof caseActions)[number];

const clocks = z.object({
  acuse_naturales: date.describe("7 calendar days"),
  acuse_habiles: date.describe("7 business days"),
  acuse: date.describe("The earlier of both: last day of acknowledgement and admission decision"),
  reunion: date.nullable().describe("Last day of a meeting that was asked for"),
  conclusion: date.describe("Last day of the conclusion"),
  borrado: date.nullable().describe("Day on which the contents are deleted"),
  vence: date.nullable().describe("Next of the days that wait for the handlers"),
  vencido: z.boolean().describe("That day is over"),
});

const caseRow = {
  ...complaintFacts,
  titulo: z.string(),
  tipo: reportTexts.tipo,
  trabajador_id: z.number().int().nullable().describe("Who filed a named report"),
  nombre_completo: z.string().nullable().describe("Name of who filed a named report"),
  instructor_id: z.uuid().nullable().describe("Key of the handler in charge"),
  sin_contestar: z
    .number()
    .int()
    .describe("Messages and files of the reporter since the handlers' last answer"),
  plazos: clocks,
};
const complaintCaseRow = z.object(caseRow);
export type ComplaintCaseRow = z.infer<typeof complaintCaseRow>;

/** A case as its handlers see it. */
const complaintCase = z.object({
  ...caseRow,
  descripcion: z.string(),
  mensajes: z.array(complaintMessage).describe("Thread, oldest first"),
  notas: z.array(complaintMessage).describe("Notes that the reporter never sees"),
  documentos: z.array(complaintFile),
  lectores: z.array(z.uuid()).describe("Keys of the handlers who read the case"),
  can: z.array(z.enum(caseActions)),
});
export type ComplaintCase = z.infer<typeof complaintCase>;

const answer = data(complaintCase);

export const listCases = endpoint({
  method: "GET",
  path: "/caso-denuncia",
  tag: "complaints",
  summary: "Cases that the caller's key opens, the most urgent first",
  access: handler,
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(complaintCaseRow)),
  errors: ["complaint.locked"],
});

export const getCase = endpoint({
  method: "GET",
  path: "/caso-denuncia/:id",
  tag: "complaints",
  summary: "A case with its thread, notes and files",
  access: handler,
  params,
  query: z.strictObject({ ...identityFields }),
  response: answer,
  errors: general,
});

/** Errors of a step that the state of the case may refuse. */
const steps = [...general, "complaint.state"] as const;

export const acknowledgeCase = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/acuse",
  tag: "complaints",
  summary: "Acknowledge receipt",
  access: handler,
  params,
  body: z.strictObject({ ...identityFields }).optional(),
  response: answer,
  errors: steps,
});

export const decideCase = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/decision",
  tag: "complaints",
  summary: "Admit a report or not, with the reason that the reporter reads",
  access: handler,
  params,
  bodyLimit: longBody,
  body: z.strictObject({ ...identityFields, admitida: z.boolean(), texto }),
  response: answer,
  errors: steps,
});

export const assignCase = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/asignar",
  tag: "complaints",
  summary: "Put a handler in charge: the investigation begins",
  access: handler,
  params,
  body: z.strictObject({
    ...identityFields,
    gestor_id: z.uuid().describe("Key of a handler who reads the case"),
  }),
  response: answer,
  errors: [...steps, "complaint.handler_not_found"],
});

export const answerReporter = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/mensaje",
  tag: "complaints",
  summary: "Write to the reporter",
  access: handler,
  params,
  bodyLimit: longBody,
  body: z.strictObject({ ...identityFields, texto }),
  response: answer,
  errors: steps,
});

export const noteCase = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/nota",
  tag: "complaints",
  summary: "Write a note of the investigation, which the reporter never sees",
  access: handler,
  params,
  bodyLimit: longBody,
  body: z.strictObject({ ...identityFields, texto }),
  response: answer,
  errors: steps,
});

export const recordMeeting = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/acta",
  tag: "complaints",
  summary: "Send the minutes of the meeting, which the reporter may correct and sign",
  access: handler,
  params,
  bodyLimit: longBody,
  body: z.strictObject({
    ...identityFields,
    fecha: date.describe("Day of the meeting"),
    texto,
  }),
  response: answer,
  errors: [...steps, "complaint.meeting_date"],
});

export const extendCase = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/prorroga",
  tag: "complaints",
  summary: "Extend the term of the conclusion by three months, once, with a reason",
  access: handler,
  params,
  bodyLimit: longBody,
  body: z.strictObject({ ...identityFields, texto }),
  response: answer,
  errors: steps,
});

export const concludeCase = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/conclusion",
  tag: "complaints",
  summary: "Conclude the investigation with its outcome and what the reporter is told",
  access: handler,
  params,
  bodyLimit: longBody,
  body: z.strictObject({ ...identityFields, resultado: complaintOutcome, texto }),
  response: answer,
  errors: steps,
});

export const addCaseFile = endpoint({
  method: "POST",
  path: "/caso-denuncia/:id/documento",
  tag: "complaints",
  summary: "Add a file to a case, which the reporter sees too",
  access: handler,
  params,
  form: true,
  file: "documento",
  body: z.strictObject({
    ...identityFields,
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(complaintFile),
  errors: [
    ...steps,
    "complaint.too_many_files",
    "document.too_large",
    "document.empty",
    "document.type",
    "document.unsafe",
    "document.damaged",
    "document.encrypted",
    "document.embedded",
  ],
});

export const downloadCaseFile = endpoint({
  method: "GET",
  path: "/caso-denuncia/:id/documento/:documentoId",
  tag: "complaints",
  summary: "A file of a case",
  access: handler,
  params: z.strictObject({
    id: z.uuid().describe("Id of the report"),
    documentoId: z.uuid().describe("Id of the file"),
  }),
  query: z.strictObject({ ...identityFields }),
  produces: "file",
  response: fileBytes,
  errors: general,
});

export const exportLogBook = endpoint({
  method: "GET",
  path: "/libro-registro-denuncias/exportar",
  tag: "complaints",
  summary: "The log-book as a workbook: dates, states and outcomes, no contents",
  access: { ...handler, confirmed: true },
  query: z.strictObject({ ...identityFields }),
  produces: "file",
  response: fileBytes,
});

const count = z.number().int();

const kindCount = z.object({
  tipo: reportTexts.tipo,
  total: count.describe("At least 5"),
});

export const complaintStatistics = endpoint({
  method: "GET",
  path: "/estadistica-denuncias",
  tag: "complaints",
  summary: "Counts of a year's reports, without their contents",
  access: handler,
  query: z.strictObject({ ...identityFields, anyo: year }),
  response: data(
    z.object({
      total: count.describe("Reports filed"),
      anonimas: count,
      nominales: count,
      admitidas: count,
      no_admitidas: count,
      concluidas: count,
      borradas: count.describe("Deleted or withdrawn since"),
      resultados: z.object({
        archivo: count,
        fiscalia: count,
        expediente_sancionador: count,
      }),
      por_tipo: z
        .array(kindCount)
        .describe(
          "Reports by kind of behaviour, the most frequent first; small numbers are left out",
        ),
      otros_tipos: count.describe("Reports of the kinds that are left out, deleted ones included"),
    }),
  ),
});
