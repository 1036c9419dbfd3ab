import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  createDelegation,
  Delegation,
  listDelegations,
} from "@atrio/contract/leave/delegations";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditAction } from "../../access/audit/audit.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { tellPages } from "../approvals/approvals.service.ts";

import { readCandidates, readDelegations } from "./delegations.read.ts";
import { insertDelegation, revoke } from "./delegations.repo.ts";
import { judgeDates } from "./delegations.rules.ts";

type Caller = { actor: Actor; meta: Meta };
type Asked = Omit<EndpointInput<typeof createDelegation>["body"], "usuario_id" | "usuario_ip">;

/**
 * Delegations given by the caller, newest first; received ones in force or to come; and possible
 * delegates.
 */
export async function getDelegations(
  ctx: AppContext,
  actor: Actor,
): Promise<EndpointResponse<typeof listDelegations>["data"]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const { trabajador_id } = actor;
  const [own, received, candidates] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readDelegations(tx, { supervisor_id: trabajador_id }),
      readDelegations(tx, { delegado_id: trabajador_id, today }),
      readCandidates(tx, { supervisor_id: trabajador_id, today }),
    ]),
  );
  return { propias: own, recibidas: received, candidatos: candidates };
}

/** A delegation that the caller gave. Errors: delegation.not_found. */
async function findOwn(tx: Tx, actor: Actor, id: number): Promise<Delegation> {
  const [found] = await readDelegations(tx, { supervisor_id: actor.trabajador_id, id });
  return found ?? fail("delegation.not_found");
}

/** Audits a change of a delegation and notifies the delegate. */
async function announce(
  ctx: AppContext,
  tx: Tx,
  { actor, meta }: Caller,
  change: { accion: AuditAction; kind: "delegation_given" | "delegation_revoked"; one: Delegation },
): Promise<void> {
  const { one } = change;
  const { desde, hasta } = one;
  await recordAudit(tx, {
    ...byActor(actor, meta.ip),
    accion: change.accion,
    objeto: "supervision_delegacion",
    objeto_id: one.id,
    detalle: { delegado_id: one.delegado.id, desde, hasta },
  });
  await notify(ctx, tx, {
    kind: change.kind,
    to: one.delegado.id,
    data: {
      trabajador_id: one.supervisor.id,
      delegacion_id: one.id,
      fechas: [{ desde, hasta }],
    },
  });
}

/**
 * Delegates the caller's decisions to another supervisor for some dates; the caller may still
 * decide. Errors: delegation.dates, delegation.self, delegation.not_supervisor, delegation.overlap.
 */
export async function giveDelegation(
  ctx: AppContext,
  caller: Caller,
  asked: Asked,
): Promise<Delegation> {
  const { actor, meta } = caller;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const mine = { supervisor_id: actor.trabajador_id };
  const problem = judgeDates(asked, today);
  if (problem !== null) fail(problem.code, { fields: { [problem.field]: [problem.code] } });
  const refuse = (code: "delegation.self" | "delegation.not_supervisor"): never =>
    fail(code, { fields: { delegado_id: [code] } });
  if (asked.delegado_id === actor.trabajador_id) refuse("delegation.self");
  const given = await ctx.db.tenant(
    actor.empresa_id,
    async (tx) => {
      const [delegate] = await readCandidates(tx, { ...mine, today, id: asked.delegado_id });
      if (delegate === undefined) refuse("delegation.not_supervisor");
      const id = await insertDelegation(tx, {
        ...mine,
        delegado_id: asked.delegado_id,
        desde: asked.desde,
        hasta: asked.hasta,
        motivo: asked.motivo === undefined || asked.motivo === "" ? null : asked.motivo,
        creada_en: ctx.clock.now().toString(),
      });
      const one = await findOwn(tx, actor, id);
      await announce(ctx, tx, caller, { accion: "delegacion.dada", kind: "delegation_given", one });
      return one;
    },
    meta.once,
  );
  tellPages(ctx, { empresa_id: actor.empresa_id, trabajador_id: given.delegado.id });
  return given;
}

/**
 * Ends a delegation of the caller now; decisions stay. Repeated, or after its end, it changes
 * nothing. Errors: delegation.not_found.
 */
export async function endDelegation(
  ctx: AppContext,
  caller: Caller,
  id: number,
): Promise<Delegation> {
  const { actor } = caller;
  const now = ctx.clock.now().toString();
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const ended = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const hasEnded = await revoke(tx, { id, supervisor_id: actor.trabajador_id, now, today });
    const one = await findOwn(tx, actor, id);
    if (hasEnded) {
      const change = { accion: "delegacion.revocada", kind: "delegation_revoked", one } as const;
      await announce(ctx, tx, caller, change);
    }
    return one;
  });
  tellPages(ctx, { empresa_id: actor.empresa_id, trabajador_id: ended.delegado.id });
  return ended;
}
