import type { Tx } from "../../../../db/client.ts";
import { hasBegun, isRectifiedOften } from "../../approvals/owner/owner.service.ts";
import { readKeptDays, readLocks } from "../absences.read.ts";
import type { AskedRequest } from "../absences.read.ts";

import { isWithin, withdrawalProblems } from "./judging.rules.ts";
import type { Day, Problem } from "./judging.rules.ts";

/** The edited own request, or the approved one to be replaced. */
export type Target = {
  edits?: AskedRequest | undefined;
  rectifies?: AskedRequest | undefined;
  /** A day is withdrawn because it is being worked: the clock may run (Rule LEAVE-85). */
  isWorked?: boolean | undefined;
};

/**
 * The absence that a rectification without periods withdraws: one that has begun (Rule LEAVE-61). One
 * that has not is cancelled; null for it.
 */
export function withdrawnBy({ rectifies, edits }: Target, today: string): number | null {
  if (rectifies !== undefined) return hasBegun(rectifies, today) ? rectifies.id : null;
  return edits?.periodos.length === 0 ? edits.rectifica_id : null;
}

/** Why the days of a request cannot be taken away: the annual lock, or a closed month. */
export async function judgeRemoval(
  tx: Tx,
  request: { id: number; trabajador_id: number },
  rule: { pe_solicitud_tipo_id: number },
): Promise<Problem[]> {
  const replaced = await readKeptDays(tx, request.id);
  const [first, last] = [replaced[0]?.fecha, replaced.at(-1)?.fecha];
  if (first === undefined || last === undefined) return [];
  const { trabajador_id } = request;
  const locks = await readLocks(tx, { trabajador_id, desde: first, hasta: last });
  const [closedMonths, lockedYears] = [new Set(locks.meses), new Set(locks.anyos)];
  return withdrawalProblems(rule, { replaced, closedMonths, lockedYears });
}

/**
 * A rectified absence is shortened or withdrawn only, but for kinds that end by facts (Rule
 * LEAVE-62).
 */
export function shorteningProblems(
  target: Target,
  days: readonly Day[],
  replaced: readonly Day[],
): Problem[] {
  const isFree = !mayOnlyShorten(target) || isWithin(days, replaced);
  return isFree ? [] : [{ code: "leave.already_rectified", field: null }];
}

function mayOnlyShorten({ rectifies, edits }: Target): boolean {
  const current = rectifies ?? edits;
  if (current === undefined || isRectifiedOften(current)) return false;
  if (rectifies !== undefined) return rectifies.rectifica_id !== null;
  return current.rectifica_id !== null && current.rectifica_id !== current.origen_id;
}
