import type { Actor } from "@atrio/contract/access/actor";
import type { Administrator, OfficePerson, officeAccesses } from "@atrio/contract/access/office";
import { officeRoles } from "@atrio/contract/access/office-roles";
import type { OfficeRole } from "@atrio/contract/access/office-roles";
import { defaultPageSize } from "@atrio/contract/paging";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { byActor, recordAudit } from "../audit/audit.service.ts";

import { readAdministratorList, readPeople } from "./office.read.ts";
import { saveAccess } from "./office.repo.ts";
import type { OfficeAccess } from "./office.repo.ts";

/** Administrators of the caller's company and what they may do (Rule ACCESS-44). */
export async function listAdministrators(ctx: AppContext, actor: Actor): Promise<Administrator[]> {
  const now = ctx.clock.now().toString();
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.gate((tx) =>
    readAdministratorList(tx, { empresa_id: actor.empresa_id, today, now }),
  );
}

type Asked = {
  trabajador_id: number;
  acceso: (typeof officeAccesses)[number];
  roles: readonly OfficeRole[];
};

/**
 * An owner gives, changes or takes away somebody's access to the office; that person is told, and their sessions
 * follow at once. Nobody changes their own, so that an owner remains (Rule ACCESS-45). Errors:
 * office.own_access, office.roles_missing, worker.not_found.
 */
export async function changeAccess(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  { trabajador_id, ...asked }: Asked,
): Promise<Administrator[]> {
  if (trabajador_id === actor.trabajador_id) fail("office.own_access");
  const access = accessOf(asked);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const isChanged = await saveAccess(tx, { trabajador_id, today }, access);
    if (isChanged === undefined) fail("worker.not_found");
    if (!isChanged) return;
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "administracion.acceso",
      objeto: "trabajador",
      objeto_id: trabajador_id,
      detalle: { acceso: asked.acceso, roles: access.roles?.join(" ") ?? null },
    });
    const desde = ctx.clock.now().toString();
    const data = {
      trabajador_id,
      autor_id: actor.trabajador_id,
      acceso: asked.acceso,
      desde,
    };
    await notify(ctx, tx, { kind: "office_access", data, to: trabajador_id, urgent: true });
  });
  return listAdministrators(ctx, actor);
}

function accessOf({ acceso, roles }: Pick<Asked, "acceso" | "roles">): OfficeAccess {
  if (acceso !== "roles") return { administrador: acceso === "titular", roles: null };
  const known = officeRoles.filter((role) => roles.includes(role));
  if (known.length === 0) {
    fail("office.roles_missing", { fields: { roles: ["office.roles_missing"] } });
  }
  return { administrador: true, roles: known };
}

/** A page of the people who work here today, by name; a text finds name, code, NIF or e-mail. */
export async function findPeople(
  ctx: AppContext,
  actor: Actor,
  {
    texto = "",
    skip = 0,
    take = defaultPageSize,
  }: { texto?: string | undefined; skip?: number; take?: number } = {},
): Promise<{ data: OfficePerson[]; total: number }> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.read(actor.empresa_id, (tx) => readPeople(tx, { today, texto, skip, take }));
}
