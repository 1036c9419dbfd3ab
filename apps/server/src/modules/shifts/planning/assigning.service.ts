import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { Tx } from "../../../db/client.ts";
import { readFitness } from "../board/board.read.ts";

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
  const fitness = await readFitness(tx, pairs);
  const fit = fitness.filter(({ causa }) => causa === null);
  const assigned = await assignWhereFree(tx, fit, by);
  const done = new Set(assigned.map((one) => keyOf(one)));
  const leftOut = fitness
    .filter((one) => !done.has(keyOf(one)))
    .map(({ turno_id, trabajador_id, causa }) => ({
      turno_id,
      trabajador_id,
      causa: causa ?? ("otro_turno" as const),
    }));
  return { assigned, leftOut };
}

function keyOf({ turno_id, trabajador_id }: Pair): string {
  return `${turno_id} ${trabajador_id}`;
}
