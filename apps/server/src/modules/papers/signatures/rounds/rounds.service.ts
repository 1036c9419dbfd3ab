import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  requestSignature,
  signatureRoundById,
  signatureRounds,
  SignatureRound,
} from "@atrio/contract/papers/signatures-office";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { inspectPdf } from "../../../../lib/crypto/seal.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";
import { inGroups } from "../../../../lib/values/in-groups.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { requireAudience } from "../../audiences/audiences.service.ts";
import { fileOf, lookInto, storeWithRow } from "../../files/files.service.ts";
import { requireTemplate } from "../../templates/templates.service.ts";

import { readIsEnabled, readLeftOut, readRound, readRounds } from "./rounds.read.ts";
import { insertRound } from "./rounds.repo.ts";
import type { RoundContent } from "./rounds.repo.ts";
import { fileNameOf, peopleAtOnce } from "./rounds.rules.ts";

type Asked = EndpointInput<typeof requestSignature>["body"];
type Caller = { actor: Actor; ip: string; once: Once | undefined };

/** A PDF that can be signed: whole, harmless, readable by everybody, with its pages. */
async function pdfOf(asked: Asked): Promise<{ name: string; bytes: Buffer; pages: number }> {
  const file = fileOf(asked.fichero, "fichero");
  const refuse = (code: "signature.encrypted" | "document.unsafe" | "document.type"): never =>
    fail(code, { fields: { fichero: [code] } });
  const isPdf = file.bytes.subarray(0, 5).toString("latin1") === "%PDF-";
  const found = isPdf ? await inspectPdf(file.bytes) : null;
  if (found?.isEncrypted === true) refuse("signature.encrypted");
  const { bytes } = await lookInto(file, "fichero", ["application/pdf"]);
  if (found === null || found.pages < 1) return refuse("document.type");
  return { name: fileNameOf(file.name), bytes, pages: found.pages };
}

/**
 * Sends a PDF, or a text whose fields are filled for each person, to people for signature (Rule PAPERS-87).
 * Their documents are made, and they are told, by jobs. Errors: audience.list, audience.nobody,
 * worker.not_found, centre.not_found, signature.not_enabled, signature.date, signature.content,
 * signature.encrypted, template.not_found, document.empty, document.type, document.unsafe.
 */
export async function askToSign(
  ctx: AppContext,
  asking: Caller,
  asked: Asked,
): Promise<SignatureRound> {
  const { actor, once } = asking;
  const { empresa_id } = actor;
  const { caduca_el, plantilla_id } = asked;
  if (caduca_el !== undefined && caduca_el < todayIn(actor.zona_horaria, ctx.clock)) {
    fail("signature.date", { fields: { caduca_el: ["signature.date"] } });
  }
  if ((plantilla_id === undefined) === (asked.fichero === undefined)) {
    fail("signature.content", { fields: { fichero: ["signature.content"] } });
  }
  // Judged before the file is looked into, and again in the transaction that writes.
  await ctx.db.tenant(empresa_id, async (tx) => {
    if (!(await readIsEnabled(tx))) fail("signature.not_enabled");
    await requireAudience(ctx, tx, actor, asked);
  });
  if (plantilla_id !== undefined) {
    const work = async (tx: Tx): Promise<SignatureRound> => {
      const { texto, idioma } = await requireTemplate(tx, plantilla_id);
      return send(ctx, tx, asking, {
        ...asked,
        content: { nombre: fileNameOf(asked.titulo), plantilla: texto, idioma },
      });
    };
    return ctx.db.tenant(empresa_id, work, once);
  }
  const { name, bytes, pages } = await pdfOf(asked);
  const file = { nombre: name, paginas: pages, bytes: bytes.length, hash: digestOf(bytes) };
  return storeWithRow(ctx, { empresa_id, bytes, once }, async (tx, clave) => ({
    ...(await send(ctx, tx, asking, { ...asked, content: { ...file, clave } })),
    clave,
  }));
}

async function send(
  ctx: AppContext,
  tx: Tx,
  { actor, ip }: Caller,
  asked: Asked & { content: RoundContent },
): Promise<SignatureRound> {
  const { content, destinatarios, texto_adicional = "" } = asked;
  const { empresa_id, trabajador_id } = actor;
  const people = await requireAudience(ctx, tx, actor, asked);
  const id = await insertRound(
    tx,
    {
      ...content,
      titulo: asked.titulo,
      texto_adicional: texto_adicional === "" ? null : texto_adicional,
      importante: asked.importante === "1",
      caduca_el: asked.caduca_el ?? null,
      destinatarios,
      solicitado_por: trabajador_id,
      fecha: ctx.clock.now().toString(),
    },
    people,
  );
  const hash = "hash" in content ? content.hash : null;
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "firma.pedida",
    objeto: "firma_envio",
    objeto_id: id,
    detalle: { destinatarios, personas: people.length, hash },
  });
  const size = "plantilla" in content ? peopleAtOnce.letters : peopleAtOnce.copies;
  for (const trabajador_ids of inGroups(people, size)) {
    await ctx.jobs.enqueue(tx, "signatures.ask", { empresa_id, envio_id: id, trabajador_ids });
  }
  return (await readRound(tx, id)) ?? fail("signature.not_found");
}

/** A page of the company's sendings, newest first. */
export async function listRounds(
  ctx: AppContext,
  actor: Actor,
  asked: EndpointInput<typeof signatureRounds>["query"]["paramsFront"],
): Promise<EndpointResponse<typeof signatureRounds>> {
  const page = { skip: 0, take: 25, ...asked };
  return ctx.db.read(actor.empresa_id, async (tx) => readRounds(tx, page));
}

/** A sending with the people who were left out. Errors: signature.not_found. */
export async function viewRound(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<EndpointResponse<typeof signatureRoundById>["data"]> {
  const [round, fuera] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readRound(tx, id), readLeftOut(tx, id)]),
  );
  return round === undefined ? fail("signature.not_found") : { ...round, fuera };
}
