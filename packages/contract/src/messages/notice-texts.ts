import { z } from "zod";

import { data, identityFields, instant, language } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { person } from "../person.ts";

/**
 * Sentences of automatic notices that a company may write anew, by their group (Rule MESSAGES-50). Those whose
 * mail cannot be switched off, for legal reasons or safety, keep the portal's words.
 */
export const noticeTextsByGroup = {
  solicitud: [
    "request_to_decide",
    "rectification_to_decide",
    "withdrawal_to_decide",
    "request_edited",
    "request_approved",
    "request_rejected",
    "rectification_approved",
    "rectification_rejected",
    "withdrawal_approved",
    "withdrawal_rejected",
    "request_cancelled",
    "days_returned",
    "days_returned_team",
    "days_restored",
    "days_restored_team",
    "absence_entered",
    "absence_entered_team",
    "absence_corrected",
    "absence_corrected_team",
    "absence_withdrawn",
    "absence_withdrawn_team",
    "days_expiring",
    "proof_due",
    "proof_missing",
    "expense_paid",
    "decision_waits",
    "decisions_wait",
    "delegation_given",
    "delegation_revoked",
  ],
  correccion: [
    "correction_requested",
    "correction_approved",
    "correction_rejected",
    "day_changed",
    "days_changed",
    "project_adjusted_own",
    "project_adjusted_team",
  ],
  cierre_mes: ["closure_requested", "closure_approved", "closure_rejected", "month_reopened"],
  bolsa_horas: ["incidence_own", "incidence_team", "incidence_approved", "incidence_rejected"],
  turnos: [
    "shifts_published",
    "shifts_changed",
    "shift_offered",
    "shift_exchange_waits",
    "shift_offer_refused",
    "shift_exchange_confirmed",
    "shift_exchange_rejected",
  ],
  nomina: [
    "payslip_monthly",
    "payslip_extra",
    "payslip_bonus",
    "payslip_delays",
    "payslip_corrected",
    "payslip_withdrawn",
    "payslip_withdrawn_certificates",
    "payslips_to_review",
    "payslips_still_to_review",
  ],
  documento: [
    "document_shared",
    "document_expiring",
    "documents_expiring",
    "document_to_approve",
    "document_approved",
    "document_rejected",
  ],
} as const;

export type NoticeTextGroup = keyof typeof noticeTextsByGroup;
export type NoticeTextKey = (typeof noticeTextsByGroup)[NoticeTextGroup][number];

/** Groups in their order. */
export const noticeTextGroups = [
  "solicitud",
  "correccion",
  "cierre_mes",
  "bolsa_horas",
  "turnos",
  "nomina",
  "documento",
] as const satisfies readonly NoticeTextGroup[];

/** Sentences in their order. */
export const noticeTextKeys: readonly NoticeTextKey[] = noticeTextGroups.flatMap(
  (group): readonly NoticeTextKey[] => noticeTextsByGroup[group],
);

/** Longest title and text. */
export const longestNotice = { titulo: 90, texto: 600 } as const;

const access = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: null,
} as const;

const noticeText = z.object({
  frase: z.enum(noticeTextKeys).describe("Sentence, a stable key"),
  grupo: z.enum(noticeTextGroups).describe("Group of the notice"),
  campos: z.array(z.string()).describe("Fields that the text may use, as `{{nombre}}`"),
  textos: z
    .array(
      z.object({
        idioma: language,
        original: z
          .object({ titulo: z.string().describe("Title"), texto: z.string().describe("Text") })
          .describe("The portal's words"),
        ejemplo: z.record(z.string(), z.string()).describe("A value of each field"),
        propio: z
          .object({
            titulo: z.string().describe("Title"),
            texto: z.string().describe("Text"),
            guardado_por: person.describe("Who wrote it"),
            guardado_en: instant.describe("When"),
          })
          .nullable()
          .describe("The company's words; null for the portal's"),
      }),
    )
    .describe("One for each language"),
});
/** A sentence of automatic notices in its languages. */
export type OfficeNoticeText = z.infer<typeof noticeText>;

export const listNoticeTexts = endpoint({
  method: "GET",
  path: "/administrador/avisos/textos",
  tag: "administrator",
  summary: "Sentences of automatic notices, the portal's and the company's own",
  access,
  response: data(z.array(noticeText)),
});

export const saveNoticeText = endpoint({
  method: "PUT",
  path: "/administrador/avisos/textos/:frase",
  tag: "administrator",
  summary: "Write a sentence of automatic notices anew in a language, or go back to the portal's",
  access,
  params: z.strictObject({ frase: z.enum(noticeTextKeys).describe("Sentence") }),
  body: z.strictObject({
    ...identityFields,
    idioma: language,
    propio: z
      .strictObject({
        titulo: z
          .string()
          .trim()
          .min(1)
          .max(longestNotice.titulo)
          .describe("Title, without fields"),
        texto: z.string().trim().min(1).max(longestNotice.texto).describe("Text with fields"),
      })
      .nullable()
      .describe("null: the portal's words"),
  }),
  response: data(noticeText),
  errors: ["notice.field", "notice.title_field"],
});
