/** A turn, with the thing that it keeps for the next one, such as an open connection. */
export type Turn<Kept> = { kept: Kept | undefined };

/** Turns at something of which there are few; those who come later wait in order. */
export type Turns<Kept> = {
  /**
   * Runs `work` in a turn. The next in the queue gets the turn with what it keeps then. Throws NoTurn when too many
   * wait, or when the wait takes too long.
   */
  take<T>(work: (turn: Turn<Kept>) => Promise<T>): Promise<T>;
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

type Waiter<Kept> = { start: (turn: Turn<Kept>) => void; refuse: (error: NoTurn) => void };

type Limits<Kept> = {
  most: number;
  mostWaiting: number;
  /** Longest wait, in milliseconds. */
  patience: number;
  /** Takes back what a turn keeps while nobody waits. */
  putBack?: (kept: Kept) => void;
};

/** Opens turns: `most` at once, at most `mostWaiting` waiting, each for `patience`. */
export function openTurns<Kept>(limits: Limits<Kept>): Turns<Kept> {
  const waiters = new Set<Waiter<Kept>>();
  let held = 0;

  async function wait(): Promise<Turn<Kept>> {
    if (waiters.size >= limits.mostWaiting) throw new NoTurn();
    return new Promise((resolve, reject) => {
      const waiter: Waiter<Kept> = {
        start: (turn) => {
          clearTimeout(timer);
          resolve(turn);
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

  function passOn(turn: Turn<Kept>): void {
    const [next] = waiters;
    if (next !== undefined) {
      waiters.delete(next);
      return next.start(turn);
    }
    held -= 1;
    if (turn.kept !== undefined) limits.putBack?.(turn.kept);
  }

  function takeFree(): Turn<Kept> {
    held += 1;
    return { kept: undefined };
  }

  return {
    async take(work) {
      const turn = held < limits.most ? takeFree() : await wait();
      try {
        return await work(turn);
      } finally {
        passOn(turn);
      }
    },
    refuseWaiting() {
      for (const waiter of waiters) waiter.refuse(new NoTurn());
    },
    waiting: () => waiters.size,
  };
}
