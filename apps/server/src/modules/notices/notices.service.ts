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
import type { NewNotification } from "./notices.repo.ts";
import {
  datesToWaitFor,
  isAbout,
  keyOf,
  noticeTypes,
  pageOf,
  sendingTime,
  wordingOf,
} from "./notices.rules.ts";
import type { Notice } from "./notices.rules.ts";

type Sender = Pick<AppContext, "clock" | "config" | "events" | "mail">;

/** What somebody is to be told; a mail that is not urgent waits for working hours. */
type Told = Notice & { to: number | readonly number[]; urgent?: boolean };

/** What one reader is told: the words and the page they lead to. */
type Letter = { notice: Told; reader: Reader; text: NoticeText; page: string };

/**
 * Tells people of a change in the caller's transaction: a notification in the reader's language, a
 * mail, and the unread badge of their open pages; all of it once that commits, or never. What was
 * told to a person already is not told again. A mail that is not urgent waits for the person's next
 * working hours.
 */
export async function notify(ctx: Sender, tx: Tx, notice: Told): Promise<void> {
  await notifyAll(ctx, tx, [notice]);
}

/** Tells many people of what concerns each, as `notify` would one by one, in as few reads as one. */
export async function notifyAll(ctx: Sender, tx: Tx, notices: readonly Told[]): Promise<void> {
  const ids = [...new Set(notices.flatMap((notice) => readersOf(notice)))];
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  const dates = datesToWaitFor(dateAt("UTC", now.epochMilliseconds));
  const [readers, names, planners] = await Promise.all([
    readReaders(tx, { ids, now: now.toString() }),
    readNames(tx, [...new Set(notices.flatMap((notice) => peopleIn(notice)))]),
    readDayPlanners(tx, { trabajador_ids: ids, ...dates }),
  ]);
  const known = new Map(readers.map((reader) => [reader.id, reader]));
  const letters = notices.flatMap((notice) =>
    readersOf(notice).flatMap((id) => {
      const reader = known.get(id);
      return reader === undefined ? [] : [letterTo(reader, notice, names)];
    }),
  );
  const isNews = await insertNotifications(
    tx,
    letters.map((letter) => notificationOf(letter, now.toString())),
  );
  await Promise.all(
    letters
      .filter((_, index) => isNews[index])
      .flatMap((letter) => {
        const { notice, reader } = letter;
        const planner = notice.urgent === true ? undefined : planners.get(reader.id);
        const time = sendAt(planner, now.epochMilliseconds);
        return [announceUnread(ctx, tx, reader), mailLetter({ ctx, tx, letter, sendAt: time })];
      }),
  );
}

/** Whom a notice is for, in the order of their ids. */
function readersOf({ to }: Told): number[] {
  return typeof to === "number" ? [to] : [...new Set(to)].toSorted((one, other) => one - other);
}

function notificationOf({ notice, reader, text, page }: Letter, fecha: string): NewNotification {
  const told = { trabajador_id: reader.id, ...noticeTypes[notice.kind], clave: keyOf(notice) };
  if (notice.kind === "company_message") {
    // It is read where it is listed, in the company's own words.
    const { titulo: title, fecha: sent, comunicado_id: message } = notice.data;
    const own = { titulo: title, descripcion: "", enlace: null, fecha: sent };
    return { ...told, ...own, automatica: false, comunicado_id: message };
  }
  const { titulo: title, descripcion: sentence } = text;
  const own = { titulo: title, descripcion: sentence, enlace: page, fecha };
  return { ...told, ...own, automatica: true, comunicado_id: null };
}

/** Whoever's name a sentence may hold. */
function peopleIn({ data }: Notice): number[] {
  if ("autor_id" in data) return [data.trabajador_id, data.autor_id];
  return data.trabajador_id === null ? [] : [data.trabajador_id];
}

function letterTo(reader: Reader, notice: Told, names: ReadonlyMap<number, string>): Letter {
  const { wording, named } = wordingOf(notice, isAbout(notice, reader.id));
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
    titulo: "titulo" in data ? data.titulo : undefined,
    ultimos: "ultimos" in data ? data.ultimos : undefined,
  };
  return { notice, reader, text: noticeText(words, reader), page: pageOf(notice, reader) };
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
  sendAt: string | undefined;
}): Promise<void> {
  const { ctx, tx } = input;
  const { notice, reader, text, page } = input.letter;
  const isOwn = isAbout(notice, reader.id);
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
