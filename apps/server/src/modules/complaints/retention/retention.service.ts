import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { companyToday } from "../mailbox/access.service.ts";
import { purgeBallots } from "../mailbox/ballots.repo.ts";
import { openAddress } from "../reports/filing.service.ts";
import { readCommonHolidays } from "../reports/reports.read.ts";
import { deleteReports } from "../reports/reports.repo.ts";

import {
  readHeldTerms,
  readIsStirred,
  readLanguage,
  readNews,
  readTerms,
  readUnreminded,
} from "./retention.read.ts";
import * as repo from "./retention.repo.ts";
import { isDue, logBookLimit, reasonToDelete } from "./retention.rules.ts";

/** Applies a company's terms of retention and writes its reports anew; may run twice. */
export async function cleanUp(ctx: AppContext, companyId: number): Promise<void> {
  await ctx.db.tenant(companyId, async (tx) => {
    const { today } = await companyToday(ctx, tx);
    const rows = await readTerms(tx);
    for (const motivo_borrado of ["sin_actuaciones", "plazo"] as const) {
      const over = rows.filter((row) => reasonToDelete(row, today) === motivo_borrado);
      const ids = over.map(({ id }) => id);
      await deleteReports(tx, ids, { fecha_borrado: today, motivo_borrado });
    }
    const limit = logBookLimit(today);
    await repo.purgeLogBook(tx, limit);
    await purgeBallots(tx, Number(limit.slice(0, 4)));
    await repo.retireLeavers(tx, today);
  });
  await ctx.db.tenant(companyId, async (tx) => repo.rewriteReports(tx, null));
}

/**
 * Writes a company's reports anew while the day has news of them (Rule COMPLAINTS-19): each time all of
 * them, so that their transaction is the last turn's and not that of the news. Answers whether it did.
 */
export async function mixReports(ctx: AppContext, companyId: number): Promise<boolean> {
  return ctx.db.tenant(companyId, async (tx) => {
    const { today } = await companyToday(ctx, tx);
    const since = addDays(today, -1);
    if (!(await readIsStirred(tx, since))) return false;
    await repo.rewriteReports(tx, since);
    return true;
  });
}

/** Removes the rows that were written anew from their pages (Rule COMPLAINTS-19). */
export async function forgetOldRows(ctx: AppContext): Promise<void> {
  await ctx.db.vacuum(repo.rewritten);
}

/**
 * Removes what the work of the day left behind: mails to anonymous reporters, where mails are files, and
 * the rows that were written anew (Rules COMPLAINTS-9, COMPLAINTS-19).
 */
export async function forgetTraces(ctx: AppContext): Promise<void> {
  const today = ctx.clock.now().toString().slice(0, 10);
  await ctx.mail.forgetDiscreet(today);
  await forgetOldRows(ctx);
}

/** Mails a company's neutral reminders and news, each once; may run twice. */
export async function remind(ctx: AppContext, companyId: number): Promise<void> {
  await ctx.db.tenant(companyId, async (tx) => {
    const { today } = await companyToday(ctx, tx);
    await remindHandlers(ctx, tx, today);
    await tellReporters(ctx, tx, { companyId, today });
  });
}

/** Rule COMPLAINTS-13: no names, no figures, one mail a day. */
async function remindHandlers(ctx: AppContext, tx: Tx, today: string): Promise<void> {
  for (const { id, nombre, email, idioma } of await readUnreminded(tx, today)) {
    const held = await readHeldTerms(tx, id);
    const first = held.map((one) => one.fecha_creacion).toSorted()[0] ?? today;
    const holidays = await readCommonHolidays(tx, { from: first, to: addDays(today, 30) });
    if (!held.some((facts) => isDue(facts, { holidays, today }))) continue;
    const words = wordsIn(idioma, "complaints/complaint-words").due;
    const text = { titulo: words.title, descripcion: words.text, accion: words.action };
    const data = { nombre, ...text, link: pageOf(ctx) };
    await ctx.mail.send(tx, { to: email, template: "notice", idioma, data });
    await repo.markReminded(tx, id, today);
  }
}

/**
 * Rule COMPLAINTS-9: in the company's language, with the portal's first page as link; the last mail says
 * that it is the last, and the address goes with it.
 */
async function tellReporters(
  ctx: AppContext,
  tx: Tx,
  { companyId, today }: { companyId: number; today: string },
): Promise<void> {
  const idioma = await readLanguage(tx);
  const words = wordsIn(idioma, "complaints/complaint-words").news;
  for (const { id, correo, answered, ended } of await readNews(tx, today)) {
    const descripcion = ended ? words.last : words.text;
    const text = { titulo: words.title, descripcion, accion: words.action };
    const data = { nombre: words.name, ...text, link: `${ctx.config.publicUrl}/` };
    const to = openAddress(ctx, companyId, correo);
    await ctx.mail.send(tx, { to, template: "notice", idioma, data }, { discreet: true });
    await (ended ? repo.forgetAddress(tx, id) : repo.markTold(tx, id, answered));
  }
}

function pageOf(ctx: AppContext): string {
  return `${ctx.config.publicUrl}/complaint`;
}
