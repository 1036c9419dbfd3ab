import { z } from "zod";

import { data, date, id, identityFields, instant, minutes } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { changeErrors, own, reason, team, version } from "./changes.ts";
import { receipt, workday } from "./time.ts";

/** Maximum of signings in one draft, and of removed ones. */
const mostSignings = 40;

/** A signing of a day's draft. */
const draftSigning = z.strictObject({
  id: id.optional().describe("Signing to change; a new one without it"),
  hora_inicio: instant.describe("Start"),
  hora_fin: instant.describe("End"),
  fichador_id: id.optional().describe("Clock-in type of work; unchanged without it"),
  parada_id: id.optional().describe("Kind of pause; unchanged without it"),
  observaciones: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .optional()
    .describe("Remarks; unchanged without it"),
});

const draft = {
  fichajes: z
    .array(draftSigning)
    .max(mostSignings)
    .describe("Signings as they should be; those that are not named stay as they are"),
  borrados: z.array(id).max(mostSignings).default([]).describe("Signings to remove"),
  version: z
    .array(
      z.strictObject({
        id: id.describe("Signing"),
        seq: z.number().int().min(1).describe("Position of its newest version in the chain"),
      }),
    )
    .max(200)
    .describe("The day's signings that the draft started from, all of them"),
};

const preview = z.strictObject({ ...identityFields, ...draft });
const saving = z.strictObject({ ...identityFields, ...draft, motivo: reason.describe("Reason") });

const worker = { trabajador_id: id.describe("Worker id; must be the session's") };
const ownDay = z.strictObject({ fecha: date.describe("Working day") });
const teamDay = z.strictObject({
  trabajador_id: id.describe("Supervised worker"),
  fecha: date.describe("Working day"),
});

const draftErrors = [
  "day_change.outdated",
  "day_change.nothing",
  "clock.type_required",
  ...changeErrors,
] as const;

const figures = data(
  z.object({
    minutos_previstos: minutes.describe("Expected of the day"),
    minutos_trabajados: minutes.describe("Worked, as the draft has it"),
    minutos_pausa: minutes.describe("Pauses that do not count"),
    saldo_minutos: minutes.describe("Worked minus expected"),
    estado_id: z.number().int().min(1).max(4).nullable().describe("Status of the day"),
    incidencia_minutos: minutes
      .nullable()
      .describe("Minutes of the hours-bank incidence that would arise; null for none"),
    con_aprobacion: z
      .boolean()
      .describe("Saving asks the supervisors for a correction instead of changing the day"),
  }),
);
export type DayPreview = z.infer<typeof figures>["data"];

const saved = data(
  z.object({
    jornada: workday.describe("The working day after the change"),
    recibos: z
      .array(receipt)
      .describe("Receipts of the new versions; none while approval is awaited"),
    cambio_id: id.nullable().describe("The change; null while approval is awaited"),
    solicitud_id: id.nullable().describe("Request for a correction that supervisors decide"),
  }),
);
export type SavedDay = z.infer<typeof saved>["data"];

/** Every signing of a day with the longest texts. */
const longestDay = 96 * 1024;

export const saveDay = endpoint({
  method: "PUT",
  path: "/fichaje-dia/:fecha",
  tag: "time",
  summary:
    "Change an own past day as a whole: signings added, changed and removed in one change, with a reason",
  access: { ...own, target: "body.trabajador_id" },
  creates: true,
  params: ownDay,
  bodyLimit: longestDay,
  body: saving.extend(worker),
  response: saved,
  errors: ["correction.already_pending", ...draftErrors],
});

export const previewDay = endpoint({
  method: "POST",
  path: "/fichaje-dia/:fecha/previa",
  tag: "time",
  summary: "What an own past day would come to, without saving anything",
  access: { ...own, target: "body.trabajador_id" },
  params: ownDay,
  bodyLimit: longestDay,
  body: preview.extend(worker),
  response: figures,
  errors: draftErrors,
});

export const saveTeamDay = endpoint({
  method: "PUT",
  path: "/supervisor/fichaje-dia/:trabajador_id/:fecha",
  tag: "supervisor",
  summary: "Change a supervised worker's day as a whole, with a reason",
  access: { ...team, target: "params.trabajador_id" },
  creates: true,
  params: teamDay,
  bodyLimit: longestDay,
  body: saving,
  response: saved,
  errors: draftErrors,
});

export const previewTeamDay = endpoint({
  method: "POST",
  path: "/supervisor/fichaje-dia/:trabajador_id/:fecha/previa",
  tag: "supervisor",
  summary: "What a supervised worker's day would come to, without saving anything",
  access: { ...team, target: "params.trabajador_id" },
  params: teamDay,
  bodyLimit: longestDay,
  body: preview,
  response: figures,
  errors: draftErrors,
});

/** A change of a day, with each signing's values before and after. */
export const dayChange = z.object({
  id: id.describe("Change id"),
  trabajador: person.describe("Whose day"),
  dia: date.describe("Working day"),
  zona_horaria: z.string().describe("IANA zone of the day"),
  autor: person.describe("Who changed it"),
  motivo: z.string().nullable().describe("Reason; null where none was given"),
  hecho_en: instant.describe("When"),
  fichajes: z
    .array(
      z.object({
        fichaje_id: id.describe("Signing"),
        tipo: z.enum(["alta", "edicion", "borrado"]).describe("Added, edited or deleted"),
        antes: version.nullable().describe("Before"),
        despues: version.nullable().describe("After"),
      }),
    )
    .describe("What it did to each signing, in order"),
  sin_leer: z.boolean().describe("The caller is asked to read it"),
  objecion: z
    .object({
      autor: person.describe("Who objects"),
      texto: z.string().describe("Why"),
      hecha_en: instant.describe("When"),
    })
    .nullable()
    .describe("A supervisor's objection; the change stands"),
  can: z
    .object({ objetar: z.boolean().describe("The caller may object") })
    .describe("What the caller may do"),
});
export type DayChange = z.infer<typeof dayChange>;

export const listDayChanges = endpoint({
  method: "GET",
  path: "/cambios-dia",
  tag: "time",
  summary: "Changes of the own days of a range, whoever made them, newest first",
  access: { ...own, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.describe("Worker id"),
    desde: date.describe("First day"),
    hasta: date.describe("Last day"),
  }),
  response: data(z.array(dayChange)),
  errors: ["workday.range"],
});

const unaddressed = { ...team, subject: "none" } as const;

export const listTeamDayChanges = endpoint({
  method: "GET",
  path: "/supervisor/cambios-dia",
  tag: "supervisor",
  summary:
    "Changes of supervised people's days, newest first: unread ones, or a worker's of a range",
  access: unaddressed,
  query: z.strictObject({
    paramsFront: paramsFront({
      sin_leer: z.boolean().optional().describe("Only workers' own changes that wait to be read"),
      trabajador_id: id.optional().describe("Of this worker"),
      desde: date.optional().describe("First day"),
      hasta: date.optional().describe("Last day"),
    }).prefault("{}"),
  }),
  response: page(dayChange),
});

export const readDayChanges = endpoint({
  method: "POST",
  path: "/supervisor/cambios-dia/leidos",
  tag: "supervisor",
  summary: "Mark workers' changes as read by the caller; ids of others are left out",
  access: unaddressed,
  body: z.strictObject({
    ...identityFields,
    ids: z.array(id).min(1).max(100).describe("Changes"),
  }),
  response: data(z.object({ leidos: z.number().int().describe("Changes newly marked") })),
});

export const objectDayChange = endpoint({
  method: "POST",
  path: "/supervisor/cambio-dia/:id/objetar",
  tag: "supervisor",
  summary:
    "Object to a worker's change, with a reason: it stands, the worker is told, the objection joins the chain",
  access: unaddressed,
  params: z.strictObject({ id: id.describe("Change id") }),
  body: z.strictObject({ ...identityFields, motivo: reason.describe("Why, shown to the worker") }),
  response: data(dayChange),
  errors: ["signing_change.not_found", "signing_change.already_answered"],
});
