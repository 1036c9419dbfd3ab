import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { HolidayRule } from "@atrio/contract/leave/leave";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";

import { readHolidayRules, readRuleDocument } from "./holiday-rules.read.ts";

/** The company's holiday rules in plain words. */
export async function listHolidayRules(
  ctx: AppContext,
  actor: Actor,
  language: Language,
): Promise<HolidayRule[]> {
  return ctx.db.read(actor.empresa_id, (tx) => readHolidayRules(tx, language));
}

/** The document of a holiday rule of the caller's company. Errors: document.not_found. */
export async function getRuleDocument(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<FileAnswer> {
  const found = await ctx.db.read(actor.empresa_id, (tx) => readRuleDocument(tx, id));
  const document = found ?? fail("document.not_found");
  const bytes = await ctx.storage.get({ empresa_id: actor.empresa_id, clave: document.clave });
  return {
    bytes: bytes ?? fail("document.not_found"),
    name: document.nombre,
    type: document.tipo,
  };
}
