import { isRecord } from "./record.ts";
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
let current: Session | null = readSession();

onStoredElsewhere(storageKeys.session, () => {
  const stored = readSession();
  if (stored?.token === current?.token) return;
  current = stored;
  announce();
});

/** The running session, or null when there is none or its time has passed. */
export function getSession(): Session | null {
  if (current !== null && Date.parse(current.expiresAt) <= Date.now()) return null;
  return current;
}

/**
 * Starts a session in every tab of this browser. A handed-over one lives in this tab only, so that
 * the administrator's own session goes on in the others.
 */
export function setSession(session: Session, { thisTabOnly = false } = {}): void {
  current = session;
  writeStored(storageKeys.session, JSON.stringify(session), thisTabOnly ? "tab" : "browser");
  announce();
}

/** True if the session belongs to this tab alone, as a handed-over one does. */
export function isTabSession(): boolean {
  return readStored(storageKeys.session, "tab") !== null;
}

/**
 * Ends the session: this tab's own one, else the one of the whole browser. Silently where the caller
 * leaves the page by itself: a second navigation would abort the first.
 */
export function clearSession({ isSilent = false } = {}): void {
  removeStored(storageKeys.session, isTabSession() ? "tab" : "browser");
  if (current === null) return;
  current = null;
  if (!isSilent) announce();
}

/** Calls back whenever a session starts or ends, here or in another tab. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function readSession(): Session | null {
  return parse(readStored(storageKeys.session, "tab")) ?? parse(readStored(storageKeys.session));
}

function parse(stored: string | null): Session | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value)) return null;
    const { token, expiresAt } = value;
    return typeof token === "string" && typeof expiresAt === "string" ? { token, expiresAt } : null;
  } catch {
    return null;
  }
}
