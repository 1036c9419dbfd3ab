import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { sendPasswordLink } from "../../../access/auth/links/links.service.ts";
import { assignFrom, maySupervise } from "../changes/changes.repo.ts";
import { readCodes } from "../staff.read.ts";

import { clearEnd, lockEmployee, passTeam, saveEnd } from "./leaving.repo.ts";

type Author = { actor: Actor; ip: string };

/**
 * The last day of work of a person (Rule PEOPLE-56): they sign in until it is over; contract, schedule and the
 * supervision of others end with it, requests stay with whoever decides them. Errors: worker.not_found,
 * staff.own_end, staff.last_owner, staff.before_hire, staff.not_supervisor.
 */
export async function endEmployment(
  ctx: AppContext,
  { actor, ip }: Author,
  asked: { id: number; ultimo_dia: string; sustituto_id?: number | undefined },
): Promise<void> {
  const { id, ultimo_dia, sustituto_id = null } = asked;
  if (id === actor.trabajador_id) fail("staff.own_end");
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const employee = (await lockEmployee(tx, id)) ?? fail("worker.not_found");
    if (employee.ultimo_titular) fail("staff.last_owner");
    if (ultimo_dia < employee.fecha_alta) {
      fail("staff.before_hire", { fields: { ultimo_dia: ["staff.before_hire"] } });
    }
    const after = { ids: sustituto_id === null ? [] : [sustituto_id], desde: ultimo_dia };
    if (sustituto_id === id || !(await maySupervise(tx, after))) {
      fail("staff.not_supervisor", { fields: { sustituto_id: ["staff.not_supervisor"] } });
    }
    await saveEnd(tx, { id, last: ultimo_dia });
    await passTeam(tx, { id, from: addDays(ultimo_dia, 1), successor: sustituto_id });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "trabajador.baja",
      objeto: "trabajador",
      objeto_id: id,
      detalle: { ultimo_dia, sustituto_id },
    });
  });
}

/**
 * A person goes on working (Rule PEOPLE-57): the last day is taken back, and a schedule holds from a day on;
 * between the two nothing is expected. Errors: worker.not_found, staff.has_not_left, staff.before_hire.
 */
export async function resumeEmployment(
  ctx: AppContext,
  { actor, ip }: Author,
  asked: { id: number; desde: string; horario_id?: number | undefined },
): Promise<void> {
  const { id, desde, horario_id } = asked;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const employee = (await lockEmployee(tx, id)) ?? fail("worker.not_found");
    const { fecha_baja } = employee;
    if (fecha_baja === null) fail("staff.has_not_left");
    if (desde <= fecha_baja) {
      fail("staff.before_hire", { fields: { desde: ["staff.before_hire"] } });
    }
    const found = await readCodes(tx, {
      centro_trabajo_id: null,
      horario_id: horario_id ?? null,
      supervisores_ids: [],
    });
    if (horario_id !== undefined && found.horario === null) {
      fail("request.invalid", { fields: { horario_id: ["request.field_invalid"] } });
    }
    await clearEnd(tx, id);
    if (horario_id !== undefined) {
      const targets = [{ id, dia: desde }];
      await assignFrom(tx, "horario", { targets, value: horario_id });
    }
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "trabajador.reincorporacion",
      objeto: "trabajador",
      objeto_id: id,
      detalle: { desde },
    });
  });
}

/** Sends a person the link to set another password. Errors: worker.not_found, staff.not_active. */
export async function resetPassword(
  ctx: AppContext,
  author: Author,
  trabajador_id: number,
): Promise<void> {
  const outcome = await sendPasswordLink(ctx, author, trabajador_id);
  if (outcome === "no_person") fail("worker.not_found");
  if (outcome === "no_password") fail("staff.not_active");
}
