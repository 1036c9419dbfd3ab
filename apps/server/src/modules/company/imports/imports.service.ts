import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { asGate } from "../../../db/roles.ts";
import { fail } from "../../../http/errors.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../access/audit/audit.service.ts";
import { makeCheckpoint } from "../../time/evidence/checkpoints/checkpoints.service.ts";

import type { TableName } from "./columns.rules.ts";
import { recogniseTables } from "./files/files.rules.ts";
import type { Notice, Recognised, Source } from "./files/files.rules.ts";
import { readFiles } from "./files/files.service.ts";
import type { ImportFile } from "./files/files.service.ts";
import {
  ensureAccounts,
  lockImports,
  renameAccounts,
  saveAreas,
  saveAssignments,
  saveCentres,
  saveGrants,
  saveHolidays,
  saveOpenings,
  savePeople,
  saveSupervisions,
  saveTimetables,
} from "./imports.repo.ts";
import { changesAnything, planImport, summarise } from "./imports.rules.ts";
import type { ImportPlan, TableSummary } from "./imports.rules.ts";
import type { PersonItem } from "./people/people.rules.ts";
import type { Outcome } from "./plans.rules.ts";
import { saveActivities, saveParts, saveProjects } from "./projects.repo.ts";
import type { Problem } from "./rows.rules.ts";
import { readAccounts, readCompany, readSnapshot } from "./snapshot/snapshot.read.ts";
import type { Snapshot } from "./snapshot/snapshot.rules.ts";
import { emailOf } from "./values.rules.ts";

/** Findings of an import, and whether it wrote. */
export type ImportReport = {
  /** The company's language, used for the report. */
  idioma: Language;
  problems: Problem[];
  notices: Notice[];
  tables: TableSummary[];
  /** People without a password, who can be invited now. */
  invited: number;
  applied: boolean;
};

type Company = Snapshot["empresa"];
/** Author of an import; null is the operator at the command. */
type Author = Pick<AuditEntry, "empresa_id" | "actor_id" | "suplantada_por" | "ip">;

/** An import that was planned and not written. */
export type Draft = {
  snapshot: Snapshot;
  plan: ImportPlan;
  found: Recognised;
  isWhole: boolean;
  report: ImportReport;
};

/** Previews an import. Fails with company.not_found. */
export async function previewImport(
  ctx: AppContext,
  companyId: number,
  files: ImportFile[],
): Promise<ImportReport> {
  const read = await readFiles(files);
  const draft = await ctx.db.tenant(companyId, (tx) => draftImport(ctx, tx, { companyId, read }));
  return draft.report;
}

/**
 * Writes everything in the files, or nothing when there is a problem; a single transaction. A checkpoint
 * of the ledger follows. Repeating it changes nothing. Fails with company.not_found.
 */
export async function applyImport(
  ctx: AppContext,
  companyId: number,
  files: ImportFile[],
): Promise<ImportReport> {
  const read = await readFiles(files);
  const done = await ctx.db.tenant(companyId, async (tx) => {
    await lockImports(tx);
    const { plan, report, snapshot } = await draftImport(ctx, tx, { companyId, read });
    if (report.problems.length > 0) return { report, hasWritten: false };
    const hasWritten = changesAnything(plan);
    const author = { empresa_id: companyId, actor_id: null };
    if (hasWritten) await writePlan(tx, { plan, today: snapshot.hoy, author });
    return { report: { ...report, applied: true }, hasWritten };
  });
  if (done.hasWritten) await sealImport(ctx, companyId);
  return done.report;
}

/** A checkpoint of the ledger after an import. */
export async function sealImport(ctx: AppContext, companyId: number): Promise<void> {
  await makeCheckpoint(ctx, { empresa_id: companyId, motivo: "importacion" });
}

/**
 * Plans rows that come from a form: the same rules as those of a file (Rule PEOPLE-54). Imports of the company
 * wait until the transaction ends. Fails with company.not_found.
 */
export async function planRows(
  ctx: AppContext,
  tx: Tx,
  { companyId, sources }: { companyId: number; sources: Source[] },
): Promise<{ snapshot: Snapshot; plan: ImportPlan }> {
  await lockImports(tx);
  const company = (await readCompany(tx)) ?? fail("company.not_found");
  const snapshot = await takeSnapshot(ctx, tx, { companyId, company, sources });
  return { snapshot, plan: planImport(sources, snapshot) };
}

/** Files as grids of text, and the problems of those that cannot be read. */
export type ReadFiles = Awaited<ReturnType<typeof readFiles>>;

/** Plans an import in its transaction. Fails with company.not_found. */
export async function draftImport(
  ctx: AppContext,
  tx: Tx,
  { companyId, read }: { companyId: number; read: ReadFiles },
): Promise<Draft> {
  const company = (await readCompany(tx)) ?? fail("company.not_found");
  const found = recogniseTables(read.grids, company.idioma);
  const snapshot = await takeSnapshot(ctx, tx, { companyId, company, sources: found.sources });
  // After an unreadable table, references to it would be reported as well.
  const isWhole = read.problems.length === 0 && found.isWhole;
  const plan = planImport(isWhole ? found.sources : [], snapshot);
  const report: ImportReport = {
    idioma: company.idioma,
    problems: [...read.problems, ...found.problems, ...plan.problems],
    notices: found.notices,
    tables: summarise(plan),
    invited: newcomersOf(plan, snapshot).length,
    applied: false,
  };
  return { snapshot, plan, found, isWhole, report };
}

async function takeSnapshot(
  ctx: AppContext,
  tx: Tx,
  input: { companyId: number; company: Company; sources: Source[] },
): Promise<Snapshot> {
  const { companyId, company, sources } = input;
  const today = dateAt(company.zona_horaria, ctx.clock.now().epochMilliseconds);
  const rest = await readSnapshot(tx, today);
  const emails = emailsOf(sources);
  const accounts = await asGate(tx, () => readAccounts(tx, { empresa_id: companyId, emails }));
  return { ...rest, empresa: company, hoy: today, cuentas: accounts };
}

function emailsOf(sources: Source[]): string[] {
  const people: TableName = "trabajadores";
  const rows = sources.filter((source) => source.table === people).flatMap(({ rows: all }) => all);
  return rows.flatMap(({ cells }) => {
    const reading = emailOf(cells["email"]?.text ?? "");
    return "value" in reading ? [reading.value] : [];
  });
}

/** People without a password after the import; former workers get no mail. */
function newcomersOf(plan: ImportPlan, snapshot: Snapshot): PersonItem[] {
  return plan.trabajadores
    .map(({ item }) => item)
    .filter(({ account, fields }) => {
      const { fecha_baja } = fields;
      return account.invited && (fecha_baja === null || fecha_baja >= snapshot.hoy);
    });
}

/** Writes a plan without problems, with its entry in the audit trail. */
export async function writePlan(
  tx: Tx,
  { plan, today, author }: { plan: ImportPlan; today: string; author: Author },
): Promise<void> {
  await writeRows(tx, { plan, today });
  await recordAudit(tx, {
    ...author,
    accion: "empresa.importada",
    detalle: countsOf(plan),
  });
}

/** Writes a plan without problems, in the transaction that made it. */
export async function writeRows(
  tx: Tx,
  { plan, today }: { plan: ImportPlan; today: string },
): Promise<void> {
  await saveHolidays(tx, written(plan.festivos));
  await saveCentres(tx, written(plan.centros));
  await saveTimetables(tx, written(plan.horarios));
  const people = written(plan.trabajadores);
  const accounts = await asGate(tx, () => writeAccounts(tx, people));
  const accountOf = ({ account }: PersonItem): number =>
    account.account_user_id ?? accounts.get(account.email) ?? fail("request.conflict");
  await savePeople(
    tx,
    people.map((one) => ({ ...one.fields, id: one.id, account_user_id: accountOf(one) })),
  );
  await saveAssignments(tx, people);
  await saveSupervisions(tx, written(plan.supervisores));
  await saveAreas(tx, written(plan.areas));
  await saveParts(tx, written(plan.partes));
  await saveProjects(tx, written(plan.proyectos), today);
  await saveActivities(tx, written(plan.actividades));
  await saveGrants(tx, written(plan.reglas));
  await saveOpenings(tx, written(plan.saldos));
}

async function writeAccounts(tx: Tx, people: PersonItem[]): Promise<Map<string, number>> {
  const steps = people.map(({ account }) => account);
  await renameAccounts(
    tx,
    steps.filter((step) => step.renamed),
  );
  const missing = steps.filter((step) => step.account_user_id === null);
  return ensureAccounts(
    tx,
    missing.map((step) => step.email),
  );
}

function written<Item>(outcomes: Array<Outcome<Item>>): Item[] {
  return outcomes.filter((one) => one.kind !== "unchanged").map((one) => one.item);
}

function countsOf(plan: ImportPlan): Record<string, number> {
  return Object.fromEntries(
    summarise(plan).flatMap((table) => [
      [`${table.table}_nuevos`, table.new],
      [`${table.table}_cambiados`, table.changed],
    ]),
  );
}
