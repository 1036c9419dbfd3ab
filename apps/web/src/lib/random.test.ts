import { describe, expect, it } from "vitest";

import { randomUuid } from "./random.ts";

describe("a random UUID", () => {
  it("a random UUID is of version 4 and never the same", () => {
    const made = Array.from({ length: 50 }, randomUuid);
    for (const uuid of made) {
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
    expect(new Set(made).size).toBe(50);
  });
});
