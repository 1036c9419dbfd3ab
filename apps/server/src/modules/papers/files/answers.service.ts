import type { Language } from "@atrio/contract/common";
import type { ErrorCode } from "@atrio/contract/errors";

import type { AppContext } from "../../../context.ts";
import { AppError, fail } from "../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../http/files.ts";
import { zipStream } from "../../../lib/files/zip.ts";
import type { ZipEntry } from "../../../lib/files/zip.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { DamagedFileError } from "../../../platform/storage.ts";

import { entryNames } from "./files.rules.ts";

/** A stored file for a permitted reader; `path` is its name in an archive (default `nombre`). */
export type OpenFile = { id: number; nombre: string; tipo: string; clave: string; path?: string };

type Answering = {
  empresa_id: number;
  language: Language;
  /** Error code of a file that is not there. */
  missing: ErrorCode;
};

/** The bytes of a file; lost bytes are answered as not found. */
async function bytesOf(ctx: AppContext, to: Answering, file: OpenFile): Promise<Buffer> {
  const bytes = await ctx.storage.get({ empresa_id: to.empresa_id, clave: file.clave });
  if (bytes !== undefined) return bytes;
  ctx.log.error({ document: file.id }, "The bytes of a file are gone");
  return fail(to.missing);
}

/** A file of an archive that is read when its turn comes; undefined: there is none to put in. */
export type LazyEntry = { name: string; read: () => Promise<Uint8Array | undefined> };

/**
 * Entries of an archive one after the other. A file that is damaged, or gone since it was asked for,
 * is left out; a text at the end names it in the reader's language.
 */
export async function* readableEntries(
  language: Language,
  entries: Iterable<LazyEntry>,
): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  for (const { name, read } of entries) {
    const content = await read().catch((error: unknown) => {
      if (error instanceof DamagedFileError || error instanceof AppError) return null;
      throw error;
    });
    if (content === null) missing.push(name);
    else if (content !== undefined) yield { name, content };
  }
  if (missing.length === 0) return;
  const { name, text } = wordsIn(language, "papers/file-words").missing;
  const lines = [text, "", ...missing.map((one) => `- ${one}`), ""];
  yield { name, content: lines.join("\r\n") };
}

function entriesOf(
  ctx: AppContext,
  to: Answering,
  files: readonly OpenFile[],
): AsyncGenerator<ZipEntry> {
  const names = entryNames(files.map((file) => file.path ?? file.nombre));
  const entries = files.map((file, index) => ({
    name: names[index] ?? file.nombre,
    read: async () => bytesOf(ctx, to, file),
  }));
  return readableEntries(to.language, entries);
}

/** A file that its reader may open; without its bytes the error `missing`. */
export async function answerFile(
  ctx: AppContext,
  to: Answering,
  file: OpenFile,
): Promise<FileAnswer> {
  return { bytes: await bytesOf(ctx, to, file), name: file.nombre, type: file.tipo };
}

/**
 * Files that their reader may open: one as a file, several as a streamed archive. An empty list, or
 * a file without bytes, answers the error `missing`.
 */
export async function answerFiles(
  ctx: AppContext,
  to: Answering,
  files: readonly OpenFile[],
): Promise<FileAnswer | ArchiveAnswer> {
  const [first] = files;
  if (first === undefined) fail(to.missing);
  if (files.length === 1) return answerFile(ctx, to, first);
  for (const { clave } of files) {
    if (!(await ctx.storage.exists({ empresa_id: to.empresa_id, clave }))) fail(to.missing);
  }
  return {
    name: `${wordsIn(to.language, "papers/file-words").many}-${files.length}.zip`,
    stream: zipStream(entriesOf(ctx, to, files), ctx.clock.now().epochMilliseconds),
  };
}
