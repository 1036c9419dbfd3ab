import { describe, expect, it } from "vitest";

import { createWorkQueue, QueueFull } from "./work-queue.ts";

/** Tasks that end on demand. */
function createTasks() {
  const started: number[] = [];
  const enders = new Map<number, (error?: Error) => void>();
  const task = (name: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(name);
      enders.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
    });
  return { started, task, end: (name: number, error?: Error) => enders.get(name)?.(error) };
}

describe("createWorkQueue", () => {
  it("the queue runs two at a time, in order, and goes on after a failure", async () => {
    const { started, task, end } = createTasks();
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
    const results = [1, 2, 3, 4].map((name) => queue.run(task(name)));
    await Promise.resolve();
    expect(started).toEqual([1, 2]);
    end(1, new Error("broken"));
    await expect(results[0]).rejects.toThrow("broken");
    await expect.poll(() => started).toEqual([1, 2, 3]);
    end(3);
    expect(await results[2]).toBe(3);
    await expect.poll(() => started).toEqual([1, 2, 3, 4]);
    end(2);
    end(4);
    await Promise.allSettled(results);
    const later = queue.run(task(5));
    await Promise.resolve();
    expect(started.at(-1)).toBe(5);
    end(5);
    expect(await later).toBe(5);
  });

  it("the queue refuses work that would wait too long", async () => {
    const { task, end } = createTasks();
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const first = queue.run(task(1));
    const second = queue.run(task(2));
    await expect(queue.run(task(3))).rejects.toThrow(QueueFull);
    end(1);
    await first;
    await Promise.resolve();
    end(2);
    expect(await second).toBe(2);
  });
});
