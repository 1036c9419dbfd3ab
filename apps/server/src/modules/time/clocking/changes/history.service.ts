import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import { moduleIds } from "@atrio/contract/modules";
import type { answerSigningChange, SigningChange } from "@atrio/contract/time/changes";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { isoOf } from "../../../../lib/calendar/clock.ts";
import { epochDay } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { makeSalt } from "../../../../lib/crypto/tokens.ts";
import { tellPages } from "../../../../platform/events.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readSupervises } from "../../../people/workers/workers.read.ts";
import { lockWorkingTime } from "../../worker-locks/worker-locks.service.ts";
import { mayUseClock } from "../clocking.policy.ts";
import { eventContent } from "../ledger.rules.ts";

import { readHistory, readSigningOwner, readTeamChanges } from "./changes.read.ts";
import type { SigningEvent } from "./changes.read.ts";
import { attest, lockTeamChange, saveAnswer } from "./changes.repo.ts";
import type { AnsweredChange } from "./changes.repo.ts";

/** Days that one call may ask for: a leap year. */
const longestRange = 366;

/** Refuses a range that runs backwards or is longer than a year. Errors: workday.range. */
export function checkRange({ desde, hasta }: { desde: string; hasta: string }): void {
  const length = epochDay(hasta) - epochDay(desde) + 1;
  if (length < 1 || length > longestRange) {
    fail("workday.range", { fields: { hasta: ["workday.range"] } });
  }
}

async function supervisesToday(
  tx: Tx,
  actor: Actor,
  key: { supervisado_id: number; now: number },
): Promise<boolean> {
  const isTeam = actor.modulos.includes(moduleIds.supervisorTimeRegistration);
  if (!actor.permiso_supervisor || !isTeam) return false;
  const pair = { supervisor_id: actor.trabajador_id, supervisado_id: key.supervisado_id };
  return readSupervises(tx, { ...pair, today: dateAt(actor.zona_horaria, key.now) });
}

/**
 * Every version of a signing, deleted ones too, for its worker and who supervises them today.
 * Errors: signing.not_found.
 */
export async function signingHistory(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<SigningEvent[]> {
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const owner = (await readSigningOwner(tx, id)) ?? fail("signing.not_found");
    const isOwn = mayUseClock(actor, { trabajador_id: owner });
    const key = { supervisado_id: owner, now };
    if (!isOwn && !(await supervisesToday(tx, actor, key))) fail("signing.not_found");
    return readHistory(tx, id);
  });
}

/** Supervisors' changes of the own signings: unanswered ones, or a range's. Errors: workday.range. */
export async function listOwnChanges(
  ctx: AppContext,
  actor: Actor,
  query: { desde?: string | undefined; hasta?: string | undefined },
): Promise<SigningChange[]> {
  const { desde, hasta = desde } = query;
  const range = desde === undefined || hasta === undefined ? undefined : { desde, hasta };
  if (range !== undefined) checkRange(range);
  const key = { trabajador_id: actor.trabajador_id, range };
  return ctx.db.read(actor.empresa_id, async (tx) => readTeamChanges(tx, key));
}

type Answer = EndpointInput<typeof answerSigningChange>["body"];

async function keepAnswer(
  tx: Tx,
  change: AnsweredChange,
  given: { actor: Actor; input: Answer; now: number },
): Promise<void> {
  const { actor, input } = given;
  const at = isoOf(given.now);
  const comment =
    input.comentario === undefined || input.comentario === "" ? null : input.comentario;
  const content = eventContent({
    tipo: input.respuesta === "confirmado" ? "confirmacion" : "disputa",
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    registrado_en: at,
    actor: { trabajador_id: actor.trabajador_id, account_user_id: actor.account_user_id },
    motivo: comment,
    dia: change.dia,
    antes: null,
    despues: null,
    responde_a_seq: change.seq,
  });
  await attest(tx, {
    trabajador_id: actor.trabajador_id,
    fichaje_id: change.fichaje_id,
    registrado_en: at,
    sal: makeSalt(),
    contenido: content,
  });
  const { respuesta } = input;
  await saveAnswer(tx, {
    id: change.id,
    respuesta,
    comentario: comment,
    respondido_en: at,
  });
}

/**
 * The worker confirms or disputes a supervisor's change; the answer joins the chain, and the same
 * answer again changes nothing. Errors: signing_change.*.
 */
export async function answerChange(
  ctx: AppContext,
  call: { actor: Actor; id: number; input: Answer },
): Promise<SigningChange> {
  const { actor, id, input } = call;
  if (input.respuesta === "disputado" && (input.comentario ?? "") === "") {
    fail("signing_change.comment_required", {
      fields: { comentario: ["signing_change.comment_required"] },
    });
  }
  const worker = { trabajador_id: actor.trabajador_id };
  const now = ctx.clock.now().epochMilliseconds;
  const answered = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [, found] = await Promise.all([
      lockWorkingTime(tx, actor.trabajador_id),
      lockTeamChange(tx, { ...worker, id }),
    ]);
    const change = found ?? fail("signing_change.not_found");
    if (change.respuesta !== null && change.respuesta !== input.respuesta) {
      fail("signing_change.already_answered");
    }
    if (change.respuesta === null) {
      await keepAnswer(tx, change, { actor, input, now });
      const data = { ...worker, dia: change.dia, respuesta: input.respuesta };
      await notify(ctx, tx, { to: change.autor_id, kind: "signing_change_answered", data });
    }
    const [view] = await readTeamChanges(tx, { ...worker, id });
    return view ?? fail("signing_change.not_found");
  });
  tellPages(ctx, "fichaje", actor);
  return answered;
}
