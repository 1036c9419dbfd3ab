import { describe, expect, it } from "vitest";

import { readablePhone } from "./phone.ts";

describe("a phone number", () => {
  it("a phone number is written in groups of three", () => {
    expect(readablePhone("910000100")).toBe("910 000 100");
    expect(readablePhone("+34910000100")).toBe("+34 910 000 100");
    expect(readablePhone("91 000 01 00")).toBe("91 000 01 00");
  });
});
