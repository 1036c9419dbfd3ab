import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { slowestFiles, tallyReport } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "atrio-report-"));
const file = join(folder, "report.json");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(...files: Array<{ status: string; tests: string[] }>): string {
  const testResults = files.map(({ status, tests }, index) => ({
    name: join(process.cwd(), `file-${index}.test.ts`),
    status,
    startTime: 1000,
    endTime: 1000 + 1500 * (index + 1),
    assertionResults: tests.map((test) => ({
      status: test,
      fullName: "a rule holds",
      failureMessages: test === "failed" ? ["expected 1 to be 2\n    at somewhere"] : [],
    })),
  }));
  writeFileSync(file, JSON.stringify({ testResults }));
  return file;
}

describe("tallyReport", () => {
  it("tallyReport adds up the tests of all files", () => {
    report(
      { status: "passed", tests: ["passed", "passed"] },
      { status: "passed", tests: ["passed"] },
    );
    expect(tallyReport(file, 0)).toMatchObject({ passed: 3, failures: [] });
  });

  it.each([
    ["failed", "expected 1 to be 2"],
    ["skipped", "skipped"],
    ["pending", "pending"],
    ["todo", "todo"],
  ])("tallyReport names a test that is %s", (status, reason) => {
    report({ status: "passed", tests: ["passed", status] });
    expect(tallyReport(file, 0)).toMatchObject({
      passed: 1,
      failures: [`file-0.test.ts · a rule holds · ${reason}`],
    });
  });

  it("tallyReport names a file that could not be loaded", () => {
    report({ status: "failed", tests: [] }, { status: "passed", tests: ["passed"] });
    expect(tallyReport(file, 1)).toMatchObject({
      passed: 1,
      failures: ["file-0.test.ts · could not be run"],
    });
  });

  it("tallyReport counts a run that failed outside of its tests", () => {
    report({ status: "passed", tests: ["passed"] });
    const failures = ["the test runner ended with status 1"];
    expect(tallyReport(file, 1)).toMatchObject({ passed: 1, failures });
  });

  it("tallyReport counts a run that left no report", () => {
    const failures = ["the test runner ended with status 1"];
    expect(tallyReport(join(folder, "absent.json"), 1)).toMatchObject({ passed: 0, failures });
  });

  it("tallyReport has the seconds of each file", () => {
    report({ status: "passed", tests: [] }, { status: "passed", tests: [] });
    expect(tallyReport(file, 0).files).toEqual([
      { place: "file-0.test.ts", seconds: 1.5 },
      { place: "file-1.test.ts", seconds: 3 },
    ]);
  });
});

describe("slowestFiles", () => {
  it("slowestFiles names the slowest of all runs first", () => {
    const tally = (...seconds: number[]) => ({
      passed: 1,
      failures: [],
      files: seconds.map((time) => ({ place: `${time}.test.ts`, seconds: time })),
    });
    const lines = slowestFiles([tally(1, 30.25), tally(4)], 2);
    expect(lines).toEqual(["   30.3 s  30.25.test.ts", "    4.0 s  4.test.ts"]);
  });
});
