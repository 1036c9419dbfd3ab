import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addDays, addMonths } from "../../../lib/calendar/dates.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readLabels, readPauses } from "../labels/labels.repo.ts";
import { afterShiftChange } from "../planning/effects.service.ts";
import { dropAssignments } from "../planning/planning.repo.ts";
import { changeAndJudge } from "../rest/rest.service.ts";

import { linkTo, makeShifts, placeSeries, reachOf } from "./replacing.service.ts";
import { findDue, readDue } from "./series.read.ts";
import type { DueRow } from "./series.read.ts";
import { lockSeries, noteMade } from "./series.repo.ts";
import { withoutGone } from "./series.service.ts";

type Company = { empresa_id: number; zona_horaria: string };

/** A series is continued, a month at a time, once less than so many months are made. */
const fewestMonths = 12;

/** Makes the shifts of a company's series up to 13 months ahead (Rule SHIFTS-11). */
export async function continueAll(ctx: AppContext, company: Company): Promise<void> {
  const before = addMonths(todayIn(company.zona_horaria, ctx.clock), fewestMonths);
  const due = await ctx.db.read(company.empresa_id, async (tx) => readDue(tx, before));
  for (const id of due) {
    await ctx.db.tenant(company.empresa_id, async (tx) => {
      await lockSeries(tx, id);
      const row = await findDue(tx, { id, before, now: ctx.clock.now().toString() });
      if (row !== undefined) await continueSeries(ctx, tx, { company, row });
    });
  }
}

async function continueSeries(
  ctx: AppContext,
  tx: Tx,
  { company, row }: { company: Company; row: DueRow },
): Promise<void> {
  const { to } = reachOf(ctx, company.zona_horaria);
  const [labels, pauses] = await Promise.all([readLabels(tx), readPauses(tx)]);
  const areas = [{ id: row.pe_area_trabajo_id, zona_horaria: row.zona_horaria, personas: [] }];
  const now = ctx.clock.now();
  const range = { from: addDays(row.hecho_hasta, 1), to };
  const series = withoutGone(row, { labels, pauses });
  const appearing = placeSeries({ areas, labels, pauses }, series, {
    ...range,
    now: now.epochMilliseconds,
  });
  const by = { trabajador_id: row.cambiado_por, now: now.toString() };
  const trabajador_ids = row.rotacion.map((one) => one.trabajador_id);
  const { changed, broken } = await changeAndJudge(tx, { trabajador_ids, ...range }, async () =>
    makeShifts(tx, { appearing, link: linkTo(row) }, { ...by, motivo: row.motivo }),
  );
  // Nobody is there to decide: a shift that breaks a hard rule stays without that worker.
  const refused = new Set(
    broken
      .filter(({ nivel }) => nivel === "dura")
      .map((one) => `${one.fecha} ${one.trabajador_id}`),
  );
  const made = changed.made.map(({ shift, turno_id, worker_ids }) => {
    const { fecha, zona_horaria } = shift.stated;
    const out = worker_ids.filter((id) => refused.has(`${fecha} ${id}`));
    return { shift, turno_id, fecha, zona_horaria, out, worker_ids };
  });
  const pairs = made.flatMap(({ turno_id, out }) =>
    out.map((trabajador_id) => ({ turno_id, trabajador_id })),
  );
  await dropAssignments(tx, pairs);
  await noteMade(tx, { id: row.id, hecho_hasta: to });
  const touched = made
    .filter(({ shift }) => shift.publicado)
    .flatMap(({ fecha, zona_horaria, worker_ids, out }) =>
      worker_ids
        .filter((id) => !out.includes(id))
        .map((trabajador_id) => ({ trabajador_id, fecha, zona_horaria })),
    );
  await afterShiftChange(ctx, tx, { kind: "published", touched });
}
