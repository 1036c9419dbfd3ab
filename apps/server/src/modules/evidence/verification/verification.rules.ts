import { epochOf } from "../../../lib/clock.ts";
import type { Head } from "../checkpoints/checkpoints.rules.ts";

/** Something in the database that contradicts the proof: whose, which entry, what. */
export type Finding = { trabajador_id: number | null; seq: number | null; problem: string };

/** What the signed checkpoints say of one chain: its link at each length that was signed. */
export type SignedHeads = Map<number, { link: string; numero: number }>;

/** A checkpoint that verified, as far as the chains need it. */
export type TrustedCheckpoint = { numero: number; creado_en: string; cabezas: Head[] };

/** The heads of trusted checkpoints by worker; two that contradict each other are found. */
export function headsByWorker(checkpoints: readonly TrustedCheckpoint[]): {
  heads: Map<number, SignedHeads>;
  findings: Finding[];
} {
  const heads = new Map<number, SignedHeads>();
  const findings: Finding[] = [];
  for (const { numero: number, cabezas } of checkpoints) {
    for (const [workerId, seq, link] of cabezas) {
      const own = heads.get(workerId) ?? new Map<number, { link: string; numero: number }>();
      heads.set(workerId, own);
      const known = own.get(seq);
      if (known === undefined) own.set(seq, { link, numero: number });
      else if (known.link !== link) {
        const problem = `checkpoints ${known.numero} and ${number} contradict each other`;
        findings.push({ trabajador_id: workerId, seq, problem });
      }
    }
  }
  return { heads, findings };
}

/**
 * Length of a chain when the first checkpoint of the last four years was signed: what comes after is
 * too young to be erased. Undefined when there is no such checkpoint.
 */
export function lengthFourYearsAgo(
  checkpoints: readonly TrustedCheckpoint[],
  workerId: number,
  now: string,
): number | undefined {
  const limit = `${Number(now.slice(0, 4)) - 4}${now.slice(4)}`;
  const first = checkpoints.find((one) => one.creado_en > limit);
  if (first === undefined) return undefined;
  return first.cabezas.find(([id]) => id === workerId)?.[1] ?? 0;
}

const instants = new Set(["hora_inicio", "hora_fin"]);
/** The columns keep six decimals of a degree. */
const sameDegree = 0.000_001;

function isSame(name: string, told: unknown, kept: unknown): boolean {
  if (told === kept || (told ?? null) === (kept ?? null)) return true;
  if (typeof told === "string" && typeof kept === "string") {
    return instants.has(name) && epochOf(told) === epochOf(kept);
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
