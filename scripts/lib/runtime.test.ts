import { describe, expect, it } from "vitest";

import { explainFailure } from "./runtime.mjs";

describe("explainFailure", () => {
  it("explainFailure recognises a full disk", () => {
    const problem = explainFailure("npm error code ENOSPC", "/srv/atrio");
    expect(problem.message).toBe("The disk that holds /srv/atrio is full.");
    expect(problem.advice).toContain("Free");
  });

  it("explainFailure names the folder that may not be written", () => {
    const output = "npm error Error: EACCES: permission denied, mkdir '/srv/other/.npm'";
    expect(explainFailure(output, "/srv").message).toBe(
      "No permission to write in /srv/other/.npm.",
    );
    expect(explainFailure("npm error EROFS", "/srv").message).toBe(
      "No permission to write in /srv.",
    );
  });

  it("explainFailure shows the end of any other output", () => {
    const output = Array.from({ length: 50 }, (_, line) => `line ${line}`).join("\n");
    const { message } = explainFailure(output, "/srv");
    expect(message).toContain("line 49");
    expect(message).not.toContain("line 29");
  });
});
