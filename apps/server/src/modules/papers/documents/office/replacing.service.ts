import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { replaceForMany } from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { fileOf, storeWithRow } from "../../files/files.service.ts";
import { prepareFile } from "../documents.service.ts";
import type { Caller, PreparedFile } from "../documents.service.ts";

import { termsOf } from "./office.service.ts";
import { insertSending, lockSending, readHolders } from "./sendings.repo.ts";
import type { ReplacedSending } from "./sendings.repo.ts";
import { giveToPeople } from "./sendings.service.ts";

type Asked = EndpointInput<typeof replaceForMany>["body"] & { id: number };
type Replaced = EndpointResponse<typeof replaceForMany>["data"];

/** Locks the document for many. Errors: document.not_found, document.not_replaceable. */
async function holdSending(tx: Tx, id: number): Promise<Omit<ReplacedSending, "sustituido">> {
  const { sustituido, ...found } = (await lockSending(tx, id)) ?? fail("document.not_found");
  return sustituido ? fail("document.not_replaceable") : found;
}

async function replace(
  ctx: AppContext,
  tx: Tx,
  { actor, ip, language }: Caller,
  asked: Asked & { file: PreparedFile["row"] & { clave: string } },
): Promise<Replaced & { clave: string }> {
  const { file, id } = asked;
  const { empresa_id } = actor;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const found = await holdSending(tx, id);
  const terms = await termsOf(tx, asked, { today, language, isNewer: true });
  const holders = await readHolders(tx, { envio_id: id, today });
  const present = holders.filter(({ de_baja }) => !de_baja);
  const people = present.filter(({ con_version }) => !con_version);
  if (people.length === 0) fail("audience.nobody");
  const envio_id = await insertSending(tx, {
    ...found,
    ...file,
    ...terms,
    titulo: asked.titulo,
    fecha: asked.fecha ?? null,
    subido_por: actor.trabajador_id,
    subido_en: ctx.clock.now().toString(),
    total: people.length,
    sustituye_id: id,
    version: found.version + 1,
  });
  const counts = {
    sustituidos: people.length,
    de_baja: holders.length - present.length,
    con_version: present.length - people.length,
  };
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "documento.reparto_sustituido",
    objeto: "documento_envio",
    objeto_id: envio_id,
    detalle: { sustituye_id: id, ...counts },
  });
  const job = { empresa_id, envio_id, avisar: asked.avisar === "1" };
  await giveToPeople(
    ctx,
    tx,
    job,
    people.map(({ trabajador_id }) => trabajador_id),
  );
  return { envio_id, ...counts, clave: file.clave };
}

/**
 * Gives a newer version of a document for many to all of its people; jobs put it into their folders
 * (Rule PAPERS-104). Errors: document.not_found, document.not_replaceable, audience.nobody,
 * document.kind_unknown, document.expired, request.required, document.empty, document.type,
 * document.unsafe.
 */
export async function replaceToMany(
  ctx: AppContext,
  caller: Caller & { once: Once | undefined },
  asked: Asked,
): Promise<Replaced> {
  const { once, actor, language } = caller;
  const { empresa_id } = actor;
  const file = fileOf(asked.documento, "documento");
  // Judged before the file is looked into, and again in the transaction that writes.
  await ctx.db.tenant(empresa_id, async (tx) => holdSending(tx, asked.id));
  const { bytes, row } = await prepareFile(file, language);
  const { clave: _clave, ...replaced } = await storeWithRow(
    ctx,
    { empresa_id, bytes, once },
    async (tx, clave) => replace(ctx, tx, caller, { ...asked, file: { ...row, clave } }),
  );
  return replaced;
}
