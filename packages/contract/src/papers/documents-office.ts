import { z } from "zod";

import { data, date, done, id, identityFields, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { inEachLanguage } from "../languages.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { contract, documentKind, portalDocument, workerCalendar } from "./documents.ts";

const team = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorDocuments,
} as const;
const office = {
  audience: "administrator",
  office: "documentos",
  subject: "none",
  module: moduleIds.documents,
} as const;
const documentParams = z.strictObject({ id: id.describe("Document id") });
const fileErrors = [
  "document.too_large",
  "document.type",
  "document.empty",
  "document.unsafe",
  "document.damaged",
  "document.encrypted",
  "document.embedded",
] as const;

/** A document of somebody supervised. */
export const teamDocument = portalDocument
  .omit({ can: true, nuevo: true })
  .extend({ trabajador: person, can: z.object({ decidir: z.boolean() }) });
export type TeamDocument = z.infer<typeof teamDocument>;

export const teamDocuments = endpoint({
  method: "POST",
  path: "/supervisor/documentos",
  tag: "supervisor",
  summary: "Documents of those supervised today that the company lets supervisors see",
  access: { ...team, whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      aprobacion: z.enum(["pendiente", "aprobada", "rechazada"]).optional(),
      trabajador_ids: z.array(id).min(1).max(500).optional(),
      texto: z.string().trim().max(100).optional().describe("In title, file name, kind or person"),
    }),
  }),
  response: page(teamDocument).extend({
    pendientes: z.number().int().describe("To be decided, in all pages"),
  }),
});

const decided = data(teamDocument);

export const approveDocument = endpoint({
  method: "POST",
  path: "/supervisor/aprobar-documento",
  tag: "supervisor",
  summary: "Approve a document that asks for it",
  access: team,
  body: z.strictObject({ ...identityFields, id }),
  response: decided,
  errors: ["document.not_found", "document.already_decided"],
});

export const rejectDocument = endpoint({
  method: "POST",
  path: "/supervisor/rechazar-documento",
  tag: "supervisor",
  summary: "Reject a document that asks for approval, with a reason",
  access: team,
  body: z.strictObject({ ...identityFields, id, motivo: z.string().trim().max(1000) }),
  response: decided,
  errors: ["document.not_found", "document.already_decided", "approval.reason_required"],
});

export const publishDocument = endpoint({
  method: "POST",
  path: "/administrador/documento",
  tag: "documents",
  summary: "Share a document with the company, a work centre or one worker",
  access: office,
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    categoria: z.enum(["empresa", "trabajador", "laboral"]),
    trabajador_id: id.optional().describe("Whose it is; none for the company's"),
    centro_trabajo_id: id.optional().describe("Only for those of this centre"),
    carpeta: z.string().trim().min(1).max(100).optional(),
    titulo: z.string().trim().min(1).max(200),
    descripcion: z.string().trim().max(1000).optional(),
    clase: z.enum(["general", "bancaria", "medica"]).default("general"),
    visible_supervisor: z.enum(["0", "1"]).default("0"),
    sustituye_id: id.optional(),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(portalDocument),
  errors: [
    "worker.not_found",
    "centre.not_found",
    "document.not_found",
    "document.whose",
    "document.never_supervisor",
    "document.not_replaceable",
    ...fileErrors,
  ],
});

export const withdrawDocument = endpoint({
  method: "DELETE",
  path: "/administrador/documento/:id",
  tag: "documents",
  summary: "Withdraw a document that the company shared; nothing is deleted",
  access: office,
  params: documentParams,
  response: done,
  errors: ["document.not_found"],
});

export const addContract = endpoint({
  method: "POST",
  path: "/administrador/contrato",
  tag: "documents",
  summary: "Write down a worker's contract, with its file",
  access: { ...office, office: "personas" },
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
  access: { ...office, office: "personas" },
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

const kindName = z.string().max(120);

export const writeDocumentKinds = endpoint({
  method: "PUT",
  path: "/administrador/documento-tipos",
  tag: "documents",
  summary: "Kinds of personal document that the company accepts; replaces the list",
  access: office,
  bodyLimit: 96 * 1024,
  body: z.strictObject({
    ...identityFields,
    tipos: z
      .array(
        documentKind.omit({ nombre: true }).extend({
          codigo: z.string().max(60),
          nombres: z.strictObject(inEachLanguage(() => kindName)),
          activo: z.boolean().default(true),
        }),
      )
      .min(1)
      .max(50),
  }),
  response: data(z.array(documentKind)),
  errors: ["document.never_supervisor"],
});
