import { z } from "zod";

/** Kinds of irregular behaviour, in the order in which they are offered (Rule COMPLAINTS-2). */
export const complaintTypes = [
  "abuso_poder",
  "acoso_moral",
  "acoso_orientacion_sexual",
  "acoso_creencias",
  "acoso_discapacidad",
  "acoso_edad_sexo",
  "acoso_sexual",
  "discriminacion",
  "apropiacion_recursos",
  "soborno",
  "drogas_alcohol",
  "falsificacion_documentos",
  "fuga_informacion",
  "fraude_fiscal",
  "coaccion_psicologica",
  "malversacion_blanqueo",
  "salud_seguridad",
  "otros",
] as const;
export type ComplaintType = (typeof complaintTypes)[number];
export const complaintType = z.enum(complaintTypes).describe("Kind of irregular behaviour");

/** States of a complaint (Rule COMPLAINTS-10). */
export const complaintStates = [
  "recibida",
  "admitida",
  "no_admitida",
  "en_investigacion",
  "concluida",
] as const;
export type ComplaintState = (typeof complaintStates)[number];
export const complaintState = z
  .enum(complaintStates)
  .describe("received, admitted, not admitted, in investigation, concluded");

/** Outcomes of an investigation: archive, referral to prosecutors, sanction procedure. */
export const complaintOutcomes = ["archivo", "fiscalia", "expediente_sancionador"] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];
export const complaintOutcome = z
  .enum(complaintOutcomes)
  .describe("archive, referral to prosecutors, sanction procedure");

export const messageKinds = [
  "mensaje",
  "reunion",
  "acta",
  "acta_conforme",
  "acta_correccion",
  "decision",
  "conclusion",
  "nota",
  "prorroga",
] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageAuthors = ["informante", "gestor"] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** Longest text of a report or a message, in characters. */
const longestText = 20_000;
/** Bytes of a body that holds such a text. */
export const longBody = 160 * 1024;

const isBlank = (value: string): boolean => value.trim() === "";
/** A text that does not consist of spaces only. */
export const longText = z
  .string()
  .min(1)
  .max(longestText)
  .refine((value) => !isBlank(value), { error: "request.required" });
export const title = z
  .string()
  .min(1)
  .max(200)
  .refine((value) => !isBlank(value), { error: "request.required" })
  .describe("Title");
