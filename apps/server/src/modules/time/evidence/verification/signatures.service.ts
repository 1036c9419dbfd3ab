import type { AppContext } from "../../../../context.ts";
import {
  fingerprintOf,
  isSignedBy,
  ledgerSigner,
  sha256,
} from "../../../../lib/crypto/ledger-signature.ts";
import { listCheckpoints } from "../checkpoints/checkpoints.repo.ts";
import type { CheckpointRow } from "../checkpoints/checkpoints.repo.ts";
import { parseCheckpoint } from "../checkpoints/checkpoints.rules.ts";
import type { Checkpoint } from "../checkpoints/checkpoints.rules.ts";

import type { Finding, LedgerCheck, TrustedCheckpoint } from "./verification.rules.ts";

/** A checkpoint received by mail: its bytes and contents. */
export type Received = { bytes: Uint8Array; point: Checkpoint };

/** Number of verified checkpoints of the database; those and the received ones, oldest first. */
type Checked = { kept: number; trusted: TrustedCheckpoint[]; findings: Finding[] };

/**
 * Checks every checkpoint of a company: its file, its signature, its row and its predecessor. The
 * last one must bear the key in use, and each received one must equal the stored one.
 */
export async function checkCheckpoints(
  ctx: AppContext,
  companyId: number,
  received: readonly Received[],
): Promise<Checked> {
  const all = { from: 1, to: 2_147_483_647 };
  const rows = await ctx.db.read(companyId, (tx) => listCheckpoints(tx, all));
  const trusted: TrustedCheckpoint[] = [];
  const findings: Finding[] = [];
  let previous = sha256();
  let expected = 1;
  for (const row of rows.toReversed()) {
    for (; expected < row.numero; expected += 1) {
      findings.push(found("checkpoint", `checkpoint ${expected} is missing`));
    }
    expected = row.numero + 1;
    const answer = await checkOne(ctx, { companyId, row, previous });
    previous = row.hash;
    if (typeof answer === "string") {
      findings.push(found("checkpoint", `checkpoint ${row.numero}: ${answer}`));
    } else trusted.push(answer);
  }
  const last = rows[0];
  const inUse = ledgerSigner(ctx.config.secrets.ledgerKey).fingerprint;
  if (last !== undefined && !last.huella_clave.equals(inUse)) {
    const problem = `checkpoint ${last.numero} was signed with another key than the one in use`;
    findings.push(found("checkpoint-key", problem));
  }
  const compared = compareReceived(rows, received);
  return {
    kept: trusted.length,
    trusted: [...trusted, ...compared.others].toSorted((a, b) => a.numero - b.numero),
    findings: [...findings, ...compared.findings],
  };
}

/** Received checkpoints missing from the database, each a finding; their heads count too. */
function compareReceived(
  rows: readonly CheckpointRow[],
  received: readonly Received[],
): { others: TrustedCheckpoint[]; findings: Finding[] } {
  const kept = new Map(rows.map((row) => [row.numero, row.hash]));
  const others = received.filter(
    ({ bytes, point }) => kept.get(point.numero)?.equals(sha256(bytes)) !== true,
  );
  return {
    others: others.map(({ point }) => point),
    findings: others.map(({ point: { numero } }) =>
      found(
        "received",
        kept.has(numero)
          ? `checkpoint ${numero} is not the one that was received`
          : `the received checkpoint ${numero} is not here: it was removed, or this database is older`,
      ),
    ),
  };
}

function found(check: LedgerCheck, problem: string): Finding {
  return { check, trabajador_id: null, seq: null, problem };
}

async function checkOne(
  ctx: AppContext,
  { companyId, row, previous }: { companyId: number; row: CheckpointRow; previous: Buffer },
): Promise<TrustedCheckpoint | string> {
  const fileOf = (name: string) => ctx.storage.get({ empresa_id: companyId, clave: name });
  const [bytes, signature] = await Promise.all([fileOf(row.clave), fileOf(row.clave_firma)]);
  if (bytes === undefined) return "its file is missing";
  if (!sha256(bytes).equals(row.hash)) return "its file is not the one that was recorded";
  const point = parseCheckpoint(bytes.toString());
  if (point === undefined) return "its file cannot be read";
  if (!isSignedBy(point.clave_publica, bytes, row.firma)) return "its signature is not valid";
  if (signature?.equals(row.firma) !== true) return "the file of its signature is not the one kept";
  const agrees =
    point.numero === row.numero &&
    point.empresa_id === companyId &&
    point.anterior === row.anterior.toString("hex") &&
    fingerprintOf(point.clave_publica).equals(row.huella_clave);
  if (!agrees) return "its row says something else than its file";
  if (!row.anterior.equals(previous)) return "it does not follow the checkpoint before";
  return point;
}
