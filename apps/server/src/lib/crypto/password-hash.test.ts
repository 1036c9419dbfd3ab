import { parseOptions } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { hashPassword, verifyPassword } from "./password-hash.ts";

const atWork = vi.hoisted(() => ({ now: 0, most: 0, total: 0 }));

vi.mock(import("@node-rs/argon2"), async (original) => {
  const real = await original();
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    atWork.total += 1;
    atWork.now += 1;
    atWork.most = Math.max(atWork.most, atWork.now);
    return work.finally(() => (atWork.now -= 1));
  };
  return {
    ...real,
    hash: (...input) => watched(real.hash(...input)),
    verify: (...input) => watched(real.verify(...input)),
  };
});

const pepper = Buffer.alloc(32, 7);

beforeEach(() => {
  Object.assign(atWork, { now: 0, most: 0, total: 0 });
});

describe("hashPassword", () => {
  it("passwords are hashed by argon2id with 19 MiB, two passes and one lane", async () => {
    const hash = await hashPassword(pepper, "Nieve-Lenta-42");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(hash)).toMatchObject({ saltLen: 16, outputLen: 32 });
  });

  it("a password hash needs the pepper, and verifies in any Unicode composition", async () => {
    const hash = await hashPassword(pepper, "Ñandú-Volante-3");
    expect(await verifyPassword(pepper, hash, "Ñandú-Volante-3".normalize("NFD"))).toBe(true);
    expect(await verifyPassword(Buffer.alloc(32, 8), hash, "Ñandú-Volante-3")).toBe(false);
    expect(await verifyPassword(pepper, hash, "Nandu-Volante-3")).toBe(false);
  });
});

describe("verifyPassword", () => {
  it("verifying a password takes as long for an unknown account", async () => {
    expect(await verifyPassword(pepper, null, "please knock two")).toBe(false);
    expect(atWork.total).toBe(1);
    const hash = await hashPassword(pepper, "Nieve-Lenta-42");
    const time = async (passwordHash: string | null): Promise<number> => {
      const started = performance.now();
      for (let round = 0; round < 5; round += 1) await verifyPassword(pepper, passwordHash, "x");
      return performance.now() - started;
    };
    await time(null);
    const [nobody, somebody] = [await time(null), await time(hash)];
    expect(nobody / somebody).toBeGreaterThan(0.4);
    expect(nobody / somebody).toBeLessThan(2.5);
  });

  it("at most two passwords are verified at once", async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => verifyPassword(pepper, null, `clave-${index}`)),
    );
    expect(atWork).toMatchObject({ most: 2, total: 8, now: 0 });
  });
});
