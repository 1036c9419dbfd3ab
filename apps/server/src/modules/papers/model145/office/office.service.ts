import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { model145FileLimit } from "@atrio/contract/papers/model145-office";
import type { handOverModel145, listOfficeModel145 } from "@atrio/contract/papers/model145-office";

import type { AppContext } from "../../../../context.ts";
import type { Meta } from "../../../../http/bind.ts";
import { fail } from "../../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../../http/files.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { answerForms } from "../printing/printing.service.ts";

import { countForms, readForms, readFormsToHandOver } from "./office.read.ts";
import { insertHandOvers } from "./office.repo.ts";

/** An administrator at work. */
type Office = { actor: Actor; meta: Pick<Meta, "ip" | "language"> };

/** People and the state of their Model 145, without its answers (Rule PAPERS-120). */
export async function pageOfForms(
  ctx: AppContext,
  actor: Actor,
  asked: EndpointInput<typeof listOfficeModel145>["query"]["paramsFront"],
): Promise<EndpointResponse<typeof listOfficeModel145>> {
  const { texto = "", ver, skip, take } = asked;
  const key = { texto, ver, today: todayIn(actor.zona_horaria, ctx.clock) };
  return ctx.db.read(actor.empresa_id, async (tx) => {
    const [data, counts] = await Promise.all([
      readForms(tx, { ...key, skip, take }),
      countForms(tx, key),
    ]);
    return { data, ...counts };
  });
}

/**
 * The forms in force as files, each recorded as handed over and in the log that its worker reads (Rule
 * PAPERS-121). Errors: model145.not_found, also for none to hand over; model145.not_in_force.
 */
export async function handOverForms(
  ctx: AppContext,
  { actor, meta }: Office,
  { modelo145_ids }: EndpointInput<typeof handOverModel145>["body"],
): Promise<FileAnswer | ArchiveAnswer> {
  const ids = modelo145_ids === null ? null : [...new Set(modelo145_ids)];
  const forms = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const rows = await readFormsToHandOver(tx, ids, model145FileLimit);
    if (rows.length === 0 || (ids !== null && rows.length < ids.length)) {
      fail("model145.not_found");
    }
    if (rows.some(({ estado }) => estado !== "firmado")) fail("model145.not_in_force");
    await insertHandOvers(tx, {
      modelo145_ids: rows.map(({ id }) => id),
      entregado_en: ctx.clock.now().toString(),
      autor_id: actor.trabajador_id,
    });
    await recordAccess(ctx, tx, { actor, clase: "modelo145", modo: "descargado", files: rows });
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "modelo145.entregados",
      detalle: { personas: rows.length },
    });
    return rows;
  });
  const named = forms.map(({ nombre_completo, workerCode, ...row }) => ({
    row,
    owner: `${workerCode} ${nombre_completo}`,
  }));
  return answerForms(ctx, { empresa_id: actor.empresa_id, language: meta.language }, named);
}
