import { describe, expect, it } from "vitest";

import { isGroup, isSameWord, isStrong, measure } from "./passphrase.model.ts";

describe("a passphrase of the mailbox (COMPLAINTS-21)", () => {
  it.each([
    ["caballo grapa pila", true],
    ["corta", false],
    ["aaaaaaaaaaaaaaaaaaaaaaaa", false],
    ["abcabcabcabcabcabc", false],
    ["   abcdef           ", false],
    ["abcdefabcdefabcd", true],
  ])("%j is strong enough: %s", (passphrase, isEnough) => {
    expect(isStrong(passphrase)).toBe(isEnough);
  });

  it("a passphrase is measured without spaces around it and with accents composed", () => {
    expect(measure(" cafe\u0301 ")).toEqual({ length: 4, kinds: 4 });
  });
});

describe("typed confirmations", () => {
  it("a group of the recovery key is taken in small letters and with spaces", () => {
    const key = "0A1B2C3D-AAAAAAAA";
    expect([
      isGroup(key, 0, "0a1b 2c3d"),
      isGroup(key, 1, "0a1b2c3d"),
      isGroup(key, 1, ""),
    ]).toEqual([true, false, false]);
  });

  it("the word that starts the mailbox anew is taken in any case, and nothing else is", () => {
    expect(isSameWord(" Empezar de nuevo ", "empezar de nuevo")).toBe(true);
    expect(isSameWord("empezar", "empezar de nuevo")).toBe(false);
  });
});
