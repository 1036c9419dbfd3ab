import { parseOptions } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { hashPassword, verifyPassword } from "./password-hash.ts";

const atWork = vi.hoisted(() => ({ now: 0, most: 0, total: 0, verified: [] as string[] }));

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
    verify: (...input) => {
      atWork.verified.push(String(input[0]));
      return watched(real.verify(...input));
    },
  };
});

const pepper = Buffer.alloc(32, 7);

beforeEach(() => {
  Object.assign(atWork, { now: 0, most: 0, total: 0, verified: [] });
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
  it("the password of an unknown account is verified at the cost of any other", async () => {
    const hash = await hashPassword(pepper, "Nieve-Lenta-42");
    expect(await verifyPassword(pepper, hash, "please knock two")).toBe(false);
    expect(await verifyPassword(pepper, null, "please knock two")).toBe(false);
    const [somebodys, nobodys] = atWork.verified;
    if (somebodys === undefined || nobodys === undefined) throw new Error("No hash was computed");
    expect(atWork.verified).toHaveLength(2);
    expect(parseOptions(nobodys)).toEqual(parseOptions(somebodys));
  });

  it("at most two passwords are verified at once", async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => verifyPassword(pepper, null, `clave-${index}`)),
    );
    expect(atWork).toMatchObject({ most: 2, total: 8, now: 0 });
  });
});
