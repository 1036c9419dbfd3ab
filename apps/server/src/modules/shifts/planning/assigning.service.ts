import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { Tx } from "../../../db/client.ts";
import { readUnfit } from "../board/board.read.ts";

import { assignWhereFree } from "./planning.repo.ts";
import type { Author, Pair } from "./planning.repo.ts";

/** Maximum number of shifts that one step makes, and of their assignments. */
export const mostShifts = 5000;
export const mostAssignments = 20_000;

type LeftOut = Pair & Pick<SeriesChanges["sin_asignar"][number], "causa">;

/**
 * Gives new shifts to the workers who are employed, present and free then; answers those pairs and the
 * ones left out. Another transaction may take a worker meanwhile: the database decides.
 */
export async function assignFree(
  tx: Tx,
  pairs: readonly Pair[],
  by: Author & { motivo: string | null },
): Promise<{ assigned: Pair[]; leftOut: LeftOut[] }> {
  const unfit = await readUnfit(tx, pairs);
  const fit = without(pairs, unfit);
  const assigned = await assignWhereFree(tx, fit, by);
  const taken = without(fit, assigned).map((one) => ({ ...one, causa: "otro_turno" as const }));
  return { assigned, leftOut: [...unfit, ...taken] };
}

/** Pairs that are not among others. */
function without(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  if (others.length === 0) return [...pairs];
  if (others.length === pairs.length) return [];
  const keys = new Set(others.map((one) => keyOf(one)));
  return pairs.filter((one) => !keys.has(keyOf(one)));
}

function keyOf({ turno_id, trabajador_id }: Pair): string {
  return `${turno_id} ${trabajador_id}`;
}
