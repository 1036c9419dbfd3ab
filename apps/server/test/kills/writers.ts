import { randomUUID } from "node:crypto";

import { pause } from "../../src/platform/pause.ts";
import type { SignedIn } from "../factory.ts";

/** A person who punches, with the clock-in type they use. */
export type Puncher = SignedIn & { fichador_id: number };

/** Answer that a writer got and may hold against the product. */
export type Receipt = { trabajador_id: number; seq: number; hash: string };

export type Writing = {
  receipts: Receipt[];
  /** Answers by status; 0 counts the requests that got none. */
  statuses: Map<number, number>;
  /** Answers that must never come, as text. */
  wrong: string[];
  /** The longest wait for an answer, in milliseconds. */
  slowest: number;
};

export type Writers = Writing & {
  /** Ends them when everybody is clocked out. */
  stop(): Promise<void>;
};

const RETRY_MS = 50;
/** An answer that takes longer counts as none. */
const ANSWER_MS = 20_000;
/** Code of the answer to a request that is sent again while the first one runs. */
export const inProgress = "request.in_progress";
/** Statuses that a proxy answers without a server. */
export const withoutServer = [502, 503, 504];

/**
 * Starts one writer for each group of people. A writer punches for one after the other, in and out
 * by turns, and sends a punch again with its key until it is acknowledged. Behind a proxy its answers without a
 * server are answers to wait for too.
 */
export function startWriters(
  url: string,
  groups: readonly Puncher[][],
  { behindProxy = false } = {},
): Writers {
  const writing: Writing = { receipts: [], statuses: new Map(), wrong: [], slowest: 0 };
  const control = { stopped: false };
  const ended = groups.map((group) => write({ url, group, writing, control, behindProxy }));
  return Object.assign(writing, {
    async stop() {
      control.stopped = true;
      await Promise.all(ended);
    },
  });
}

type Task = {
  url: string;
  group: Puncher[];
  writing: Writing;
  control: { stopped: boolean };
  behindProxy: boolean;
};

async function write(task: Task): Promise<void> {
  while (!task.control.stopped) {
    for (const accion of ["entrada", "salida"] as const) {
      for (const puncher of task.group) {
        if (!(await punchUntilAcknowledged(task, puncher, accion))) return;
      }
    }
  }
}

/** False for an answer that no retry mends. */
async function punchUntilAcknowledged(
  { url, writing, behindProxy }: Task,
  puncher: Puncher,
  accion: "entrada" | "salida",
): Promise<boolean> {
  const request: RequestInit = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${puncher.token}`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({
      trabajador_id: puncher.trabajador_id,
      accion,
      ...(accion === "entrada" ? { fichador_id: puncher.fichador_id } : {}),
    }),
  };
  for (;;) {
    const answer = await send(url, request, writing);
    if (answer.status === 200) {
      const { seq, hash } = JSON.parse(answer.text).data.recibo;
      writing.receipts.push({ trabajador_id: puncher.trabajador_id, seq, hash });
      return true;
    }
    const isPatient =
      (answer.status === 503 && answer.retryAfter !== null) ||
      (behindProxy && withoutServer.includes(answer.status));
    const isEarlier = answer.status === 409 && answer.text.includes(inProgress);
    if (answer.status !== 0 && !isPatient && !isEarlier) {
      writing.wrong.push(`${accion}: ${answer.status} ${answer.text.slice(0, 300)}`);
      return false;
    }
    await pause(RETRY_MS);
  }
}

type Answer = { status: number; text: string; retryAfter: string | null };

/** Status 0 when the connection ended without a whole answer. */
async function send(url: string, request: RequestInit, writing: Writing): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1/fichaje`, {
    ...request,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
    .then(async (got) => ({
      status: got.status,
      text: await got.text(),
      retryAfter: got.headers.get("retry-after"),
    }))
    .catch(() => ({ status: 0, text: "", retryAfter: null }));
  writing.slowest = Math.max(writing.slowest, performance.now() - began);
  writing.statuses.set(answer.status, (writing.statuses.get(answer.status) ?? 0) + 1);
  return answer;
}
