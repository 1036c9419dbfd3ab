import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { ErrorCode } from "@atrio/contract/errors";
import type { OwnOccasion } from "@atrio/contract/leave/occasions";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { readLeaveRules } from "../entitlements.read.ts";
import type { LeaveRule } from "../entitlements.rules.ts";

import { readKnownOccasions } from "./occasions.read.ts";
import type { KeyedRule } from "./occasions.read.ts";
import { deleteUnusedOccasions, insertOccasion } from "./occasions.repo.ts";
import * as rules from "./occasions.rules.ts";
import { codesSharing } from "./shared.rules.ts";

/** A fact that requests of one rule hang on; without an id it is new. */
export type Occasion = rules.Occasion;
/** Occasion as a form states it. */
export type StatedOccasion = rules.StatedOccasion;

/** The caller's occasions of leave with pending or approved requests, newest first. */
export async function listOwnOccasions(
  ctx: AppContext,
  actor: Actor,
  language: Language,
): Promise<OwnOccasion[]> {
  const { trabajador_id } = actor;
  const [known, found] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readKnownOccasions(tx, { trabajador_id }),
      readLeaveRules(tx, { inactive: true, language }),
    ]),
  );
  const byId = new Map(found.map((rule) => [rule.id, rule]));
  return known.flatMap((one) => {
    const rule = byId.get(one.permiso_tipo_id);
    if (rule === undefined) return [];
    const sharing = found.filter((other) => sharesWith(rule, other));
    const ids = sharing.map(({ id }) => id);
    const same = rules.sameFact(known, one).filter((other) => ids.includes(other.permiso_tipo_id));
    const usos = [one, ...same].flatMap((other) => other.usos);
    // A rule that shares the fact offers it too, unless it has it as its own.
    const offered = sharing.filter(
      ({ id, activo }) => activo && !same.some((other) => other.permiso_tipo_id === id),
    );
    return [rule, ...offered].map((each) => ({
      ...rules.figuresOf({ ...one, usos }, each),
      pe_solicitud_subtipo_id: each.id,
      unidad: each.unidad,
    }));
  });
}

function sharesWith(one: LeaveRule, other: LeaveRule): boolean {
  return (
    one.pe_solicitud_tipo_id === other.pe_solicitud_tipo_id &&
    codesSharing(one).includes(other.codigo)
  );
}

/**
 * Id of the occasion of a request that is about to be written, added if it is new; in the
 * transaction that writes it, under `lockWorkingTime`.
 */
export async function keepOccasion(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: { trabajador_id: number; permiso_tipo_id: number; occasion: Occasion },
): Promise<number> {
  const { trabajador_id, permiso_tipo_id, occasion } = input;
  if (occasion.id !== null) return occasion.id;
  await deleteUnusedOccasions(tx, trabajador_id);
  const { fecha, etiqueta } = occasion;
  const creada_en = ctx.clock.now().toString();
  return insertOccasion(tx, { trabajador_id, permiso_tipo_id, fecha, etiqueta, creada_en });
}

/** Occasion that a form would hang on, with its effect; or why it is not clear which. */
export type JudgedOccasion = {
  occasion: Occasion | null;
  verdict: rules.OccasionVerdict | null;
  unclear: ErrorCode | null;
};

/** Occasions of a worker that a form of a rule may belong to; null for a rule without a fact. */
export async function readOccasions(
  tx: Tx,
  key: { trabajador_id: number; rule: KeyedRule & Pick<LeaveRule, "ocasion"> },
): Promise<rules.KnownOccasion[] | null> {
  const { trabajador_id, rule } = key;
  if (rule.ocasion === null) return null;
  return readKnownOccasions(tx, { trabajador_id, rule });
}

/** Judges the days of a form by the occasion that it states, or that it must belong to. */
export function judgeOccasion(
  known: readonly rules.KnownOccasion[] | null,
  rule: rules.OccasionRule & { id: number },
  asked: Parameters<typeof rules.judgeOccasion>[2] & {
    stated: rules.StatedOccasion;
    keptId: number | null;
    first: string;
  },
): JudgedOccasion {
  if (known === null) return { occasion: null, verdict: null, unclear: null };
  const chosen = rules.chooseOccasion(known, asked.stated, { ...asked, ...rule });
  if ("code" in chosen) return { occasion: null, verdict: null, unclear: chosen.code };
  const verdict = rules.judgeOccasion(rule, chosen, asked);
  return { occasion: chosen.occasion, verdict, unclear: null };
}
