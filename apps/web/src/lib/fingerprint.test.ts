import { describe, expect, it } from "vitest";

import { fingerprintOf, grouped } from "./fingerprint.ts";

describe("a fingerprint", () => {
  it("a fingerprint is the SHA-256 in hexadecimal, with its zeros", async () => {
    expect(await fingerprintOf(new TextEncoder().encode("abc"))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("a fingerprint is grouped so that people can compare it", () => {
    expect(grouped("ab".repeat(8))).toBe("abababab abababab");
  });
});
