import type { AppContext } from "../../../../context.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { listTerms } from "../retention/retention.repo.ts";

import { walkChain } from "./chains.service.ts";
import type { ChainWalk } from "./chains.service.ts";
import { checkCheckpoints } from "./signatures.service.ts";
import type { Received } from "./signatures.service.ts";
import {
  listChainOwners,
  readCurrentRows,
  readDeliveries,
  readEvents,
  readMisplacedRows,
} from "./verification.read.ts";
import type { ChainOwner } from "./verification.read.ts";
import {
  fourYearsBefore,
  headsByWorker,
  lengthFourYearsAgo,
  unnamed,
} from "./verification.rules.ts";
import type { CurrentRow, Finding, SignedHeads, TrustedCheckpoint } from "./verification.rules.ts";

/** Weaknesses of a company's proof without a contradiction. */
export type Weakness = "no-checkpoints" | "no-recipients" | "none-mailed" | "none-received";

/** Verification of a company: examined records, contradictions and weaknesses. */
export type LedgerReport = {
  empresa_id: number;
  slug: string;
  personas: number;
  apuntes: number;
  /** Entries whose content retention has erased. */
  borrados: number;
  puntos: number;
  recibidos: number;
  findings: Finding[];
  weaknesses: Weakness[];
};

/**
 * Recomputes every chain and compares it with the kept heads, every signed checkpoint, the received
 * ones, and the current signings (docs/ledger-checks.md). A company by its slug, or all; unknown
 * slugs yield no report.
 */
export async function verifyLedger(
  ctx: AppContext,
  asked: { slug?: string | undefined; received?: readonly Received[] } = {},
): Promise<LedgerReport[]> {
  const companies = await ctx.db.gate(listTerms);
  const { slug, received = [] } = asked;
  const reports: LedgerReport[] = [];
  for (const company of companies) {
    if (slug !== undefined && company.slug !== slug) continue;
    const own = received.filter((one) => one.point.empresa_id === company.empresa_id);
    reports.push(await verifyCompany(ctx, company, own));
  }
  return reports;
}

async function verifyCompany(
  ctx: AppContext,
  company: { empresa_id: number; slug: string },
  received: readonly Received[],
): Promise<LedgerReport> {
  const { empresa_id, slug } = company;
  const { kept, trusted, findings } = await checkCheckpoints(ctx, empresa_id, received);
  const { heads, findings: contradictions } = headsByWorker(trusted);
  const owners = await everybody(ctx, empresa_id, heads);
  const report: LedgerReport = {
    empresa_id,
    slug,
    personas: owners.length,
    apuntes: 0,
    borrados: 0,
    puntos: kept,
    recibidos: received.length,
    findings: [...findings, ...contradictions],
    weaknesses: [],
  };
  const misplaced = await ctx.db.read(empresa_id, readMisplacedRows);
  for (const owner of owners) {
    const signed = heads.get(owner.trabajador_id) ?? unnamed(trusted.at(-1));
    const rows = misplaced.get(owner.trabajador_id) ?? [];
    const walk = await readChain(ctx, { companyId: empresa_id, owner, signed, trusted, rows });
    report.apuntes += walk.length;
    report.borrados += walk.erased;
    report.findings.push(...walk.findings);
  }
  report.weaknesses = await weaknessesOf(ctx, report);
  return report;
}

/** People with a chain, events or signings, and people named by a trusted checkpoint. */
async function everybody(
  ctx: AppContext,
  companyId: number,
  heads: ReadonlyMap<number, SignedHeads>,
): Promise<ChainOwner[]> {
  const owners = await ctx.db.read(companyId, listChainOwners);
  const known = new Set(owners.map((one) => one.trabajador_id));
  const gone = [...heads.keys()].filter((id) => !known.has(id));
  return [...owners, ...gone.map((id) => ({ trabajador_id: id, seq: null, eslabon: null }))];
}

type Chain = {
  companyId: number;
  owner: ChainOwner;
  signed: SignedHeads;
  trusted: readonly TrustedCheckpoint[];
  /** Current signings of the worker on days of others. */
  rows: readonly CurrentRow[];
};

async function readChain(ctx: AppContext, chain: Chain): Promise<ChainWalk> {
  const { companyId, owner, signed, trusted } = chain;
  const { trabajador_id } = owner;
  const now = ctx.clock.now().toString();
  const walk = walkChain({
    empresa_id: companyId,
    trabajador_id,
    signed,
    oldLength: lengthFourYearsAgo(trusted, trabajador_id, now),
    erasableUntil: epochOf(fourYearsBefore(now)),
  });
  for (;;) {
    const key = { trabajador_id, after: walk.length };
    const events = await ctx.db.read(companyId, (tx) => readEvents(tx, key));
    if (events.length === 0) break;
    for (const event of events) walk.add(event);
  }
  const own = await ctx.db.read(companyId, (tx) => readCurrentRows(tx, trabajador_id));
  walk.end(owner, [...own, ...chain.rows]);
  return walk;
}

/** Signed lists that nobody outside holds prove nothing against the owner of the database. */
async function weaknessesOf(ctx: AppContext, report: LedgerReport): Promise<Weakness[]> {
  const { correos, enviados: mailed } = await ctx.db.read(report.empresa_id, readDeliveries);
  const found: Weakness[] = [];
  if (report.puntos === 0) found.push("no-checkpoints");
  if (correos === 0) found.push("no-recipients");
  if (mailed === 0) found.push("none-mailed");
  if (report.recibidos === 0) found.push("none-received");
  return found;
}
