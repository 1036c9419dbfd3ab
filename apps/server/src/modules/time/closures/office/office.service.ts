import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { listOfficeMonths } from "@atrio/contract/time/office-time";

import type { AppContext } from "../../../../context.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";

import { countMonths, readMonths } from "./office.read.ts";

type Asked = EndpointInput<typeof listOfficeMonths>["query"]["paramsFront"];

/** Months of the company's people in a state; administrators reopen closed ones, never their own. */
export async function listMonths(
  ctx: AppContext,
  actor: Actor,
  { skip, take, estado, mes, texto = "" }: Asked,
): Promise<EndpointResponse<typeof listOfficeMonths>> {
  const key = { today: todayIn(actor.zona_horaria, ctx.clock), estado, mes, texto };
  const [rows, total] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readMonths(tx, { ...key, skip, take }), countMonths(tx, key)]),
  );
  const mayReopen =
    estado === "aprobado" && mayUseOffice(actor, "ausencias") && actor.suplantada_por === null;
  const data = rows.map((row) => ({
    ...row,
    can: { reabrir: mayReopen && row.trabajador.id !== actor.trabajador_id },
  }));
  return { data, total };
}
