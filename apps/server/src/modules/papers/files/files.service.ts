import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { isUnavailable } from "../../../db/failures.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { checkContent, endings } from "../../../lib/files/content/content.ts";
import type { Content, Refusal } from "../../../lib/files/content/content.ts";
import { UploadedFile } from "../../../lib/files/uploaded-file.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { pathOf } from "../../../platform/storage.ts";
import { createWorkQueue } from "../../../platform/work-queue.ts";

import { deleteWaiting, insertWaiting } from "./files.repo.ts";
import { fileNameOf } from "./files.rules.ts";

/** Files looked into at once: each takes a few times its size while that lasts. */
const looking = createWorkQueue({ atOnce: 2, waiting: 500 });

/** Errors of files that may not be stored. */
export const refusals = {
  empty: "document.empty",
  type: "document.type",
  unsafe: "document.unsafe",
  damaged: "document.damaged",
  encrypted: "document.encrypted",
  embedded: "document.embedded",
} as const satisfies Record<Refusal, string>;

/** The file of a form; absent, or a text in its place, `field` is required. */
export function fileOf(part: unknown, field: string): UploadedFile {
  if (part instanceof UploadedFile) return part;
  return fail("request.required", { fields: { [field]: ["request.required"] } });
}

/**
 * Inspects an uploaded file: its real type, wholeness and safety; removes metadata from images.
 * `only` narrows the kinds. Errors at `field`: document.empty, document.type, document.unsafe,
 * document.damaged, document.encrypted, document.embedded.
 */
export async function lookInto(
  file: UploadedFile,
  field: string,
  only?: ReadonlyArray<Content["type"]>,
): Promise<Content> {
  return looking.run(async () => {
    const content = await checkContent(file.bytes);
    if (typeof content !== "string" && (only?.includes(content.type) ?? true)) return content;
    const code = refusals[typeof content === "string" ? content : "type"];
    return fail(code, { fields: { [field]: [code] } });
  });
}

/** Stored name of an uploaded file, with the ending of its real type. */
export function storedName(file: UploadedFile, { type }: Content, language: Language): string {
  return nameWithEnding(file, endings[type], language);
}

/** Stored name of an uploaded file, with a given ending. */
export function nameWithEnding(file: UploadedFile, ending: string, language: Language): string {
  return fileNameOf(file.name, ending, wordsIn(language, "papers/file-words").one);
}

/**
 * Stores bytes of a company, encrypted, and answers their name. Until `keepFiles` announces in a
 * transaction that a row points to them they count as orphans and are swept after an hour, also if
 * their process died. Throws StorageFullError.
 */
export async function storeFile(
  ctx: Pick<AppContext, "clock" | "db" | "storage">,
  file: { empresa_id: number; bytes: Uint8Array },
): Promise<string> {
  const name = ctx.storage.newName({ encrypted: true });
  const waiting = { clave: name, creado_en: ctx.clock.now().toString() };
  await ctx.db.tenant(file.empresa_id, async (tx) => insertWaiting(tx, waiting));
  return ctx.storage.put({ ...file, clave: name });
}

/** Commits stored bytes; called in the transaction that writes their row. */
export async function keepFiles(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await deleteWaiting(tx, names);
}

/**
 * Removes stored bytes that are known to have no row: duplicates, or files refused after storing.
 * The sweep removes them where that fails.
 */
export async function discardFile(
  ctx: Pick<AppContext, "db" | "storage">,
  stored: { empresa_id: number; clave: string },
): Promise<void> {
  await ctx.storage.delete(stored);
  await ctx.db.tenant(stored.empresa_id, async (tx) => deleteWaiting(tx, [stored.clave]));
}

/**
 * Stores bytes, writes the row that points to them in one transaction (`once`: the first answer
 * where the call is repeated) and keeps them. `write` answers the stored name of the row: that of
 * an earlier call where it stands. A refusal deletes the bytes. Throws StorageFullError.
 */
export async function storeWithRow<T extends { clave: string }>(
  ctx: Pick<AppContext, "clock" | "db" | "storage">,
  file: { empresa_id: number; bytes: Uint8Array; once?: Once | undefined },
  write: (tx: Tx, name: string) => Promise<T>,
): Promise<T> {
  const { empresa_id, once } = file;
  const name = await storeFile(ctx, file);
  const stored = { empresa_id, clave: name };
  try {
    const work = async (tx: Tx): Promise<T> => {
      await keepFiles(tx, [name]);
      return write(tx, name);
    };
    const row = await ctx.db.tenant(empresa_id, work, once);
    // A retry with the same key: the first call's bytes stand.
    if (row.clave !== name) await discardFile(ctx, stored);
    return row;
  } catch (error) {
    // True if a database that went away has kept the row is not known: the sweep knows later.
    if (!isUnavailable(error)) await discardFile(ctx, stored);
    throw error;
  }
}

/** Removes the bytes of forgotten rows once the transaction that forgets them has ended. */
export async function dropFiles(
  ctx: Pick<AppContext, "clock" | "jobs">,
  tx: Tx,
  stored: { empresa_id: number; claves: string[] },
): Promise<void> {
  const { empresa_id, claves } = stored;
  if (claves.length === 0) return;
  await ctx.jobs.enqueue(tx, "attachments.erase", stored);
  // A restore of an older backup must not bring the bytes back.
  const paths = claves.map((clave) => pathOf({ empresa_id, clave }));
  await ctx.jobs.enqueue(tx, "erasures.keep", { en: ctx.clock.now().toString(), paths });
}
