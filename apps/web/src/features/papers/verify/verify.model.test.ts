import { describe, expect, it } from "vitest";

import { readVerifySearch } from "./search.model.ts";
import { adviceOf, outcomeKey, refusalOf } from "./verify.model.ts";

describe("the address of the verification page", () => {
  it("the verification address carries a code, also one of digits alone", () => {
    expect(readVerifySearch({ c: " AB2C-DE3F " })).toEqual({ c: "AB2C-DE3F" });
    expect(readVerifySearch({ c: 2345 })).toEqual({ c: "2345" });
  });

  it("the address is read without a malformed code", () => {
    expect(readVerifySearch({})).toEqual({});
    expect(readVerifySearch({ c: "  " })).toEqual({});
    expect(readVerifySearch({ c: ["x"] })).toEqual({});
    expect(readVerifySearch({ c: "x".repeat(80) }).c).toHaveLength(60);
  });
});

describe("an answer", () => {
  it("an answer about a code differs from that about a file", () => {
    expect(outcomeKey("valido", "code")).toBe("valido_code");
    expect(adviceOf("desconocido", "code")).not.toEqual(adviceOf("desconocido", "file"));
  });

  it("an answer gives advice unless the document is genuine", () => {
    expect(adviceOf("valido", "file")).toEqual([]);
    expect(adviceOf("alterado", "file")).toHaveLength(3);
    expect(adviceOf("anulado", "code")).toEqual(["anulado"]);
    expect(adviceOf("sustituido", "code")).toEqual(["sustituido"]);
  });
});

describe("a file", () => {
  it("a file is not sent when it is empty or larger than any sealed one", () => {
    expect(refusalOf({ size: 0 })).toBe("file_empty");
    expect(refusalOf({ size: 10_485_761 })).toBe("file_large");
    expect(refusalOf({ size: 10_485_760 })).toBeNull();
  });
});
