import type { Actor } from "@atrio/contract/access/actor";
import type { ClockInTypeSetting, PauseKindSetting } from "@atrio/contract/time/clock-kinds";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../../access/audit/audit.service.ts";

import {
  insertClockInType,
  insertPauseKind,
  lockClockInTypes,
  readClockInTypes,
  readPauseKinds,
  updateClockInType,
  updatePauseKind,
} from "./clock-kinds.repo.ts";
import type { NewClockInType, NewPauseKind } from "./clock-kinds.repo.ts";

/** Author of a change: an administrator, or the operator of the server in a company. */
type Author = { actor: Actor; ip: string } | { empresa_id: number };

/** An author as the audit trail names them. */
type By = Omit<AuditEntry, "accion">;

function nameOf(author: Author): By {
  return "actor" in author
    ? byActor(author.actor, author.ip)
    : { empresa_id: author.empresa_id, actor_id: null };
}

/** All clock-in types, also those that the clock no longer offers. */
export async function clockInSettings(
  ctx: AppContext,
  actor: Actor,
): Promise<ClockInTypeSetting[]> {
  return ctx.db.read(actor.empresa_id, (tx) => readClockInTypes(tx));
}

/** All kinds of pause, also those that the clock no longer offers. */
export async function pauseSettings(ctx: AppContext, actor: Actor): Promise<PauseKindSetting[]> {
  return ctx.db.read(actor.empresa_id, (tx) => readPauseKinds(tx));
}

/** Clock-in types and kinds of pause of a company, for the operator. */
export async function listClockKinds(
  ctx: AppContext,
  empresa_id: number,
): Promise<{ fichadores: ClockInTypeSetting[]; paradas: PauseKindSetting[] }> {
  const [fichadores, paradas] = await ctx.db.read(empresa_id, (tx) =>
    Promise.all([readClockInTypes(tx), readPauseKinds(tx)]),
  );
  return { fichadores, paradas };
}

async function savedType(tx: Tx, by: By, id: number): Promise<ClockInTypeSetting> {
  const [saved] = await readClockInTypes(tx, id);
  if (saved === undefined) fail("clock_kind.not_found");
  const { nombre, activo, clase_tiempo } = saved;
  const detalle = { nombre, activo, clase_tiempo };
  const object = { objeto: "fichador", objeto_id: id };
  await recordAudit(tx, { ...by, ...object, accion: "fichador.guardado", detalle });
  return saved;
}

async function savedPause(tx: Tx, by: By, id: number): Promise<PauseKindSetting> {
  const [saved] = await readPauseKinds(tx, id);
  if (saved === undefined) fail("clock_kind.not_found");
  const { nombre, activo, clase_tiempo, cuenta_como_trabajo } = saved;
  const detalle = { nombre, activo, clase_tiempo, cuenta_como_trabajo };
  const object = { objeto: "parada", objeto_id: id };
  await recordAudit(tx, { ...by, ...object, accion: "parada.guardada", detalle });
  return saved;
}

/** Adds a clock-in type. Errors: clock_kind.name_taken. */
export async function addClockInType(
  ctx: AppContext,
  { author, once }: { author: Author; once?: Once | undefined },
  type: NewClockInType,
): Promise<ClockInTypeSetting> {
  const by = nameOf(author);
  const add = async (tx: Tx) => savedType(tx, by, await insertClockInType(tx, type));
  return ctx.db.tenant(by.empresa_id, add, once);
}

/** Adds a kind of pause. Errors: clock_kind.name_taken. */
export async function addPauseKind(
  ctx: AppContext,
  { author, once }: { author: Author; once?: Once | undefined },
  pause: NewPauseKind,
): Promise<PauseKindSetting> {
  const by = nameOf(author);
  const add = async (tx: Tx) => savedPause(tx, by, await insertPauseKind(tx, pause));
  return ctx.db.tenant(by.empresa_id, add, once);
}

/**
 * Changes a clock-in type; a running signing of it ends as usual (Rule COMPANY-43). Errors:
 * clock_kind.not_found, clock_kind.name_taken, clock_kind.last.
 */
export async function changeClockInType(
  ctx: AppContext,
  author: Author,
  { id, ...change }: { id: number } & Partial<Omit<ClockInTypeSetting, "id" | "tipo">>,
): Promise<ClockInTypeSetting> {
  const by = nameOf(author);
  return ctx.db.tenant(by.empresa_id, async (tx) => {
    await lockClockInTypes(tx);
    const all = await readClockInTypes(tx);
    if (!all.some((one) => one.id === id)) fail("clock_kind.not_found");
    const others = all.filter((one) => one.id !== id && one.activo);
    if (change.activo === false && others.length === 0) fail("clock_kind.last");
    if (Object.keys(change).length > 0) await updateClockInType(tx, id, change);
    return savedType(tx, by, id);
  });
}

/** Changes a kind of pause. Errors: clock_kind.not_found, clock_kind.name_taken. */
export async function changePauseKind(
  ctx: AppContext,
  author: Author,
  {
    id,
    ...change
  }: { id: number } & Partial<
    Pick<PauseKindSetting, "nombre" | "activo" | "orden" | "clase_tiempo">
  >,
): Promise<PauseKindSetting> {
  const by = nameOf(author);
  return ctx.db.tenant(by.empresa_id, async (tx) => {
    if (Object.keys(change).length > 0) await updatePauseKind(tx, id, change);
    return savedPause(tx, by, id);
  });
}
