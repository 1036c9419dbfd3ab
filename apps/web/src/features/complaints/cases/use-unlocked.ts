import { useSyncExternalStore } from "react";

import { mailboxKeyHeader } from "@atrio/contract/complaints/mailbox";

import { ApiError } from "../../../lib/errors.ts";
import { msSince, serverNow } from "../../../lib/format.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { subscribeSession } from "../../../lib/session.ts";

/** Key of the calls and the moment of its end. */
type Unlocked = { llave: string; expira_en: string };

/** Why the mailbox is locked: its time is over, or there is nothing to say. */
type State = { unlocked: Unlocked | null; hasEnded: boolean };

/** Server state that only an unlocked mailbox shows. */
export const casesRoot = ["complaint-cases"] as const;

const longestMs = 15 * 60_000;
const listeners = new Set<() => void>();
let state: State = { unlocked: null, hasEnded: false };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds left by the server's clock. */
export function leftOf(expira_en: string): number {
  return Math.min(longestMs, msSince(serverNow()) - msSince(expira_en));
}

/**
 * Keeps the key of an unlocked mailbox until its end: in the memory of this tab, in no storage (Rule
 * COMPLAINTS-22).
 */
export function keepUnlocked(unlocked: Unlocked): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => lockMailbox({ hasEnded: true }),
    Math.max(0, leftOf(unlocked.expira_en)),
  );
  change({ unlocked, hasEnded: false });
}

/** Forgets the key and everything that was read with it. */
export function lockMailbox({ hasEnded = false } = {}): void {
  clearTimeout(timer);
  if (state.unlocked === null) return;
  change({ unlocked: null, hasEnded });
  queryClient.removeQueries({ queryKey: casesRoot });
}

// A session that ended, or another person's.
subscribeSession(() => lockMailbox());

/** Runs a call with the key; a refused key locks the page too. */
export async function withKey<T>(
  call: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const { unlocked } = state;
  try {
    return await call(unlocked === null ? {} : { [mailboxKeyHeader]: unlocked.llave });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === "complaint.locked";
    if (isRefused && state.unlocked === unlocked) lockMailbox({ hasEnded: true });
    throw error;
  }
}

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The unlocked mailbox of this tab. */
export function useUnlocked(): State {
  return useSyncExternalStore(subscribe, () => state);
}
