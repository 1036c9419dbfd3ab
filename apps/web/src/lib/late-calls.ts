/** A call that waits for its moment, and can be taken back until then. */
type LateCall = {
  /** True if it was in time: the call is not made. */
  cancel: () => boolean;
  /** Makes the call now, unless it was made or taken back. */
  now: () => Promise<void>;
};

const waiting = new Set<LateCall>();

// A page that is hidden may never be seen again.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void callAllNow();
});
window.addEventListener("pagehide", () => void callAllNow());

/**
 * Makes a call after some milliseconds, or as soon as the page is hidden or left. It handles its own
 * failure.
 */
export function callLater(call: () => Promise<void>, delayMs: number): LateCall {
  const take = (): boolean => {
    clearTimeout(timer);
    return waiting.delete(late);
  };
  const late: LateCall = {
    cancel: take,
    now: async () => {
      if (take()) await call();
    },
  };
  const timer = setTimeout(() => void late.now(), delayMs);
  waiting.add(late);
  return late;
}

/** Makes all calls that wait; ends when they are answered. */
export async function callAllNow(): Promise<void> {
  await Promise.all([...waiting].map((late) => late.now()));
}
