import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import { fileOf, lookInto, storedName, storeWithRow } from "../../papers/files/files.service.ts";

import { countDrafts } from "./attachments.read.ts";
import { insertDraft } from "./attachments.repo.ts";
import type { NewDocument } from "./attachments.repo.ts";
import { draftsPerWorker } from "./attachments.rules.ts";
import { toDocument } from "./attachments.service.ts";

type Sender = { actor: Actor; language: Language; once: Once | undefined };

/** Answer of the first call that a repeated one gets. */
type Kept = Pick<NewDocument, "clave" | "subido_en"> & { id: number };

async function keep(tx: Tx, draft: NewDocument): Promise<Kept> {
  if ((await countDrafts(tx, draft)) >= draftsPerWorker) {
    fail("document.too_many_drafts", {
      fields: { documento: ["document.too_many_drafts"] },
      values: () => ({ most: String(draftsPerWorker) }),
    });
  }
  const id = await insertDraft(tx, draft);
  return { id, clave: draft.clave, subido_en: draft.subido_en };
}

/**
 * Stores a file for a request being written, encrypted and without metadata; it is forgotten after
 * a day unless sent. Errors: request.required, document.empty, document.type, document.unsafe,
 * document.too_many_drafts.
 */
export async function upload(
  ctx: AppContext,
  { actor, language, once }: Sender,
  part: unknown,
): Promise<RequestDocument> {
  const { empresa_id, trabajador_id } = actor;
  const file = fileOf(part, "documento");
  const content = await lookInto(file, "documento");
  const { type, bytes } = content;
  const draft = {
    trabajador_id,
    nombre: storedName(file, content, language),
    tipo: type,
    bytes: bytes.length,
    sha256: digestOf(bytes),
    subido_por: trabajador_id,
    subido_en: ctx.clock.now().toString(),
  };
  const kept = await storeWithRow(ctx, { empresa_id, bytes, once }, async (tx, name) =>
    keep(tx, { ...draft, clave: name }),
  );
  const row = { ...draft, ...kept, solicitud_id: null, estado_id: null, restringido: false };
  return toDocument(row, { actor, as: "worker" });
}
