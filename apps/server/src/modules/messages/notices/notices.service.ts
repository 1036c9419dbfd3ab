import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { noticeText } from "../../../lib/words/notice-text.ts";
import type { NoticeText, NoticeWords } from "../../../lib/words/notice-text.ts";
import { readDayPlanners } from "../../time/schedules/schedules.service.ts";

import { deliver } from "./channels/channels.service.ts";
import type { Delivery } from "./channels/channels.service.ts";
import { keyOf } from "./keys.rules.ts";
import { readNames, readOwnWords, readReaders } from "./notices.read.ts";
import type { Reader } from "./notices.read.ts";
import { insertNotifications, markEnded } from "./notices.repo.ts";
import type { NewNotification } from "./notices.repo.ts";
import { datesToWaitFor, isAbout, noticeTypes, wordingOf } from "./notices.rules.ts";
import type { Notice } from "./notices.rules.ts";
import { pageOf, pageOfNotification } from "./pages.rules.ts";

type Sender = Pick<AppContext, "clock" | "config" | "events" | "jobs" | "mail">;

/** A notice with its recipients; non-urgent ones wait until the reader wants them. */
type Told = Notice & { to: number | readonly number[]; urgent?: boolean };

/** A reader's text and the page it leads to. */
type Letter = {
  notice: Told;
  reader: Reader;
  words: NoticeWords;
  text: NoticeText;
  page: string;
};

/**
 * Sends notifications in the caller's transaction: the notification in the reader's language,
 * the unread badge of their open pages, and mail and devices by their preferences; all after the
 * commit, or never. Nothing is told twice to a person. Non-urgent mails and messages wait for the
 * person's next working hours and for the end of their quiet hours.
 */
export async function notify(ctx: Sender, tx: Tx, notice: Told): Promise<void> {
  await notifyAll(ctx, tx, [notice]);
}

/** Sends each of many people their notice, as `notify` would one by one, in as few reads as one. */
export async function notifyAll(ctx: Sender, tx: Tx, notices: readonly Told[]): Promise<void> {
  const ids = [...new Set(notices.flatMap((notice) => readersOf(notice)))];
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  const dates = datesToWaitFor(dateAt("UTC", now.epochMilliseconds));
  const [readers, names, planners, own] = await Promise.all([
    readReaders(tx, { ids, now: now.toString() }),
    readNames(tx, [...new Set(notices.flatMap((notice) => peopleIn(notice)))]),
    readDayPlanners(tx, { trabajador_ids: ids, ...dates }),
    readOwnWords(tx),
  ]);
  const known = new Map(readers.map((reader) => [reader.id, reader]));
  const letters = notices.flatMap((notice) =>
    readersOf(notice).flatMap((id) => {
      const reader = known.get(id);
      return reader === undefined ? [] : [letterTo(reader, notice, { names, own })];
    }),
  );
  const kept = await insertNotifications(
    tx,
    letters.map((letter) => notificationOf(letter, now.toString())),
  );
  const news = letters.flatMap((letter, index) => {
    const id = kept[index] ?? null;
    return id === null ? [] : [letterOf(letter, id)];
  });
  await Promise.all([
    ...news.map(({ reader }) => announceUnread(ctx, tx, reader)),
    deliver(ctx, tx, news.flatMap(deliveriesOf), planners),
  ]);
}

/** Ends notices whose reason is gone, by their key or how it begins: they count as read. */
export async function endNotices(
  ctx: Pick<AppContext, "clock" | "events">,
  tx: Tx,
  ended: { key: string } | { prefix: string },
): Promise<void> {
  const ids = await markEnded(tx, ended, ctx.clock.now().toString());
  if (ids.length === 0) return;
  const readers = await readReaders(tx, { ids, now: ctx.clock.now().toString() });
  await Promise.all(readers.map((reader) => announceUnread(ctx, tx, reader)));
}

/** A company message opens where it is read; any other notice on its own page. */
function letterOf(letter: Letter, id: number): Letter {
  return letter.notice.kind === "company_message"
    ? { ...letter, page: pageOfNotification(id) }
    : letter;
}

/** Whom a notice is for, in the order of their ids. */
function readersOf({ to }: Told): number[] {
  return typeof to === "number" ? [to] : [...new Set(to)].toSorted((one, other) => one - other);
}

function notificationOf(letter: Letter, fecha: string): NewNotification {
  const { notice, reader, words, text, page } = letter;
  const told = { trabajador_id: reader.id, ...noticeTypes[notice.kind], clave: keyOf(notice) };
  if (notice.kind === "company_message") {
    // The document has its own name in the list, in the company's words.
    const { titulo, comunicado_id } = notice.data;
    const own = { titulo, descripcion: "", enlace: null, fecha: notice.data.fecha };
    return { ...told, ...own, automatica: false, comunicado_id, palabras: null };
  }
  const { descripcion } = text;
  const own = { titulo: text.titulo, descripcion, enlace: page, fecha };
  return { ...told, ...own, automatica: true, comunicado_id: null, palabras: words };
}

/** People whose names a sentence may hold. */
function peopleIn({ data }: Notice): number[] {
  if ("autor_id" in data) return [data.trabajador_id, data.autor_id];
  return data.trabajador_id === null ? [] : [data.trabajador_id];
}

/** Facts of the company that sentences need: names of people, and words of its own by sentence. */
type Known = { names: ReadonlyMap<number, string>; own: Awaited<ReturnType<typeof readOwnWords>> };

function letterTo(reader: Reader, notice: Told, { names, own }: Known): Letter {
  const { wording, named } = wordingOf(notice, isAbout(notice, reader.id));
  const { data } = notice;
  const words: NoticeWords = {
    wording,
    nombre: named === null ? undefined : names.get(named),
    dia: "dia" in data ? data.dia : undefined,
    mes: "month" in data ? { year: data.year, month: data.month } : undefined,
    desde: "desde" in data ? data.desde : undefined,
    numero: "numero" in data ? data.numero : undefined,
    lotes: "lotes" in data ? data.lotes : undefined,
    certificados: "certificados" in data ? data.certificados : undefined,
    solicitud: "pe_solicitud_tipo_id" in data ? data.pe_solicitud_tipo_id : undefined,
    fechas: "fechas" in data ? data.fechas : undefined,
    titulo: "titulo" in data ? data.titulo : undefined,
    ultimos: "ultimos" in data ? data.ultimos : undefined,
    propios: own.get(wording),
  };
  return { notice, reader, words, text: noticeText(words, reader), page: pageOf(notice, reader) };
}

async function announceUnread(ctx: Pick<Sender, "events">, tx: Tx, reader: Reader): Promise<void> {
  await ctx.events.announce(tx, {
    empresa_id: reader.empresa_id,
    trabajador_id: reader.id,
    event: { tipo: "avisos" },
  });
}

/** Deliveries outside the portal; mere information waits in it. */
function deliveriesOf({ notice, reader, text, page }: Letter): Delivery[] {
  const { tipo } = noticeTypes[notice.kind];
  if (tipo === "informacion") return [];
  const isOwn = isAbout(notice, reader.id);
  return [{ reader, tipo, text, page, isOwn, isUrgent: notice.urgent === true }];
}
