import { lockedMails } from "@atrio/contract/messages/notice-groups";
import type { NoticeGroup } from "@atrio/contract/messages/notice-groups";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { isoOf } from "../../../../lib/calendar/clock.ts";
import { datesBetween } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import type { NoticeText } from "../../../../lib/words/notice-text.ts";
import type { DayPlanner } from "../../../time/schedules/schedules.service.ts";
import { insertForDigest } from "../digest/digest.repo.ts";
import type { NewDigestLine } from "../digest/digest.repo.ts";
import type { Reader } from "../notices.read.ts";
import { datesToWaitFor } from "../notices.rules.ts";

import { channelsOf, isOff, timesFor } from "./channels.rules.ts";
import type { MailWay, WorkingTime } from "./channels.rules.ts";

type Sender = Pick<AppContext, "clock" | "config" | "jobs" | "mail">;

/** A notice to a reader beyond the portal: about themselves or about their people. */
export type Delivery = {
  reader: Reader;
  tipo: NoticeGroup;
  text: NoticeText;
  /** Page of the portal, without a language. */
  page: string;
  isOwn: boolean;
  isUrgent: boolean;
};

/**
 * Delivers notices to mail and devices by the reader's preferences: at their hours, gathered in the
 * summary, or not at all.
 */
export async function deliver(
  ctx: Sender,
  tx: Tx,
  deliveries: readonly Delivery[],
  planners: ReadonlyMap<number, DayPlanner>,
): Promise<void> {
  const now = ctx.clock.now().epochMilliseconds;
  const gathered: NewDigestLine[] = [];
  const sent: Array<Promise<void>> = [];
  for (const delivery of deliveries.filter(({ reader }) => reader.can_enter)) {
    const { reader } = delivery;
    const { way, mail, push } = plan(now, delivery, planners.get(reader.id));
    if (isMailed(delivery) && way === "digest") gathered.push(lineOf(delivery, now));
    if (isMailed(delivery) && way === "now") {
      sent.push(mailTo({ ctx, tx, delivery, when: laterThan(now, mail) }));
    }
    if (push !== null) sent.push(...pushTo({ ctx, tx, delivery, when: laterThan(now, push) }));
  }
  await Promise.all([...sent, insertForDigest(tx, gathered)]);
}

type Plan = { way: MailWay; mail: number; push: number | null };

/** Way of the mail, and moments of mail and push (epoch milliseconds; null: none). */
function plan(now: number, { reader, tipo, isUrgent }: Delivery, planner?: DayPlanner): Plan {
  const { mail: way, push } = channelsOf({ tipo, isUrgent }, reader);
  if (isUrgent) return { way, mail: now, push: push ? now : null };
  const work = workingTime(planner, now, reader.ausencias);
  const times = timesFor(now, reader, work);
  const rings = push ? times.push : null;
  // Mails required by law or for safety go during leave too, at the hours of other days.
  if (lockedMails[tipo] !== null) {
    return { way, mail: timesFor(now, reader, workingTime(planner, now, [])).mail, push: rings };
  }
  const isKept = way === "now" && isOff(now, reader, work);
  return { way: isKept ? "digest" : way, mail: times.mail, push: rings };
}

/** The hours that a schedule plans around now (epoch milliseconds), without days of leave. */
export function workingTime(
  planner: DayPlanner | undefined,
  now: number,
  leave: readonly string[],
): WorkingTime {
  if (planner === undefined) return { hours: [], isPlanned: false };
  const today = dateAt("UTC", now);
  const { desde, hasta } = datesToWaitFor(today);
  const dates = datesBetween(desde, hasta).filter((date) => !leave.includes(date));
  return {
    hours: dates.flatMap((date) => planner(date).intervals),
    isPlanned: planner(today).horario !== null,
  };
}

/** Value of `notBefore`; undefined for immediate sending. */
function laterThan(now: number, time: number): { notBefore?: string } {
  return time === now ? {} : { notBefore: isoOf(time) };
}

/** Mails about their people reach supervisors where they want them, or not at all. */
function isMailed({ isOwn, reader }: Delivery): boolean {
  return isOwn || reader.receive_email_from_supervisees;
}

function lineOf({ reader, tipo, text, isOwn }: Delivery, now: number): NewDigestLine {
  return {
    trabajador_id: reader.id,
    tipo,
    titulo: text.titulo,
    propio: isOwn,
    creado_en: isoOf(now),
  };
}

/** A page of the portal in the reader's language. */
export function localPage(reader: Pick<Reader, "idioma">, page: string): string {
  return reader.idioma === "es" ? page : `/${reader.idioma}${page}`;
}

/** Address of a reader's mails: mails about oneself always go to the account's own address. */
export function addressOf(reader: Pick<Reader, "email" | "email_supervisor">, isOwn: boolean) {
  return isOwn ? reader.email : (reader.email_supervisor ?? reader.email);
}

type Sending = { ctx: Sender; tx: Tx; delivery: Delivery; when: { notBefore?: string } };

async function mailTo({ ctx, tx, delivery, when }: Sending): Promise<void> {
  const { reader, text, page, isOwn } = delivery;
  await ctx.mail.send(
    tx,
    {
      to: addressOf(reader, isOwn),
      template: "notice",
      idioma: reader.idioma,
      empresa: reader.empresa,
      data: {
        nombre: reader.nombre,
        ...text,
        link: `${ctx.config.publicUrl}${localPage(reader, page)}`,
      },
    },
    when,
  );
}

/** A message for each of the reader's devices: a title and its link, no name and no figure. */
function pushTo({ ctx, tx, delivery, when }: Sending): Array<Promise<void>> {
  const { reader, tipo, text, page, isUrgent } = delivery;
  return reader.dispositivos.map((id) =>
    ctx.jobs.enqueue(
      tx,
      "push.send",
      {
        empresa_id: reader.empresa_id,
        dispositivo_id: id,
        urgente: isUrgent,
        mensaje: { titulo: text.titulo, enlace: localPage(reader, page), tipo },
      },
      when,
    ),
  );
}
