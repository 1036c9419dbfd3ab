import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { decideIncidences, listOfficeIncidences } from "@atrio/contract/time/office-time";

import type { AppContext } from "../../../../context.ts";
import { eachByItself, fail } from "../../../../http/errors.ts";
import { decideAsAdministrator } from "../decisions.service.ts";
import { viewOf } from "../hours-bank.service.ts";

import { countOfficeIncidences, readOfficeIncidences } from "./office.read.ts";

type Asked = EndpointInput<typeof listOfficeIncidences>["query"]["paramsFront"];

/** Incidences of the company, newest day first, and how many there are. */
export async function listIncidences(
  ctx: AppContext,
  actor: Actor,
  { skip, take, texto = "", ...filter }: Asked,
): Promise<EndpointResponse<typeof listOfficeIncidences>> {
  const key = { texto, anyo: filter.anyo, estado_id: filter.estado_id };
  const [rows, total] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readOfficeIncidences(tx, { ...key, skip, take }), countOfficeIncidences(tx, key)]),
  );
  return { data: rows.map((row) => viewOf(actor, row, false)), total };
}

type Many = { incidencia_ids: readonly number[]; aprobada: boolean; respuesta: string };

/** Decides several incidences for good, each by itself. Errors: incidence.reason_required. */
export async function decideMany(
  ctx: AppContext,
  { actor, language }: { actor: Actor; language: Language },
  { incidencia_ids, aprobada, respuesta }: Many,
): Promise<EndpointResponse<typeof decideIncidences>["data"]> {
  if (!aprobada && respuesta === "") {
    fail("incidence.reason_required", { fields: { respuesta: ["incidence.reason_required"] } });
  }
  const outcomes = await eachByItself(incidencia_ids, language, async (id) =>
    decideAsAdministrator(ctx, actor, { incidencia_id: id, aprobada, respuesta }),
  );
  return outcomes.map(({ id, done, error }) => ({ incidencia_id: id, incidencia: done, error }));
}
