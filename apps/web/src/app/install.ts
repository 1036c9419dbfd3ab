/**
 * Installs the service worker that opens the portal offline, and lets a newer one take over when no
 * other page of the old version is open. Only built versions have one.
 */
export async function installWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    // The page comes first: on a slow line the copies would hold it up.
    if (document.readyState !== "complete") {
      await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
    }
    const { waiting } = await navigator.serviceWorker.register("/sw.js");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, ours
    if (navigator.onLine) waiting?.postMessage("take-over");
  } catch {
    // Private windows and pages without https have no worker: the portal works while there is a network.
  }
}
