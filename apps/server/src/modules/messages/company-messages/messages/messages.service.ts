import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import { languages } from "@atrio/contract/languages";
import type {
  CompanyMessage,
  listCompanyMessages,
} from "@atrio/contract/messages/company-messages";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { Temporal } from "../../../../lib/calendar/clock.ts";
import { DAY_MS } from "../../../../lib/calendar/dates.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";
import type { JobPayloads } from "../../../../platform/jobs-catalogue.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { fileOf, lookInto, storedName, storeWithRow } from "../../../papers/files/files.service.ts";
import { notify } from "../../notices/notices.service.ts";

import {
  countCentres,
  countMessages,
  readLanguages,
  readMessage,
  readMessages,
  readRecipients,
} from "./messages.read.ts";
import { insertMessage, insertTexts } from "./messages.repo.ts";
import type { MessageFile } from "./messages.repo.ts";
import { inGroups, wrongList } from "./messages.rules.ts";
import type { Audience } from "./messages.rules.ts";

type Caller = { actor: Actor; ip: string; language: Language; once: Once | undefined };

type Letter = Audience & {
  titulo: string;
  contenido: string;
  idioma?: Language | undefined;
  textos: Partial<Record<Language, { titulo: string; contenido: string }>>;
  /** Instant in ISO 8601; at once without it. */
  enviar_en?: string | undefined;
  importante: boolean;
  documento?: unknown;
};

const fileKinds = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

/**
 * Sends a message to the people of its audience who work here today: stored with its file at once,
 * and delivered to each of them as a notification and a mail by jobs. Errors: message.audience,
 * message.nobody, centre.not_found, worker.not_found, document.empty, document.type,
 * document.unsafe.
 */
export async function sendMessage(
  ctx: AppContext,
  caller: Caller,
  letter: Letter,
): Promise<CompanyMessage> {
  const { once } = caller;
  const { empresa_id } = caller.actor;
  const wrong = wrongList(letter);
  if (wrong !== undefined) fail("message.audience", { fields: { [wrong]: ["message.audience"] } });
  requireTexts(letter);
  requireMoment(ctx, letter);
  if (letter.documento === undefined) {
    return ctx.db.tenant(empresa_id, async (tx) => write(ctx, tx, caller, letter), once);
  }
  const file = fileOf(letter.documento, "documento");
  const content = await lookInto(file, "documento", fileKinds);
  const { bytes, type } = content;
  const row = {
    nombre: storedName(file, content, caller.language),
    tipo: type,
    bytes: bytes.length,
    sha256: digestOf(bytes),
  };
  return storeWithRow(ctx, { empresa_id, bytes, once }, async (tx, clave) => ({
    ...(await write(ctx, tx, caller, { ...letter, file: { ...row, clave } })),
    clave,
  }));
}

/** Other texts need the language of the first, and another one. Errors: message.language. */
function requireTexts({ idioma, textos }: Letter): void {
  const others = Object.keys(textos);
  if (others.length === 0) return;
  if (idioma !== undefined && !others.includes(idioma)) return;
  fail("message.language", { fields: { idioma: ["message.language"] } });
}

/** A moment lies in the future and within a year. Errors: message.moment. */
function requireMoment(ctx: AppContext, { enviar_en }: Letter): void {
  if (enviar_en === undefined) return;
  const ahead =
    Temporal.Instant.from(enviar_en).epochMilliseconds - ctx.clock.now().epochMilliseconds;
  if (ahead > 0 && ahead <= 366 * DAY_MS) return;
  fail("message.moment", { fields: { enviar_en: ["message.moment"] } });
}

async function write(
  ctx: AppContext,
  tx: Tx,
  { actor, ip }: Caller,
  letter: Letter & { file?: MessageFile },
): Promise<CompanyMessage> {
  const recipients = await requireRecipients(ctx, tx, actor, letter);
  const { destinatarios } = letter;
  const id = await insertMessage(tx, {
    titulo: letter.titulo,
    contenido: letter.contenido,
    importante: letter.importante,
    autor_id: actor.trabajador_id,
    idioma: letter.idioma ?? null,
    fecha: letter.enviar_en ?? ctx.clock.now().toString(),
    destinatarios,
    total_destinatarios: recipients.length,
    ...letter.file,
  });
  const texts = languages.flatMap((idioma) => {
    const text = letter.textos[idioma];
    return text === undefined ? [] : [{ idioma, ...text }];
  });
  await insertTexts(tx, id, texts);
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "comunicado.enviado",
    objeto: "comunicado",
    objeto_id: id,
    detalle: { destinatarios, total_destinatarios: recipients.length },
  });
  for (const group of inGroups(recipients)) {
    const job = { empresa_id: actor.empresa_id, comunicado_id: id, trabajador_ids: group };
    const when = letter.enviar_en === undefined ? {} : { notBefore: letter.enviar_en };
    await ctx.jobs.enqueue(tx, "notifications.deliver", job, when);
  }
  return (await readMessage(tx, id)) ?? fail("request.not_found");
}

/**
 * Recipients of a message; named people and centres must exist, and at least one person must
 * remain.
 */
async function requireRecipients(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  letter: Letter,
): Promise<number[]> {
  const { centro_ids, trabajador_ids } = letter;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const found = await readRecipients(tx, { ...letter, today });
  if (trabajador_ids !== undefined && found.length < new Set(trabajador_ids).size) {
    fail("worker.not_found", { fields: { trabajador_ids: ["worker.not_found"] } });
  }
  if (centro_ids !== undefined && (await countCentres(tx, centro_ids)) < new Set(centro_ids).size) {
    fail("centre.not_found", { fields: { centro_ids: ["centre.not_found"] } });
  }
  return found.length > 0 ? found : fail("message.nobody");
}

/** Delivers a message to some of its recipients, once to each, with its title in their language. */
export async function deliver(
  ctx: AppContext,
  job: JobPayloads["notifications.deliver"],
): Promise<void> {
  const { comunicado_id } = job;
  await ctx.db.tenant(job.empresa_id, async (tx) => {
    const message = await readMessage(tx, comunicado_id);
    if (message === undefined || message.retirado_en !== null) return;
    const readers = await readLanguages(tx, job.trabajador_ids);
    const { fecha, textos } = message;
    for (const [language, people] of Map.groupBy(readers, ({ idioma }) => idioma)) {
      const titulo = textos.find(({ idioma }) => idioma === language)?.titulo ?? message.titulo;
      await notify(ctx, tx, {
        kind: "company_message",
        to: people.map(({ id }) => id),
        data: { trabajador_id: null, comunicado_id, titulo, fecha },
      });
    }
  });
}

/** A page of the company's messages, newest first, and how many have read each. */
export async function listMessages(
  ctx: AppContext,
  actor: Actor,
  page: { skip: number; take: number },
): Promise<EndpointResponse<typeof listCompanyMessages>> {
  const [rows, total] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readMessages(tx, page), countMessages(tx)]),
  );
  return { data: rows, total };
}
