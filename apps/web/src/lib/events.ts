import { events as stream } from "@atrio/contract/messages/live";
import type { PortalEvent } from "@atrio/contract/messages/live";

import { noteReached } from "./connection.ts";
import { callsSignal } from "./held-calls.ts";
import { queryClient } from "./query-client.ts";
import { isRecord } from "./record.ts";
import { clearSession, getSession } from "./session.ts";
import { apiBase } from "./wire.ts";

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
const calmMs = 2_000;

/** Query key of the number of unread notifications, from the server. */
export const unreadKey = ["notifications", "unread"] as const;

/** Query key of what waits for the reader: every event may change it. */
export const inboxKey = ["inbox"] as const;

/**
 * Event stream of the signed-in worker, reconnecting with growing pauses, until the returned
 * function is called. EventSource cannot send the bearer header, hence a streamed request.
 */
export function connectEvents(): () => void {
  const controller = new AbortController();
  void keepOpen(controller.signal);
  return () => controller.abort();
}

async function keepOpen(signal: AbortSignal): Promise<void> {
  let failures = 0;
  let opened = 0;
  while (!signal.aborted && getSession() !== null) {
    const received = await readStream(signal, opened > 0);
    if (received) opened += 1;
    failures = received ? 0 : failures + 1;
    await pause(delayOf(failures), signal);
  }
}

/** Doubles up to half a minute; a random part keeps a company's browsers from returning at once. */
function delayOf(failures: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
  return delay * (0.5 + Math.random() / 2);
}

/** Reads a connection to its end; true if it had opened. */
async function readStream(signal: AbortSignal, again: boolean): Promise<boolean> {
  const session = getSession();
  if (session === null) return false;
  try {
    const response = await fetch(`${apiBase}${stream.path}`, {
      headers: { authorization: `Bearer ${session.token}`, accept: "text/event-stream" },
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.any([signal, callsSignal()]),
    });
    if (response.status === 401 && getSession()?.token === session.token) clearSession();
    if (!response.ok || response.body === null) return false;
    noteReached();
    // Events during the interruption are lost: the screen is refetched.
    if (again) void queryClient.invalidateQueries();
    let isOpening = true;
    await readLines(response.body, (data) => {
      const event = parseEvent(data);
      if (event !== null) apply(event, isOpening);
      isOpening = false;
    });
    return true;
  } catch {
    return false;
  }
}

async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onData: (data: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createEventParser(onData);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser(value);
  }
}

/** Splits the text of an event stream, which arrives in any pieces, into the events' data. */
export function createEventParser(onData: (data: string) => void): (piece: string) => void {
  let rest = "";
  let data: string[] = [];
  return (piece) => {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
      if (line !== "" || data.length === 0) continue;
      onData(data.join("\n"));
      data = [];
    }
  };
}

function parseEvent(data: string): PortalEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    return isPortalEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/** True if the server's text is an event this version of the page knows. */
function isPortalEvent(value: unknown): value is PortalEvent {
  if (!isRecord(value)) return false;
  if (value["tipo"] === "sin_leer") return typeof value["total"] === "number";
  return ["fichaje", "solicitud", "documento", "sesion_cerrada"].includes(String(value["tipo"]));
}

/** Every query whose key starts with "time" shows clocking data. */
const refreshTime = calmly(() => void queryClient.invalidateQueries({ queryKey: ["time"] }));

/** Every query whose key starts with "absences" shows requests or their balances. */
const refreshAbsences = calmly(
  () => void queryClient.invalidateQueries({ queryKey: ["absences"] }),
);

/** Every query whose key starts with "notices" shows notifications. */
const refreshNotices = calmly(() => void queryClient.invalidateQueries({ queryKey: ["notices"] }));

/** Publishing and sharing send a notice; signing has its own event too. */
const refreshDocuments = calmly(() => {
  void queryClient.invalidateQueries({ queryKey: ["documents"] });
  void queryClient.invalidateQueries({ queryKey: ["payslips"] });
});

const refreshInbox = calmly(() => void queryClient.invalidateQueries({ queryKey: inboxKey }));

/** True if the lists that were read count as many unread notifications. */
function isKnown(unread: number): boolean {
  const lists = queryClient.getQueriesData({ queryKey: ["notices"] });
  return lists.every(([, list]) => !isRecord(list) || list["sin_leer"] === unread);
}

/** Effects of an event. The number with which a stream opens changes nothing if the lists that were read agree. */
function apply(event: PortalEvent, isOpening: boolean): void {
  if (event.tipo === "sin_leer") {
    queryClient.setQueryData(unreadKey, event.total);
    if (isOpening && isKnown(event.total)) return;
    refreshNotices();
    refreshDocuments();
  }
  if (event.tipo === "fichaje" || event.tipo === "solicitud") refreshTime();
  if (event.tipo === "solicitud") refreshAbsences();
  if (event.tipo === "documento") refreshDocuments();
  if (event.tipo === "sesion_cerrada") clearSession();
  else refreshInbox();
}

/**
 * Throttles the work: at once, then every two seconds at most while calls go on: a whole team
 * clocks in within minutes, and an answer that is requested again too soon never arrives.
 */
export function calmly(work: () => void): () => void {
  let isCalm = true;
  let isWanted = false;
  const ask = (): void => {
    isWanted = !isCalm;
    if (!isCalm) return;
    isCalm = false;
    work();
    setTimeout(() => {
      isCalm = true;
      if (isWanted) ask();
    }, calmMs);
  };
  return ask;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
