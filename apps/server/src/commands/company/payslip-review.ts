import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import type { AppContext } from "../../context.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";
import {
  findBatchById,
  listBatches,
} from "../../modules/papers/payslip-batches/payslip-batches.service.ts";
import { publish } from "../../modules/papers/payslip-batches/publishing/publishing.service.ts";
import {
  candidatesFor,
  personNamed,
} from "../../modules/papers/payslip-batches/review/review.rules.ts";
import type { Person } from "../../modules/papers/payslip-batches/review/review.rules.ts";
import { listPeople, review } from "../../modules/papers/payslip-batches/review/review.service.ts";
import { withdraw } from "../../modules/papers/payslips/withdrawal.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { columns, explain, isWaiting, placeOf, reasonOf } from "./payslip-report.ts";
import { ask, askedLanguage, noFiles, printable, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const text = { type: "string" } as const;
const options = {
  empresa: text,
  review: { type: "boolean" },
  accept: text,
  assign: text,
  discard: text,
  publicar: { type: "boolean" },
  withdraw: text,
  motivo: text,
} as const;

const empresa = z.string(usage("empresa_needed"));
const ids = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, usage("sheets"))
  .transform((list) => list.split(",").map(Number))
  .default([]);
const assignments = z
  .string()
  .regex(/^\d{1,9}=\w{1,12}(?:,\d{1,9}=\w{1,12})*$/, usage("assignments"))
  .transform((list) =>
    list.split(",").map((one) => {
      const [sheet = "", who = ""] = one.split("=");
      return { sheet: Number(sheet), who };
    }),
  )
  .default([]);

const reviewSchema = z.strictObject({
  empresa,
  review: z.literal(true, usage("review_needed")),
  accept: ids,
  assign: assignments,
  discard: ids,
  publicar: z.boolean().default(false),
  files: noFiles,
});
const withdrawSchema = z.strictObject({
  empresa,
  withdraw: z.string().regex(/^\d{1,9}$/, usage("payslip")),
  motivo: z
    .string(usage("motivo_needed"))
    .trim()
    .min(1, usage("empty"))
    .max(500, usage("too_long")),
  files: noFiles,
});

type Review = z.output<typeof reviewSchema>;
type ReviewWords = Words<"company/command-words">["review"];
type Company = { id: number; language: Language };

const yes: ReadonlySet<string> = new Set(["y", "s", "o"]);

const wordsOf = (language: Language): ReviewWords =>
  wordsIn(language, "company/command-words").review;

async function inCompany(
  { slug, args }: { slug: string; args: string[] },
  work: (ctx: AppContext, company: Company) => Promise<void>,
): Promise<number> {
  return withContext(async (ctx) => {
    const found = await overviewOf(ctx, slug);
    const asked = askedLanguage(args);
    if (found === undefined) throw unknownCompany(slug, asked);
    const language = asked ?? found.idioma;
    try {
      await work(ctx, { id: found.empresa_id, language });
    } catch (error) {
      throw explain(error, language);
    }
    return 0;
  });
}

/** `payslips --withdraw`: as an administrator would, with the reason in the trail. */
export async function runWithdrawal(args: string[]): Promise<number> {
  const given = readOptions(args, options, withdrawSchema);
  return inCompany({ slug: given.empresa, args }, async (ctx, { id: companyId, language }) => {
    const words = wordsIn(language, "company/command-words").withdraw;
    const id = Number(given.withdraw);
    const caller = { empresa_id: companyId, by: null };
    const done = await withdraw(ctx, caller, { id, motivo: given.motivo });
    say(fill(words.done, { id }), fill(words.certificates, { count: done.certificados_anulados }));
  });
}

/** A waiting sheet with its batch and its candidates. */
type Open = { batch: number; sheet: BatchSheet; candidates: Person[] };

async function openSheets(
  ctx: AppContext,
  { id: companyId, language }: Company,
  people: readonly Person[],
): Promise<Open[]> {
  const reader = { actor: { empresa_id: companyId }, language };
  const batches = await listBatches(ctx, reader, undefined);
  const open: Open[] = [];
  for (const { id, hojas } of batches) {
    if (hojas.dudosas + hojas.sin_correspondencia === 0) continue;
    const { lista } = await findBatchById(ctx, reader, id);
    open.push(
      ...lista
        .filter(isWaiting)
        .map((sheet) => ({ batch: id, sheet, candidates: candidatesFor(sheet, people) })),
    );
  }
  return open;
}

function linesOf({ batch, sheet, candidates }: Open, language: Language): string[] {
  const words = wordsOf(language);
  const name = sheet.nombre_leido === null ? words.no_name : printable(sheet.nombre_leido);
  const figures = sheet.con_cifras ? words.figures : words.no_figures;
  const read = [sheet.nif ?? words.no_nif, name, figures];
  const shown = candidates.map(
    (one) => `${printable(one.nombre_completo)} (${one.nif}, ${one.id})`,
  );
  const reasons = sheet.motivos.map(({ motivo }) => reasonOf(language, motivo)).join("; ");
  const place = placeOf(sheet, language);
  const { trabajador } = sheet;
  const found = trabajador === null ? words.nobody : printable(trabajador.nombre_completo);
  return [
    fill(words.sheet, { id: sheet.id, batch, place, reasons }),
    ...columns([
      [words.read, read.join(" · ")],
      [words.found, found],
      ...(shown.length === 0 ? [] : [[words.could_be, shown.join(" · ")] as const]),
    ]),
  ];
}

/** Decision on a sheet; null: left out. */
type Decision = { open: Open; workerId: number | null };

/** Decisions of the options, all collected before the first is applied. */
function decisionsOf(
  given: Review,
  { open, people, words }: { open: readonly Open[]; people: readonly Person[]; words: ReviewWords },
): Decision[] {
  const problem = (message: string): StartError => new StartError(message, words.unchanged);
  const find = (id: number): Open => {
    const found = open.find(({ sheet }) => sheet.id === id);
    if (found === undefined) throw problem(fill(words.not_waiting, { id }));
    return found;
  };
  const accepted = given.accept.map((id) => {
    const found = find(id);
    if (found.sheet.trabajador !== null) {
      return { open: found, workerId: found.sheet.trabajador.id };
    }
    throw problem(fill(words.nobody_found, { id }));
  });
  const assigned = given.assign.map(({ sheet, who }) => {
    const person = personNamed(who, people);
    if (person === undefined) throw problem(fill(words.unknown_person, { who }));
    return { open: find(sheet), workerId: person.id };
  });
  const discarded = given.discard.map((id) => ({ open: find(id), workerId: null }));
  const all = [...accepted, ...assigned, ...discarded];
  const named = new Set(all.map(({ open: one }) => one.sheet.id));
  if (named.size < all.length) throw problem(words.twice);
  return all;
}

async function decide(ctx: AppContext, company: Company, decision: Decision): Promise<void> {
  const { open, workerId } = decision;
  const key = { lote_id: open.batch, id: open.sheet.id };
  const caller = { empresa_id: company.id, by: null };
  const seen = await review(ctx, caller, { ...key, trabajador_id: workerId });
  const words = wordsOf(company.language);
  const name = printable(seen.trabajador?.nombre_completo ?? "");
  const who = workerId === null ? words.left_out : name;
  say(fill(words.decided, { id: open.sheet.id, who }));
}

/** Prompts at the terminal for each sheet; false without a terminal. */
async function decideByAsking(
  ctx: AppContext,
  company: Company,
  input: { open: readonly Open[]; people: readonly Person[] },
): Promise<Set<number>> {
  const touched = new Set<number>();
  const words = wordsOf(company.language);
  for (const open of input.open) {
    say("", ...linesOf(open, company.language));
    const { trabajador } = open.sheet;
    const accept = trabajador === null ? "" : words.accept;
    const answer = await ask(`  ${fill(words.question, { accept })}`);
    if (answer === undefined) break;
    if (answer === "") continue;
    const person = yes.has(answer) ? trabajador : personNamed(answer, input.people);
    const workerId = answer === "d" ? null : person?.id;
    if (workerId === undefined) {
      say(`  ${words.not_found}`);
      continue;
    }
    await decide(ctx, company, { open, workerId });
    touched.add(open.batch);
  }
  return touched;
}

async function publishAll(
  ctx: AppContext,
  company: Company,
  batches: Iterable<number>,
): Promise<void> {
  for (const id of batches) {
    await publish(ctx, { empresa_id: company.id, lote_id: id, by: null, publicar_el: null });
    say(fill(wordsOf(company.language).published, { id }));
  }
}

/**
 * `payslips --review`: lists the waiting sheets, decides them by options or prompts, and publishes
 * the result on demand.
 */
export async function runReview(args: string[]): Promise<number> {
  const given = readOptions(args, options, reviewSchema);
  return inCompany({ slug: given.empresa, args }, async (ctx, company) => {
    const words = wordsOf(company.language);
    const people = await listPeople(ctx, company.id);
    const open = await openSheets(ctx, company, people);
    const decisions = decisionsOf(given, { open, people, words });
    if (decisions.length > 0) {
      for (const decision of decisions) await decide(ctx, company, decision);
      const batches = new Set(decisions.map((one) => one.open.batch));
      if (given.publicar) await publishAll(ctx, company, batches);
      return;
    }
    if (open.length === 0) {
      say(words.none);
      return;
    }
    if (process.stdin.isTTY && process.stdout.isTTY) {
      const touched = await decideByAsking(ctx, company, { open, people });
      if (given.publicar) await publishAll(ctx, company, touched);
      return;
    }
    say(...open.flatMap((one) => linesOf(one, company.language)), words.waiting);
  });
}
