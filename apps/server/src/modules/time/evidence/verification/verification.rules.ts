import { epochOf } from "../../../../lib/calendar/clock.ts";
import type { Head } from "../checkpoints/checkpoints.rules.ts";

/** The checks of this verifier, by the names that docs/ledger-checks.md gives them. */
export const ledgerChecks = [
  "leaf",
  "link",
  "gap",
  "head",
  "columns",
  "version",
  "signed",
  "cut",
  "heads-grow",
  "backdated",
  "checkpoint",
  "checkpoint-key",
  "received",
  "erased-young",
  "erased-part",
  "row",
] as const;

export type LedgerCheck = (typeof ledgerChecks)[number];

/** A link with everything it is recomputed from. */
export type StoredEvent = {
  seq: number;
  fichaje_id: number;
  registrado_en: string;
  sal: Buffer | null;
  contenido: string | null;
  hoja: Buffer;
  eslabon: Buffer;
};

/** A current signing: its columns by name, and the day it belongs to. */
export type CurrentRow = { id: number; dia: string; fila: Record<string, unknown> };

/** The head that is kept of a chain; nulls when there is none. */
export type KeptHead = { seq: number | null; eslabon: Buffer | null };

/** A contradiction of the proof in the database: check, worker, entry and description. */
export type Finding = {
  check: LedgerCheck;
  trabajador_id: number | null;
  seq: number | null;
  problem: string;
};

/**
 * Signed states of a chain, by length: its link, the first checkpoint with it, and the newest one,
 * with its moment in milliseconds since 1970.
 */
export type SignedHeads = Map<number, SignedHead>;

type SignedHead = { link: string; numero: number; newest: { numero: number; at: number } };

/** A checkpoint that verified or was received, as far as the chains need it. */
export type TrustedCheckpoint = { numero: number; creado_en: string; cabezas: Head[] };

/**
 * The heads of trusted checkpoints by worker, oldest first. Found are two that contradict each other
 * and a chain that is shorter in a later checkpoint, or no longer in it.
 */
export function headsByWorker(checkpoints: readonly TrustedCheckpoint[]): {
  heads: Map<number, SignedHeads>;
  findings: Finding[];
} {
  const heads = new Map<number, SignedHeads>();
  const findings: Finding[] = [];
  const longest = new Map<number, { seq: number; numero: number }>();
  const note = (workerId: number, seq: number, problem: string): void => {
    findings.push({ check: "heads-grow", trabajador_id: workerId, seq, problem });
  };
  for (const [place, { numero, creado_en, cabezas }] of checkpoints.entries()) {
    const newest = { numero, at: epochOf(creado_en) };
    const lengths = new Map(cabezas.map(([workerId, seq]) => [workerId, seq]));
    for (const [workerId, before] of longest) {
      if ((lengths.get(workerId) ?? 0) >= before.seq) continue;
      note(
        workerId,
        before.seq,
        `checkpoint ${numero} knows less than checkpoint ${before.numero}`,
      );
    }
    for (const [workerId, seq, link] of cabezas) {
      longest.set(workerId, { seq, numero });
      const own = heads.get(workerId) ?? unnamed(checkpoints[place - 1]);
      heads.set(workerId, own);
      const known = own.get(seq);
      if (known === undefined || seq === 0) own.set(seq, { link, numero, newest });
      else if (known.link === link) own.set(seq, { ...known, newest });
      else note(workerId, seq, `checkpoints ${known.numero} and ${numero} contradict each other`);
    }
  }
  return { heads, findings };
}

/** Statement of a checkpoint about a worker whom it does not name: the chain is empty yet. */
export function unnamed(checkpoint: TrustedCheckpoint | undefined): SignedHeads {
  if (checkpoint === undefined) return new Map();
  const { numero, creado_en } = checkpoint;
  const newest = { numero, at: epochOf(creado_en) };
  return new Map([[0, { link: "", numero, newest }]]);
}

/** The instant four years earlier: nothing recorded since then may be erased. */
export function fourYearsBefore(now: string): string {
  return `${Number(now.slice(0, 4)) - 4}${now.slice(4)}`;
}

/**
 * Length of a chain when the first checkpoint of the last four years was signed: later entries are
 * too young to be erased. Undefined without such a checkpoint.
 */
export function lengthFourYearsAgo(
  checkpoints: readonly TrustedCheckpoint[],
  workerId: number,
  now: string,
): number | undefined {
  const limit = epochOf(fourYearsBefore(now));
  const first = checkpoints.find((one) => epochOf(one.creado_en) > limit);
  if (first === undefined) return undefined;
  return first.cabezas.find(([id]) => id === workerId)?.[1] ?? 0;
}

/** A punch may be on its way to the database while a checkpoint is signed. */
const onItsWayMs = 10 * 60_000;

/**
 * Finds the newest checkpoint that was signed after an entry's claimed time and does not know the
 * entry, by its number. Called with the entries of one chain in their order.
 */
export function contradictions(
  signed: SignedHeads,
): (entry: { seq: number; at: number }) => number | undefined {
  const lengths = [...signed].toSorted(([a], [b]) => a - b);
  let place = 0;
  let newest = { numero: 0, at: Number.NEGATIVE_INFINITY };
  return ({ seq, at }) => {
    for (let next = lengths[place]; next !== undefined && next[0] < seq; next = lengths[place]) {
      if (next[1].newest.at > newest.at) newest = next[1].newest;
      place += 1;
    }
    return newest.at > at + onItsWayMs ? newest.numero : undefined;
  };
}

const instants = new Set(["hora_inicio", "hora_fin"]);
const addresses = new Set(["account_user_ip", "account_user_ip_fin"]);
/** The columns keep six decimals of a degree. */
const sameDegree = 0.000_001;

function isSame(name: string, told: unknown, kept: unknown): boolean {
  if (told === kept || (told ?? null) === (kept ?? null)) return true;
  if (typeof told === "string" && typeof kept === "string") {
    if (instants.has(name)) return epochOf(told) === epochOf(kept);
    // An IPv6 address has several spellings.
    return addresses.has(name) && told.includes(":") && kept.includes(":");
  }
  return typeof told === "number" && typeof kept === "number" && Math.abs(told - kept) < sameDegree;
}

/** Names of the columns in which a row differs from the newest version of its signing. */
export function differences(
  version: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(version).filter(
    (name) => name in row && !isSame(name, version[name], row[name]),
  );
}
