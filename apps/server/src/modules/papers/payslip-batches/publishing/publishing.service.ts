import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { Temporal } from "../../../../lib/calendar/clock.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../../access/audit/audit.service.ts";
import { passOnAccesses } from "../../files/accesses/accesses.service.ts";
import { publishPayslips } from "../../payslips/payslips.service.ts";
import type { NewPayslip } from "../../payslips/payslips.service.ts";
import { readFoundWorkers } from "../matching/matching.read.ts";
import type { FoundWorker } from "../matching/matching.read.ts";
import { lockBatch, lockMonth, updateBatch } from "../payslip-batches.repo.ts";
import type { LockedBatch } from "../payslip-batches.repo.ts";
import { isOpen, mayBePaid, paidPeriod, sheetFileName } from "../payslip-batches.rules.ts";
import { endSettled } from "../waiting/waiting.service.ts";

import { doubtPaid, lockReadySheets, markPublished } from "./publishing.repo.ts";
import type { ReadySheet } from "./publishing.repo.ts";

type Publishing = {
  empresa_id: number;
  lote_id: number;
  /** Null: by the command, or because its moment has come. */
  by: { actor: Actor; ip: string } | null;
};

/** Longest time ahead for which a batch may be planned, in days. */
const longestWait = 366;

/**
 * Publishes the sure and reviewed sheets of a batch, or plans it for a moment (`publicar_el`, ISO
 * 8601). Repeated, it publishes sheets reviewed since. Errors: batch.not_found,
 * batch.not_in_review, batch.nothing_to_publish, batch.publish_date.
 */
export async function publish(
  ctx: AppContext,
  input: Publishing & { publicar_el: string | null },
): Promise<void> {
  const at = input.publicar_el === null ? null : plannedMoment(ctx, input.publicar_el);
  await ctx.db.tenant(input.empresa_id, async (tx) => {
    const batch = await lockBatch(tx, input.lote_id);
    if (batch === undefined) fail("batch.not_found");
    if (!isOpen(batch.estado) || (at !== null && batch.estado === "publicado")) {
      fail("batch.not_in_review");
    }
    if (at === null) await publishNow(ctx, tx, { ...input, batch });
    else await plan(tx, { ...input, batch, at });
  });
}

/** Errors at `publicar_el`: batch.publish_date. */
function plannedMoment(ctx: AppContext, text: string): string {
  const now = ctx.clock.now();
  const at = Temporal.Instant.from(text);
  const latest = now.add({ hours: longestWait * 24 });
  if (Temporal.Instant.compare(at, now) <= 0 || Temporal.Instant.compare(at, latest) > 0) {
    fail("batch.publish_date", { fields: { publicar_el: ["batch.publish_date"] } });
  }
  return at.toString();
}

async function plan(tx: Tx, input: Publishing & { batch: LockedBatch; at: string }): Promise<void> {
  const { batch, at } = input;
  const ready = await lockReadySheets(tx, batch.id);
  if (ready.length === 0) fail("batch.nothing_to_publish");
  await updateBatch(tx, batch.id, { estado: "programado", publicar_el: at });
  await note(tx, input, { accion: "nomina_lote.programado", detalle: { publicar_el: at } });
}

/** Publishes a planned batch at its moment; a batch changed meanwhile stays. */
export async function publishDue(
  ctx: AppContext,
  key: { empresa_id: number; lote_id: number },
): Promise<void> {
  await ctx.db.tenant(key.empresa_id, async (tx) => {
    const batch = await lockBatch(tx, key.lote_id);
    if (batch?.estado !== "programado") return;
    await publishNow(ctx, tx, { ...key, by: null, batch });
  });
}

async function publishNow(
  ctx: AppContext,
  tx: Tx,
  input: Publishing & { batch: LockedBatch },
): Promise<void> {
  const { batch } = input;
  await lockMonth(tx, batch);
  const now = ctx.clock.now().toString();
  const sheets = await withoutDoubtful(tx, batch);
  const count = await publishSheets(ctx, tx, { batch, sheets, now });
  // A repeated call without news: the batch is published.
  if (count === 0 && batch.estado === "publicado") return;
  if (count === 0) {
    // A sheet that was sure when planned is no longer sure: a person has to look.
    if (input.by === null && batch.estado === "programado") {
      await updateBatch(tx, batch.id, { estado: "revision", publicar_el: null });
      return;
    }
    fail("batch.nothing_to_publish");
  }
  if (batch.estado !== "publicado") {
    await updateBatch(tx, batch.id, { estado: "publicado", publicado_en: now });
  }
  await endSettled(ctx, tx, batch.id);
  await note(tx, input, { accion: "nomina_lote.publicado", detalle: { hojas: count } });
}

/** A sheet that is ready, with its worker as they are now. */
type Ready = { sheet: ReadySheet; worker: FoundWorker };

/**
 * Sheets that may be published: an unreviewed one never corrects a payslip that its worker got
 * meanwhile, nor reaches a person who no longer works here that month.
 */
async function withoutDoubtful(tx: Tx, batch: LockedBatch): Promise<Ready[]> {
  const sheets = await lockReadySheets(tx, batch.id);
  const ids = [...new Set(sheets.map((sheet) => sheet.trabajador_id))];
  const workers = await readFoundWorkers(tx, { batch, ids });
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  const doubtful: number[] = [];
  const ready = sheets.flatMap((sheet): Ready[] => {
    const worker = byId.get(sheet.trabajador_id);
    if (worker === undefined) return [];
    if (sheet.revisada) return [{ sheet, worker }];
    if (worker.isPaid || !mayBePaid(batch, worker, "sure")) {
      doubtful.push(sheet.id);
      return [];
    }
    return [{ sheet, worker }];
  });
  if (doubtful.length > 0) await doubtPaid(tx, doubtful);
  return ready;
}

/** Publishes sheets; several of one worker put each other right, in their order. */
async function publishSheets(
  ctx: AppContext,
  tx: Tx,
  input: { batch: LockedBatch; sheets: readonly Ready[]; now: string },
): Promise<number> {
  const { batch, now } = input;
  const latest = new Map<number, number | null>();
  let waiting = [...input.sheets];
  while (waiting.length > 0) {
    const seen = new Set<number>();
    const round = waiting.filter(({ worker }) => !seen.has(worker.id) && seen.add(worker.id));
    const payslips = round.map((ready) =>
      payslipOf(batch, ready, latest.get(ready.worker.id) ?? ready.worker.nomina_id),
    );
    const ids = await publishPayslips(ctx, tx, { payslips, now });
    const published = round.flatMap(({ sheet, worker }, index) => {
      const id = ids[index];
      if (id === undefined) return [];
      latest.set(worker.id, id);
      return [{ id: sheet.id, nomina_id: id, trabajador_id: worker.id }];
    });
    await markPublished(tx, published);
    await passOnAccesses(tx, {
      from: "nomina_lote",
      to: "nomina",
      files: published.map((one) => ({ ...one, from: one.id, to: one.nomina_id })),
    });
    waiting = waiting.filter((ready) => !round.includes(ready));
  }
  return input.sheets.length;
}

function payslipOf(batch: LockedBatch, { sheet, worker }: Ready, older: number | null): NewPayslip {
  const { first, last } = paidPeriod(batch, worker);
  const { cifras, detalle } = sheet;
  return {
    trabajador_id: worker.id,
    tipo_nomina: batch.tipo_nomina,
    anyo: batch.anyo,
    mes_pago: batch.mes,
    fecha_inicio: first,
    fecha_fin: last,
    cabecera: detalle?.cabecera ?? {},
    cifras:
      cifras === null
        ? null
        : {
            ...cifras,
            aportacion_empresa: detalle?.aportacion_empresa ?? null,
            bases: detalle?.bases ?? {},
            lineas: detalle?.lineas ?? [],
          },
    pdf: {
      path: sheetFileName(batch),
      hash: sheet.hash,
      bytes: sheet.bytes,
      clave: sheet.clave,
    },
    lote_id: batch.id,
    sustituye_id: older,
  };
}

async function note(
  tx: Tx,
  { empresa_id, lote_id, by }: Publishing,
  what: Pick<AuditEntry, "accion" | "detalle">,
): Promise<void> {
  await recordAudit(tx, {
    ...(by === null ? { empresa_id, actor_id: null } : byActor(by.actor, by.ip)),
    ...what,
    objeto: "nomina_lote",
    objeto_id: lote_id,
  });
}
