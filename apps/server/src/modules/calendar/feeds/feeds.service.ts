import type { Actor } from "@atrio/contract/access/actor";
import { maxFeeds } from "@atrio/contract/calendar/calendar-feeds";
import type { CalendarFeed, FeedPrivacy, FeedScope } from "@atrio/contract/calendar/calendar-feeds";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { epochOf } from "../../../lib/calendar/clock.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { issueToken, tokenHash } from "../../../lib/crypto/tokens.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { addressGroup } from "../../../platform/addresses.ts";
import { countTries } from "../../../platform/limits.ts";
import type { Try } from "../../../platform/limits.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { readDayPlanner } from "../../time/schedules/schedules.service.ts";
import { readBirthdays, readEvents, readOwnAbsences } from "../calendar.read.ts";
import { daysOf } from "../calendar.rules.ts";
import type { Range } from "../calendar.rules.ts";

import {
  countFeeds,
  deleteFeed,
  findFeed,
  insertFeed,
  listFeedRows,
  noteChange,
  touchFeed,
} from "./feeds.repo.ts";
import type { OpenFeed } from "./feeds.repo.ts";
import { unstamped, feedEvents, feedLimits, feedRange, noteEvery, tokenOf } from "./feeds.rules.ts";
import type { FeedFacts } from "./feeds.rules.ts";
import { writeIcal } from "./ical.rules.ts";

type NewFeed = { nombre: string; alcances: FeedScope[]; privacidad: FeedPrivacy; ip: string };

/** The caller's subscriptions, newest first; of their addresses nothing is known any more. */
export async function listOwnFeeds(ctx: AppContext, actor: Actor): Promise<CalendarFeed[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => listFeedRows(tx, actor.trabajador_id));
}

/** Adds a subscription and answers its address, this once. Errors: calendar.too_many_feeds. */
export async function addFeed(
  ctx: AppContext,
  actor: Actor,
  { ip, ...asked }: NewFeed,
): Promise<{ suscripcion: CalendarFeed; direccion: string }> {
  const { token, hash } = issueToken();
  const feed = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const count = await countFeeds(tx, actor.trabajador_id);
    if (count >= maxFeeds) fail("calendar.too_many_feeds");
    const made = await insertFeed(tx, {
      ...asked,
      trabajador_id: actor.trabajador_id,
      token_hash: hash,
      creada_en: ctx.clock.now().toString(),
    });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "calendario_suscripcion.creada",
      objeto: "calendario_suscripcion",
      objeto_id: made.id,
      detalle: { alcances: made.alcances.join(" "), privacidad: made.privacidad },
    });
    return made;
  });
  return {
    suscripcion: feed,
    direccion: `${ctx.config.publicUrl}/api/v1/calendario/${token}.ics`,
  };
}

/** Ends a subscription of the caller: its address opens nothing more. Errors: calendar.feed_not_found. */
export async function revokeOwnFeed(
  ctx: AppContext,
  actor: Actor,
  { id, ip }: { id: number; ip: string },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await deleteFeed(tx, { trabajador_id: actor.trabajador_id, id });
    if (!found) fail("calendar.feed_not_found");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "calendario_suscripcion.retirada",
      objeto: "calendario_suscripcion",
      objeto_id: id,
    });
  });
}

async function countTry(ctx: AppContext, one: Try): Promise<void> {
  const { refused, retryAfter } = await countTries(ctx, [one]);
  if (refused) fail("request.too_many", { retryAfter });
}

/**
 * The iCalendar file of a token, as it stands at this moment. Unknown, revoked, of somebody who left
 * or whose account is closed: calendar.feed_not_found. Errors: request.too_many.
 */
export async function openFeed(
  ctx: AppContext,
  use: { token: string; ip: string },
): Promise<FileAnswer> {
  const token = tokenOf(use.token);
  const key = { today: todayIn("UTC", ctx.clock), module: moduleIds.calendar };
  const feed =
    token === undefined
      ? undefined
      : await ctx.db.gate(async (tx) => findFeed(tx, { ...key, token_hash: tokenHash(token) }));
  if (feed === undefined) {
    await countTry(ctx, { limit: feedLimits.unknown, subject: addressGroup(use.ip) });
    return fail("calendar.feed_not_found");
  }
  await countTry(ctx, { limit: feedLimits.reads, subject: `${feed.empresa_id}/${feed.id}` });
  await noteUse(ctx, feed);
  const range = feedRange(todayIn(feed.zona_horaria, ctx.clock));
  const facts = await readFacts(ctx, feed, range);
  const calendar = {
    name: feed.nombre,
    zone: feed.zona_horaria,
    events: feedEvents(facts, {
      alcances: feed.alcances,
      privacidad: feed.privacidad,
      range,
      domain: `${feed.empresa_id}-${feed.trabajador_id}.${new URL(ctx.config.publicUrl).hostname}`,
      language: feed.idioma,
      words: wordsIn(feed.idioma, "calendar/event-words"),
    }),
  };
  const print = Buffer.from(
    digestOf(Buffer.from(writeIcal({ ...calendar, stamp: unstamped }))),
    "hex",
  );
  const text = writeIcal({ ...calendar, stamp: await changedAt(ctx, feed, print) });
  return { bytes: Buffer.from(text), name: "atrio.ics", type: "text/calendar; charset=utf-8" };
}

/** Since when the subscription has had contents with this fingerprint, ISO 8601. */
async function changedAt(ctx: AppContext, feed: OpenFeed, print: Buffer): Promise<string> {
  if (feed.cambiada_en !== null && feed.huella?.equals(print) === true) return feed.cambiada_en;
  const change = { id: feed.id, huella: print, now: ctx.clock.now().toString() };
  return ctx.db.tenant(feed.empresa_id, async (tx) => noteChange(tx, change));
}

async function noteUse(ctx: AppContext, feed: OpenFeed): Promise<void> {
  const now = ctx.clock.now();
  const last = feed.usada_en === null ? 0 : epochOf(feed.usada_en);
  if (now.epochMilliseconds - last < noteEvery) return;
  await ctx.db.tenant(feed.empresa_id, async (tx) =>
    touchFeed(tx, { id: feed.id, now: now.toString() }),
  );
}

async function readFacts(ctx: AppContext, feed: OpenFeed, range: Range): Promise<FeedFacts> {
  const { trabajador_id, alcances } = feed;
  const key = { trabajador_id, ...range };
  const today = todayIn(feed.zona_horaria, ctx.clock);
  const birthdays = { trabajador_id, today, isSupervisor: feed.permiso_supervisor };
  const hasAbsences = alcances.includes("ausencias") && feed.modulos.includes(moduleIds.absences);
  const [planner, absences, events, people] = await ctx.db.read(feed.empresa_id, async (tx) =>
    Promise.all([
      readDayPlanner(tx, key),
      hasAbsences ? readOwnAbsences(tx, key) : [],
      alcances.includes("eventos") ? readEvents(tx, range) : [],
      alcances.includes("cumpleanyos") ? readBirthdays(tx, birthdays) : [],
    ]),
  );
  return { days: daysOf(planner, range), absences, events, people };
}
