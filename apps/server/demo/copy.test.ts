import { describe, expect, it } from "vitest";

import { encodeRow } from "./copy.ts";

describe("a line of COPY", () => {
  it("separates cells by tabs and writes nulls, numbers and booleans", () => {
    expect(encodeRow([1, null, true, "Núñez", -0.5])).toBe("1\t\\N\ttrue\tNúñez\t-0.5\n");
  });

  it("escapes characters with a meaning in the format", () => {
    expect(encodeRow(["a\tb\nc\rd\\e", "\\x00ff", "\\N"])).toBe(
      "a\\tb\\nc\\rd\\\\e\t\\\\x00ff\t\\\\N\n",
    );
  });
});
