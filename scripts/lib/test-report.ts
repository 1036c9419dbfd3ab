import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** A test file and its time. */
export type FileTime = { place: string; seconds: number };

/**
 * Number of passed tests, a line for each failure (its file, its name and the error's first line),
 * and the time of each file.
 */
export type Tally = { passed: number; failures: string[]; files: FileTime[] };

type TestResult = { status: string; fullName?: string; failureMessages?: string[] };
type FileResult = {
  name: string;
  status: string;
  message?: string;
  startTime?: number;
  endTime?: number;
  assertionResults: TestResult[];
};
type Report = { testResults: FileResult[] };

/**
 * Tally of a run of the test runner from its JSON report. A skipped test counts as failed, and so
 * does a file that could not be loaded, a run without a report, and one that failed outside of
 * tests.
 */
export function tallyReport(file: string, exitStatus: number): Tally {
  const tally: Tally = { passed: 0, failures: [], files: [] };
  for (const result of readReport(file)?.testResults ?? []) {
    const place = relative(process.cwd(), result.name);
    const { startTime = 0, endTime = startTime } = result;
    tally.files.push({ place, seconds: (endTime - startTime) / 1000 });
    const failed = result.assertionResults.filter((test) => test.status !== "passed");
    tally.passed += result.assertionResults.length - failed.length;
    tally.failures.push(...failed.map((test) => describeTest(place, test)));
    if (result.status !== "passed" && failed.length === 0) {
      tally.failures.push(lineOf(place, "could not be run", result.message));
    }
  }
  if (exitStatus !== 0 && tally.failures.length === 0) {
    tally.failures.push(`the test runner ended with status ${exitStatus}`);
  }
  return tally;
}

/** A line for each of the files that took longest, the slowest first. */
export function slowestFiles(tallies: readonly Tally[], count = 10): string[] {
  return tallies
    .flatMap(({ files }) => files)
    .toSorted((first, second) => second.seconds - first.seconds)
    .slice(0, count)
    .map(({ place, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${place}`);
}

function describeTest(place: string, test: TestResult): string {
  const reason = test.status === "failed" ? test.failureMessages?.[0] : test.status;
  return lineOf(place, test.fullName, reason);
}

function lineOf(...parts: Array<string | undefined>): string {
  return parts
    .map((part) => part?.split("\n", 1)[0]?.trim())
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
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
