import { runProject } from "@atrio/contract/projects/divisions";
import { punch } from "@atrio/contract/time/time";
import type { Workday } from "@atrio/contract/time/time";

import { api } from "../../../../lib/api.ts";
import { openSigningQuery } from "../../../../lib/clock.ts";
import { ApiError } from "../../../../lib/errors.ts";
import { msSince, nowInstant, serverNow } from "../../../../lib/format.ts";
import type { CurrentUser } from "../../../../lib/identity.ts";
import { openOutbox } from "../../../../lib/offline/outbox-store.ts";
import type { Kept, OutboxStore } from "../../../../lib/offline/outbox-store.ts";
import { projectDayKey } from "../../../../lib/project-slots.ts";
import type { ProjectRun, ProjectRunAnswer } from "../../../../lib/project-slots.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { isRetryable, isRunCommand, keptPunchesKey, queueOwner } from "../offline.model.ts";
import type { KeptCall, PunchAnswer, PunchCommand, Refusal, Submission } from "../offline.model.ts";

type Command = PunchCommand | ProjectRun;
type Answer = PunchAnswer | ProjectRunAnswer;
type Entry = { command: Command; at: string; refusal: Refusal | null };
type KeptEntry = Kept<Entry>;

const name = "atrio-outbox";
/** A punch older than this when its turn comes is sent as made earlier. */
const freshForMs = 5_000;

let opened: Promise<OutboxStore<Entry>> | undefined;

function store(): Promise<OutboxStore<Entry>> {
  opened ??= openOutbox<Entry>(name);
  return opened;
}

/** Punches whose maker waits at the button, in this tab. */
const awaited = new Map<number, (submission: Submission | Error) => void>();

/** The same queue is visible to other tabs of this browser. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
channel?.addEventListener("message", () => {
  void queryClient.invalidateQueries({ queryKey: ["outbox"] });
  void queryClient.invalidateQueries({ queryKey: ["time"] });
});

/** A person's queue, without the punch being sent while they wait. */
export async function listKept(owner: string): Promise<KeptCall[]> {
  const { isDurable, list } = await store();
  return (await list(owner))
    .filter(({ order }) => !awaited.has(order))
    .map(({ order, value }) => keptOf(value, { order, isDurable }));
}

function keptOf(
  { command, at, refusal }: Entry,
  place: Pick<KeptCall, "order" | "isDurable">,
): KeptCall {
  const kept = { ...place, at, refusal };
  return isRunCommand(command) ? { ...kept, command } : { ...kept, command };
}

/**
 * Queues a punch before sending, so that nothing on the way can lose it, and answers its result.
 * Throws the server's refusal, which its maker sees at once and which is not kept.
 */
export async function submit(owner: string, command: Command): Promise<Submission> {
  const { add } = await store();
  const { order } = await add(owner, { command, at: serverNow(), refusal: null });
  const submission = new Promise<Submission>((resolve, reject) => {
    awaited.set(order, (result) => {
      awaited.delete(order);
      if (result instanceof Error) reject(result);
      else resolve(result);
    });
  });
  void sendKept(owner).then(
    () => awaited.get(order)?.({ outcome: "elsewhere" }),
    () => awaited.get(order)?.({ outcome: "kept" }),
  );
  const result = await submission;
  if (result.outcome === "kept") {
    void navigator.storage?.persist?.();
    await show(owner);
  }
  return result;
}

/** Sends a person's queue in order, one after the other; answers the accepted commands. */
export function sendKept(owner: string): Promise<Command[]> {
  return alone(async () => {
    const { list } = await store();
    const waiting = (await list(owner)).filter(({ value }) => value.refusal === null);
    return sendInOrder(owner, waiting);
  });
}

/** Sends the queue of a person, on any page. */
export function sendKeptOf(user: CurrentUser): Promise<Command[]> {
  return sendKept(queueOwner(user));
}

/** Discards a punch that the server has refused. */
export async function discardKept(owner: string, order: number): Promise<void> {
  const { remove } = await store();
  await remove(order);
  await show(owner);
}

/**
 * Web Lock for a single sending tab; without locks in the browser, the idempotency keys are enough.
 */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, work);
}

async function sendInOrder(owner: string, [first, ...rest]: KeptEntry[]): Promise<Command[]> {
  if (first === undefined) return [];
  const result = navigator.onLine ? await send(first) : "kept";
  if (result === "kept") {
    for (const { order } of [first, ...rest]) awaited.get(order)?.({ outcome: "kept" });
    return [];
  }
  await settle(owner, first, result);
  const taken = result instanceof ApiError ? [] : [first.value.command];
  return [...taken, ...(await sendInOrder(owner, rest))];
}

/** Sends one call: the answer, the server's refusal, or that it has to wait. */
async function send({ order, value }: KeptEntry): Promise<Answer | ApiError | "kept"> {
  const { command } = value;
  const { key: idempotencyKey } = command;
  const age = msSince(command.body.hora_dispositivo);
  const isFresh = awaited.has(order) && age >= 0 && age < freshForMs;
  const late = isFresh ? {} : { sin_conexion: true, hora_envio: nowInstant() };
  try {
    const answer = isRunCommand(command)
      ? await api(runProject, { body: { ...command.body, ...late }, idempotencyKey })
      : await api(punch, { body: { ...command.body, ...late }, idempotencyKey });
    return answer.data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isRetryable(error) ? "kept" : error;
  }
}

async function settle(
  owner: string,
  { order, value }: KeptEntry,
  result: Answer | ApiError,
): Promise<void> {
  const { change, remove } = await store();
  const waiter = awaited.get(order);
  if (!(result instanceof ApiError)) {
    await remove(order);
    showAnswer(result);
    waiter?.({ outcome: "sent", answer: "division" in result ? null : result });
  } else if (waiter === undefined) {
    const { code, message } = result;
    await change({ order, owner, value: { ...value, refusal: { code, message } } });
  } else {
    await remove(order);
    waiter(result);
  }
  await show(owner);
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

/** Shows the queue as it is now, in every tab. */
async function show(owner: string): Promise<void> {
  queryClient.setQueryData(keptPunchesKey(owner), await listKept(owner));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel?.postMessage(null);
}

/** Writes the answered day, with its open signing or its division, into the query cache. */
function showAnswer(answer: Answer): void {
  if ("division" in answer) {
    const { trabajador_id, dia } = answer.division;
    queryClient.setQueryData(projectDayKey(trabajador_id, dia), answer.division);
    return;
  }
  const { jornada, fichaje } = answer;
  queryClient.setQueryData(openSigningQuery(jornada.trabajador_id).queryKey, fichaje);
  queryClient.setQueriesData<Workday[]>(
    { queryKey: ["time", "days", jornada.trabajador_id] },
    (days) => days?.map((day) => (day.dia === jornada.dia ? jornada : day)),
  );
}
