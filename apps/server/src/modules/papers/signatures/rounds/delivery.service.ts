import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { inspectPdf } from "../../../../lib/crypto/seal.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";
import { tellPages } from "../../../../platform/events.ts";
import type { JobPayloads } from "../../../../platform/jobs-catalogue.ts";
import { notifyAll } from "../../../messages/notices/notices.service.ts";
import { keepFiles, storeFile } from "../../files/files.service.ts";
import { fillLetters } from "../../templates/templates.service.ts";

import { readSending } from "./rounds.read.ts";
import type { Sending } from "./rounds.read.ts";
import { insertCopies, lockWaiting, omit } from "./rounds.repo.ts";
import type { NewCopy, Omission } from "./rounds.repo.ts";

type Job = JobPayloads["signatures.ask"];

/** The file that a person signs; undefined for somebody whose letter lacks a value. */
type Files = (workerId: number) => Omit<NewCopy, "trabajador_id" | "email"> | undefined;

/** Letters of the people of a job, drawn and stored; those that lack a value are left out. */
async function lettersOf(ctx: AppContext, job: Job, sending: Sending): Promise<Files> {
  const { plantilla, idioma, titulo, today } = sending;
  const { empresa_id } = job;
  const letter = { titulo, idioma: idioma ?? "es", texto: plantilla ?? "", today };
  const filled = await fillLetters(ctx, empresa_id, { letter, ids: job.trabajador_ids });
  const files = new Map<number, ReturnType<Files>>();
  for (const { id, bytes, missing } of filled) {
    if (missing.length > 0) continue;
    const found = await inspectPdf(bytes);
    files.set(id, {
      paginas: found?.pages ?? 1,
      bytes: bytes.length,
      hash_original: digestOf(bytes),
      clave_original: await storeFile(ctx, { empresa_id, bytes }),
    });
  }
  return (id) => files.get(id);
}

/** The one PDF of everybody. */
function copiesOf({ paginas, bytes, hash, clave }: Sending): Files {
  if (paginas === null || bytes === null || hash === null || clave === null) return () => undefined;
  return () => ({ paginas, bytes, hash_original: hash, clave_original: clave });
}

async function write(
  ctx: AppContext,
  tx: Tx,
  { envio_id, trabajador_ids }: Job,
  sent: { sending: Sending; files: Files },
): Promise<Map<number, number>> {
  const { sending, files } = sent;
  const key = { envio_id, ids: trabajador_ids, today: sending.today };
  const waiting = await lockWaiting(tx, key);
  const people = waiting.map(({ id, email }) => ({ id, email, file: files(id) }));
  await omit(
    tx,
    envio_id,
    people.flatMap(({ id, email, file }): Omission[] => {
      if (email === null) return [{ id, omitido: "baja" }];
      if (!sending.firma_digital) return [{ id, omitido: "sin_firma" }];
      return file === undefined ? [{ id, omitido: "sin_datos" }] : [];
    }),
  );
  const copies = people.flatMap(({ id, email, file }) =>
    email === null || file === undefined || !sending.firma_digital
      ? []
      : [{ trabajador_id: id, email, ...file }],
  );
  if (sending.plantilla !== null) {
    await keepFiles(
      tx,
      copies.map((one) => one.clave_original),
    );
  }
  const { titulo, texto_adicional, importante, caduca_el, solicitado_por, fecha, nombre } = sending;
  const common = { titulo, texto_adicional, importante, caduca_el, solicitado_por, nombre };
  const ids = await insertCopies(tx, { ...common, envio_id, fecha_solicitud: fecha }, copies);
  await notifyAll(
    ctx,
    tx,
    [...ids].map(([workerId, id]) => ({
      kind: "document_to_sign" as const,
      to: workerId,
      data: { trabajador_id: workerId, firma_documento_id: id },
    })),
  );
  return ids;
}

/**
 * Makes the documents of some people of a sending and tells them, once each also if it runs twice; people
 * who have left, or whose letter lacks a value, are left out with the reason (Rule PAPERS-87).
 */
export async function deliver(ctx: AppContext, job: Job): Promise<void> {
  const { empresa_id, envio_id } = job;
  const key = { id: envio_id, now: ctx.clock.now().toString() };
  const sending = await ctx.db.read(empresa_id, async (tx) => readSending(tx, key));
  if (sending === undefined) return;
  const files = sending.plantilla === null ? copiesOf(sending) : await lettersOf(ctx, job, sending);
  const ids = await ctx.db.tenant(empresa_id, async (tx) =>
    write(ctx, tx, job, { sending, files }),
  );
  for (const trabajador_id of ids.keys()) {
    tellPages(ctx, "documento", { empresa_id, trabajador_id });
  }
}
