import { useSyncExternalStore } from "react";

import {
  onStoredElsewhere,
  readStored,
  removeStored,
  storageKeys,
  writeStored,
} from "./storage.ts";

/** The token of the signed-in person, as this browser keeps it. */
export type Session = { token: string; expiresAt: string };

const listeners = new Set<() => void>();
let current: Session | null = parse(readStored(storageKeys.session));

onStoredElsewhere(storageKeys.session, () => {
  const stored = parse(readStored(storageKeys.session));
  if (stored?.token === current?.token) return;
  current = stored;
  announce();
});

/** The running session, or null when there is none or its time has passed. */
export function getSession(): Session | null {
  if (current !== null && Date.parse(current.expiresAt) <= Date.now()) return null;
  return current;
}

/** Starts a session in every tab of this browser. */
export function setSession(session: Session): void {
  current = session;
  writeStored(storageKeys.session, JSON.stringify(session));
  announce();
}

/** Ends the session in every tab of this browser. */
export function clearSession(): void {
  removeStored(storageKeys.session);
  if (current === null) return;
  current = null;
  announce();
}

/** Calls back whenever a session starts or ends, here or in another tab. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The running session as React state. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function parse(stored: string | null): Session | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === "object" &&
    value !== null &&
    "token" in value &&
    typeof value.token === "string" &&
    "expiresAt" in value &&
    typeof value.expiresAt === "string"
  );
}
