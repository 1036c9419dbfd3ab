import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text file of the tree, its path relative to the root with forward slashes. */
export type ProjectFile = { path: string; text: string };

/** A problem: a breach of a rule of the house. */
export type Problem = { rule: string; path: string; line?: number; message: string };

const TEXT =
  /\.(?:ts|tsx|mjs|js|css|html|sql|jsonc?|md|tsv|csv|ya?ml|sh|txt|svg)$|(?:^|\/)\.?[^./]+$/;

/** Every text file that git tracks or would track, under `root`. */
export function readProject(root: string): ProjectFile[] {
  const list = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return [...new Set(list.split("\0"))]
    .filter((path) => path !== "" && TEXT.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter((file) => !file.text.includes("\0"));
}

/** Code that the type checker or the linter reads. */
export function isSource(path: string): boolean {
  return /\.(?:ts|tsx|mjs)$/.test(path);
}

/** A test or a file that only tests import. */
export function isTest(path: string): boolean {
  return /\.(?:test\.tsx?|journey\.ts)$/.test(path) || /(?:^|\/)test\//.test(path);
}

/** Line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** A problem for each match of a global pattern. */
export function problemsAt(
  file: ProjectFile,
  pattern: RegExp,
  problem: { rule: string; message: string },
): Problem[] {
  return [...file.text.matchAll(pattern)].map((match) => ({
    ...problem,
    path: file.path,
    line: lineAt(file.text, match.index),
  }));
}
