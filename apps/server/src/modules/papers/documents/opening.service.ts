import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../http/files.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";
import { answerFiles } from "../files/answers.service.ts";

import { leadsHere } from "./documents.policy.ts";
import { readOpenable } from "./documents.read.ts";
import { idsIn } from "./documents.rules.ts";
import { readingOf } from "./documents.service.ts";
import type { Caller } from "./documents.service.ts";

/**
 * Documents that the caller may open: one as a file, several as an archive. Each opening is
 * recorded where its worker sees it. One foreign id refuses all. Errors: document.not_found.
 */
export async function openDocuments(
  ctx: AppContext,
  caller: Caller,
  asked: { documento_ids: string; modo: "visto" | "descargado" },
): Promise<FileAnswer | ArchiveAnswer> {
  const { actor, language } = caller;
  const ids = idsIn(asked.documento_ids) ?? fail("document.not_found");
  const reading = { ...readingOf(ctx, caller), leads: leadsHere(actor) };
  const files = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await readOpenable(tx, reading, ids);
    if (found.length < ids.length) fail("document.not_found");
    await recordAccess(ctx, tx, { actor, clase: "documento", modo: asked.modo, files: found });
    return ids.flatMap((id) => found.filter((file) => file.id === id));
  });
  const to = { empresa_id: actor.empresa_id, language, missing: "document.not_found" } as const;
  return answerFiles(ctx, to, files);
}
