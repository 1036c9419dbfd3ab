import type { PortalDocument } from "@atrio/contract/papers/documents";

/** Error codes about the file itself, which has to be replaced. */
export const fileCodes: readonly string[] = [
  "document.too_large",
  "document.type",
  "document.empty",
  "document.unsafe",
  "document.damaged",
  "document.encrypted",
  "document.embedded",
];

/** The worker's description of a file before it is sent. */
export type Words = { kind: string | null; title: string; description: string };

/** A file that is to be handed in, is on its way or did not arrive. */
export type Entry = Words & {
  id: string;
  /** Idempotency key: a retry after a lost connection uploads the document once. */
  key: string;
  file: File;
  /** Sent share of the file, from 0 to 1. */
  share: number;
  state: "written" | "sending" | "failed" | "refused";
  /** Why it failed or was refused. */
  message: string;
};

/** File names of cameras and scanners, which say nothing about the picture. */
const namelessFile = /^(image|imagen|img|photo|foto|dsc|pxl|scan|captura|screenshot|whatsapp)\b/i;

/** A title of a file's name: 'dni_2026.pdf' → 'dni 2026'; nothing when the name says nothing. */
export function titleOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[_\s]+/g, " ")
    .trim();
  if (namelessFile.test(name) || /^[\d\s-]*$/.test(name)) return "";
  return name.slice(0, 200);
}

/**
 * Initial description of a file: that of the document it replaces, else its name and the last kind.
 */
export function firstWords(
  fileName: string,
  replaced: PortalDocument | null,
  lastKind: string | null,
): Words {
  if (replaced === null) return { kind: lastKind, title: titleOf(fileName), description: "" };
  const { documento_tipo, titulo, descripcion } = replaced;
  return { kind: documento_tipo, title: titulo, description: descripcion ?? "" };
}

/** Missing fields before a file may be sent. */
export function missingOf({ kind, title }: Words): Array<"kind" | "title"> {
  return [
    ...(kind === null ? ["kind" as const] : []),
    ...(title.trim() === "" ? ["title" as const] : []),
  ];
}

/** True if an entry can be sent now: described, or failed without a final refusal. */
export function isSendable({ state }: Pick<Entry, "state">): boolean {
  return state === "written" || state === "failed";
}
