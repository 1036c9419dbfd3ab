import type { Actor } from "@atrio/contract/access/actor";
import type { PortalEvent } from "@atrio/contract/messages/live";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { openEventStream } from "../../../platform/events-stream.ts";
import type { EventStream } from "../../../platform/events-stream.ts";
import type { BusEvent } from "../../../platform/events.ts";
import { createWorkQueue } from "../../../platform/work-queue.ts";
import type { WorkQueue } from "../../../platform/work-queue.ts";

import { countUnread, isSessionOpen, readFollowedIds } from "./live.read.ts";

/** The open streams of this process. */
export type Streams = {
  bySession: Map<string, Set<EventStream>>;
  /** After an outage every page catches up: a few at a time, or requests would wait for them. */
  catchUps: WorkQueue;
};

type Page = { ctx: AppContext; actor: Actor; streams: Streams; stream: EventStream };

const BEAT_MS = 25_000;
/**
 * Interval of the check for expired sessions and changes of the team; a revoked session ends the
 * stream at once.
 */
const CHECK_MS = 60_000;
const MOST_PER_SESSION = 6;

/** Empty register of the streams of a process. */
export function noStreams(): Streams {
  return {
    bySession: new Map(),
    catchUps: createWorkQueue({ atOnce: 2, waiting: Number.POSITIVE_INFINITY }),
  };
}

/** True if the session may open one more stream in this process. */
export function hasRoom(streams: Streams, actor: Actor): boolean {
  return (streams.bySession.get(actor.sesion_id)?.size ?? 0) < MOST_PER_SESSION;
}

/**
 * Streams changes for its worker to a page until the page leaves, the session ends or the server
 * stops. First the unread count; again, with a note that clocking may have changed, after events
 * may have been missed. A supervisor's page also hears the clocks of the people supervised today.
 * Resolves once the first line is sent.
 */
export async function streamEvents(
  input: Omit<Page, "stream">,
  ...response: Parameters<typeof openEventStream>
): Promise<void> {
  const page = { ...input, stream: openEventStream(...response) };
  const { ctx, actor, stream } = page;
  const forget = remember(page);
  const unsubscribe = ctx.events.subscribe(actor, (event) => {
    void guarded(page, () => tell(page, event));
  });
  const beat = setInterval(() => stream.beat(), BEAT_MS);
  const team = followTeam(page);
  const check = setInterval(
    () => void guarded(page, async () => void (await Promise.all([endIfOver(page), team.renew()]))),
    CHECK_MS,
  );
  stream.onClose(() => {
    clearInterval(beat);
    clearInterval(check);
    unsubscribe();
    team.leave();
    forget();
  });
  await guarded(page, async () => void (await Promise.all([sendUnread(page), team.renew()])));
}

/**
 * Follows the clocks and requests of the people supervised today by the page's supervisor, or in a
 * delegation; the team is read on renewal, never at a punch. Without the module for clocks only
 * requests are heard; for anybody else nothing happens.
 */
function followTeam({ ctx, actor, stream }: Page): {
  renew: () => Promise<void>;
  leave: () => void;
} {
  const hearsClocks = actor.modulos.includes(moduleIds.supervisorTimeRegistration);
  const hearsRequests = actor.modulos.includes(moduleIds.supervisorAbsences);
  const mayFollow = actor.permiso_supervisor && (hearsClocks || hearsRequests);
  let followed = "";
  let unfollow = (): void => undefined;
  const hear = (event: PortalEvent): void => {
    if (hearsClocks || event.tipo === "solicitud") stream.send(event);
  };
  return {
    async renew() {
      if (!mayFollow) return;
      const today = todayIn(actor.zona_horaria, ctx.clock);
      const ids = await ctx.db.read(actor.empresa_id, (tx) =>
        readFollowedIds(tx, { supervisor_id: actor.trabajador_id, today }),
      );
      if (!stream.isOpen() || ids.join() === followed) return;
      followed = ids.join();
      unfollow();
      unfollow = ctx.events.follow({ ...actor, trabajador_ids: ids }, hear);
    },
    leave: () => unfollow(),
  };
}

/** Ends every stream; pages come back to the server that takes over. */
export function endAll(streams: Streams): void {
  for (const stream of [...streams.bySession.values()].flatMap((some) => [...some])) stream.end();
}

function remember({ actor, streams, stream }: Page): () => void {
  const { bySession } = streams;
  const some = bySession.get(actor.sesion_id) ?? new Set();
  bySession.set(actor.sesion_id, some.add(stream));
  return () => {
    some.delete(stream);
    if (some.size === 0) bySession.delete(actor.sesion_id);
  };
}

/** A database outage ends the stream: the page reconnects by itself. */
async function guarded({ ctx, stream }: Page, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    ctx.log.warn({ err }, "An event stream was ended");
    stream.end();
  }
}

async function tell(page: Page, event: BusEvent): Promise<void> {
  if (event.tipo === "reconectado") return page.streams.catchUps.run(() => catchUp(page));
  if (event.tipo === "avisos") return sendUnread(page);
  page.stream.send(event);
  if (event.tipo === "sesion_cerrada") page.stream.end();
}

/** Missed events are unknown: the page reads again, unless its session was closed meanwhile. */
async function catchUp(page: Page): Promise<void> {
  await endIfOver(page);
  if (!page.stream.isOpen()) return;
  page.stream.send({ tipo: "fichaje", trabajador_id: page.actor.trabajador_id });
  await sendUnread(page);
}

async function endIfOver({ ctx, actor, stream }: Page): Promise<void> {
  if (!stream.isOpen()) return;
  const now = ctx.clock.now().toString();
  if (await isSessionOpen(ctx.db, { sesion_id: actor.sesion_id, now })) return;
  stream.send({ tipo: "sesion_cerrada" });
  stream.end();
}

async function sendUnread({ ctx, actor, stream }: Page): Promise<void> {
  const total = await ctx.db.read(actor.empresa_id, (tx) => countUnread(tx, actor));
  stream.send({ tipo: "sin_leer", total });
}
