import type { Language } from "@atrio/contract/common";
import type { ErrorCode } from "@atrio/contract/errors";

/** The most files that one request holds. */
export const filesPerRequest = 10;

/** The most files that somebody has uploaded and not sent yet: three requests' worth. */
export const draftsPerWorker = 30;

/** The most requests whose files one download takes. */
export const requestsPerDownload = 50;

const longestName = 200;

/** How people call a file without a name of its own, and an archive of several. */
export const fileWords: Record<Language, { one: string; many: string }> = {
  es: { one: "documento", many: "documentos" },
  en: { one: "document", many: "documents" },
  fr: { one: "document", many: "documents" },
  pt: { one: "documento", many: "documentos" },
};

/**
 * A file's name as it is kept: without folders, invisible or reversing characters and what a file
 * system refuses, with the ending of what the file really is; at most 200 characters.
 */
export function fileNameOf(given: string, ending: string, fallback: string): string {
  const base = given.normalize("NFC").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, "")
    .replaceAll(/[<>:"|?*]/g, "-")
    .replaceAll(/\s+/g, " ");
  const stem = plain.replace(/\.(?=[a-z0-9]{0,5}$)[0-9]*[a-z][a-z0-9]*$/i, "");
  const trimmed = stem.replaceAll(/^[. ]+|[. ]+$/g, "");
  const room = longestName - ending.length - 1;
  const short = trimmed.slice(0, room).toWellFormed().replaceAll("\uFFFD", "").trimEnd();
  return `${short === "" ? fallback : short}.${ending}`;
}

/** Names for the entries of an archive: one that comes again gets a number before its ending. */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf(".");
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
      free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

/** What of a request says how many files it needs; `heredados` those of what it would replace. */
export type RequestNeeds = {
  requiere_documento: boolean;
  requiere_justificante: boolean;
  heredados: number;
};

/** Why a request may not be left with so many files; null where it may. */
export function judgeRemaining(needs: RequestNeeds, remaining: number): ErrorCode | null {
  if (remaining > filesPerRequest) return "document.too_many";
  if (remaining + needs.heredados > 0) return null;
  if (needs.requiere_documento) return "leave.document_required";
  return needs.requiere_justificante ? "expense.receipt_required" : null;
}
