import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import { largestBatch } from "@atrio/contract/papers/payslip-batches";
import { payslipKind } from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../context.ts";
import { Temporal } from "../../lib/calendar/clock.ts";
import { UploadedFile } from "../../lib/files/uploaded-file.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";
import { takeIn } from "../../modules/papers/payslip-batches/intake.service.ts";
import { findBatchById } from "../../modules/papers/payslip-batches/payslip-batches.service.ts";
import { publish } from "../../modules/papers/payslip-batches/publishing/publishing.service.ts";
import { readBatch } from "../../modules/papers/payslip-batches/reading.service.ts";
import { StartError, errorCode } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { batchLines, explain } from "./payslip-report.ts";
import type { Batch } from "./payslip-report.ts";
import { askedLanguage, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const text = { type: "string" } as const;
const options = {
  empresa: text,
  mes: text,
  tipo: text,
  cifras: text,
  lineas: text,
  publicar: { type: "boolean" },
  "publicar-el": text,
} as const;

const schema = z
  .object({
    empresa: z.string(usage("empresa_needed")),
    mes: z.string(usage("mes_needed")).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, usage("month")),
    tipo: z.enum(payslipKind.options, usage("kind")),
    cifras: z.string().optional(),
    lineas: z.string().optional(),
    publicar: z.boolean().default(false),
    "publicar-el": z
      .string()
      .regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/, usage("moment"))
      .optional(),
    files: z.array(z.string()).length(1, usage("which_file")),
  })
  .refine((given) => !(given.publicar && given["publicar-el"] !== undefined), {
    path: ["publicar"],
    message: usage("publish_twice"),
  });

type Given = z.output<typeof schema>;

/**
 * `payslips`: uploads a batch of payslips, prints the matches of its sheets and publishes the sure
 * ones.
 */
export async function runPayslips(args: string[]): Promise<number> {
  const given = readOptions(args, options, schema);
  const [path = ""] = given.files;
  const asked = askedLanguage(args);
  const file = new UploadedFile(basename(path), await openFile(path, asked));
  const beside = async (csv: string | undefined): Promise<string | undefined> =>
    csv === undefined ? undefined : (await openFile(csv, asked)).toString();
  const [figures, lines] = [await beside(given.cifras), await beside(given.lineas)];
  return withContext(async (ctx) => {
    const company = await overviewOf(ctx, given.empresa);
    if (company === undefined) throw unknownCompany(given.empresa, asked);
    const language = asked ?? company.idioma;
    try {
      const id = await takeBatch(ctx, {
        companyId: company.empresa_id,
        given,
        file,
        figures,
        lines,
      });
      const moment = momentOf(given, company.zona_horaria);
      return await finish(ctx, { companyId: company.empresa_id, id, language, given, moment });
    } catch (error) {
      throw explain(error, language);
    }
  });
}

/** Reads it here: a server that runs may read it too, which does no harm. */
async function takeBatch(
  ctx: AppContext,
  input: {
    companyId: number;
    given: Given;
    file: UploadedFile;
    figures: string | undefined;
    lines: string | undefined;
  },
): Promise<number> {
  const { companyId, given, file, figures, lines } = input;
  const [year, month] = given.mes.split("-").map(Number);
  const id = await takeIn(ctx, {
    empresa_id: companyId,
    batch: { anyo: year ?? 0, mes: month ?? 0, tipo_nomina: given.tipo },
    file,
    figures,
    lines,
    by: null,
  });
  await readBatch(ctx, { empresa_id: companyId, lote_id: id });
  return id;
}

/** The moment of `--publicar-el` on the company's clock, ISO 8601; null for now. */
function momentOf(given: Given, zone: string): string | null {
  const moment = given["publicar-el"];
  if (moment === undefined) return null;
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(zone).toInstant().toString();
}

/** Publishes if asked to, and prints the outcome of the batch; 1 when it could not be read. */
async function finish(
  ctx: AppContext,
  input: {
    companyId: number;
    id: number;
    language: Language;
    given: Given;
    moment: string | null;
  },
): Promise<number> {
  const { companyId, id, language, given, moment } = input;
  const look = async (): Promise<Batch> =>
    findBatchById(ctx, { actor: { empresa_id: companyId }, language }, id);
  const read = await look();
  if (read.estado === "fallido") {
    const { unpublished } = wordsIn(language, "company/command-words").payslips;
    throw new StartError(read.motivo_fallo ?? "", unpublished);
  }
  const isAsked = given.publicar || moment !== null;
  if (isAsked && (read.estado !== "publicado" || moment === null)) {
    await publish(ctx, { empresa_id: companyId, lote_id: id, by: null, publicar_el: moment });
  }
  say(...batchLines(await look(), language));
  return 0;
}

async function openFile(path: string, language: Language = "es"): Promise<Buffer> {
  const words = wordsIn(language, "company/command-words");
  try {
    const bytes = await readFile(path);
    if (bytes.length <= largestBatch) return bytes;
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const reason = code === "ENOENT" ? words.file.missing : words.file.unreadable;
    const advice = words.payslips.check_name;
    throw new StartError(fill(reason, { path }), advice, { cause: error });
  }
  const size = Math.floor(largestBatch / 1024 / 1024);
  throw new StartError(fill(words.file.too_large, { path, size }), words.payslips.split);
}
