import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { DayWish, MyShifts } from "@atrio/contract/shifts/exchanges";
import type * as exchanges from "@atrio/contract/shifts/exchanges";

import type { AppContext } from "../../../context.ts";
import { minutesOf, stretchesOf } from "../../../lib/calendar/stretches.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { requireRange } from "../../calendar/calendar.service.ts";

import { insertSeen, saveWishes } from "./exchanges.repo.ts";
import { readAreaShifts, readColleagues, readExchanges, readPreferences } from "./mine.read.ts";

type Wish = EndpointInput<typeof exchanges.savePreferences>["body"];

/**
 * Records that a worker has read published shifts as they are now (Rule SHIFTS-30). A handed-over
 * session reads for somebody else and leaves no trace.
 */
export async function recordSeen(
  ctx: AppContext,
  actor: Actor,
  turno_ids: readonly number[],
): Promise<void> {
  if (actor.suplantada_por !== null || turno_ids.length === 0) return;
  const now = ctx.clock.now().toString();
  const { trabajador_id } = actor;
  await ctx.db.apart(async () =>
    ctx.db.tenant(actor.empresa_id, async (tx) =>
      insertSeen(tx, { trabajador_id, turno_ids, now }),
    ),
  );
}

/** Own shifts, open ones of the own areas, colleagues, requests and wishes. Errors: calendar.range. */
export async function readMyShifts(
  ctx: AppContext,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<MyShifts> {
  requireRange({ desde: from, hasta: to });
  const { trabajador_id } = actor;
  const now = ctx.clock.now().toString();
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [rows, people, peticiones, preferencias] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readAreaShifts(tx, { trabajador_id, from, to, now }),
      readColleagues(tx, { trabajador_id, today }),
      readExchanges(tx, { trabajador_id, now }),
      readPreferences(tx, { trabajador_ids: [trabajador_id], from, to }),
    ]),
  );
  const own = rows.filter(({ worker_ids }) => worker_ids.includes(trabajador_id));
  await recordSeen(
    ctx,
    actor,
    own.map(({ id }) => id),
  );
  return {
    desde: from,
    hasta: to,
    hoy: today,
    turnos: own.map((row) => ({
      ...row,
      minutos: minutesOf(stretchesOf(row), row.fecha, row.zona_horaria),
    })),
    abiertos: rows.flatMap((row) => {
      const faltan = row.num_minimo_trabajadores - row.worker_ids.length;
      const isOpen = row.futuro && row.libre && faltan > 0;
      const isOwn = row.worker_ids.includes(trabajador_id);
      return isOpen && !isOwn ? [{ ...row, faltan }] : [];
    }),
    companeros: people.map((trabajador) => ({
      trabajador,
      turnos: rows.filter((row) => row.futuro && row.worker_ids.includes(trabajador.id)),
    })),
    peticiones,
    preferencias,
  };
}

/** States availability or a wish for days; answers those of the worker from the first day on. */
export async function saveMyWishes(ctx: AppContext, actor: Actor, wish: Wish): Promise<DayWish[]> {
  const { trabajador_id } = actor;
  const fechas = [...new Set(wish.fechas)].toSorted();
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { preferencia, comentario } = wish;
    await saveWishes(tx, { trabajador_id, fechas, preferencia, comentario, now });
    const [from = "", to = ""] = [fechas[0], fechas.at(-1)];
    return readPreferences(tx, { trabajador_ids: [trabajador_id], from, to });
  });
}
