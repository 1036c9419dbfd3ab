import type { Actor } from "@atrio/contract/access/actor";
import type { Centre, Department } from "@atrio/contract/company/centres";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { isZone } from "../../../lib/calendar/zone.ts";
import { networkOf } from "../../../lib/values/networks.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { hasPeople, readCalendars, readCentres, readDepartments } from "./centres.read.ts";
import {
  insertCentre,
  isCodeTaken,
  lockCentre,
  moveDepartment,
  updateCentre,
} from "./centres.repo.ts";
import type { CentreColumns } from "./centres.repo.ts";

/** Author of a change. */
export type Author = { actor: Actor; ip: string };

/** Work centres with their people, the calendars that they may have, and the departments. */
export async function companyParts(
  ctx: AppContext,
  { empresa_id }: Actor,
): Promise<{
  centros: Centre[];
  calendarios: Array<{ id: number; nombre: string }>;
  departamentos: Department[];
}> {
  const now = ctx.clock.now().toString();
  const [centros, calendarios, departamentos] = await ctx.db.read(empresa_id, (tx) =>
    Promise.all([readCentres(tx, now), readCalendars(tx), readDepartments(tx, now)]),
  );
  return { centros, calendarios, departamentos };
}

/** Adds a work centre (Rule COMPANY-69). Errors: centre.code_taken, .zone, .calendar. */
export async function addCentre(
  ctx: AppContext,
  { author, once }: { author: Author; once: Once | undefined },
  asked: Omit<CentreColumns, "activo">,
): Promise<Centre> {
  const add = async (tx: Tx) => {
    const row = await checked(tx, { ...asked, activo: true }, null);
    return saved(ctx, tx, author, await insertCentre(tx, row));
  };
  return ctx.db.tenant(author.actor.empresa_id, add, once);
}

/** Changes a work centre; what is not named stays. Errors: those of adding, centre.not_found, .in_use. */
export async function changeCentre(
  ctx: AppContext,
  { author, id }: { author: Author; id: number },
  change: { [K in keyof CentreColumns]?: CentreColumns[K] | undefined },
): Promise<Centre> {
  return ctx.db.tenant(author.actor.empresa_id, async (tx) => {
    const before = (await lockCentre(tx, id)) ?? fail("centre.not_found");
    const named = Object.entries(change).filter(([, value]) => value !== undefined);
    const row = await checked(tx, { ...before, ...Object.fromEntries(named) }, id);
    const now = ctx.clock.now().toString();
    if (before.activo && !row.activo && (await hasPeople(tx, id, now))) fail("centre.in_use");
    await updateCentre(tx, id, row);
    return saved(ctx, tx, author, id);
  });
}

async function checked(tx: Tx, row: CentreColumns, id: number | null): Promise<CentreColumns> {
  const { codigo, zona_horaria, calendario_festivo_id } = row;
  if (!isZone(zona_horaria)) fail("centre.zone", { fields: { zona_horaria: ["centre.zone"] } });
  if (await isCodeTaken(tx, codigo, id)) {
    fail("centre.code_taken", { fields: { codigo: ["centre.code_taken"] } });
  }
  const calendars = calendario_festivo_id === null ? [] : await readCalendars(tx);
  if (
    calendario_festivo_id !== null &&
    !calendars.some((one) => one.id === calendario_festivo_id)
  ) {
    fail("centre.calendar", { fields: { calendario_festivo_id: ["centre.calendar"] } });
  }
  // The database refuses bits beyond the mask.
  return { ...row, rangos_ip: row.rangos_ip.map((range) => networkOf(range) ?? range) };
}

async function saved(ctx: AppContext, tx: Tx, { actor, ip }: Author, id: number): Promise<Centre> {
  const [centre] = await readCentres(tx, ctx.clock.now().toString(), id);
  if (centre === undefined) fail("centre.not_found");
  const { codigo, nombre, activo } = centre;
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "centro.guardado",
    objeto: "centro_trabajo",
    objeto_id: id,
    detalle: { codigo, nombre, activo },
  });
  return centre;
}

/** Gives a department another name, for all its people (Rule COMPANY-70). Errors: centre.no_department. */
export async function renameDepartment(
  ctx: AppContext,
  { actor, ip }: Author,
  asked: { nombre: string; nuevo: string | null },
): Promise<number> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const personas = await moveDepartment(tx, asked);
    if (personas === 0) fail("centre.no_department");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "departamento.guardado",
      detalle: { nombre: asked.nombre, nuevo: asked.nuevo, personas },
    });
    return personas;
  });
}
