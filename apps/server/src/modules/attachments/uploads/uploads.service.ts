import type { Actor } from "@atrio/contract/actor";
import type { Language } from "@atrio/contract/common";
import type { RequestDocument } from "@atrio/contract/request-documents";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { isUnavailable } from "../../../db/failures.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { checkContent, endings } from "../../../lib/content/content.ts";
import type { Content, Refusal } from "../../../lib/content/content.ts";
import { digestOf, UploadedFile } from "../../../lib/uploaded-file.ts";
import { createWorkQueue } from "../../../lib/work-queue.ts";
import { countDrafts } from "../attachments.read.ts";
import { insertDraft } from "../attachments.repo.ts";
import type { NewDocument } from "../attachments.repo.ts";
import { draftsPerWorker, fileNameOf, fileWords } from "../attachments.rules.ts";
import { toDocument } from "../attachments.service.ts";

/** Files looked into and sealed at once: each takes a few times its size while that lasts. */
const looking = createWorkQueue({ atOnce: 2, waiting: 500 });

type Sender = { actor: Actor; language: Language; once: Once | undefined };

const refusals = {
  empty: "document.empty",
  type: "document.type",
  unsafe: "document.unsafe",
} as const satisfies Record<Refusal, string>;

/** The file of a form; absent, or a text in its place, it is required. */
function fileOf(part: unknown): UploadedFile {
  if (part instanceof UploadedFile) return part;
  return fail("request.required", { fields: { documento: ["request.required"] } });
}

async function lookInto(file: UploadedFile): Promise<Content> {
  const content = await checkContent(file.bytes);
  if (typeof content !== "string") return content;
  const code = refusals[content];
  return fail(code, { fields: { documento: [code] } });
}

/** What a repeated call learns of the first one. */
type Kept = Pick<NewDocument, "clave" | "subido_en"> & { id: number };

async function keep(tx: Tx, draft: NewDocument): Promise<Kept> {
  if ((await countDrafts(tx, draft)) >= draftsPerWorker) {
    fail("document.too_many", { fields: { documento: ["document.too_many"] } });
  }
  const id = await insertDraft(tx, draft);
  return { id, clave: draft.clave, subido_en: draft.subido_en };
}

/**
 * Stores a file for a request that its worker is writing, encrypted and without metadata; it is
 * forgotten after a day unless sent. Errors: request.required, document.empty, document.type,
 * document.unsafe, document.too_many.
 */
export async function upload(
  ctx: AppContext,
  sender: Sender,
  part: unknown,
): Promise<RequestDocument> {
  const file = fileOf(part);
  return looking.run(async () => {
    const content = await lookInto(file);
    return store(ctx, sender, { name: file.name, content });
  });
}

async function store(
  ctx: AppContext,
  { actor, language, once }: Sender,
  { name, content }: { name: string; content: Content },
): Promise<RequestDocument> {
  const { empresa_id: companyId, trabajador_id: workerId } = actor;
  const { type, bytes } = content;
  const place = { empresa_id: companyId };
  const key = await ctx.storage.put({ ...place, bytes, encrypted: true });
  const forget = async (): Promise<void> => ctx.storage.delete({ ...place, clave: key });
  const draft = {
    trabajador_id: workerId,
    nombre: fileNameOf(name, endings[type], fileWords[language].one),
    tipo: type,
    bytes: bytes.length,
    sha256: digestOf(bytes),
    clave: key,
    subido_por: workerId,
    subido_en: ctx.clock.now().toString(),
  };
  try {
    const kept = await ctx.db.tenant(companyId, async (tx) => keep(tx, draft), once);
    // Sent again with the same key: the first one's bytes stand.
    if (kept.clave !== key) await forget();
    const row = { ...draft, ...kept, solicitud_id: null, estado_id: null, restringido: false };
    return toDocument(row, { actor, as: "worker" });
  } catch (error) {
    // Whether a database that went away has kept it is not known: then the bytes stay.
    if (!isUnavailable(error)) await forget();
    throw error;
  }
}
