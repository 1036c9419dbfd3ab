import { readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number };

type TestResult = { status: string };
type FileResult = TestResult & { assertionResults: TestResult[] };
type Report = { testResults: FileResult[] };

/**
 * Counts a run of the test runner from its JSON report. A skipped test counts as failed, and so
 * does a file that could not be loaded, a run without a report, and one that failed outside of tests.
 */
export function tallyReport(file: string, exitStatus: number): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const result of readReport(file)?.testResults ?? []) {
    const statuses = result.assertionResults.map((test) => test.status);
    const passed = statuses.filter((status) => status === "passed").length;
    tally.passed += passed;
    tally.failed += statuses.length - passed;
    if (result.status !== "passed" && passed === statuses.length) tally.failed += 1;
  }
  const isSilentFailure = exitStatus !== 0 && tally.failed === 0;
  return isSilentFailure ? { ...tally, failed: 1 } : tally;
}

function readReport(file: string): Report | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isReport(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isReport(value: unknown): value is Report {
  return typeof value === "object" && value !== null && "testResults" in value;
}
