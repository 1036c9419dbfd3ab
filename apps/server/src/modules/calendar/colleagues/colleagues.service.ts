import type { Actor } from "@atrio/contract/access/actor";
import { mostTeamDays } from "@atrio/contract/calendar/colleagues";
import type { ColleagueToday, TeamAbsences } from "@atrio/contract/calendar/colleagues";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { addDays, datesBetween } from "../../../lib/calendar/dates.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readScheduledDates } from "../../time/schedules/schedules.service.ts";
import type { Range } from "../calendar.rules.ts";

import { readAwayDays, readShown, readTeam } from "./colleagues.read.ts";
import type { Looker } from "./colleagues.read.ts";
import { todayOf } from "./colleagues.rules.ts";

/** Days ahead in which somebody's next day of work is looked for. */
const daysAhead = 60;

function lookerOf(ctx: Pick<AppContext, "clock">, actor: Actor): Looker {
  return {
    trabajador_id: actor.trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
  };
}

/** The own team with its absences between two dates (Rule CALENDAR-23). Errors: calendar.range. */
export async function listTeamAbsences(
  ctx: AppContext,
  actor: Actor,
  range: Range,
): Promise<TeamAbsences> {
  const { desde, hasta } = range;
  if (hasta < desde || hasta >= addDays(desde, mostTeamDays)) {
    fail("calendar.range", { fields: { hasta: ["calendar.range"] } });
  }
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { ausencias_companeros, people } = await readTeam(tx, lookerOf(ctx, actor));
    const ids = people.map((one) => one.id);
    const days = ids.length === 0 ? [] : await readAwayDays(tx, { trabajador_ids: ids, ...range });
    const daysOf = Map.groupBy(days, (day) => day.trabajador_id);
    return {
      ausencias_companeros,
      personas: people.map((trabajador) => ({
        trabajador,
        ausencias: (daysOf.get(trabajador.id) ?? []).map(({ fecha, completo }) => ({
          fecha,
          completo,
        })),
      })),
    };
  });
}

/** Who of some people works today, and when the others are back; those not shown are left out. */
export async function listColleaguesToday(
  ctx: AppContext,
  actor: Actor,
  persona_ids: readonly number[],
): Promise<ColleagueToday[]> {
  const looker = lookerOf(ctx, actor);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const trabajador_ids = await readShown(tx, { ...looker, persona_ids });
    if (trabajador_ids.length === 0) return [];
    const range = { desde: looker.today, hasta: addDays(looker.today, daysAhead) };
    const [scheduled, away] = await Promise.all([
      readScheduledDates(tx, { trabajador_ids, ...range }),
      readAwayDays(tx, { trabajador_ids, ...range }),
    ]);
    const dates = datesBetween(range.desde, range.hasta);
    return trabajador_ids.map((persona_id) => ({
      persona_id,
      ...todayOf({
        dates,
        scheduled: scheduled.get(persona_id) ?? new Set(),
        away: away.filter((day) => day.trabajador_id === persona_id),
      }),
    }));
  });
}
