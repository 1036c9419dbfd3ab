import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import { z } from "zod";

import { language as languages } from "@atrio/contract/common";
import type { Language } from "@atrio/contract/common";
import { largestBatch } from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import { payslipKind } from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../context.ts";
import { errorText, fromFailure } from "../../http/errors.ts";
import { Temporal } from "../../lib/calendar/clock.ts";
import { UploadedFile } from "../../lib/files/uploaded-file.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";
import { takeIn } from "../../modules/papers/payslip-batches/intake.service.ts";
import { findBatchById } from "../../modules/papers/payslip-batches/payslip-batches.service.ts";
import { publish } from "../../modules/papers/payslip-batches/publishing/publishing.service.ts";
import { readBatch } from "../../modules/papers/payslip-batches/reading.service.ts";
import { StartError, errorCode } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { printable, readOptions, say } from "./terminal.ts";

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
    empresa: z.string("is needed: the company's slug"),
    mes: z
      .string("is needed: the month that is paid, like 2026-10")
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "must be a month like 2026-10"),
    tipo: z.enum(
      payslipKind.options,
      "must be NM (monthly), PE (extra), BN (bonus) or AT (delays)",
    ),
    cifras: z.string().optional(),
    lineas: z.string().optional(),
    publicar: z.boolean().default(false),
    "publicar-el": z
      .string()
      .regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/, "must be like 2026-11-27T09:00")
      .optional(),
    files: z.array(z.string()).length(1, "Which file? Name one PDF or ZIP"),
  })
  .refine((given) => !(given.publicar && given["publicar-el"] !== undefined), {
    path: ["publicar"],
    message: "and --publicar-el contradict each other",
  });

type Given = z.output<typeof schema>;

/**
 * `payslips`: uploads a batch of payslips, prints the matches of its sheets and publishes the sure
 * ones.
 */
export async function runPayslips(args: string[]): Promise<number> {
  const given = readOptions(args, options, schema);
  const [path = ""] = given.files;
  const file = new UploadedFile(basename(path), await openFile(path));
  const beside = async (csv: string | undefined): Promise<string | undefined> =>
    csv === undefined ? undefined : (await openFile(csv)).toString();
  const [figures, lines] = [await beside(given.cifras), await beside(given.lineas)];
  return withContext(async (ctx) => {
    const company = await overviewOf(ctx, given.empresa);
    if (company === undefined) throw unknownCompany(given.empresa);
    const language = languages.catch("es").parse(company.idioma);
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

type Batch = Awaited<ReturnType<typeof findBatchById>>;

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
    throw new StartError(read.motivo_fallo ?? "", "Nothing has been published.");
  }
  const isAsked = given.publicar || moment !== null;
  if (isAsked && (read.estado !== "publicado" || moment === null)) {
    await publish(ctx, { empresa_id: companyId, lote_id: id, by: null, publicar_el: moment });
  }
  say(...linesOf(await look()));
  return 0;
}

const states = {
  leyendo: "is being read",
  revision: "waits for a review",
  programado: "will be published",
  publicado: "is published",
  fallido: "could not be read",
} as const;

/** Why a sheet is in doubt, in words. */
export const reasons: Record<NonNullable<BatchSheet["motivo"]>, string> = {
  sin_nif: "no NIF or NIE on it",
  nif_incorrecto: "the control letter of the NIF is wrong",
  nif_desconocido: "nobody here has this NIF",
  varios_nif: "several NIFs on it",
  nombre_no_leido: "no name could be read",
  otra_persona: "a page names somebody else as well",
  numeracion_abierta: "pages are missing or not in their order",
  pagina_suelta: "a page beside it may belong to it",
  repetida: "there are several of this person",
  cifras_ambiguas: "several amounts stand for one total",
  salto_neto: "the net differs by more than half from the month before",
  cifras_no_leidas: "the figures could not be read",
  mes_no_leido: "the month could not be read",
  nombre_distinto: "the name is another one",
  fuera_de_alta: "did not work here that month",
  ya_publicada: "has one of this month and kind already",
  cifras_no_cuadran: "the figures do not add up",
  otro_mes: "it says another month",
  escaneada: "a scanned page, read from its picture",
};

function linesOf(batch: Batch): string[] {
  const { hojas } = batch;
  const when = batch.publicar_el === null ? "" : ` (${batch.publicar_el})`;
  const open = batch.lista.filter(
    (sheet) =>
      sheet.estado === "pendiente" && sheet.correspondencia !== "segura" && !sheet.revisada,
  );
  return [
    `Batch ${batch.id} ${states[batch.estado]}${batch.estado === "programado" ? when : ""}: ${batch.paginas ?? 0} pages.`,
    `  Sure       ${hojas.seguras}`,
    `  Doubtful   ${hojas.dudosas}`,
    `  Nobody's   ${hojas.sin_correspondencia}`,
    `  Left out   ${hojas.descartadas}`,
    `  Published  ${hojas.publicadas}`,
    ...(open.length === 0
      ? []
      : ["To be reviewed by an administrator; they reach nobody until then:"]),
    ...open.map((sheet) => `  ${placeOf(sheet)}: ${reasons[sheet.motivo ?? "sin_nif"]}`),
  ];
}

/** Place and NIF of a sheet, never its figures. */
export function placeOf(sheet: BatchSheet): string {
  const { pagina_desde, pagina_hasta, nombre, nif } = sheet;
  const pages =
    pagina_desde === pagina_hasta
      ? `page ${pagina_desde}`
      : `pages ${pagina_desde}–${pagina_hasta}`;
  return [
    ...(nombre === null ? [] : [printable(nombre)]),
    pages,
    ...(nif === null ? [] : [nif]),
  ].join(", ");
}

/** A failure of a use case in the company's language, with the state of the batch. */
export function explain(error: unknown, language: Language): unknown {
  const failure = fromFailure(error);
  if (failure === undefined) return error;
  return new StartError(
    errorText(language, failure.code, failure.values?.(language)),
    "Nothing has been published.",
    { cause: error },
  );
}

async function openFile(path: string): Promise<Buffer> {
  try {
    const bytes = await readFile(path);
    if (bytes.length <= largestBatch) return bytes;
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    throw new StartError(
      `${path} ${code === "ENOENT" ? "does not exist" : "cannot be read"}.`,
      "Check the name and try again. Nothing has been taken in.",
      { cause: error },
    );
  }
  throw new StartError(
    `${path} is larger than ${Math.floor(largestBatch / 1024 / 1024)} MB.`,
    "Split it into several files. Nothing has been taken in.",
  );
}
