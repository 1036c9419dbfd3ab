import type { Actor } from "@atrio/contract/access/actor";
import type { Incidence } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../context.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";

import { countTeamIncidences, readTeamBalances, readTeamIncidences } from "./hours-bank.read.ts";
import type { TeamBalance, TeamKey } from "./hours-bank.read.ts";
import { yearOf } from "./hours-bank.rules.ts";
import { viewOf } from "./hours-bank.service.ts";

/** Filters of a team's list; the current year by default. */
export type TeamFilters = {
  trabajador_id?: number | undefined;
  estado_id?: number | undefined;
  anyo?: number | undefined;
};

/** People whose incidences the caller sees now: supervised today in their own zone. */
export function teamKeyOf(ctx: AppContext, actor: Actor, filters: TeamFilters): TeamKey {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const { anyo = yearOf(today), trabajador_id, estado_id } = filters;
  return {
    supervisor_id: actor.trabajador_id,
    today,
    year: anyo,
    trabajador_id,
    estado_id,
  };
}

/** Incidences of the people supervised today, newest day first, and how many there are. */
export async function listTeamIncidences(
  ctx: AppContext,
  actor: Actor,
  asked: TeamFilters & { skip: number; take: number },
): Promise<{ data: Incidence[]; total: number }> {
  const { skip, take, ...filters } = asked;
  const key = teamKeyOf(ctx, actor, filters);
  const [rows, total] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readTeamIncidences(tx, { ...key, skip, take }), countTeamIncidences(tx, key)]),
  );
  return { data: rows.map((row) => viewOf(actor, row, true)), total };
}

/** The year's bank of each person supervised today, by name. */
export async function listTeamBalances(
  ctx: AppContext,
  actor: Actor,
  year: number,
): Promise<TeamBalance[]> {
  const key = teamKeyOf(ctx, actor, { anyo: year });
  return ctx.db.read(actor.empresa_id, (tx) => readTeamBalances(tx, key));
}
