import type { SigningVersion } from "./clocking.rules.ts";
import { blank } from "./ledger.rules.ts";
import type { LedgerEntry, LedgerGrounds } from "./ledger.rules.ts";

/** An entry as it was read: whole versions, whichever version of the ledger wrote it. */
export type ReadEntry = Omit<LedgerEntry, "antes" | "despues"> &
  LedgerGrounds & {
    antes: SigningVersion | null;
    despues: SigningVersion | null;
    /** Stated newest entry about the signing; undefined in version 1, which repeats the version before. */
    follows?: number | null;
  };

type StoredEntry = Omit<ReadEntry, "antes" | "despues" | "motivo" | "actor"> & {
  /** Absent in entries of tests alone. */
  version?: number;
  motivo?: string | null;
  actor: { trabajador_id: number; account_user_id?: number | null };
  antes?: SigningVersion | number | null;
  despues?: Partial<SigningVersion> | null;
};

/**
 * Reads the contents of a chain in their order: entries of version 2 get the versions that those before
 * state. Throws a SyntaxError for a text that is no JSON.
 */
export function readContents(): (fichaje_id: number, contenido: string) => ReadEntry {
  const newest = new Map<number, SigningVersion>();
  return (fichaje_id, contenido) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ledger only holds what eventContent wrote; another content is found by its hash
    const stored = JSON.parse(contenido) as StoredEntry;
    const isWhole = (stored.version ?? 1) < 2;
    const entry = isWhole ? repeated(stored) : unfolded(stored, newest.get(fichaje_id));
    if (entry.despues !== null) newest.set(fichaje_id, entry.despues);
    return entry;
  };
}

/** Version 1: both versions whole. */
function repeated({ version: _version, ...stored }: StoredEntry): ReadEntry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of version 1
  return stored as ReadEntry;
}

function unfolded(
  { version: _version, antes, despues, actor, ...stored }: StoredEntry,
  known: SigningVersion | undefined,
): ReadEntry {
  return {
    ...stored,
    motivo: stored.motivo ?? null,
    actor: { ...actor, account_user_id: actor.account_user_id ?? null },
    antes: antes === undefined ? null : (known ?? null),
    despues: despues === undefined || despues === null ? null : { ...blank, ...known, ...despues },
    follows: typeof antes === "number" ? antes : null,
  };
}
