import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { listOfficeExpenses } from "@atrio/contract/leave/office-inbox";

import type { AppContext } from "../../../../context.ts";

import { readApproved, sumApproved } from "./paying.read.ts";

type Asked = EndpointInput<typeof listOfficeExpenses>["query"]["paramsFront"];

/** Approved expenses of the company, to be paid or paid, with their sum; nobody pays their own. */
export async function listApproved(
  ctx: AppContext,
  actor: Actor,
  { skip, take, pagado, texto = "" }: Asked,
): Promise<EndpointResponse<typeof listOfficeExpenses>> {
  const filter = { pagado, texto };
  const [rows, sums] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readApproved(tx, { ...filter, skip, take }), sumApproved(tx, filter)]),
  );
  const mayPay = mayUseOffice(actor, "nominas") && actor.suplantada_por === null;
  const data = rows.map((row) => ({
    ...row,
    can: { pagar: mayPay && !pagado && row.trabajador.id !== actor.trabajador_id },
  }));
  return { data, ...sums };
}
