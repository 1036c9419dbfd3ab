import type { Actor } from "@atrio/contract/access/actor";
import type { SpanishRegion } from "@atrio/contract/company/centres";
import type { Holiday, HolidayCalendar, HolidayYear } from "@atrio/contract/company/holidays";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readCalendars, readCentresInUse, readDays } from "./holidays.read.ts";
import type { CentreOfCalendar } from "./holidays.read.ts";
import {
  assignCentres,
  deleteCalendar,
  insertCalendar,
  isNameTaken,
  lockCalendar,
  renameCalendar,
  replaceDays,
} from "./holidays.repo.ts";
import { faultOf, proposalOf } from "./holidays.rules.ts";

/** Author of a change. */
export type Author = { actor: Actor; ip: string };

/** Calendar as it is written: its name, its centres, and all days of one year. */
export type WrittenCalendar = {
  nombre: string;
  centros: readonly number[];
  anyo: number;
  festivos: readonly Holiday[];
};

/** Calendars of holidays, and the centres in use. */
export async function holidayCalendars(
  ctx: AppContext,
  { empresa_id }: Actor,
): Promise<{ calendarios: HolidayCalendar[]; centros: CentreOfCalendar[] }> {
  const [calendarios, centros] = await ctx.db.read(empresa_id, (tx) =>
    Promise.all([readCalendars(tx), readCentresInUse(tx)]),
  );
  return { calendarios, centros };
}

/** A calendar with its days of a year. Errors: holiday.not_found. */
export async function holidayYear(
  ctx: AppContext,
  { empresa_id }: Actor,
  { id, anyo }: { id: number; anyo: number },
): Promise<HolidayYear> {
  return ctx.db.read(empresa_id, (tx) => wholeYear(tx, id, anyo));
}

/** Adds a calendar (Rule COMPANY-71). Errors: those of writing one. */
export async function addHolidayCalendar(
  ctx: AppContext,
  { author, once }: { author: Author; once: Once | undefined },
  asked: WrittenCalendar,
): Promise<HolidayYear> {
  const add = async (tx: Tx) => {
    await refuseFaults(tx, asked, null);
    return written(tx, { author, id: await insertCalendar(tx, asked.nombre) }, asked);
  };
  return ctx.db.tenant(author.actor.empresa_id, add, once);
}

/** Writes a calendar and one of its years (Rule COMPANY-71). Errors: those of adding, holiday.not_found. */
export async function changeHolidayCalendar(
  ctx: AppContext,
  { author, id }: { author: Author; id: number },
  asked: WrittenCalendar,
): Promise<HolidayYear> {
  return ctx.db.tenant(author.actor.empresa_id, async (tx) => {
    if (!(await lockCalendar(tx, id))) fail("holiday.not_found");
    await refuseFaults(tx, asked, id);
    await renameCalendar(tx, id, asked.nombre);
    return written(tx, { author, id }, asked);
  });
}

/** Removes a calendar. Errors: holiday.not_found, holiday.in_use. */
export async function removeHolidayCalendar(
  ctx: AppContext,
  { actor, ip }: Author,
  id: number,
): Promise<{ id: number }> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (!(await lockCalendar(tx, id))) fail("holiday.not_found");
    const [calendar] = await readCalendars(tx, id);
    if (calendar !== undefined && calendar.centros.length > 0) fail("holiday.in_use");
    await deleteCalendar(tx, id);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "festivos.calendario_borrado",
      objeto: "calendario_festivo",
      objeto_id: id,
      detalle: { nombre: calendar?.nombre ?? "" },
    });
    return { id };
  });
}

/** Probable holidays of a region in a year (Rule COMPANY-72). Errors: holiday.not_found. */
export async function proposeHolidays(
  ctx: AppContext,
  actor: Actor,
  asked: { region: SpanishRegion; anyo: number; calendario?: number | undefined },
): Promise<Holiday[]> {
  const { region, anyo, calendario } = asked;
  if (calendario === undefined) return proposalOf(region, anyo);
  const { festivos } = await holidayYear(ctx, actor, { id: calendario, anyo: anyo - 1 });
  return proposalOf(region, anyo, festivos);
}

async function refuseFaults(tx: Tx, asked: WrittenCalendar, id: number | null): Promise<void> {
  const { nombre, anyo, festivos, centros } = asked;
  if (await isNameTaken(tx, nombre, id)) {
    fail("holiday.name_taken", { fields: { nombre: ["holiday.name_taken"] } });
  }
  const fault = faultOf(festivos, anyo);
  if (fault !== null) {
    const key = `holiday.${fault.key}` as const;
    const field = fault.index === null ? "festivos" : `festivos.${fault.index}.fecha`;
    fail(key, { fields: { [field]: [key] } });
  }
  const known = new Set((await readCentresInUse(tx)).map((centre) => centre.id));
  const own = id === null ? [] : ((await readCalendars(tx, id))[0]?.centros ?? []);
  for (const { id: centre } of own) known.add(centre);
  if (centros.some((centre) => !known.has(centre))) {
    fail("holiday.centre", { fields: { centros: ["holiday.centre"] } });
  }
}

async function written(
  tx: Tx,
  { author, id }: { author: Author; id: number },
  { nombre, anyo, festivos, centros }: WrittenCalendar,
): Promise<HolidayYear> {
  await replaceDays(tx, { id, year: anyo, days: festivos });
  await assignCentres(tx, id, centros);
  await recordAudit(tx, {
    ...byActor(author.actor, author.ip),
    accion: "festivos.calendario_guardado",
    objeto: "calendario_festivo",
    objeto_id: id,
    detalle: { nombre, anyo, festivos: festivos.length, centros: centros.length },
  });
  return wholeYear(tx, id, anyo);
}

async function wholeYear(tx: Tx, id: number, anyo: number): Promise<HolidayYear> {
  const [[calendar], festivos] = await Promise.all([readCalendars(tx, id), readDays(tx, id, anyo)]);
  if (calendar === undefined) fail("holiday.not_found");
  return { ...calendar, anyo, festivos };
}
