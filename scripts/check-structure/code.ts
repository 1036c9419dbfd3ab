import { isSource, isTest, lineAt, problemsAt } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

// Single-letter classes keep these patterns from finding themselves.
const UNFINISHED = /\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/g;
const SUPPRESSION = /(?:ox|es)lint-disabl[e][^\n]*/g;
const MACHINE_PATH = /(?<![\w.:/-])\/(?:work|root|home)\/[\w.-]+\//g;

/** Exports, documentation, suppressions and leftovers in the text of the project. */
export function checkCode(files: ProjectFile[]): Problem[] {
  return files.flatMap((file) => [
    ...(isSource(file.path) ? [...exportProblems(file), ...suppressionProblems(file)] : []),
    ...leftoverProblems(file),
  ]);
}

function exportProblems(file: ProjectFile): Problem[] {
  const isConfig = /\.config\.(?:ts|mjs)$/.test(file.path) || file.path.startsWith(".");
  return [
    ...(isConfig
      ? []
      : problemsAt(file, /^export default\b|^export \{[^}]*\bas default\b/gm, {
          rule: "exports",
          message: "named exports only",
        })),
    ...problemsAt(file, /^export (?:\*|(?:type )?\{[^}]*\}) from\b/gm, {
      rule: "exports",
      message: "no barrels: import from the file that declares",
    }),
    ...(isTest(file.path) ? [] : undocumentedExports(file)),
  ];
}

/** Exported functions (arrow functions too) without a comment right above. */
function undocumentedExports(file: ProjectFile): Problem[] {
  const declared =
    /^export (?:async )?function\*? (\w+)|^export const (\w+)(?:: [^=\n]+)? =\s+(?:async )?(?:<[^>\n]*>)?\([^;]*?\)(?:: [^=\n]+)? =>/gm;
  const lines = file.text.split("\n");
  return [...file.text.matchAll(declared)].flatMap((match) => {
    const line = lineAt(file.text, match.index);
    const above = (lines[line - 2] ?? "").trim();
    // A second signature of an overload stands under the first, whose sentence serves both.
    const overload = above.startsWith("export function") && above.endsWith(";");
    if (above.endsWith("*/") || above.startsWith("//") || overload) return [];
    const message = `${match[1] ?? match[2] ?? ""} needs a sentence above it`;
    return [{ rule: "docs", path: file.path, line, message }];
  });
}

function suppressionProblems(file: ProjectFile): Problem[] {
  const reason = /--\s*\S.{3,}/;
  return [...file.text.matchAll(SUPPRESSION)]
    .filter((match) => !reason.test(match[0]))
    .map((match) => ({
      rule: "suppressions",
      path: file.path,
      line: lineAt(file.text, match.index),
      message: "a suppressed lint rule says why after --",
    }));
}

function leftoverProblems(file: ProjectFile): Problem[] {
  const problems = [
    ...problemsAt(file, UNFINISHED, {
      rule: "leftovers",
      message: "finish it or write it into an issue",
    }),
    ...problemsAt(file, MACHINE_PATH, {
      rule: "leftovers",
      message: "a path of one machine means nothing on another",
    }),
  ];
  if (!file.path.endsWith("package-lock.json")) return problems;
  return problems.concat(
    problemsAt(file, /"resolved": "https?:/g, {
      rule: "leftovers",
      message: "the lock file names no registry host (omit-lockfile-registry-resolved)",
    }),
  );
}
