/** The queue is longer than anybody would wait for. */
export class QueueFull extends Error {
  constructor() {
    super("The queue is full");
    this.name = "QueueFull";
  }
}

/** Runs tasks in order, at most some at once. */
export type WorkQueue = { run<T>(task: () => Promise<T>): Promise<T> };

/** Queue that runs `atOnce` tasks and lets `waiting` more wait; beyond that it throws QueueFull. */
export function createWorkQueue(options: { atOnce: number; waiting: number }): WorkQueue {
  const turns: Array<() => void> = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < options.atOnce) {
      running += 1;
      return;
    }
    if (turns.length >= options.waiting) throw new QueueFull();
    // A finished task hands over its place: `running` stays as it is.
    await new Promise<void>((resolve) => {
      turns.push(resolve);
    });
  }

  function giveTurn(): void {
    const next = turns.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    run: async (task) => {
      await takeTurn();
      try {
        return await task();
      } finally {
        giveTurn();
      }
    },
  };
}
