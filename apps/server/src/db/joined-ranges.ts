import type { Tx } from "./client.ts";

/** Dates of a worker (`YYYY-MM-DD`), both included. */
export type WorkerRange = { trabajador_id: number; desde: string; hasta: string };

type Joined<T> = { range: WorkerRange; answer: PromiseWithResolvers<T> };

function overlaps(one: WorkerRange, other: WorkerRange): boolean {
  return (
    one.trabajador_id === other.trabajador_id &&
    one.desde <= other.hasta &&
    other.desde <= one.hasta
  );
}

/**
 * Joins reads of a worker's dates whose answer serves any dates within: overlapping ranges that are asked for in the same
 * moment of a transaction, as by the calls of a batch, are one read over all their dates.
 */
export function joinRanges<T>(
  read: (tx: Tx, range: WorkerRange) => Promise<T>,
): (tx: Tx, range: WorkerRange) => Promise<T> {
  const waiting = new WeakMap<Tx, Array<Joined<T>>>();

  async function answerAll(tx: Tx, all: ReadonlyArray<Joined<T>>): Promise<void> {
    waiting.delete(tx);
    await Promise.all(
      all.map(async ({ range, answer }) => read(tx, range).then(answer.resolve, answer.reject)),
    );
  }

  function open(tx: Tx): Array<Joined<T>> {
    const all: Array<Joined<T>> = [];
    waiting.set(tx, all);
    queueMicrotask(() => void answerAll(tx, all));
    return all;
  }

  return async (tx, { trabajador_id, desde, hasta }) => {
    const range = { trabajador_id, desde, hasta };
    const all = waiting.get(tx) ?? open(tx);
    const known = all.find((one) => overlaps(one.range, range));
    if (known === undefined) {
      const answer = Promise.withResolvers<T>();
      all.push({ range, answer });
      return answer.promise;
    }
    if (desde < known.range.desde) known.range.desde = desde;
    if (hasta > known.range.hasta) known.range.hasta = hasta;
    return known.answer.promise;
  };
}
