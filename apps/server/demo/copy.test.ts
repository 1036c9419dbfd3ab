import { describe, expect, it } from "vitest";

import { encodeRow } from "./copy.ts";

describe("a line of COPY", () => {
  it("a line of COPY separates cells by tabs and writes nulls, numbers and booleans", () => {
    expect(encodeRow([1, null, true, "Núñez", -0.5])).toBe("1\t\\N\ttrue\tNúñez\t-0.5\n");
  });

  it("a line of COPY escapes the format's special characters", () => {
    expect(encodeRow(["a\tb\nc\rd\\e", "\\x00ff", "\\N"])).toBe(
      "a\\tb\\nc\\rd\\\\e\t\\\\x00ff\t\\\\N\n",
    );
  });
});
