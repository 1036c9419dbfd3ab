import type { Language } from "@atrio/contract/common";
import type { ErrorCode } from "@atrio/contract/errors";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../http/files.ts";
import { zipStream } from "../../../lib/zip.ts";
import type { ZipEntry } from "../../../lib/zip.ts";
import { entryNames, fileWords } from "../files.rules.ts";

/** A stored file that its reader may open; `path` is where an archive holds it, `nombre` unless told. */
export type OpenFile = { id: number; nombre: string; tipo: string; clave: string; path?: string };

type Answering = {
  empresa_id: number;
  language: Language;
  /** What to say of a file that is not there. */
  missing: ErrorCode;
};

/** The bytes of a file; one whose bytes are gone is not there. */
async function bytesOf(ctx: AppContext, to: Answering, file: OpenFile): Promise<Buffer> {
  const bytes = await ctx.storage.get({ empresa_id: to.empresa_id, clave: file.clave });
  if (bytes !== undefined) return bytes;
  ctx.log.error({ document: file.id }, "The bytes of a file are gone");
  return fail(to.missing);
}

async function* entriesOf(
  ctx: AppContext,
  to: Answering,
  files: readonly OpenFile[],
): AsyncGenerator<ZipEntry> {
  const names = entryNames(files.map((file) => file.path ?? file.nombre));
  for (const [index, file] of files.entries()) {
    yield { name: names[index] ?? file.nombre, content: await bytesOf(ctx, to, file) };
  }
}

/**
 * Files that their reader may open: one as it is, several as an archive that is read as it is sent.
 * None, or one whose bytes are gone, answers the error `missing`.
 */
export async function answerFiles(
  ctx: AppContext,
  to: Answering,
  files: readonly OpenFile[],
): Promise<FileAnswer | ArchiveAnswer> {
  const [first] = files;
  if (first === undefined) fail(to.missing);
  if (files.length === 1) {
    return { bytes: await bytesOf(ctx, to, first), name: first.nombre, type: first.tipo };
  }
  for (const { clave: key } of files) {
    if (!(await ctx.storage.exists({ empresa_id: to.empresa_id, clave: key }))) fail(to.missing);
  }
  return {
    name: `${fileWords[to.language].many}-${files.length}.zip`,
    stream: zipStream(entriesOf(ctx, to, files), ctx.clock.now().epochMilliseconds),
  };
}
