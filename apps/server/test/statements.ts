import pg from "pg";
import { vi } from "vitest";

const tries = 10;

/**
 * Statements that an answer takes. Sessions are noted, announcements leave and jobs are looked for
 * beside it: the fewest of some tries are its own.
 */
export async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  const counts: number[] = [];
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      spy.mockClear();
      await ask();
      counts.push(spy.mock.calls.length);
    }
  } finally {
    spy.mockRestore();
  }
  return Math.min(...counts);
}
