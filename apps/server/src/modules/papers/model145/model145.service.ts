import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { allModel145, Model145, Model145Answers } from "@atrio/contract/papers/model145";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { epochOf } from "../../../lib/calendar/clock.ts";
import { dateAt, todayIn } from "../../../lib/calendar/zone.ts";
import { openAnswers, sealAnswers } from "../../../lib/crypto/model145-answers.ts";
import { maskEmail } from "../../../lib/values/mask-email.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";
import { readOpenCode } from "../signing-codes/signing-codes.service.ts";

import { isOwnForm } from "./model145.policy.ts";
import { readSigner, readVersions, readVersionsById } from "./model145.read.ts";
import type { SignerRow, VersionRow } from "./model145.read.ts";
import { deletePending, insertPending, lockForm, markConfirmed } from "./model145.repo.ts";
import {
  fileNameOf,
  initialAnswers,
  isSame,
  isStillTrue,
  judgeAnswers,
  reviewOf,
  tidyAnswers,
} from "./model145.rules.ts";
import type { AnswerProblem, VersionInForce } from "./model145.rules.ts";

type Versions = EndpointResponse<typeof allModel145>;

/** The caller's version in force, or null. */
export async function getCurrent(ctx: AppContext, actor: Actor): Promise<Model145 | null> {
  const rows = await ctx.db.read(actor.empresa_id, (tx) => readVersions(tx, actor.trabajador_id));
  const inForce = rows.find((row) => row.estado === "firmado");
  if (inForce === undefined) return null;
  await noteHandedOver(ctx, actor, [inForce]);
  return viewOf(ctx, actor, inForce);
}

/** The caller's versions, the initial answers of a new one, and whether and why to review it. */
export async function listVersions(ctx: AppContext, actor: Actor): Promise<Versions> {
  const { trabajador_id } = actor;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [rows, signer] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readVersions(tx, trabajador_id), readSigner(tx, { trabajador_id, today })]),
  );
  if (signer === undefined) fail("worker.not_found");
  await noteHandedOver(ctx, actor, rows);
  const pending = rows.find((row) => row.estado === "pendiente");
  const data = rows.map((row) => viewOf(ctx, actor, row));
  return {
    data,
    inicial: initialAnswers({ versions: data, signer, today }),
    revisar: reviewOf(inForceOf(actor, data), today),
    codigo: pending === undefined ? null : await readCode(ctx, actor, pending.id),
    email: maskEmail(signer.email),
  };
}

async function readCode(ctx: AppContext, actor: Actor, id: number): Promise<Versions["codigo"]> {
  const key = { trabajador_id: actor.trabajador_id, clase: "modelo145", objeto_id: id } as const;
  return ctx.db.read(actor.empresa_id, async (tx) => readOpenCode(ctx, tx, key));
}

function inForceOf(actor: Actor, versions: readonly Model145[]): VersionInForce | undefined {
  const found = versions.find((version) => version.estado === "firmado");
  if (found?.firmado_en === undefined || found.firmado_en === null) return undefined;
  const dateOf = (moment: string) => dateAt(actor.zona_horaria, epochOf(moment));
  return {
    datos: found.datos,
    signedOn: dateOf(found.firmado_en),
    confirmedOn: found.confirmado_en === null ? null : dateOf(found.confirmado_en),
  };
}

/** Records a handed-over session's look at a form, which its worker can read about. */
async function noteHandedOver(
  ctx: AppContext,
  actor: Actor,
  rows: readonly VersionRow[],
): Promise<void> {
  if (actor.suplantada_por === null || rows.length === 0) return;
  await ctx.db.tenant(actor.empresa_id, async (tx) =>
    recordAccess(ctx, tx, { actor, clase: "modelo145", modo: "visto", files: rows }),
  );
}

/**
 * Writes a version to be signed, in the place of an unsigned one. Errors: those of `judgeAnswers`
 * at their fields, model145.unchanged against the version in force.
 */
export async function writeVersion(
  ctx: AppContext,
  actor: Actor,
  asked: { datos: Model145Answers; once: Once | undefined },
): Promise<Model145> {
  const answers = tidyAnswers(asked.datos);
  refuse(judgeAnswers(answers, todayIn(actor.zona_horaria, ctx.clock)));
  const { trabajador_id } = actor;
  const write = async (tx: Tx): Promise<Model145> => {
    await lockForm(tx, trabajador_id);
    const inForce = (await readVersions(tx, trabajador_id)).find((row) => row.estado === "firmado");
    if (inForce !== undefined && isSame(openAnswers(ctx, ownerOf(actor), inForce.datos), answers)) {
      fail("model145.unchanged");
    }
    await deletePending(tx, trabajador_id);
    const id = await insertPending(tx, {
      trabajador_id,
      datos: sealAnswers(ctx, ownerOf(actor), answers),
      creado_en: ctx.clock.now().toString(),
    });
    return viewOf(ctx, actor, await findOwn(tx, actor, id));
  };
  return ctx.db.tenant(actor.empresa_id, write, asked.once);
}

/** Every problem by its field; the first one names the error. */
function refuse(problems: readonly AnswerProblem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  const fields = Object.fromEntries(
    problems.map((problem) => [`datos.${problem.field}`, [problem.code]]),
  );
  fail(first.code, { fields });
}

/**
 * Notes that nothing has changed since the version in force. Errors: model145.not_found,
 * model145.not_in_force, model145.child_age where its contents can no longer be true.
 */
export async function confirmVersion(ctx: AppContext, actor: Actor, id: number): Promise<Model145> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockForm(tx, actor.trabajador_id);
    const row = await findOwn(tx, actor, id);
    if (row.estado !== "firmado") fail("model145.not_in_force");
    if (!isStillTrue(openAnswers(ctx, ownerOf(actor), row.datos), today)) {
      fail("model145.child_age");
    }
    const now = ctx.clock.now().toString();
    await markConfirmed(tx, id, now);
    return viewOf(ctx, actor, { ...row, confirmado_en: now });
  });
}

/** Forgets the version that was not signed. Errors: model145.not_found, model145.not_pending. */
export async function deleteVersion(ctx: AppContext, actor: Actor, id: number): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockForm(tx, actor.trabajador_id);
    const row = await findOwn(tx, actor, id);
    if (row.estado !== "pendiente") fail("model145.not_pending");
    await deletePending(tx, actor.trabajador_id);
  });
}

/** A version of the caller's, in a transaction. Errors: model145.not_found. */
export async function findOwn(tx: Tx, actor: Actor, id: number): Promise<VersionRow> {
  const [row] = await readVersionsById(tx, [id]);
  if (row === undefined || !isOwnForm(actor, row)) fail("model145.not_found");
  return row;
}

/** The signer as of today. Errors: worker.not_found. */
export async function findSigner(ctx: AppContext, tx: Tx, actor: Actor): Promise<SignerRow> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const signer = await readSigner(tx, { trabajador_id: actor.trabajador_id, today });
  return signer ?? fail("worker.not_found");
}

/** A version as its worker sees it. */
export function viewOf(ctx: AppContext, actor: Actor, row: VersionRow): Model145 {
  return {
    id: row.id,
    version: row.version,
    estado: row.estado,
    datos: openAnswers(ctx, ownerOf(actor), row.datos),
    creado_en: row.creado_en,
    firmado_en: row.firmado_en,
    confirmado_en: row.confirmado_en,
    path: row.estado === "pendiente" ? null : fileNameOf(row),
    codigo_verificacion: row.codigo,
  };
}

function ownerOf(actor: Actor): { empresa_id: number; trabajador_id: number } {
  return { empresa_id: actor.empresa_id, trabajador_id: actor.trabajador_id };
}
