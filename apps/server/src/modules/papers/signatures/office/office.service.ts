import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  OfficeSignature,
  officeSignatures,
  remindSignatures,
} from "@atrio/contract/papers/signatures-office";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { inGroups } from "../../../../lib/values/in-groups.ts";
import { tellPages } from "../../../../platform/events.ts";
import type { JobPayloads } from "../../../../platform/jobs-catalogue.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { notifyAll } from "../../../messages/notices/notices.service.ts";
import { omitWaiting } from "../rounds/rounds.repo.ts";
import { lockSignature, readSignaturesOf } from "../signatures.read.ts";
import type { SignatureRow } from "../signatures.read.ts";
import { insertEvents, markCancelled } from "../signatures.repo.ts";
import { stateOf } from "../signatures.rules.ts";
import { factsOf } from "../signatures.service.ts";
import type { Signing } from "../signatures.service.ts";

import { findSignatures } from "./office.read.ts";
import { cancelChosen, countChosen, countPending, remindChosen } from "./office.repo.ts";
import type { Chosen } from "./office.repo.ts";

/** Time in which nobody is reminded twice of one document (Rule PAPERS-89). */
const reminderPause = { hours: 24 };
/** People whom a job tells. */
const toldAtOnce = 200;

/** A document as the office follows it. */
function officeView(row: SignatureRow, language: Signing["language"]): OfficeSignature {
  const { trabajador, envio_id, recordado_en } = row;
  return { ...factsOf(row, language), trabajador, envio_id, recordado_en };
}

/** A page of the company's signature documents, newest first (Rule PAPERS-88). */
export async function listAll(
  ctx: AppContext,
  viewer: Pick<Signing, "actor" | "language">,
  asked: EndpointInput<typeof officeSignatures>["query"]["paramsFront"],
): Promise<EndpointResponse<typeof officeSignatures>> {
  const { actor, language } = viewer;
  const now = ctx.clock.now().toString();
  const filter = { ...asked, today: todayIn(actor.zona_horaria, ctx.clock) };
  const { ids, total } = await ctx.db.read(actor.empresa_id, async (tx) =>
    findSignatures(tx, filter, { skip: 0, take: 25, ...asked }),
  );
  const rows = await ctx.db.read(actor.empresa_id, async (tx) =>
    readSignaturesOf(tx, { ids, now }),
  );
  return { data: rows.map((row) => officeView(row, language)), total };
}

/** The documents that a call names. Errors: signature.choice. */
export function chosenOf(asked: {
  firma_documento_ids?: number[] | undefined;
  envio_id?: number | undefined;
}): Chosen {
  const { firma_documento_ids, envio_id } = asked;
  if (firma_documento_ids !== undefined && envio_id === undefined) {
    return { ids: [...new Set(firma_documento_ids)] };
  }
  if (firma_documento_ids === undefined && envio_id !== undefined) return { envio_id };
  return fail("signature.choice");
}

type Caller = Pick<Signing, "actor" | "ip">;
type Asked = EndpointInput<typeof remindSignatures>["body"];

const objectOf = (chosen: Chosen) =>
  "ids" in chosen
    ? ({ objeto: "firma_documento" } as const)
    : ({ objeto: "firma_envio", objeto_id: chosen.envio_id } as const);

/**
 * Takes chosen pending documents back, and leaves those out whose document is not made yet; a repeat changes
 * nothing. Errors: signature.choice, signature.not_found.
 */
export async function cancelMany(
  ctx: AppContext,
  { actor, ip }: Caller,
  asked: Asked,
): Promise<{ anulados: number }> {
  const chosen = chosenOf(asked);
  const by = { now: ctx.clock.now().toString(), quien_id: actor.trabajador_id };
  const { empresa_id } = actor;
  const { cancelled, waiting } = await ctx.db.tenant(empresa_id, async (tx) => {
    const left = "envio_id" in chosen ? await omitWaiting(tx, chosen.envio_id) : 0;
    const found = await countChosen(tx, chosen);
    if ("ids" in chosen ? found < chosen.ids.length : found + left === 0) {
      fail("signature.not_found");
    }
    const taken = await cancelChosen(tx, chosen, by);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "firma.anuladas",
      ...objectOf(chosen),
      detalle: { documentos: taken.length, sin_enviar: left },
    });
    return { cancelled: taken, waiting: left };
  });
  for (const { trabajador_id } of cancelled) {
    tellPages(ctx, "documento", { empresa_id, trabajador_id });
  }
  return { anulados: cancelled.length + waiting };
}

/**
 * Reminds the people of chosen pending documents, nobody twice within 24 hours for one document (Rule
 * PAPERS-89); jobs send the messages. Errors: signature.choice, signature.not_found.
 */
export async function remindMany(
  ctx: AppContext,
  { actor, ip }: Caller,
  asked: Asked,
): Promise<EndpointResponse<typeof remindSignatures>["data"]> {
  const chosen = chosenOf(asked);
  const now = ctx.clock.now();
  const { empresa_id } = actor;
  return ctx.db.tenant(empresa_id, async (tx) => {
    const found = await countChosen(tx, chosen);
    if ("ids" in chosen ? found < chosen.ids.length : found === 0) fail("signature.not_found");
    const pending = await countPending(tx, chosen);
    const reminded = await remindChosen(tx, chosen, {
      now: now.toString(),
      since: now.subtract(reminderPause).toString(),
      today: todayIn(actor.zona_horaria, ctx.clock),
      quien_id: actor.trabajador_id,
    });
    for (const ids of inGroups(
      reminded.map(({ id }) => id),
      toldAtOnce,
    )) {
      await ctx.jobs.enqueue(tx, "signatures.tell", {
        empresa_id,
        firma_documento_ids: ids,
        version: now.toString(),
      });
    }
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "firma.recordadas",
      ...objectOf(chosen),
      detalle: { documentos: reminded.length },
    });
    return { recordados: reminded.length, recientes: pending - reminded.length };
  });
}

/** Sends the reminders of an act, one for each document that is still pending. */
export async function tellReminded(
  ctx: AppContext,
  job: JobPayloads["signatures.tell"],
): Promise<void> {
  const now = ctx.clock.now().toString();
  await ctx.db.tenant(job.empresa_id, async (tx) => {
    const rows = await readSignaturesOf(tx, { ids: job.firma_documento_ids, now });
    await notifyAll(
      ctx,
      tx,
      rows
        .filter((row) => stateOf(row) === "pendiente")
        .map(({ id, trabajador_id }) => ({
          kind: "signature_reminder" as const,
          to: trabajador_id,
          data: {
            trabajador_id,
            firma_documento_id: id,
            numero: 1,
            version: `${job.version}/${id}`,
          },
        })),
    );
  });
}

/**
 * Cancels a document that is not signed yet; a repeat changes nothing. Errors: signature.not_found,
 * signature.not_pending.
 */
export async function cancel(
  ctx: AppContext,
  caller: Pick<Signing, "actor" | "language" | "ip">,
  id: number,
): Promise<OfficeSignature> {
  const { actor } = caller;
  const now = ctx.clock.now().toString();
  const row = await ctx.db.tenant(actor.empresa_id, async (tx): Promise<SignatureRow> => {
    const found = (await lockSignature(tx, { id, now })) ?? fail("signature.not_found");
    if (found.estado === "anulado") return found;
    if (stateOf(found) !== "pendiente") fail("signature.not_pending");
    await markCancelled(tx, { id, now, anulado_por: actor.trabajador_id });
    const event = { firma_documento_id: id, tipo: "anulado", en: now } as const;
    await insertEvents(tx, [{ ...event, quien_id: actor.trabajador_id }]);
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: "firma.anulada",
      objeto: "firma_documento",
      objeto_id: id,
    });
    return { ...found, estado: "anulado" };
  });
  tellPages(ctx, "documento", { empresa_id: actor.empresa_id, trabajador_id: row.trabajador_id });
  return officeView(row, caller.language);
}
