import { z } from "zod";

import { language as languages } from "@atrio/contract/common";
import type { Language } from "@atrio/contract/common";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import type { AppContext } from "../../context.ts";
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
import { explain, placeOf, reasons } from "./payslips.ts";
import { ask, noFiles, printable, readOptions, say } from "./terminal.ts";

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

const empresa = z.string("is needed: the company's slug");
const ids = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, "must be numbers of sheets, like 12,13")
  .transform((list) => list.split(",").map(Number))
  .default([]);
const assignments = z
  .string()
  .regex(/^\d{1,9}=\w{1,12}(?:,\d{1,9}=\w{1,12})*$/, "must be like 14=12345678Z,15=77")
  .transform((list) =>
    list.split(",").map((one) => {
      const [sheet = "", who = ""] = one.split("=");
      return { sheet: Number(sheet), who };
    }),
  )
  .default([]);

const reviewSchema = z.strictObject({
  empresa,
  review: z.literal(true, "is needed with these options"),
  accept: ids,
  assign: assignments,
  discard: ids,
  publicar: z.boolean().default(false),
  files: noFiles,
});
const withdrawSchema = z.strictObject({
  empresa,
  withdraw: z.string().regex(/^\d{1,9}$/, "must be the number of a payslip"),
  motivo: z.string("is needed: why").trim().min(1, "must not be empty").max(500, "is too long"),
  files: noFiles,
});

type Review = z.output<typeof reviewSchema>;
type Company = { id: number; language: Language };

async function inCompany(
  slug: string,
  work: (ctx: AppContext, company: Company) => Promise<void>,
): Promise<number> {
  return withContext(async (ctx) => {
    const found = await overviewOf(ctx, slug);
    if (found === undefined) throw unknownCompany(slug);
    const language = languages.catch("es").parse(found.idioma);
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
  return inCompany(given.empresa, async (ctx, { id: companyId }) => {
    const id = Number(given.withdraw);
    const caller = { empresa_id: companyId, by: null };
    const done = await withdraw(ctx, caller, { id, motivo: given.motivo });
    say(
      `Payslip ${id} is withdrawn: its worker no longer sees it and is told.`,
      `Certificates that are void with it: ${done.certificados_anulados}.`,
    );
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
    const waiting = lista.filter(
      (one) => one.estado === "pendiente" && one.correspondencia !== "segura" && !one.revisada,
    );
    open.push(
      ...waiting.map((sheet) => ({ batch: id, sheet, candidates: candidatesFor(sheet, people) })),
    );
  }
  return open;
}

function linesOf({ batch, sheet, candidates }: Open): string[] {
  const name = sheet.nombre_leido === null ? "no name" : printable(sheet.nombre_leido);
  const read = [sheet.nif ?? "no NIF", name, sheet.con_cifras ? "figures" : "no figures"];
  const shown = candidates.map(
    (one) => `${printable(one.nombre_completo)} (${one.nif}, ${one.id})`,
  );
  const why = sheet.motivos.map(({ motivo }) => reasons[motivo]);
  return [
    `Sheet ${sheet.id}, batch ${batch}, ${placeOf(sheet)}: ${why.join("; ")}`,
    `  Read      ${read.join(" · ")}`,
    `  Found     ${sheet.trabajador === null ? "nobody" : printable(sheet.trabajador.nombre_completo)}`,
    ...(shown.length === 0 ? [] : [`  Could be  ${shown.join(" · ")}`]),
  ];
}

/** Decision on a sheet; null: left out. */
type Decision = { open: Open; workerId: number | null };

function problem(message: string): StartError {
  return new StartError(message, "Nothing has been changed. --review alone lists what waits.");
}

/** Decisions of the options, all collected before the first is applied. */
function decisionsOf(given: Review, open: readonly Open[], people: readonly Person[]): Decision[] {
  const find = (id: number): Open => {
    const found = open.find(({ sheet }) => sheet.id === id);
    if (found === undefined) throw problem(`Sheet ${id} does not wait for a review.`);
    return found;
  };
  const accepted = given.accept.map((id) => {
    const found = find(id);
    if (found.sheet.trabajador !== null) {
      return { open: found, workerId: found.sheet.trabajador.id };
    }
    throw problem(`Nobody was found for sheet ${id}: say whose it is with --assign ${id}=NIF.`);
  });
  const assigned = given.assign.map(({ sheet, who }) => {
    const person = personNamed(who, people);
    if (person === undefined) throw problem(`Nobody here has the NIF or number ${who}.`);
    return { open: find(sheet), workerId: person.id };
  });
  const discarded = given.discard.map((id) => ({ open: find(id), workerId: null }));
  const all = [...accepted, ...assigned, ...discarded];
  const named = new Set(all.map(({ open: one }) => one.sheet.id));
  if (named.size < all.length) throw problem("A sheet is named twice.");
  return all;
}

async function decide(ctx: AppContext, company: Company, decision: Decision): Promise<void> {
  const { open, workerId } = decision;
  const key = { lote_id: open.batch, id: open.sheet.id };
  const caller = { empresa_id: company.id, by: null };
  const seen = await review(ctx, caller, { ...key, trabajador_id: workerId });
  const whose = workerId === null ? "left out" : printable(seen.trabajador?.nombre_completo ?? "");
  say(`Sheet ${open.sheet.id}: ${whose}`);
}

/** Prompts at the terminal for each sheet; false without a terminal. */
async function decideByAsking(
  ctx: AppContext,
  company: Company,
  input: { open: readonly Open[]; people: readonly Person[] },
): Promise<Set<number>> {
  const touched = new Set<number>();
  for (const open of input.open) {
    say("", ...linesOf(open));
    const { trabajador } = open.sheet;
    const accepts = trabajador === null ? "" : "y: accept, ";
    const answer = await ask(`  ${accepts}NIF or number: whose it is, d: leave out, Enter: later`);
    if (answer === undefined) break;
    if (answer === "") continue;
    const person = answer === "y" ? trabajador : personNamed(answer, input.people);
    const workerId = answer === "d" ? null : person?.id;
    if (workerId === undefined) {
      say("  Nobody was found: it waits.");
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
    say(`Batch ${id} is published.`);
  }
}

/**
 * `payslips --review`: lists the waiting sheets, decides them by options or prompts, and publishes
 * the result on demand.
 */
export async function runReview(args: string[]): Promise<number> {
  const given = readOptions(args, options, reviewSchema);
  return inCompany(given.empresa, async (ctx, company) => {
    const people = await listPeople(ctx, company.id);
    const open = await openSheets(ctx, company, people);
    const decisions = decisionsOf(given, open, people);
    if (decisions.length > 0) {
      for (const decision of decisions) await decide(ctx, company, decision);
      const batches = new Set(decisions.map((one) => one.open.batch));
      if (given.publicar) await publishAll(ctx, company, batches);
      return;
    }
    if (open.length === 0) {
      say("No sheet waits for a review.");
      return;
    }
    if (process.stdin.isTTY && process.stdout.isTTY) {
      const touched = await decideByAsking(ctx, company, { open, people });
      if (given.publicar) await publishAll(ctx, company, touched);
      return;
    }
    say(...open.flatMap(linesOf), "They reach nobody until they are reviewed.");
  });
}
