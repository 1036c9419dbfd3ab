import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { createWorkQueue } from "./work-queue.ts";

/** A thread that does one task after the other, each with one answer. */
export type Thread<Task, Outcome> = {
  /**
   * Runs a task. Throws QueueFull when too many wait, and an Error when the thread ends, fails, or
   * has not answered in time: then the next task gets a new one.
   */
  run(task: Task): Promise<Outcome>;
};

/**
 * Thread of the module at `entry`, started on first use; it does not keep the process alive.
 * `timeout` in milliseconds a task.
 */
export function createThread<Task, Outcome>(options: {
  entry: URL;
  waiting: number;
  timeout: number;
}): Thread<Task, Outcome> {
  const queue = createWorkQueue({ atOnce: 1, waiting: options.waiting });
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(options.entry);
    const forget = (): void => {
      if (thread === started) thread = undefined;
    };
    // Errors reach the waiting caller.
    started.on("error", forget);
    started.on("exit", forget);
    started.unref();
    return started;
  }

  async function ask(task: Task): Promise<Outcome> {
    thread ??= start();
    const worker = thread;
    const listening = new AbortController();
    const late = setTimeout(() => void worker.terminate(), options.timeout);
    worker.ref();
    try {
      const answer = nextMessage<Outcome>(worker, listening.signal);
      const end = nextExit(worker, listening.signal);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(task);
      return await Promise.race([answer, end]);
    } finally {
      clearTimeout(late);
      listening.abort();
      worker.unref();
    }
  }

  return { run: async (task) => queue.run(async () => ask(task)) };
}

async function nextMessage<Outcome>(worker: Worker, signal: AbortSignal): Promise<Outcome> {
  const message: Promise<unknown[]> = once(worker, "message", { signal });
  const [outcome] = await message;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's one kind of message
  return outcome as Outcome;
}

async function nextExit(worker: Worker, signal: AbortSignal): Promise<never> {
  await once(worker, "exit", { signal });
  throw new Error("The thread has ended");
}
