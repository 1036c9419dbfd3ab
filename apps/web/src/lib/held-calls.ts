let running = new AbortController();

/** Aborted while calls are held: each call to the server ends with it. */
export function callsSignal(): AbortSignal {
  return running.signal;
}

/**
 * Aborts the calls in flight and refuses new ones with an AbortError, so that none reaches the server
 * after the session has ended. Calls pass again after the returned function.
 */
export function holdCalls(): () => void {
  running.abort();
  return () => {
    running = new AbortController();
  };
}
