import { useSyncExternalStore } from "react";

/**
 * True if the server can be reached, as far as the last calls and the device tell. A device that
 * comes back is believed until a call fails again.
 */
let reachable = navigator.onLine;
const listeners = new Set<() => void>();

window.addEventListener("offline", noteUnreachable);
window.addEventListener("online", noteReached);

/** An answer of the server has arrived. */
export function noteReached(): void {
  change(true);
}

/** A call found no way to the server. */
export function noteUnreachable(): void {
  change(false);
}

/** True if it makes sense to call the server now. */
export function isReachable(): boolean {
  return reachable;
}

/** Calls back whenever the server goes away or comes back. */
export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if the server can be reached, followed by the component. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(subscribeConnection, isReachable);
}

function change(next: boolean): void {
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
}
