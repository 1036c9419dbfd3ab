import type { EndpointInput } from "@atrio/contract/endpoint";
import type { OfficeDocument, publishForMany } from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { inGroups } from "../../../../lib/values/in-groups.ts";
import { tellPages } from "../../../../platform/events.ts";
import type { JobPayloads } from "../../../../platform/jobs-catalogue.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { notifyAll } from "../../../messages/notices/notices.service.ts";
import { requireAudience } from "../../audiences/audiences.service.ts";
import { fileOf, storeWithRow } from "../../files/files.service.ts";
import { prepareFile } from "../documents.service.ts";
import type { Caller, PreparedFile } from "../documents.service.ts";

import { readSent } from "./listing.read.ts";
import { refuseSupervisors, termsOf, textOrNull } from "./office.service.ts";
import { insertCopies, insertSending, readNewerSending, withdrawSending } from "./sendings.repo.ts";
import type { Copy } from "./sendings.repo.ts";

type Asked = EndpointInput<typeof publishForMany>["body"];

/** People whose copies a job makes. */
const givenAtOnce = 200;

/** Puts copies of a document for many into the folders of people by jobs, in the transaction. */
export async function giveToPeople(
  ctx: AppContext,
  tx: Tx,
  job: { empresa_id: number; envio_id: number; avisar: boolean },
  people: readonly number[],
): Promise<void> {
  for (const trabajador_ids of inGroups(people, givenAtOnce)) {
    await ctx.jobs.enqueue(tx, "documents.give", { ...job, trabajador_ids });
  }
}

async function send(
  ctx: AppContext,
  tx: Tx,
  { actor, ip, language }: Caller,
  asked: Asked & { file: PreparedFile["row"] & { clave: string } },
): Promise<{ id: number; clave: string }> {
  const { file, categoria, destinatarios, titulo, clase } = asked;
  const { empresa_id, trabajador_id } = actor;
  const people = await requireAudience(ctx, tx, actor, asked);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const terms = await termsOf(tx, asked, { today, language, isNewer: false });
  const id = await insertSending(tx, {
    ...file,
    categoria,
    carpeta: textOrNull(asked.carpeta),
    titulo,
    descripcion: textOrNull(asked.descripcion),
    clase,
    visible_supervisor: asked.visible_supervisor === "1",
    fecha: asked.fecha ?? null,
    destinatarios,
    subido_por: trabajador_id,
    subido_en: ctx.clock.now().toString(),
    total: people.length,
    ...terms,
  });
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "documento.repartido",
    objeto: "documento_envio",
    objeto_id: id,
    detalle: { categoria, destinatarios, personas: people.length },
  });
  const job = { empresa_id, envio_id: id, avisar: asked.avisar === "1" };
  await giveToPeople(ctx, tx, job, people);
  return { id, clave: file.clave };
}

/**
 * Gives one document to many people (Rule PAPERS-95); jobs put it into the folder of each and tell
 * them.
 * Errors: audience.list, audience.nobody, worker.not_found, centre.not_found,
 * document.never_supervisor, document.kind_unknown, document.expired, request.required,
 * document.empty, document.type, document.unsafe.
 */
export async function publishToMany(
  ctx: AppContext,
  caller: Caller & { once: Once | undefined },
  asked: Asked,
): Promise<OfficeDocument> {
  const { actor, once } = caller;
  const { empresa_id } = actor;
  const file = fileOf(asked.documento, "documento");
  refuseSupervisors(asked);
  // Judged before the file is looked into, and again in the transaction that writes.
  await ctx.db.tenant(empresa_id, async (tx) => requireAudience(ctx, tx, actor, asked));
  const { bytes, row } = await prepareFile(file, caller.language);
  const { id } = await storeWithRow(ctx, { empresa_id, bytes, once }, async (tx, clave) =>
    send(ctx, tx, caller, { ...asked, file: { ...row, clave } }),
  );
  const sent = await ctx.db.read(empresa_id, async (tx) =>
    readSent(tx, { id, today: todayIn(actor.zona_horaria, ctx.clock) }),
  );
  return sent ?? fail("document.not_found");
}

/**
 * Withdraws a document for many from everybody who has no newer version of it; nothing is deleted
 * (Rule PAPERS-17), and the trail has the reason (Rule PAPERS-103). Errors: document.not_found.
 */
export async function withdrawFromMany(
  ctx: AppContext,
  { actor, ip }: Caller,
  { id, motivo }: { id: number; motivo: string },
): Promise<{ retirados: number }> {
  const { empresa_id, trabajador_id } = actor;
  const people = await ctx.db.tenant(empresa_id, async (tx) => {
    const by = { retirado_por: trabajador_id, retirado_en: ctx.clock.now().toString() };
    const found = (await withdrawSending(tx, id, by)) ?? fail("document.not_found");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "documento.reparto_retirado",
      objeto: "documento_envio",
      objeto_id: id,
      detalle: { personas: found.length, motivo },
    });
    return found;
  });
  for (const person of people) {
    tellPages(ctx, "documento", { empresa_id, trabajador_id: person });
  }
  return { retirados: people.length };
}

/**
 * Puts a document for many into the folders of some people and tells them, once each also if it runs
 * twice.
 */
export async function giveCopies(
  ctx: AppContext,
  { empresa_id, envio_id, trabajador_ids, avisar }: JobPayloads["documents.give"],
): Promise<void> {
  const copies = await ctx.db.tenant(empresa_id, async (tx) => {
    const given = await insertCopies(tx, envio_id, trabajador_ids);
    const newer = given.length === 0 ? undefined : await readNewerSending(tx, envio_id);
    if (newer !== undefined) {
      // Replaced before its last copies were made: their people get the newer version too.
      const job = { empresa_id, envio_id: newer, avisar, trabajador_ids };
      await ctx.jobs.enqueue(tx, "documents.give", job);
    } else if (avisar) {
      await notifyAll(ctx, tx, given.map(noticeOf));
    }
    return given;
  });
  for (const { trabajador_id } of copies) {
    tellPages(ctx, "documento", { empresa_id, trabajador_id });
  }
}

function noticeOf({ id, trabajador_id, categoria }: Copy) {
  const vista = categoria === "laboral" ? ("laborales" as const) : ("personales" as const);
  const data = { trabajador_id, documento_id: id, vista };
  return { kind: "document_shared" as const, to: trabajador_id, data };
}
