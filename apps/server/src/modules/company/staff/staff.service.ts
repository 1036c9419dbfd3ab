import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { Language } from "@atrio/contract/common";
import type { StaffCard, StaffMember, StaffOptions } from "@atrio/contract/company/staff";
import { defaultPageSize } from "@atrio/contract/paging";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { contractKindText } from "../../../lib/words/contract-kinds.ts";
import { readBalances } from "../../leave/entitlements/entitlements.service.ts";

import { readCard, readEntrance, readOptions, readStaff } from "./staff.read.ts";
import type { Moment, StaffFilter, StaffPart } from "./staff.read.ts";

/** Now, and the day that it is for the caller. */
export function momentOf(ctx: AppContext, actor: Actor): Moment {
  return { today: todayIn(actor.zona_horaria, ctx.clock), now: ctx.clock.now().toString() };
}

/** A page of the company's people, those to come and those who left too (Rule PEOPLE-52). */
export async function pageOfStaff(
  ctx: AppContext,
  actor: Actor,
  asked: StaffFilter & Partial<StaffPart> = {},
): Promise<{ data: StaffMember[]; total: number }> {
  const { orden = "nombre", sentido = "asc", skip = 0, take = defaultPageSize, ...filter } = asked;
  const part = { orden, sentido, skip, take };
  const moment = momentOf(ctx, actor);
  return ctx.db.read(actor.empresa_id, (tx) => readStaff(tx, moment, { filter, part }));
}

/** Choices of the forms about people, and the number who work here today. */
export async function getOptions(ctx: AppContext, actor: Actor): Promise<StaffOptions> {
  const moment = momentOf(ctx, actor);
  return ctx.db.read(actor.empresa_id, (tx) => readOptions(tx, moment));
}

/** A person of the company as the office knows them. Errors: worker.not_found. */
export async function getCard(
  ctx: AppContext,
  { actor, language }: { actor: Actor; language: Language },
  trabajador_id: number,
): Promise<StaffCard> {
  const { empresa_id } = actor;
  const moment = momentOf(ctx, actor);
  const seesLeave = mayUseOffice(actor, "tiempo", true);
  const { today } = moment;
  const [row, saldos] = await ctx.db.read(empresa_id, (tx) =>
    Promise.all([
      readCard(tx, moment, trabajador_id),
      seesLeave ? readSaldos(tx, { trabajador_id, today }) : null,
    ]),
  );
  if (row === undefined) fail("worker.not_found");
  const entrance = await ctx.db.gate((tx) => readEntrance(tx, { empresa_id, trabajador_id }));
  return {
    ...row,
    ...entrance,
    saldos,
    contratos: row.contratos.map((one) => ({
      ...one,
      tipo_contrato: contractKindText(language, one.codigo_contrato),
    })),
  };
}

/** This year's balances that the company grants: what is left of what was given. */
async function readSaldos(
  tx: Tx,
  { trabajador_id, today }: { trabajador_id: number; today: string },
): Promise<NonNullable<StaffCard["saldos"]>> {
  const years = [Number(today.slice(0, 4))];
  const found = await readBalances(tx, { trabajador_id, years, today });
  return found
    .filter(({ habilitado }) => habilitado)
    .map(({ saldo, unidad, dias_restantes, dias_resultantes }) => ({
      saldo,
      unidad,
      disponible: dias_restantes,
      total: dias_resultantes,
    }));
}
