import {
  batchById,
  batches,
  batchSheetPdf,
  confirmBatch as confirmBatchCall,
  deleteBatch,
  publishBatch,
  reviewSheet,
  uploadBatch,
  workerBatches,
  workerBatchPdf,
  workerBatchYears,
} from "@atrio/contract/papers/payslip-batches";
import { checkSheet as checkSheetCall } from "@atrio/contract/papers/payslip-review";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { takeIn } from "./intake.service.ts";
import {
  confirmBatch,
  findBatchById,
  forgetBatch,
  listBatches,
  listWorkerBatches,
  listWorkerYears,
  openOwnPages,
  shownSheet,
} from "./payslip-batches.service.ts";
import { publish } from "./publishing/publishing.service.ts";
import { resumeReading } from "./reading.service.ts";
import { checkSheet, reviewOnPage } from "./review/check.service.ts";
import { openSheet } from "./review/review.service.ts";

/**
 * Batches of payslips: a worker's own pages, and intake, review and publishing by administrators.
 */
export function payslipBatchesRoutes(app: App, ctx: AppContext): void {
  // A process that died while it read a batch is back: nobody has to wait for its job to be given up.
  app.addHook("onReady", async () => {
    await resumeReading(ctx, ctx.clock.now().toString());
  });

  bind(app, ctx, workerBatches, async ({ actor, query }) => ({
    data: await listWorkerBatches(ctx, actor, query.anyo),
  }));

  bind(app, ctx, workerBatchYears, async ({ actor }) => ({
    data: await listWorkerYears(ctx, actor),
  }));

  bind(app, ctx, workerBatchPdf, async ({ actor, query, reply }) =>
    sendFile(reply, await openOwnPages(ctx, actor, query.lote_id)),
  );

  bind(app, ctx, uploadBatch, async ({ actor, body, meta }) => {
    const id = await takeIn(ctx, {
      empresa_id: actor.empresa_id,
      batch: { anyo: body.anyo, mes: body.mes, tipo_nomina: body.tipo_nomina },
      file: body.fichero,
      figures: body.cifras,
      lines: body.lineas,
      by: { actor, ip: meta.ip, once: meta.once },
    });
    return { data: await findBatchById(ctx, { actor, ...meta }, id) };
  });

  bind(app, ctx, batches, async ({ actor, query, meta }) => ({
    data: await listBatches(ctx, { actor, ...meta }, query.anyo),
  }));

  bind(app, ctx, batchById, async ({ actor, params, meta }) => ({
    data: await findBatchById(ctx, { actor, ...meta }, params.id),
  }));

  bind(app, ctx, batchSheetPdf, async ({ actor, params, meta, reply }) => {
    const key = { lote_id: params.id, id: params.hojaId };
    return sendFile(reply, await openSheet(ctx, { actor, ip: meta.ip }, key));
  });

  bind(app, ctx, checkSheetCall, async ({ actor, params, meta }) => ({
    data: await checkSheet(ctx, { actor, ...meta }, { lote_id: params.id, id: params.hojaId }),
  }));

  bind(app, ctx, reviewSheet, async ({ actor, params, body, meta }) => {
    const key = { lote_id: params.id, id: params.hojaId };
    const sheet = await reviewOnPage(ctx, { actor, ip: meta.ip }, { ...key, ...body });
    return { data: shownSheet(sheet, meta.language) };
  });

  bind(app, ctx, confirmBatchCall, async ({ actor, params, body, meta }) => {
    await confirmBatch(ctx, { actor, ip: meta.ip }, { lote_id: params.id, ...body });
    return { data: await findBatchById(ctx, { actor, ...meta }, params.id) };
  });

  bind(app, ctx, publishBatch, async ({ actor, params, body, meta }) => {
    await publish(ctx, {
      empresa_id: actor.empresa_id,
      lote_id: params.id,
      by: { actor, ip: meta.ip },
      ...body,
    });
    return { data: await findBatchById(ctx, { actor, ...meta }, params.id) };
  });

  bind(app, ctx, deleteBatch, async ({ actor, params, meta }) => {
    await forgetBatch(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "batch.forgotten") } };
  });
}
