import type { Actor } from "@atrio/contract/access/actor";
import type { DateRules } from "@atrio/contract/leave/date-rules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { listBlocked, listCovers, readScopes } from "./date-rules.read.ts";
import { deleteRule, saveBlock, saveCover } from "./date-rules.repo.ts";
import type { StatedBlock, StatedCover } from "./date-rules.repo.ts";
import { listShutdowns } from "./shutdowns/shutdowns.read.ts";

/** An administrator at work. */
export type Office = { actor: Actor; meta: Pick<Meta, "ip" | "language" | "once"> };

/** Blocked periods, minimum covers and closures from this year on. */
export async function showDateRules(ctx: AppContext, actor: Actor): Promise<DateRules> {
  const hoy = todayIn(actor.zona_horaria, ctx.clock);
  const year = Number(hoy.slice(0, 4));
  const [bloqueos, coberturas, cierres, scopes] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      listBlocked(tx, year),
      listCovers(tx, hoy),
      listShutdowns(tx, year),
      readScopes(tx, hoy),
    ]),
  );
  return { hoy, bloqueos, coberturas, cierres, ...scopes };
}

/** Refuses a rule whose fields contradict each other. Errors: leave.rule_invalid. */
export function refuseFields(fields: readonly string[]): void {
  if (fields.length === 0) return;
  fail("leave.rule_invalid", {
    fields: Object.fromEntries(fields.map((field) => [field, ["leave.rule_invalid"]])),
  });
}

/** Refuses a scope that names a centre or a department that the company does not have. */
export async function requireScope(
  tx: Tx,
  today: string,
  scope: {
    centro_trabajo_id: number | null;
    departamento: string | null;
    supervisor_id?: number | null;
  },
): Promise<void> {
  const { centros, departamentos, supervisores } = await readScopes(tx, today);
  const { centro_trabajo_id, departamento, supervisor_id = null } = scope;
  const knows = (rows: ReadonlyArray<{ id: number }>, id: number | null): boolean =>
    id === null || rows.some((row) => row.id === id);
  refuseFields([
    ...(knows(centros, centro_trabajo_id) ? [] : ["centro_trabajo_id"]),
    ...(departamento === null || departamentos.includes(departamento) ? [] : ["departamento"]),
    ...(knows(supervisores, supervisor_id) ? [] : ["supervisor_id"]),
  ]);
}

/** Adds or changes a blocked period. Errors: leave.rule_invalid, leave.date_rule_not_found. */
export async function saveBlockedPeriod(
  ctx: AppContext,
  by: Office,
  rule: StatedBlock,
): Promise<number> {
  if (rule.hasta < rule.desde) refuseFields(["hasta"]);
  const { nombre, desde, hasta, impide } = rule;
  return save(ctx, by, { ...rule, detalle: { nombre, desde, hasta, impide } }, (tx) =>
    saveBlock(tx, rule),
  );
}

/** Adds or changes a minimum cover. Errors: leave.rule_invalid, leave.date_rule_not_found. */
export async function saveMinimumCover(
  ctx: AppContext,
  by: Office,
  rule: StatedCover,
): Promise<number> {
  if ((rule.personas === null) === (rule.porcentaje === null)) refuseFields(["personas"]);
  const { nombre, personas, porcentaje, impide } = rule;
  return save(ctx, by, { ...rule, detalle: { nombre, personas, porcentaje, impide } }, (tx) =>
    saveCover(tx, rule),
  );
}

async function save(
  ctx: AppContext,
  { actor, meta }: Office,
  rule: Parameters<typeof requireScope>[2] & {
    detalle: Record<string, string | number | boolean | null>;
  },
  write: (tx: Tx) => Promise<number | undefined>,
): Promise<number> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await requireScope(tx, today, rule);
    const id = (await write(tx)) ?? fail("leave.date_rule_not_found");
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "regla_fechas.guardada",
      objeto_id: id,
      detalle: rule.detalle,
    });
    return id;
  });
}

/** Removes a rule. Errors: leave.date_rule_not_found. */
export async function removeDateRule(
  ctx: AppContext,
  { actor, meta }: Office,
  rule: { table: Parameters<typeof deleteRule>[1]; id: number },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (!(await deleteRule(tx, rule.table, rule.id))) fail("leave.date_rule_not_found");
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "regla_fechas.borrada",
      objeto: rule.table,
      objeto_id: rule.id,
    });
  });
}
