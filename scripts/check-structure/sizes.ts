import { isSource, isTest } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

const MAX_LINES = 400;
const MAX_TEST_LINES = 600;
const MAX_P95 = 250;
/** Below this many files a percentile says little. */
const P95_COUNTS_FROM = 50;

/** Sizes in lines; dictionaries are data, so they count for no percentile. */
export type SizeReport = {
  files: number;
  median: number;
  p95: number;
  sourceLines: number;
  serverTestRatio: number;
  commentPercent: number;
};

/** True for generated files, which say so in their first line and are exempt from sizes. */
function isGenerated(file: ProjectFile): boolean {
  return file.text.startsWith("// Made by ");
}

/** Fails on a file over 400 lines, a test over 600, and on a 95th percentile over 250. */
export function checkSizes(files: ProjectFile[]): Problem[] {
  const problems = files.flatMap((file) => {
    if (!isSource(file.path) && !file.path.endsWith(".css")) return [];
    if (isGenerated(file)) return [];
    const lines = lineCount(file.text);
    const max = isTest(file.path) ? MAX_TEST_LINES : MAX_LINES;
    if (lines <= max) return [];
    return [{ rule: "sizes", path: file.path, message: `${lines} lines, at most ${max}` }];
  });
  const { p95, files: count } = measureSizes(files);
  if (count > P95_COUNTS_FROM && p95 > MAX_P95) {
    const message = `95 % of the files should have at most ${MAX_P95} lines; it is ${p95}`;
    problems.push({ rule: "sizes", path: ".", message });
  }
  return problems;
}

/** The figures that the house watches. */
export function measureSizes(files: ProjectFile[]): SizeReport {
  const source = files.filter((file) => isSource(file.path) && !isTest(file.path));
  const measured = source.filter((file) => !file.path.startsWith("packages/i18n/"));
  const sizes = measured.map((file) => lineCount(file.text)).toSorted((a, b) => a - b);
  const server = (test: boolean): number =>
    sum(
      files
        .filter((file) => file.path.startsWith("apps/server/") && isSource(file.path))
        .filter((file) => isTest(file.path) === test)
        .map((file) => lineCount(file.text)),
    );
  const lines = measured.flatMap((file) => file.text.split("\n")).map((line) => line.trim());
  const written = lines.filter((line) => line !== "");
  const comments = written.filter((line) => /^(?:\/\/|\/\*|\*)/.test(line));
  return {
    files: sizes.length,
    median: percentile(sizes, 0.5),
    p95: percentile(sizes, 0.95),
    sourceLines: sum(sizes),
    serverTestRatio: server(true) / Math.max(1, server(false)),
    commentPercent: (100 * comments.length) / Math.max(1, written.length),
  };
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function lineCount(text: string): number {
  return text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
