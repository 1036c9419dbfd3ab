import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { isoOf } from "../../lib/clock.ts";
import { datesBetween } from "../../lib/dates.ts";
import { noticeText } from "../../lib/notice-text.ts";
import type { NoticeText } from "../../lib/notice-text.ts";
import { dateAt } from "../../lib/zone.ts";
import { readDayPlanners } from "../schedules/schedules.service.ts";
import type { DayPlanner } from "../schedules/schedules.service.ts";

import { readNames, readReaders } from "./notices.read.ts";
import type { Reader } from "./notices.read.ts";
import { insertNotifications } from "./notices.repo.ts";
import {
  datesToWaitFor,
  keyOf,
  noticeTypes,
  pageOf,
  sendingTime,
  wordingOf,
} from "./notices.rules.ts";
import type { Notice } from "./notices.rules.ts";

type Sender = Pick<AppContext, "clock" | "config" | "events" | "mail">;

/** What one reader is told: the words and the page they lead to. */
type Letter = { reader: Reader; text: NoticeText; page: string };

/**
 * Tells people of a change in the caller's transaction: a notification in the reader's language, a
 * mail, and the unread badge of their open pages; all of it once that commits, or never. What was
 * told to a person already is not told again. A mail that is not urgent waits for the person's next
 * working hours.
 */
export async function notify(
  ctx: Sender,
  tx: Tx,
  notice: Notice & { to: number | readonly number[]; urgent?: boolean },
): Promise<void> {
  const ids = typeof notice.to === "number" ? [notice.to] : notice.to;
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  const dates = datesToWaitFor(dateAt("UTC", now.epochMilliseconds));
  const [readers, names, planners] = await Promise.all([
    readReaders(tx, { ids, now: now.toString() }),
    readNames(tx, peopleIn(notice)),
    readDayPlanners(tx, { trabajador_ids: ids, ...dates }),
  ]);
  const letters = readers.map((reader) => letterTo(reader, notice, names));
  const told = await insertNotifications(
    tx,
    letters.map(({ reader, text, page }) => ({
      trabajador_id: reader.id,
      titulo: text.titulo,
      descripcion: text.descripcion,
      ...noticeTypes[notice.kind],
      enlace: page,
      clave: keyOf(notice),
      fecha: now.toString(),
    })),
  );
  const news = letters.filter(({ reader }) => told.has(reader.id));
  await Promise.all(
    news.flatMap((letter) => {
      const planner = notice.urgent === true ? undefined : planners.get(letter.reader.id);
      return [
        announceUnread(ctx, tx, letter.reader),
        mailLetter({ ctx, tx, letter, notice, sendAt: sendAt(planner, now.epochMilliseconds) }),
      ];
    }),
  );
}

/** Whoever's name a sentence may hold. */
function peopleIn({ data }: Notice): number[] {
  if ("autor_id" in data) return [data.trabajador_id, data.autor_id];
  return data.trabajador_id === null ? [] : [data.trabajador_id];
}

function letterTo(reader: Reader, notice: Notice, names: ReadonlyMap<number, string>): Letter {
  const { wording, named } = wordingOf(notice, reader.id === notice.data.trabajador_id);
  const { data } = notice;
  const words = {
    wording,
    nombre: named === null ? undefined : names.get(named),
    dia: "dia" in data ? data.dia : undefined,
    mes: "month" in data ? { year: data.year, month: data.month } : undefined,
    desde: "desde" in data ? data.desde : undefined,
    numero: "numero" in data ? data.numero : undefined,
    solicitud: "pe_solicitud_tipo_id" in data ? data.pe_solicitud_tipo_id : undefined,
    fechas: "fechas" in data ? data.fechas : undefined,
  };
  return { reader, text: noticeText(words, reader), page: pageOf(notice, reader) };
}

/** When a mail goes, ISO 8601; undefined is at once. */
function sendAt(planner: DayPlanner | undefined, now: number): string | undefined {
  if (planner === undefined) return undefined;
  const { desde, hasta } = datesToWaitFor(dateAt("UTC", now));
  const hours = datesBetween(desde, hasta).flatMap((date) => planner(date).intervals);
  const time = sendingTime(now, hours);
  return time === now ? undefined : isoOf(time);
}

async function announceUnread(ctx: Sender, tx: Tx, reader: Reader): Promise<void> {
  await ctx.events.announce(tx, {
    empresa_id: reader.empresa_id,
    trabajador_id: reader.id,
    event: { tipo: "avisos" },
  });
}

/**
 * Mails about their people reach supervisors where they want them, or not at all; mails about
 * oneself always go to the account's own address.
 */
async function mailLetter(input: {
  ctx: Sender;
  tx: Tx;
  letter: Letter;
  notice: Notice;
  sendAt: string | undefined;
}): Promise<void> {
  const { ctx, tx, notice } = input;
  const { reader, text, page } = input.letter;
  const isOwn = reader.id === notice.data.trabajador_id;
  if (!reader.can_enter || (!isOwn && !reader.receive_email_from_supervisees)) return;
  const prefix = reader.idioma === "es" ? "" : `/${reader.idioma}`;
  await ctx.mail.send(
    tx,
    {
      to: isOwn ? reader.email : (reader.email_supervisor ?? reader.email),
      template: "notice",
      idioma: reader.idioma,
      empresa: reader.empresa,
      data: { nombre: reader.nombre, ...text, link: `${ctx.config.publicUrl}${prefix}${page}` },
    },
    input.sendAt === undefined ? {} : { notBefore: input.sendAt },
  );
}
