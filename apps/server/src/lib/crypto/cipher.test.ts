import { randomBytes } from "node:crypto";

import { describe, expect, it } from "vitest";

import { deriveKey, seal, unseal } from "./cipher.ts";

const secret = randomBytes(32);
const key = deriveKey(secret, "one");
const plain = Buffer.from("nómina de Lucía");

describe("a derived key", () => {
  it("a derived key is the same for the same secret and purpose, and another for any other", () => {
    expect(deriveKey(secret, "one")).toEqual(key);
    expect(deriveKey(secret, "two")).not.toEqual(key);
    expect(deriveKey(randomBytes(32), "one")).not.toEqual(key);
    expect(key).toHaveLength(32);
  });
});

describe("a sealed value", () => {
  it("a sealed value opens with its key and context", () => {
    expect(unseal(key, seal(key, plain, "a"), "a")).toEqual(plain);
    expect(unseal(key, seal(key, Buffer.alloc(0), "a"), "a")).toHaveLength(0);
  });

  it("a sealed value hides its text and differs each time", () => {
    const sealed = seal(key, plain, "a");
    expect(sealed.includes("Luc")).toBe(false);
    expect(seal(key, plain, "a")).not.toEqual(sealed);
  });

  it("a sealed value does not open with another key, in another context, changed or cut", () => {
    const sealed = seal(key, plain, "a");
    expect(() => unseal(deriveKey(secret, "two"), sealed, "a")).toThrow(Error);
    expect(() => unseal(key, sealed, "b")).toThrow(Error);
    for (const index of [0, 1, 13, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
      expect(() => unseal(key, changed, "a")).toThrow(Error);
    }
    expect(() => unseal(key, sealed.subarray(0, 20), "a")).toThrow("Not a sealed value");
  });
});
