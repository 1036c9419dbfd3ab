import type { Verification } from "@atrio/contract/papers/signatures";

/** Means of a check: a printed code or a file. */
export type Means = "code" | "file";

type Outcome = Verification["resultado"];

/** Key of an outcome's texts, which differ by the means of the check. */
export function outcomeKey(outcome: Outcome, means: Means): `${Outcome}_${Means}` {
  return `${outcome}_${means}`;
}

/** Advice after a check, by the keys of its texts; none for a genuine document. */
export function adviceOf(outcome: Outcome, means: Means) {
  if (outcome === "valido") return [];
  if (outcome === "alterado") return ["alterado_1", "alterado_2", "alterado_3"] as const;
  if (outcome === "anulado") return ["anulado"] as const;
  if (outcome === "sustituido") return ["sustituido"] as const;
  return means === "code"
    ? (["desconocido_code_1", "desconocido_code_2"] as const)
    : (["desconocido_file_1", "desconocido_file_2", "desconocido_file_3"] as const);
}

/** Maximum size of a sent file, in bytes; sealed ones are far smaller. */
const mostBytes = 10_485_760;

/** Why a file is not even sent, by the key of its text. */
export function refusalOf({ size }: Pick<File, "size">): "file_empty" | "file_large" | null {
  if (size === 0) return "file_empty";
  return size > mostBytes ? "file_large" : null;
}
