import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { copyDivision } from "@atrio/contract/projects/divisions";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { epochOf } from "../../../lib/calendar/clock.ts";
import { DAY_MS, epochDay } from "../../../lib/calendar/dates.ts";
import { offsetAt, readingsOf } from "../../../lib/calendar/zone.ts";

import { gapsIn, within } from "./division.rules.ts";
import { readDay } from "./divisions.service.ts";
import type { Day } from "./divisions.service.ts";
import { readLastDivided } from "./registrations.read.ts";
import { columnsOf, frameOf, placedOf } from "./stating.service.ts";

type Copy = EndpointResponse<typeof copyDivision>["data"];

/** The same wall-clock moment on another date, in epoch milliseconds. */
function shifted(
  instant: number,
  from: { dia: string; zona: string },
  to: { dia: string; zona: string },
): number {
  const local = instant + offsetAt(from.zona, instant);
  const days = epochDay(to.dia) - epochDay(from.dia);
  return readingsOf(to.zona, local + days * DAY_MS).earlier;
}

/**
 * An earlier division on the signings of a day: at the same times of day, where nothing is
 * assigned yet. Errors: project.nothing_to_copy.
 */
export async function proposeCopy(
  ctx: AppContext,
  { actor, dia, desde }: { actor: Actor; dia: string; desde: string | undefined },
): Promise<Copy> {
  const { trabajador_id } = actor;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const from = desde ?? (await readLastDivided(tx, { trabajador_id, dia }));
    if (from === undefined || from === dia) return fail("project.nothing_to_copy");
    const [source, target] = await Promise.all([
      readDay(ctx, tx, actor, from),
      readDay(ctx, tx, actor, dia),
    ]);
    if (source.rows.length === 0) return fail("project.nothing_to_copy");
    return { desde: from, registros: copiesOf(source, { ...target, dia }, actor) };
  });
}

function copiesOf(source: Day, target: Day & { dia: string }, actor: Actor): Copy["registros"] {
  const zona = target.version.zona_horaria ?? actor.zona_horaria;
  const frames = target.signings.flatMap((signing) => {
    const taken = target.rows.filter((row) => row.fichaje_id === signing.id).map(placedOf);
    return gapsIn(frameOf(signing), taken).map((gap) => ({ fichaje_id: signing.id, gap }));
  });
  const copied = source.rows.flatMap((row) => {
    const from = { dia: row.dia, zona: row.zona_horaria };
    const to = { dia: target.dia, zona };
    const span = {
      start: shifted(epochOf(row.hora_inicio), from, to),
      end: row.hora_fin === null ? null : shifted(epochOf(row.hora_fin), from, to),
    };
    const { proyecto_id, proyecto, actividad_id, actividad, partes, observaciones } = row;
    const work = { proyecto_id, proyecto, actividad_id, actividad, partes, observaciones };
    return frames.flatMap(({ fichaje_id, gap }) => {
      const piece = within(span, gap);
      return piece === undefined ? [] : [{ fichaje_id, ...work, ...columnsOf(piece) }];
    });
  });
  return copied.toSorted((a, b) => epochOf(a.hora_inicio) - epochOf(b.hora_inicio));
}
