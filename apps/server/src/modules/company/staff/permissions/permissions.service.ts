import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { maySupervise } from "../changes/changes.repo.ts";
import { passTeam } from "../leaving/leaving.repo.ts";

import { lockPermissions, updatePermissions } from "./permissions.repo.ts";
import type { Permissions } from "./permissions.repo.ts";

type Asked = Permissions & { id: number; sustituto_id?: number | undefined };

/**
 * Permissions of a worker over others from now on (Rule PEOPLE-61): a supervisor who loses theirs leaves the team,
 * to a successor if one is named. Errors: worker.not_found, staff.own_permissions, staff.in_charge, staff.plans_areas,
 * staff.not_supervisor.
 */
export async function savePermissions(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  { id, sustituto_id, ...asked }: Asked,
): Promise<void> {
  if (id === actor.trabajador_id) fail("staff.own_permissions");
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const after: Permissions = {
    ...asked,
    supervisor_bolsa_horas: asked.permiso_supervisor && asked.supervisor_bolsa_horas,
  };
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const before = (await lockPermissions(tx, { id, today })) ?? fail("worker.not_found");
    const { isInCharge, plansAreas, ...held } = before;
    const isUnchanged =
      held.permiso_supervisor === after.permiso_supervisor &&
      held.supervisor_bolsa_horas === after.supervisor_bolsa_horas &&
      held.permiso_gestor_turnos === after.permiso_gestor_turnos;
    if (isUnchanged) return;
    const losesTeam = held.permiso_supervisor && !after.permiso_supervisor;
    if (losesTeam && isInCharge) fail("staff.in_charge");
    if (held.permiso_gestor_turnos && !after.permiso_gestor_turnos && plansAreas) {
      fail("staff.plans_areas");
    }
    if (losesTeam) await handTeamOver(tx, { id, from: today, successor: sustituto_id ?? null });
    await updatePermissions(tx, { id, ...after });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "trabajador.permisos",
      objeto: "trabajador",
      objeto_id: id,
      detalle: { ...after, sustituto_id: losesTeam ? (sustituto_id ?? null) : null },
    });
  });
}

/** A person's team is a successor's from a day on, or nobody's. Errors: staff.not_supervisor. */
async function handTeamOver(
  tx: Tx,
  team: { id: number; from: string; successor: number | null },
): Promise<void> {
  const { id, from, successor } = team;
  const next = { ids: successor === null ? [] : [successor], desde: from };
  if (successor === id || !(await maySupervise(tx, next))) {
    fail("staff.not_supervisor", { fields: { sustituto_id: ["staff.not_supervisor"] } });
  }
  await passTeam(tx, team);
}
