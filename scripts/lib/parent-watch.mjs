const LOOK_MS = 500;

/**
 * Calls `stop` once when npm, which started this process, is gone without having passed a signal on
 * (it was killed): nobody would be left to stop us. Does nothing when npm did not start it.
 *
 * @param {() => void} stop
 */
export function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}
