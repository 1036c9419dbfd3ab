import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { fail } from "../../http/errors.ts";
import { checkContent } from "../../lib/content/content.ts";
import type { Content, Refusal } from "../../lib/content/content.ts";
import { UploadedFile } from "../../lib/uploaded-file.ts";
import { createWorkQueue } from "../../lib/work-queue.ts";

import { deleteWaiting, insertWaiting } from "./files.repo.ts";

/** Files looked into and sealed at once: each takes a few times its size while that lasts. */
const looking = createWorkQueue({ atOnce: 2, waiting: 500 });

const refusals = {
  empty: "document.empty",
  type: "document.type",
  unsafe: "document.unsafe",
} as const satisfies Record<Refusal, string>;

/** The file of a form; absent, or a text in its place, `field` is required. */
export function fileOf(part: unknown, field: string): UploadedFile {
  if (part instanceof UploadedFile) return part;
  return fail("request.required", { fields: { [field]: ["request.required"] } });
}

/**
 * Looks into an uploaded file: what it really is, whole and harmless, images without metadata. `only`
 * narrows the kinds. Errors at `field`: document.empty, document.type, document.unsafe.
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

/**
 * Stores bytes of a company, encrypted, and answers their name. Until `keepFiles` says in a
 * transaction that a row points to them they count as nobody's: after an hour they are swept, whatever
 * became of the process that stored them. Throws StorageFullError.
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

/** Keeps stored bytes for good; called in the transaction that writes the row that points to them. */
export async function keepFiles(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await deleteWaiting(tx, names);
}

/** Removes the bytes of forgotten rows once the transaction that forgets them has ended. */
export async function dropFiles(
  ctx: Pick<AppContext, "jobs">,
  tx: Tx,
  stored: { empresa_id: number; claves: string[] },
): Promise<void> {
  if (stored.claves.length > 0) await ctx.jobs.enqueue(tx, "attachments.erase", stored);
}
