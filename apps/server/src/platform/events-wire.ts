import { z } from "zod";

import { portalEvent } from "@atrio/contract/messages/live";

/** Unread notifications changed: each stream counts them itself and tells its page. */
const recount = z.object({ tipo: z.literal("avisos") });
const announced = z.union([portalEvent, recount]);

/** An event with its audience: every open page of the worker, or those of one session. */
export type Announcement = {
  empresa_id: number;
  trabajador_id: number;
  sesion_id?: string;
  event: z.infer<typeof announced>;
};

// PostgreSQL takes payloads below 8000 bytes.
const LARGEST_PAYLOAD = 7900;

const entries = z.array(z.unknown());
const entry = z.tuple([z.int(), z.int(), z.string().nullable(), announced]);

/** Packs announcements into as few payloads as possible; oversized ones are dropped. */
export function packAnnouncements(announcements: readonly Announcement[]): string[] {
  const payloads: string[] = [];
  let parts: string[] = [];
  let size = 2;
  for (const one of announcements) {
    const session = one.sesion_id ?? null;
    const part = JSON.stringify([one.empresa_id, one.trabajador_id, session, one.event]);
    const bytes = Buffer.byteLength(part) + 1;
    if (bytes + 2 > LARGEST_PAYLOAD) continue;
    if (size + bytes > LARGEST_PAYLOAD) {
      payloads.push(`[${parts.join(",")}]`);
      parts = [];
      size = 2;
    }
    parts.push(part);
    size += bytes;
  }
  if (parts.length > 0) payloads.push(`[${parts.join(",")}]`);
  return payloads;
}

/** Reads a payload; announcements unknown to this version of the server are left out. */
export function unpackAnnouncements(payload: string): Announcement[] {
  return readEntries(payload).flatMap((one) => {
    const parsed = entry.safeParse(one);
    if (!parsed.success) return [];
    const [company, worker, session, event] = parsed.data;
    const announcement = { empresa_id: company, trabajador_id: worker, event };
    return [session === null ? announcement : { ...announcement, sesion_id: session }];
  });
}

function readEntries(payload: string): unknown[] {
  try {
    return entries.parse(JSON.parse(payload));
  } catch {
    return [];
  }
}
