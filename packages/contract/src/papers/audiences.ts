import { z } from "zod";

import { data, id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

/** Groups of people who get a document. */
export const paperAudiences = ["todos", "centros", "departamentos", "trabajadores"] as const;
export type PaperAudience = (typeof paperAudiences)[number];

/** Values of a form's field: the list itself, its JSON, or values with commas. */
const listOf = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  return value.startsWith("[") ? parsed(value) : value.split(",");
};

/** A value of JSON; the text itself where it is none, which the schema then refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const ids = z.preprocess(listOf, z.array(id).min(1).max(5000));

/** Fields of a form that name the people of a document; exactly the list of the chosen group is sent. */
export const audienceFields = {
  destinatarios: z
    .enum(paperAudiences)
    .default("trabajadores")
    .describe("Which of the three lists says whom; todos: none"),
  centro_ids: ids.optional().describe("Work centres"),
  departamentos: z
    .preprocess(
      (value) => {
        if (typeof value !== "string") return value;
        return value.startsWith("[") ? parsed(value) : [value];
      },
      z.array(z.string().trim().min(1).max(200)).min(1).max(100),
    )
    .optional()
    .describe("Departments, by name"),
  trabajador_ids: ids.optional().describe("Workers, separated by commas; at most 5,000"),
};

/** Errors of these fields. */
export const audienceErrors = [
  "audience.list",
  "audience.nobody",
  "worker.not_found",
  "centre.not_found",
] as const;

const groups = z.object({
  total: z.number().int().describe("People who work here today"),
  centros: z.array(z.object({ id, nombre: z.string(), total: z.number().int() })),
  departamentos: z.array(z.object({ nombre: z.string(), total: z.number().int() })),
});
/** Groups to which a document can be sent. */
export type PaperGroups = z.infer<typeof groups>;

export const paperGroups = endpoint({
  method: "GET",
  path: "/administrador/destinatarios",
  tag: "documents",
  summary: "Groups to which a document can be sent, with the people of each",
  access: {
    audience: "administrator",
    office: "documentos",
    subject: "none",
    module: moduleIds.documents,
  },
  response: data(groups),
});
