import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { payslipPdf } from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../../http/files.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { mergePdfs } from "../../../../lib/files/pdf-merge.ts";
import { pdfType, writePdf } from "../../../../lib/files/pdf.ts";
import { zipStream } from "../../../../lib/files/zip.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { readableEntries } from "../../files/answers.service.ts";
import type { LazyEntry } from "../../files/answers.service.ts";
import { readSheets } from "../payslips.read.ts";
import { fileNameOf, fileNamesOf } from "../payslips.rules.ts";
import type { PayslipSheet } from "../payslips.rules.ts";

import { receiptOf, titleOf } from "./receipt.service.ts";

type Reading = Pick<AppContext, "clock" | "db" | "log" | "storage">;
type Query = EndpointInput<typeof payslipPdf>["query"];

/** Minutes in which a page that shows the same PDF again is the same look at it. */
const sameLook = 15;

const joined = { title: "Nóminas", pdf: "nominas.pdf", zip: "nominas.zip" };

/**
 * The caller's own payslips as one PDF, oldest first, or as an archive; all or none. A stored PDF
 * comes unchanged, others are made from their figures. The opening is recorded first. Errors:
 * payslip.not_found, payslip.pdf_unavailable.
 */
export async function downloadPayslips(
  ctx: Reading,
  actor: Actor,
  query: Query & { language: Language },
): Promise<FileAnswer | ArchiveAnswer> {
  const ids = [...new Set(query.nomina_ids.split(",").map(Number))];
  const key = { trabajador_id: actor.trabajador_id };
  const sheets = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await readSheets(tx, { ...key, ids: ids.filter((id) => id <= largestId) });
    if (found.length !== ids.length) fail("payslip.not_found");
    await requireStored(ctx, actor, found);
    const { modo } = query;
    const files = found.map(({ id }) => ({ id, ...key }));
    const opening = { actor, clase: "nomina", modo, files } as const;
    await recordAccess(ctx, tx, modo === "visto" ? { ...opening, sameWithin: sameLook } : opening);
    return found;
  });
  return answerOf(ctx, actor, { sheets, formato: query.formato, language: query.language });
}

const largestId = 2_147_483_647;

async function requireStored(
  ctx: Reading,
  { empresa_id }: Actor,
  sheets: readonly PayslipSheet[],
): Promise<void> {
  const stored = await Promise.all(
    sheets.map(async ({ clave }) => clave === null || ctx.storage.exists({ empresa_id, clave })),
  );
  if (stored.includes(false)) fail("payslip.pdf_unavailable");
}

async function answerOf(
  ctx: Reading,
  actor: Actor,
  asked: { sheets: readonly PayslipSheet[]; formato: Query["formato"]; language: Language },
): Promise<FileAnswer | ArchiveAnswer> {
  const { sheets, formato, language } = asked;
  const [first] = sheets;
  if (formato === "zip") {
    const made = ctx.clock.now().epochMilliseconds;
    return {
      name: joined.zip,
      stream: zipStream(readableEntries(language, entriesOf(ctx, actor, sheets)), made),
    };
  }
  if (first !== undefined && sheets.length === 1) {
    return { bytes: await pdfOf(ctx, actor, first), name: fileNameOf(first), type: pdfType };
  }
  return { bytes: await joinedPdf(ctx, actor, sheets), name: joined.pdf, type: pdfType };
}

function entriesOf(ctx: Reading, actor: Actor, sheets: readonly PayslipSheet[]): LazyEntry[] {
  const names = fileNamesOf(sheets);
  return sheets.map((sheet, index) => ({
    name: names[index] ?? fileNameOf(sheet),
    read: async () => pdfOf(ctx, actor, sheet),
  }));
}

async function joinedPdf(
  ctx: Reading,
  actor: Actor,
  sheets: readonly PayslipSheet[],
): Promise<Buffer> {
  if (sheets.every(({ clave }) => clave === null)) return printed(sheets);
  const parts: Buffer[] = [];
  for (const sheet of sheets) parts.push(await pdfOf(ctx, actor, sheet));
  return mergePdfs(joined.title, parts);
}

async function pdfOf(ctx: Reading, { empresa_id }: Actor, sheet: PayslipSheet): Promise<Buffer> {
  const { clave, id } = sheet;
  if (clave === null) return printed([sheet]);
  const bytes = await ctx.storage.get({ empresa_id, clave });
  if (bytes !== undefined) return bytes;
  ctx.log.error({ payslip: id }, "The bytes of a payslip are gone");
  return fail("payslip.pdf_unavailable");
}

/** Receipts by the model of Orden ESS/2098/2014, in Spanish as it is; a page each. */
async function printed(sheets: readonly PayslipSheet[]): Promise<Buffer> {
  const [first] = sheets;
  const last = sheets.at(-1)?.publicada_en;
  return writePdf({
    template: "payslip",
    title: first !== undefined && sheets.length === 1 ? titleOf(first) : joined.title,
    language: "es",
    data: sheets.map((sheet) => receiptOf(sheet)),
    // The same payslips make the same bytes.
    made: last === null || last === undefined ? 0 : epochOf(last),
  });
}
