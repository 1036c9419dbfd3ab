import type { Actor } from "@atrio/contract/access/actor";
import type { Incidence } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { eachByItself, fail } from "../../../http/errors.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { readSupervises } from "../../people/workers/workers.read.ts";

import { mayBook, mayDecideAsSupervisor } from "./hours-bank.policy.ts";
import { readCompanyZone } from "./hours-bank.read.ts";
import {
  findConfig,
  insertMovements,
  insertValidation,
  settleIncidence,
  sumBalances,
} from "./hours-bank.repo.ts";
import type { LockedIncidence } from "./hours-bank.repo.ts";
import { compensations, creditedMinutes, outcomeOf, states } from "./hours-bank.rules.ts";
import { lockIncidence, publishIncidence, readView } from "./hours-bank.service.ts";

/** A supervisor's verdict on an incidence: valid, or rejected with a reason. */
export type Verdict = { decision: "validate" } | { decision: "reject"; motivo: string };

type Asked = {
  incidencia_id?: number | undefined;
  incidencia_ids?: number[] | undefined;
};

type Decided = { incidencia_id: number; incidencia: Incidence | null; error: string | null };

/**
 * A hours bag supervisor's verdict on one incidence, which fails with its error, or on several, each
 * by itself. Errors: incidence.ids_required, incidence.not_found, incidence.already_decided.
 */
export async function decideAsSupervisor(
  ctx: AppContext,
  call: { actor: Actor; body: Asked; meta: Pick<Meta, "language"> },
  verdict: Verdict,
): Promise<Decided[]> {
  const { actor, body, meta } = call;
  const single = body.incidencia_id === undefined ? [] : [body.incidencia_id];
  const ids = [...new Set([...single, ...(body.incidencia_ids ?? [])])];
  const [only] = ids;
  if (only === undefined) {
    fail("incidence.ids_required", { fields: { incidencia_id: ["incidence.ids_required"] } });
  }
  if (ids.length === 1) {
    const incidence = await decideOne(ctx, actor, { id: only, verdict });
    return [{ incidencia_id: only, incidencia: incidence, error: null }];
  }
  const outcomes = await eachByItself(ids, meta.language, async (id) =>
    decideOne(ctx, actor, { id, verdict }),
  );
  return outcomes.map(({ id, done, error }) => ({ incidencia_id: id, incidencia: done, error }));
}

async function decideOne(
  ctx: AppContext,
  actor: Actor,
  { id, verdict }: { id: number; verdict: Verdict },
): Promise<Incidence> {
  const now = ctx.clock.now();
  const decided = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const incidence = await lockIncidence(tx, id);
    const isSupervised = await readSupervises(tx, {
      supervisor_id: actor.trabajador_id,
      supervisado_id: incidence.trabajador_id,
      today: dateAt(actor.zona_horaria, now.epochMilliseconds),
    });
    if (!mayDecideAsSupervisor(actor, { ...incidence, supervisada: isSupervised })) {
      fail("incidence.not_found");
    }
    if (takesEffect(incidence, verdict.decision, { actor, isFinal: false })) {
      await applyVerdict(ctx, tx, { actor, incidence, verdict, at: now.toString() });
    }
    return readView(tx, actor, { id, supervisada: true });
  });
  publishIncidence(ctx, actor.empresa_id, decided.trabajador.id);
  return decided;
}

type Deciding = { actor: Actor; incidence: LockedIncidence; at: string };

async function applyVerdict(
  ctx: AppContext,
  tx: Tx,
  { actor, incidence, verdict, at }: Deciding & { verdict: Verdict },
): Promise<void> {
  if (verdict.decision === "reject") {
    await settle(ctx, tx, { actor, incidence, at, aprobada: false, respuesta: verdict.motivo });
    return;
  }
  await insertValidation(tx, {
    incidencia_id: incidence.id,
    trabajador_id: incidence.trabajador_id,
    supervisor_id: actor.trabajador_id,
    validada_en: at,
  });
}

/**
 * True if a decision is new; false when the same person took it before. Errors:
 * incidence.already_decided.
 */
function takesEffect(
  incidence: LockedIncidence,
  decision: "validate" | "reject" | "approve",
  { actor, isFinal }: { actor: Actor; isFinal: boolean },
): boolean {
  const decider = { trabajador_id: actor.trabajador_id, isFinal };
  const outcome = outcomeOf(incidence, decision, decider);
  if (outcome === "too_late") fail("incidence.already_decided");
  return outcome === "takes_effect";
}

/** Stores the decision that ends an incidence and notifies its worker. */
async function settle(
  ctx: AppContext,
  tx: Tx,
  input: Deciding & { aprobada: boolean; respuesta: string | null },
): Promise<void> {
  const { actor, incidence, at, aprobada } = input;
  await settleIncidence(tx, {
    id: incidence.id,
    estado_id: aprobada ? states.approved : states.rejected,
    decidida_por: actor.trabajador_id,
    decidida_en: at,
    respuesta: input.respuesta,
  });
  const { trabajador_id } = incidence;
  await notify(ctx, tx, {
    to: trabajador_id,
    kind: "incidence_decided",
    data: {
      trabajador_id,
      incidencia_id: incidence.id,
      dia: incidence.dia,
      aprobada,
    },
  });
}

/**
 * The administrator's decision, which is final: approved hours meant for the bag enter its
 * statement, up to the year's cap. Errors: incidence.not_found, incidence.own,
 * incidence.reason_required, incidence.already_decided.
 */
export async function decideAsAdministrator(
  ctx: AppContext,
  actor: Actor,
  input: { incidencia_id: number; aprobada: boolean; respuesta?: string | undefined },
): Promise<Incidence> {
  const answer = (input.respuesta ?? "") === "" ? null : (input.respuesta ?? null);
  if (!input.aprobada && answer === null) {
    fail("incidence.reason_required", { fields: { respuesta: ["incidence.reason_required"] } });
  }
  const now = ctx.clock.now();
  const decided = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const incidence = await lockIncidence(tx, input.incidencia_id);
    if (!mayBook(actor, incidence)) fail("incidence.own");
    const decision = input.aprobada ? "approve" : "reject";
    if (takesEffect(incidence, decision, { actor, isFinal: true })) {
      const at = now.toString();
      await settle(ctx, tx, { actor, incidence, at, ...input, respuesta: answer });
      if (input.aprobada) {
        await credit(tx, { actor, incidence, at, now: now.epochMilliseconds });
      }
    }
    return readView(tx, actor, { id: incidence.id, supervisada: false });
  });
  publishIncidence(ctx, actor.empresa_id, decided.trabajador.id);
  return decided;
}

/** Books approved hours for the bag; hours over the year's cap stay outside. */
async function credit(tx: Tx, input: Deciding & { now: number }): Promise<void> {
  const { actor, incidence, at } = input;
  if (incidence.pe_compensacion_id !== compensations.hoursBag) return;
  const { trabajador_id, anyo } = incidence;
  const config = await findConfig(tx, anyo);
  const balances = await sumBalances(tx, [trabajador_id]);
  const balance = balances.find((one) => one.anyo === anyo)?.minutos ?? 0;
  await insertMovements(tx, [
    {
      trabajador_id,
      anyo,
      fecha: dateAt(await readCompanyZone(tx), input.now),
      tipo: "incidencia",
      minutos: creditedMinutes(incidence.minutos, {
        balance,
        cap: config?.tope_anual_minutos ?? null,
      }),
      incidencia_id: incidence.id,
      motivo: null,
      autor_id: actor.trabajador_id,
      creado_en: at,
    },
  ]);
}
