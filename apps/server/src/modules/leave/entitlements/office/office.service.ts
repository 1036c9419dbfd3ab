import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { Balance, LeaveType } from "@atrio/contract/leave/leave";
import type { listLeaveRules, lockYear } from "@atrio/contract/leave/leave-office";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Meta } from "../../../../http/bind.ts";
import { fail } from "../../../../http/errors.ts";
import { formatDays, formatDuration } from "../../../../lib/calendar/format.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { lockWorkingTime } from "../../../time/worker-locks/worker-locks.service.ts";
import { tellPages } from "../../approvals/approvals.service.ts";
import { readLedgers } from "../balances/balances.read.ts";
import { balanceOf } from "../balances/balances.rules.ts";
import type { Ledger } from "../balances/balances.rules.ts";
import { readEmployment, readLeaveRules } from "../entitlements.read.ts";
import type { Adjustment, GrantRule } from "../lots.rules.ts";

import { readRuleTexts } from "./office.read.ts";
import {
  deleteLock,
  findRule,
  insertAdjustment,
  insertLock,
  listGrants,
  listLockedYears,
  saveGrant,
  saveRule,
} from "./office.repo.ts";
import {
  adjustmentMisfits,
  grantMisfits,
  misfitsOf,
  missingFor,
  restrictsFiles,
  touchesLocked,
} from "./office.rules.ts";
import type { StatedRule } from "./office.rules.ts";

/** An administrator at work. */
type Office = { actor: Actor; meta: Pick<Meta, "ip" | "language" | "once"> };

type OfficeRule = EndpointResponse<typeof listLeaveRules>["data"][number];
type YearLock = EndpointResponse<typeof lockYear>["data"];

/** Every leave rule of the company, also those switched off, with their texts. */
export async function listRules(
  ctx: AppContext,
  actor: Actor,
  language: Language,
): Promise<OfficeRule[]> {
  const [rules, found] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readLeaveRules(tx, { inactive: true, language }), readRuleTexts(tx)]),
  );
  const texts = new Map(found.map((row) => [row.id, row]));
  return rules.flatMap((rule) => {
    const own = texts.get(rule.id);
    return own === undefined ? [] : [{ ...rule, ...own }];
  });
}

/**
 * Adds a leave rule, or updates the one of its kind and key. Requests already sent keep their
 * charges. Errors: leave.rule_invalid.
 */
export async function saveLeaveRule(
  ctx: AppContext,
  { actor, meta }: Office,
  rule: StatedRule,
): Promise<LeaveType> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const before = await findRule(tx, rule);
    refuse("leave.rule_invalid", misfitsOf(rule, before?.usada === true ? before : undefined));
    const id = await saveRule(tx, {
      ...rule,
      documento_restringido: restrictsFiles(
        rule.pe_solicitud_tipo_id,
        before?.documento_restringido,
      ),
    });
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "permiso.guardado",
      objeto: "permiso_tipo",
      objeto_id: id,
      detalle: {
        pe_solicitud_tipo_id: rule.pe_solicitud_tipo_id,
        codigo: rule.codigo,
        unidad: rule.unidad,
        saldo: rule.saldo,
        limite: rule.limite,
        activo: rule.activo,
      },
    });
    const [saved] = await readLeaveRules(tx, { ids: [id], language: meta.language });
    if (saved === undefined) throw new Error("The rule was not saved");
    return saved;
  });
}

/**
 * Sets the grant of a balance from a year on. Errors: leave.rule_invalid, and leave.year_locked
 * where it would change a locked year.
 */
export async function saveBalanceRule(
  ctx: AppContext,
  { actor, meta }: Office,
  grant: GrantRule,
): Promise<void> {
  refuse("leave.rule_invalid", grantMisfits(grant));
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [others, locked] = await Promise.all([listGrants(tx), listLockedYears(tx)]);
    if (touchesLocked(grant, others, locked)) fail("leave.year_locked");
    await saveGrant(tx, grant);
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "saldo.regla_guardada",
      detalle: { ...grant },
    });
  });
}

/**
 * Adjusts a worker's balance of a year, never an own one and never below zero. Errors:
 * leave.own_balance, worker.not_found, leave.year_locked, leave.adjustment_not_enough,
 * request.invalid.
 */
export async function adjustBalance(
  ctx: AppContext,
  { actor, meta }: Office,
  adjustment: Adjustment & { trabajador_id: number },
): Promise<Balance> {
  const { trabajador_id, ...change } = adjustment;
  if (trabajador_id === actor.trabajador_id) fail("leave.own_balance");
  refuse("request.invalid", adjustmentMisfits(change));
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const work = async (tx: Tx): Promise<Balance> => {
    if ((await readEmployment(tx, trabajador_id)) === undefined) fail("worker.not_found");
    await lockWorkingTime(tx, trabajador_id);
    const ledger = await readLedgerOf(tx, trabajador_id);
    if (ledger.cerrados.includes(change.anyo)) fail("leave.year_locked");
    refuseBeyond(ledger, change);
    await insertAdjustment(tx, {
      ...adjustment,
      autor_id: actor.trabajador_id,
      creado_en: ctx.clock.now().toString(),
    });
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "saldo.ajustado",
      objeto: "trabajador",
      objeto_id: trabajador_id,
      detalle: { saldo: change.saldo, anyo: change.anyo, cantidad: change.cantidad },
    });
    return balanceOf(await readLedgerOf(tx, trabajador_id), {
      saldo: change.saldo,
      year: change.anyo,
      today,
    });
  };
  const balance = await ctx.db.tenant(actor.empresa_id, work, meta.once);
  tellPages(ctx, { empresa_id: actor.empresa_id, trabajador_id });
  return balance;
}

/** Locks a year that has ended, or unlocks it; repeated it changes nothing. Errors: leave.year_not_ended. */
export async function setYearLock(
  ctx: AppContext,
  { actor, meta }: Office,
  input: { anyo: number; bloqueado: boolean },
): Promise<YearLock> {
  const { anyo } = input;
  const current = Number(todayIn(actor.zona_horaria, ctx.clock).slice(0, 4));
  if (input.bloqueado && anyo >= current) {
    fail("leave.year_not_ended", { fields: { anyo: ["leave.year_not_ended"] } });
  }
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const wasLocked = (await listLockedYears(tx)).includes(anyo);
    const since = input.bloqueado
      ? await insertLock(tx, { anyo, cerrado_en: now, cerrado_por: actor.trabajador_id })
      : null;
    if (!input.bloqueado) await deleteLock(tx, anyo);
    if (wasLocked !== input.bloqueado) {
      await recordAudit(tx, {
        ...byActor(actor, meta.ip),
        accion: input.bloqueado ? "saldo.anyo_cerrado" : "saldo.anyo_abierto",
        detalle: { anyo },
      });
    }
    return { anyo, cerrado_en: since };
  });
}

async function readLedgerOf(tx: Tx, workerId: number): Promise<Ledger> {
  const [ledger] = await readLedgers(tx, { trabajador_ids: [workerId] });
  return ledger ?? fail("worker.not_found");
}

function refuseBeyond(ledger: Ledger, change: Adjustment): void {
  const available = missingFor(ledger, change);
  if (available === null) return;
  fail("leave.adjustment_not_enough", {
    fields: { cantidad: ["leave.adjustment_not_enough"] },
    values: (language) => ({
      available:
        change.saldo === "horas_retribuidas"
          ? formatDuration(available)
          : formatDays(available, language),
    }),
  });
}

/** Ends the use case with the fields at fault, if there are any. */
function refuse(code: "leave.rule_invalid" | "request.invalid", fields: readonly string[]): void {
  if (fields.length === 0) return;
  fail(code, { fields: Object.fromEntries(fields.map((field) => [field, [code]])) });
}
