import { useEffect } from "react";

import { isReachable, subscribeConnection } from "../../../lib/connection.ts";
import { i18n, loadTexts } from "../../../lib/i18n.ts";
import { notify } from "../../../ui/notify.ts";

import { isRunCommand } from "./offline.model.ts";
import { loadOutbox } from "./offline.queries.ts";

const everyMs = 30_000;

/**
 * Sends the punches that this device has kept for somebody: when the portal opens, when the network
 * is back, when the page is seen again, and now and then. Null sends nothing.
 */
export function useOutboxSending(owner: string | null): void {
  useEffect(() => {
    if (owner === null) return undefined;
    const send = () => void sendFor(owner);
    const onChange = () => {
      if (isReachable()) send();
    };
    const onSeen = () => {
      if (document.visibilityState === "visible") send();
    };
    send();
    const timer = setInterval(send, everyMs);
    const unsubscribe = subscribeConnection(onChange);
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearInterval(timer);
      unsubscribe();
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [owner]);
}

async function sendFor(owner: string): Promise<void> {
  try {
    const sent = await (await loadOutbox()).sendKept(owner);
    if (sent.length === 0) return;
    await loadTexts("time");
    const key = sent.some(isRunCommand) ? "time:offline.run.sent" : "time:offline.sent";
    notify({ kind: "success", title: i18n.t(key, { count: sent.length }) });
  } catch {
    // The punch stays in the queue until the next occasion.
  }
}
