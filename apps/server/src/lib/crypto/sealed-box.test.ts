import { randomBytes } from "node:crypto";

import { describe, expect, it } from "vitest";

import { fileSizes, pad, textSizes, unpad } from "./padding.ts";
import { unwrapWithPassphrase, wrapWithPassphrase } from "./passphrase-key.ts";
import { newKeyPair, openWith, publicKeyOf, sealTo } from "./sealed-box.ts";

const text = Buffer.from("El jefe de almacén cobra comisiones");

describe("a box sealed to a public key", () => {
  it("the private key opens it, and only in its context", () => {
    const pair = newKeyPair();
    const sealed = sealTo(pair.publicKey, text, "uno");
    expect(openWith(pair.privateKey, sealed, "uno")).toEqual(text);
    expect(() => openWith(pair.privateKey, sealed, "otro")).toThrow(Error);
    expect(() => openWith(newKeyPair().privateKey, sealed, "uno")).toThrow(Error);
  });

  it("a changed byte at any place is refused", () => {
    const pair = newKeyPair();
    const sealed = sealTo(pair.publicKey, text, "uno");
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openWith(pair.privateKey, changed, "uno")).toThrow(Error);
    }
    expect(() => openWith(pair.privateKey, sealed.subarray(0, 20), "uno")).toThrow(Error);
  });

  it("two boxes of one text differ, and the public half follows from the private one", () => {
    const pair = newKeyPair();
    expect(sealTo(pair.publicKey, text, "uno")).not.toEqual(sealTo(pair.publicKey, text, "uno"));
    expect(publicKeyOf(pair.privateKey)).toEqual(pair.publicKey);
  });
});

describe("padding", () => {
  it("texts of different lengths have one stored length, and come back whole", () => {
    const padded = ["", "a", "x".repeat(2000)].map((one) => pad(Buffer.from(one), textSizes));
    expect(padded.map(({ length }) => length)).toEqual([2048, 2048, 2048]);
    expect(padded.map((one) => unpad(one).length)).toEqual([0, 1, 2000]);
  });

  it("a file of 5 MB fits, a longer one than the largest size is refused", () => {
    expect(unpad(pad(Buffer.alloc(5_242_880, 1), fileSizes)).length).toBe(5_242_880);
    expect(() => pad(Buffer.alloc(7_000_000), fileSizes)).toThrow(RangeError);
  });
});

describe("a private key under a passphrase", () => {
  it("opens with the passphrase and the server's pepper alone", async () => {
    const pepper = randomBytes(32);
    const { privateKey } = newKeyPair();
    const wrapped = await wrapWithPassphrase(pepper, "caballo pila grapa", privateKey);
    expect(await unwrapWithPassphrase(pepper, "caballo pila grapa", wrapped)).toEqual(privateKey);
    expect(await unwrapWithPassphrase(pepper, "caballo pila grapo", wrapped)).toBeUndefined();
    const other = randomBytes(32);
    expect(await unwrapWithPassphrase(other, "caballo pila grapa", wrapped)).toBeUndefined();
  });
});
