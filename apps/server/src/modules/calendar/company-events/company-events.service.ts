import type { Actor } from "@atrio/contract/access/actor";
import type { CompanyEvent, createCompanyEvent } from "@atrio/contract/calendar/company-events";
import type { EndpointInput } from "@atrio/contract/endpoint";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import {
  deleteEvent,
  hasCentre,
  insertEvent,
  listEvents,
  readCentres,
  updateEvent,
} from "./company-events.repo.ts";
import type { StatedEvent } from "./company-events.repo.ts";
import { isEventTime } from "./company-events.rules.ts";

type Stated = EndpointInput<typeof createCompanyEvent>["body"];
type Asked = { stated: Stated; ip: string };

/** Events of the company in a year, by default this one. */
export async function listCompanyEvents(
  ctx: AppContext,
  actor: Actor,
  year: number | undefined,
): Promise<CompanyEvent[]> {
  const asked = year ?? Number(todayIn(actor.zona_horaria, ctx.clock).slice(0, 4));
  return ctx.db.read(actor.empresa_id, async (tx) => listEvents(tx, asked));
}

/** Work centres that an event can be for. */
export async function listEventCentres(
  ctx: AppContext,
  actor: Actor,
): Promise<Array<{ id: number; nombre: string }>> {
  return ctx.db.read(actor.empresa_id, readCentres);
}

/** Adds an event to the calendars. Errors: calendar.event_dates, centre.not_found. */
export async function addCompanyEvent(
  ctx: AppContext,
  actor: Actor,
  { stated, ip, once }: Asked & { once: Once | undefined },
): Promise<CompanyEvent> {
  const event = eventOf(stated);
  const now = ctx.clock.now().toString();
  const add = async (tx: Tx): Promise<CompanyEvent> => {
    await checkCentre(tx, event);
    const made = await insertEvent(tx, event, { trabajador_id: actor.trabajador_id, now });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "evento.creado",
      objeto: "evento_empresa",
      objeto_id: made.id,
      detalle: { titulo: made.titulo, desde: made.desde, hasta: made.hasta },
    });
    return made;
  };
  return ctx.db.tenant(actor.empresa_id, add, once);
}

/** Changes an event. Errors: calendar.event_not_found, calendar.event_dates, centre.not_found. */
export async function changeCompanyEvent(
  ctx: AppContext,
  actor: Actor,
  { id, stated, ip }: Asked & { id: number },
): Promise<CompanyEvent> {
  const event = eventOf(stated);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await checkCentre(tx, event);
    const changed = await updateEvent(tx, { id, ...event }, ctx.clock.now().toString());
    if (changed === undefined) fail("calendar.event_not_found");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "evento.cambiado",
      objeto: "evento_empresa",
      objeto_id: id,
      detalle: { titulo: changed.titulo, desde: changed.desde, hasta: changed.hasta },
    });
    return changed;
  });
}

/** Deletes an event from the calendars. Errors: calendar.event_not_found. */
export async function removeCompanyEvent(
  ctx: AppContext,
  actor: Actor,
  { id, ip }: { id: number; ip: string },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const title = await deleteEvent(tx, id);
    if (title === undefined) fail("calendar.event_not_found");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "evento.borrado",
      objeto: "evento_empresa",
      objeto_id: id,
      detalle: { titulo: title },
    });
  });
}

function eventOf(stated: Stated): StatedEvent {
  if (!isEventTime(stated)) {
    fail("calendar.event_dates", { fields: { hasta: ["calendar.event_dates"] } });
  }
  return {
    titulo: stated.titulo,
    descripcion: stated.descripcion === "" ? null : stated.descripcion,
    desde: stated.desde,
    hasta: stated.hasta,
    hora_inicio: stated.hora_inicio,
    hora_fin: stated.hora_fin,
    centro_id: stated.centro_id,
    color: stated.color,
  };
}

async function checkCentre(tx: Tx, { centro_id }: StatedEvent): Promise<void> {
  if (centro_id === null || (await hasCentre(tx, centro_id))) return;
  fail("centre.not_found", { fields: { centro_id: ["centre.not_found"] } });
}
