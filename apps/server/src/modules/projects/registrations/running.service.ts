import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { runProject } from "@atrio/contract/projects/divisions";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { tellPages } from "../../../platform/events.ts";
import { punchMoment } from "../../time/clocking/punch/punch.service.ts";
import { lockWorkingTime } from "../../time/worker-locks/worker-locks.service.ts";

import { switchAt } from "./division.rules.ts";
import type { Span, Switch } from "./division.rules.ts";
import { readDivision } from "./divisions.service.ts";
import { findWorkAt, readOfSigning } from "./registrations.read.ts";
import type { RegistrationRow, WorkSigning } from "./registrations.read.ts";
import {
  deleteRegistrations,
  endRegistration,
  insertRegistration,
  resumeRegistration,
} from "./registrations.repo.ts";
import { authorOf, readerOf } from "./registrations.service.ts";
import { columnsOf, frameOf, placedOf, readJudge } from "./stating.service.ts";

type RunInput = EndpointInput<typeof runProject>["body"];
type RunAnswer = EndpointResponse<typeof runProject>["data"];

/** A moment of a worker in a signing of work, with what is registered there. */
type Scene = {
  actor: Actor;
  input: RunInput;
  signing: WorkSigning;
  current: RegistrationRow | undefined;
  plan: Switch;
};

async function readScene(
  ctx: AppContext,
  tx: Tx,
  call: { actor: Actor; input: RunInput; moment: number },
): Promise<Scene> {
  const { actor, input, moment } = call;
  const { trabajador_id } = actor;
  const signing =
    (await findWorkAt(tx, { trabajador_id, at: isoOf(moment) })) ?? fail("project.clock_stopped");
  const key = { trabajador_id, fichaje_id: signing.id };
  const rows = await readOfSigning(tx, readerOf(ctx, actor), key);
  const plan =
    switchAt(rows.map(placedOf), frameOf(signing), moment) ?? fail("project.offline_order");
  const current = rows.find(({ id }) => id === plan.ended?.id);
  return { actor, input, signing, current, plan };
}

/** Ends what runs at the moment; without a minute it goes, as the portal's own act. */
async function endCurrent(ctx: AppContext, tx: Tx, { actor, current, plan }: Scene): Promise<void> {
  if (current === undefined) return;
  if (current.aprobado) fail("project.approved");
  const by = authorOf(ctx, actor);
  const end = plan.ended?.end ?? null;
  if (end === null) await deleteRegistrations(tx, [current.id], { ...by, cambiado_por: null });
  else await endRegistration(tx, current.id, isoOf(end), by);
}

const isEmpty = ({ start, end }: Span): boolean => end !== null && end <= start;

/** Starts on a project; the same again goes on. Answers the registration's id. */
async function startProject(ctx: AppContext, tx: Tx, scene: Scene): Promise<number | undefined> {
  const { actor, input, signing, current, plan } = scene;
  const { trabajador_id } = actor;
  const { proyecto_id, actividad_id, observaciones } = input;
  if (proyecto_id === undefined) {
    return fail("request.required", { fields: { proyecto_id: ["request.required"] } });
  }
  const judge = await readJudge(tx, { trabajador_id, dia: signing.dia, ids: [proyecto_id] });
  const work = judge({ proyecto_id, actividad_id, partes: input.partes });
  const goesOn = current?.proyecto_id === proyecto_id && current.actividad_id === actividad_id;
  if (goesOn) return current.id;
  await endCurrent(ctx, tx, scene);
  if (isEmpty(plan.span)) return undefined;
  const written = { fichaje_id: signing.id, proyecto_id, actividad_id, observaciones };
  return insertRegistration(
    tx,
    trabajador_id,
    { ...written, ...work, ...columnsOf(plan.span) },
    authorOf(ctx, actor),
  );
}

/**
 * Works on a project from a moment on, or on none, inside the signing of that moment (Rule PROJECTS-5).
 * As a punch it may have been made without network. Errors: those of the contract.
 */
export async function run(
  ctx: AppContext,
  { actor, input, once }: { actor: Actor; input: RunInput; once: Once | undefined },
): Promise<RunAnswer> {
  const moment = punchMoment(input, ctx.clock.now().epochMilliseconds);
  const work = async (tx: Tx): Promise<RunAnswer> => {
    await lockWorkingTime(tx, actor.trabajador_id);
    const scene = await readScene(ctx, tx, { actor, input, moment });
    let id: number | undefined;
    if (input.accion === "empezar") id = await startProject(ctx, tx, scene);
    else await endCurrent(ctx, tx, scene);
    const division = await readDivision(ctx, tx, actor, scene.signing.dia);
    const registros = division.fichajes.flatMap((one) => one.registros);
    return { registro: registros.find((one) => one.id === id) ?? null, division };
  };
  const answer = await ctx.db.tenant(actor.empresa_id, work, once);
  tellPages(ctx, "fichaje", actor);
  return answer;
}

/** Goes on with the project that a pause interrupted, in the signing that follows the pause. */
export async function continueProject(
  tx: Tx,
  resumed: { trabajador_id: number; hora_inicio: string; fichaje_id: number; now: number },
): Promise<void> {
  const { now, ...input } = resumed;
  await resumeRegistration(tx, { ...input, cambiado_en: isoOf(now) });
}
