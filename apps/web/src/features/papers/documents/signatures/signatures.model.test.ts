import { describe, expect, it } from "vitest";

import { documentToSign } from "../../../../test/signatures.ts";

import {
  gapOf,
  groupsOf,
  isBeingSealed,
  signingGapOf,
  stepOf,
  unread,
} from "./signatures.model.ts";

const hash = documentToSign().hash;

describe("documents to sign", () => {
  it("waiting documents stand first, the urgent ones above; the others follow together", () => {
    const groups = groupsOf([
      documentToSign({ id: 1, estado: "firmado" }),
      documentToSign({ id: 2, caduca_el: null }),
      documentToSign({ id: 3, caduca_el: "2026-12-20" }),
      documentToSign({ id: 4, caduca_el: null, importante: true }),
      documentToSign({ id: 5, caduca_el: "2026-12-01" }),
      documentToSign({ id: 6, estado: "rechazado" }),
    ]);
    expect(groups.map(({ name, documents }) => [name, documents.map(({ id }) => id)])).toEqual([
      ["pendiente", [4, 5, 3, 2]],
      ["cerrado", [1, 6]],
    ]);
  });

  it("documents go from reading to signing to the copy; others have no step", () => {
    expect(stepOf(documentToSign({ fecha_lectura: null }))).toBe("read");
    expect(stepOf(documentToSign({ fecha_lectura: "2026-11-20T08:00:00Z" }))).toBe("sign");
    expect(stepOf(documentToSign({ estado: "firmado" }))).toBe("copy");
    expect(stepOf(documentToSign({ estado: "anulado" }))).toBeNull();
  });

  it("documents to sign are being sealed between the signature and the copy", () => {
    const signed = documentToSign({ estado: "firmado" });
    expect(isBeingSealed(signed)).toBe(true);
    expect(isBeingSealed({ ...signed, documento_firmado_path: "copia.pdf" })).toBe(false);
    expect(isBeingSealed(undefined)).toBe(false);
  });
});

describe("a reading", () => {
  const whole = { hash, isUnsafe: false, seen: 3, total: 3 };

  it("a reading is complete once every page of this very file was seen", () => {
    expect(gapOf(unread, hash)).toBe("loading");
    expect(gapOf({ ...whole, seen: 2 }, hash)).toBe("pages");
    expect(gapOf({ ...whole, hash: "0".repeat(64) }, hash)).toBe("other");
    expect(gapOf({ ...whole, hash: null, isUnsafe: true }, hash)).toBe("unsafe");
    expect(gapOf(whole, hash)).toBeNull();
  });

  it("a reading from an earlier visit still counts for signing, for the same file", () => {
    expect(signingGapOf({ ...unread, hash }, hash)).toBeNull();
    expect(signingGapOf({ ...whole, hash: "0".repeat(64) }, hash)).toBe("other");
    expect(signingGapOf(unread, hash)).toBe("loading");
  });
});
