import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { withPages } from "../../../lib/files/page-reader.ts";
import type { StackRefusal } from "../../../lib/files/page-reader/documents.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import { QueueFull } from "../../../platform/work-queue.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { fileOf, keepFiles, storeFile } from "../files/files.service.ts";

import { readFigures } from "./figures/figures.service.ts";
import { readGivenLines } from "./lines/lines.service.ts";
import { findBatch, insertBatch, updateBatch } from "./payslip-batches.repo.ts";
import { shownName } from "./payslip-batches.rules.ts";
import type { BatchMonth } from "./payslip-batches.rules.ts";

/** An incoming file with its sender; null: the command. */
export type Intake = {
  empresa_id: number;
  batch: BatchMonth;
  /** The file of a form or of the command. */
  file: unknown;
  /** Text of the CSV with figures. */
  figures: string | undefined;
  /** Text of the CSV with lines. */
  lines: string | undefined;
  by: { actor: Actor; ip: string; once: Once | undefined } | null;
};

const refusals = {
  empty: "document.empty",
  type: "document.type",
  unsafe: "document.unsafe",
  unreadable: "batch.unreadable",
  too_many: "batch.too_many",
} as const satisfies Record<StackRefusal, string>;

/** Errors at `cifras`: batch.figures, with the line. */
function checkFigures(csv: string): void {
  const read = readFigures(csv);
  if (!("line" in read)) return;
  fail("batch.figures", {
    fields: { cifras: ["batch.figures"] },
    values: () => ({ linea: String(read.line) }),
  });
}

/** Errors at `lineas`: batch.lines, with the line. */
function checkLines(csv: string): void {
  const read = readGivenLines(csv);
  if (!("line" in read)) return;
  fail("batch.lines", {
    fields: { lineas: ["batch.lines"] },
    values: () => ({ linea: String(read.line) }),
  });
}

/** Checks a file before any of it is stored. Errors at `fichero`: the refusals. */
async function checkFile(bytes: Buffer): Promise<void> {
  try {
    const looked = await withPages(bytes, async ({ documents }) => documents.length);
    if (typeof looked === "number") return;
    const code = refusals[looked.refused];
    fail(code, { fields: { fichero: [code] } });
  } catch (error) {
    if (error instanceof QueueFull) fail("server.unavailable", { retryAfter: 30 });
    throw error;
  }
}

/**
 * Accepts a PDF or ZIP of payslips, to be read by a job, and answers its id. The same file for the
 * same month and kind is the same batch: nothing changes, but a failed one is read again. Errors:
 * document.empty, document.type, document.unsafe, batch.unreadable, batch.too_many, batch.figures,
 * batch.lines.
 */
export async function takeIn(ctx: AppContext, intake: Intake): Promise<number> {
  const { empresa_id, batch } = intake;
  const file = fileOf(intake.file, "fichero");
  const csv = intake.figures?.trim() ?? "";
  if (csv !== "") checkFigures(csv);
  const lineCsv = intake.lines?.trim() ?? "";
  if (lineCsv !== "") checkLines(lineCsv);
  const key = { ...batch, hash: digestOf(file.bytes) };
  const once = intake.by?.once;
  const known = await ctx.db.tenant(empresa_id, async (tx) => again(ctx, tx, empresa_id, key));
  if (known !== undefined) return known;
  await checkFile(file.bytes);
  const stored = await storeFile(ctx, { empresa_id, bytes: file.bytes });
  const keep = async (text: string): Promise<string | null> =>
    text === "" ? null : storeFile(ctx, { empresa_id, bytes: Buffer.from(text) });
  const [figures, lines] = [await keep(csv), await keep(lineCsv)];
  return ctx.db.tenant(
    empresa_id,
    async (tx) => {
      const id = await insertBatch(tx, {
        ...key,
        path: shownName(file.name),
        bytes: file.bytes.length,
        clave: stored,
        clave_cifras: figures,
        clave_lineas: lines,
        creado_por: intake.by?.actor.trabajador_id ?? null,
        creado_en: ctx.clock.now().toString(),
      });
      // A concurrent upload of the same file: the other call's bytes stand, and these are swept.
      if (id === undefined) return (await findBatch(tx, key))?.id ?? fail("batch.not_found");
      await keepFiles(
        tx,
        [stored, figures, lines].filter((one) => one !== null),
      );
      await noteIntake(tx, intake, { id, hash: key.hash });
      await ctx.jobs.enqueue(tx, "payslip_batches.read", { empresa_id, lote_id: id });
      return id;
    },
    once,
  );
}

/** Answers the existing batch of a file; a failed one is read again. */
async function again(
  ctx: AppContext,
  tx: Tx,
  companyId: number,
  key: BatchMonth & { hash: string },
): Promise<number | undefined> {
  const found = await findBatch(tx, key);
  if (found?.estado === "fallido") {
    await updateBatch(tx, found.id, { estado: "leyendo", motivo_fallo: null });
    await ctx.jobs.enqueue(tx, "payslip_batches.read", {
      empresa_id: companyId,
      lote_id: found.id,
    });
  }
  return found?.id;
}

async function noteIntake(
  tx: Tx,
  intake: Intake,
  { id, hash }: { id: number; hash: string },
): Promise<void> {
  const { by, batch } = intake;
  await recordAudit(tx, {
    ...(by === null ? { empresa_id: intake.empresa_id, actor_id: null } : byActor(by.actor, by.ip)),
    accion: "nomina_lote.recibido",
    objeto: "nomina_lote",
    objeto_id: id,
    detalle: { ...batch, sha256: hash },
  });
}
