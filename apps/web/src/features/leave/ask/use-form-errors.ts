import { useTranslation } from "react-i18next";

import type { RequestPreview } from "@atrio/contract/leave/absences";

import { ApiError } from "../../../lib/errors.ts";
import type { FieldErrors } from "../../../lib/errors.ts";

import { missingOf, problemsByField, tellableProblems, textsOf } from "./ask.model.ts";
import type { AskDraft, Missing } from "./ask.model.ts";
import type { UploadCount } from "./waiting/waiting.model.ts";

/** The fields of the form, as the wire names them. */
const fields = [
  "pe_solicitud_subtipo_id",
  "ocasion_id",
  "periodos",
  "hospitalizacion",
  "sin_fecha_fin",
  "titulo",
  "descripcion",
  "fecha_gasto",
  "importe",
  "pe_gasto_tipo_id",
  "kilometros",
  "documento_ids",
] as const;
type AskField = (typeof fields)[number];

export type FormErrors = {
  /** Problems by field and by part of a field. */
  all: FieldErrors;
  of: (field: AskField) => string | null;
  /** Text of a missing field, after an attempt to send. */
  missing: (field: AskField) => string | null;
  /** Problems of the request as a whole. */
  general: readonly string[];
  /** A required field is empty, so that a call makes no sense yet. */
  isIncomplete: boolean;
};

type Known = {
  draft: AskDraft;
  /** The rule is for a fact. */
  needsOccasion: boolean;
  /** True after an attempt to send the form. */
  tried: boolean;
  /** State of the chosen files. */
  uploads: UploadCount;
  /** The form was not sent because one of its files did not arrive. */
  isFileLost: boolean;
  /** The server's answer to the form as it stands. */
  error: unknown;
  preview: RequestPreview | null;
};

/** The notice above the form says it. */
const clockCode = "clock.running";

/** Codes of errors that say that a file is missing. */
const fileCodes: ReadonlySet<string> = new Set([
  "leave.document_required",
  "expense.receipt_required",
]);

/** Errors of the form: missing fields, the server's refusal, and the preview's problems. */
export function useFormErrors(known: Known): FormErrors {
  const { draft, tried, uploads, isFileLost, error, preview } = known;
  const { t } = useTranslation("ask");
  const missing = missingOf(draft, known.needsOccasion);
  const missingWords = (field: AskField): string | null => {
    if (!tried) return null;
    if (field === "documento_ids") {
      if (uploads.failed > 0) return t("documents.unfinished");
      return isFileLost || uploads.refused > 0 ? t("documents.lost") : null;
    }
    const key =
      field === "hospitalizacion" || field === "sin_fecha_fin" ? undefined : missing[field];
    return key === undefined ? null : t(textKeys[key]);
  };
  const problems = tellableProblems(preview?.problemas ?? [], tried);
  const refused = error instanceof ApiError ? error : null;
  // A file on its way, or unknown to the preview yet, is not missing.
  const hasFiles = uploads.sending + draft.documents.length > 0;
  const foreseen = problemsByField(
    problems.filter(
      ({ code, confirmable }) =>
        code !== clockCode && !confirmable && !(hasFiles && fileCodes.has(code)),
    ),
  );
  const all = joined(foreseen, refused?.fields ?? {});
  const isOfField = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`));
  return {
    all,
    of: (field) => missingWords(field) ?? (textsOf(all, field).join(" ") || null),
    missing: missingWords,
    general: Object.entries(all)
      .filter(([name]) => !isOfField(name))
      .flatMap(([, texts]) => texts),
    isIncomplete: uploads.failed + uploads.refused > 0 || Object.keys(missing).length > 0,
  };
}

/**
 * Merges two sets of errors by field without repetitions: sending answers the first error, a
 * preview all.
 */
function joined(one: FieldErrors, other: FieldErrors): FieldErrors {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]]),
  );
}

const textKeys = {
  subtype_missing: "fields.subtype_missing",
  occasion_missing: "occasion.missing",
  missing: "periods.missing",
  incomplete: "periods.incomplete",
  blank: "fields.blank",
  date_missing: "expense.date_missing",
  kind_missing: "expense.kind_missing",
  number: "expense.number",
} as const satisfies Record<NonNullable<Missing[keyof Missing]>, string>;
