/** Turns at something of which there are few; those who come later wait in order. */
export type Turns = {
  /** Runs `work` in a turn. Throws NoTurn when too many wait, or when the wait takes too long. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Ends all waiting with NoTurn. */
  refuseWaiting(): void;
  waiting(): number;
};

/** No turn came in time, or too many were waiting for one. */
export class NoTurn extends Error {
  constructor() {
    super("No connection came free in time");
    this.name = "NoTurn";
  }
}

type Waiter = { start: () => void; refuse: (error: NoTurn) => void };

/** Opens turns: `most` at once, at most `mostWaiting` waiting, each for `patience` milliseconds. */
export function openTurns(limits: { most: number; mostWaiting: number; patience: number }): Turns {
  const waiters = new Set<Waiter>();
  let held = 0;

  async function wait(): Promise<void> {
    if (waiters.size >= limits.mostWaiting) throw new NoTurn();
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (error) => {
          clearTimeout(timer);
          waiters.delete(waiter);
          reject(error);
        },
      };
      const timer = setTimeout(() => waiter.refuse(new NoTurn()), limits.patience);
      waiters.add(waiter);
    });
  }

  function passOn(): void {
    const [next] = waiters;
    if (next === undefined) held -= 1;
    else {
      waiters.delete(next);
      next.start();
    }
  }

  return {
    async take(work) {
      if (held >= limits.most) await wait();
      else held += 1;
      try {
        return await work();
      } finally {
        passOn();
      }
    },
    refuseWaiting() {
      for (const waiter of waiters) waiter.refuse(new NoTurn());
    },
    waiting: () => waiters.size,
  };
}
