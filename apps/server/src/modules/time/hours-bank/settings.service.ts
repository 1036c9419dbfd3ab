import type { Actor } from "@atrio/contract/access/actor";
import type { BankConfig } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { findConfig, listAllConfigs, saveConfig } from "./hours-bank.repo.ts";
import { lastReviewable } from "./hours-bank.rules.ts";
import { findReviewed, listZones, saveReviewed } from "./review/review.repo.ts";

/**
 * Sets the rules of a year. Days before the bank is switched on for the first time are not looked
 * at. Errors: incidence.expiry_before_year_end.
 */
export async function setBankConfig(
  ctx: AppContext,
  call: { actor: Actor; ip: string },
  config: BankConfig,
): Promise<BankConfig> {
  const { actor, ip } = call;
  const { anyo, caduca_el } = config;
  if (caduca_el !== null && caduca_el < `${anyo}-12-31`) {
    const code = "incidence.expiry_before_year_end";
    fail(code, { fields: { caduca_el: [code] } });
  }
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [zones, reviewed] = await Promise.all([listZones(tx), findReviewed(tx)]);
    if (reviewed === undefined) await saveReviewed(tx, lastReviewable(now, zones));
    await saveConfig(tx, config);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "bolsa_horas.configurada",
      detalle: { ...config },
    });
    const saved = await findConfig(tx, anyo);
    if (saved === undefined) throw new Error("The rules were not saved");
    return saved;
  });
}

/** Rules of each year that has any, the newest first. */
export async function listConfigs(ctx: AppContext, actor: Actor): Promise<BankConfig[]> {
  return ctx.db.read(actor.empresa_id, (tx) => listAllConfigs(tx));
}
