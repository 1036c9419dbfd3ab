import { useEffect } from "react";

import { rereadDevices } from "./devices.queries.ts";

/** Refetches when the permission changes in the browser's own settings. */
export function usePermissionChange(): void {
  useEffect(() => {
    const stop = new AbortController();
    void listen(stop.signal);
    return () => stop.abort();
  }, []);
}

async function listen(signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: "notifications" });
    status.addEventListener("change", rereadDevices, { signal });
  } catch {
    // Browsers that do not tell are asked again when their window is looked at again.
  }
}
