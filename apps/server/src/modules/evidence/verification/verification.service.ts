import type { AppContext } from "../../../context.ts";
import { chainStart, leafOf, linkOf } from "../../../lib/ledger-signature.ts";
import { listTerms } from "../retention/retention.repo.ts";

import { checkCheckpoints } from "./signatures/signatures.service.ts";
import { listChainOwners, readCurrentRows, readEvents } from "./verification.read.ts";
import type { ChainOwner, CurrentRow, StoredEvent } from "./verification.read.ts";
import { differences, headsByWorker, lengthFourYearsAgo } from "./verification.rules.ts";
import type { Finding, SignedHeads, TrustedCheckpoint } from "./verification.rules.ts";

/** What was looked at in a company and what contradicts the proof. */
export type LedgerReport = {
  slug: string;
  personas: number;
  apuntes: number;
  puntos: number;
  findings: Finding[];
};

/**
 * Recomputes every chain and compares it with the heads that are kept, with every signed checkpoint
 * and with the current signings. One company by its slug, or all; undefined slugs that nobody has
 * answer no report.
 */
export async function verifyLedger(ctx: AppContext, slug?: string): Promise<LedgerReport[]> {
  const companies = await ctx.db.gate(listTerms);
  const asked = companies.filter((one) => slug === undefined || one.slug === slug);
  const reports: LedgerReport[] = [];
  for (const company of asked) reports.push(await verifyCompany(ctx, company));
  return reports;
}

async function verifyCompany(
  ctx: AppContext,
  company: { empresa_id: number; slug: string },
): Promise<LedgerReport> {
  const { empresa_id: companyId, slug } = company;
  const { trusted, findings } = await checkCheckpoints(ctx, companyId);
  const { heads, findings: contradictions } = headsByWorker(trusted);
  const owners = await ctx.db.read(companyId, listChainOwners);
  const report: LedgerReport = {
    slug,
    personas: owners.length,
    apuntes: 0,
    puntos: trusted.length,
    findings: [...findings, ...contradictions],
  };
  for (const owner of owners) {
    const walk = await walkChain(ctx, {
      companyId,
      owner,
      signed: heads.get(owner.trabajador_id) ?? new Map(),
      oldLength: oldLengthOf(ctx, trusted, owner),
    });
    const rows = await ctx.db.read(companyId, (tx) => readCurrentRows(tx, owner.trabajador_id));
    report.apuntes += walk.length;
    report.findings.push(...walk.findings, ...compareRows(owner, rows, walk.newest));
  }
  return report;
}

function oldLengthOf(
  ctx: AppContext,
  trusted: readonly TrustedCheckpoint[],
  owner: ChainOwner,
): number | undefined {
  return lengthFourYearsAgo(trusted, owner.trabajador_id, ctx.clock.now().toString());
}

type Newest = { seq: number; dia: string; version: Record<string, unknown> };
type Walk = { length: number; newest: Map<number, Newest>; findings: Finding[] };
type Chain = {
  companyId: number;
  owner: ChainOwner;
  signed: SignedHeads;
  oldLength: number | undefined;
};

async function walkChain(ctx: AppContext, chain: Chain): Promise<Walk> {
  const { companyId, owner, signed } = chain;
  const walk: Walk = { length: 0, newest: new Map(), findings: [] };
  const note = (seq: number | null, problem: string): void => {
    walk.findings.push({ trabajador_id: owner.trabajador_id, seq, problem });
  };
  let previous = chainStart();
  for (;;) {
    const key = { trabajador_id: owner.trabajador_id, after: walk.length };
    const events = await ctx.db.read(companyId, (tx) => readEvents(tx, key));
    if (events.length === 0) break;
    for (const event of events) {
      if (event.seq !== walk.length + 1) note(walk.length + 1, "entries are missing before this");
      for (const problem of eventProblems(event, previous, chain)) note(event.seq, problem);
      keepNewest(walk.newest, event);
      previous = event.eslabon;
      walk.length = event.seq;
    }
  }
  for (const [seq, { numero: number }] of signed) {
    if (seq > walk.length) note(seq, `checkpoint ${number} signed entries that are missing now`);
  }
  const kept = { seq: owner.seq ?? 0, link: owner.eslabon ?? chainStart() };
  if (kept.seq !== walk.length || !kept.link.equals(previous)) {
    note(walk.length, "the head that is kept is not the end of the chain");
  }
  return walk;
}

function eventProblems(event: StoredEvent, previous: Buffer, chain: Chain): string[] {
  const { seq, sal: salt, contenido: content } = event;
  const problems: string[] = [];
  if (salt !== null && content !== null && !leafOf(salt, content).equals(event.hoja)) {
    problems.push("what it says was changed");
  }
  if (content === null && chain.oldLength !== undefined && seq > chain.oldLength) {
    problems.push("what it says was erased before four years had passed");
  }
  if (!linkOf(previous, event.hoja).equals(event.eslabon)) {
    problems.push("it does not link to the entry before");
  }
  const signed = chain.signed.get(seq);
  if (signed !== undefined && signed.link !== event.eslabon.toString("hex")) {
    problems.push(`it is not what checkpoint ${signed.numero} signed`);
  }
  return problems;
}

type Told = { dia: string; despues: Record<string, unknown> | null };

function keepNewest(newest: Map<number, Newest>, event: StoredEvent): void {
  if (event.contenido === null) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a changed content is found by its hash; its form is eventContent's
  const { dia: day, despues: version } = JSON.parse(event.contenido) as Told;
  if (version !== null) newest.set(event.fichaje_id, { seq: event.seq, dia: day, version });
}

/** Every current signing must be what its newest version says, and every version must have one. */
function compareRows(
  owner: ChainOwner,
  rows: readonly CurrentRow[],
  newest: ReadonlyMap<number, Newest>,
): Finding[] {
  const whose = owner.trabajador_id;
  const left = new Map(newest);
  const findings: Finding[] = [];
  for (const row of rows) {
    const told = left.get(row.id);
    left.delete(row.id);
    if (told === undefined) {
      const problem = `signing ${row.id} is in no entry`;
      findings.push({ trabajador_id: whose, seq: null, problem });
      continue;
    }
    const names = differences({ ...told.version, dia: told.dia }, { ...row.fila, dia: row.dia });
    if (names.length === 0) continue;
    const problem = `signing ${row.id} differs from its newest version: ${names.join(", ")}`;
    findings.push({ trabajador_id: whose, seq: told.seq, problem });
  }
  for (const [id, { seq }] of left) {
    findings.push({ trabajador_id: whose, seq, problem: `signing ${id} is gone` });
  }
  return findings;
}
