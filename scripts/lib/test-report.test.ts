import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { tallyReport } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "atrio-report-"));
const file = join(folder, "report.json");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(...files: Array<{ status: string; tests: string[] }>): string {
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  }));
  writeFileSync(file, JSON.stringify({ testResults }));
  return file;
}

describe("tallyReport", () => {
  it("adds up the tests of all files", () => {
    report(
      { status: "passed", tests: ["passed", "passed"] },
      { status: "passed", tests: ["passed"] },
    );
    expect(tallyReport(file, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it.each(["failed", "skipped", "pending", "todo"])(
    "counts a test that is %s as failed",
    (status) => {
      report({ status: "passed", tests: ["passed", status] });
      expect(tallyReport(file, 0)).toEqual({ passed: 1, failed: 1 });
    },
  );

  it("counts a file that could not be loaded", () => {
    report({ status: "failed", tests: [] }, { status: "passed", tests: ["passed"] });
    expect(tallyReport(file, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run that failed outside of its tests", () => {
    report({ status: "passed", tests: ["passed"] });
    expect(tallyReport(file, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run that left no report", () => {
    expect(tallyReport(join(folder, "absent.json"), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
