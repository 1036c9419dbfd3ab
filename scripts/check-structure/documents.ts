import { posix } from "node:path";

import { isSource, lineAt } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

const GLOSSARY = "docs/glossary.md";
const TOP = /^(?:apps|packages|e2e|bench|scripts|docs)\//;

/** Documentation: types of the glossary are exported somewhere, and paths lead to a file or folder. */
export function checkDocuments(files: ProjectFile[]): Problem[] {
  const places = placesOf(files);
  return [
    ...glossaryProblems(files),
    ...files
      .filter((file) => file.path.endsWith(".md"))
      .flatMap((file) => [...pathProblems(file, places), ...linkProblems(file, places)]),
  ];
}

/** Every file and folder by its path from the root. */
function placesOf(files: ProjectFile[]): Set<string> {
  const places = new Set<string>();
  for (const { path } of files) {
    const parts = path.split("/");
    for (let end = 1; end <= parts.length; end += 1) places.add(parts.slice(0, end).join("/"));
  }
  return places;
}

function glossaryProblems(files: ProjectFile[]): Problem[] {
  const glossary = files.find((file) => file.path === GLOSSARY);
  if (glossary === undefined) return [];
  const exported = new Set(
    files
      .filter((file) => isSource(file.path))
      .flatMap((file) => [
        ...file.text.matchAll(/^export (?:type|interface|(?:abstract )?class) (\w+)/gm),
      ])
      .map((match) => match[1] ?? ""),
  );
  return glossary.text.split("\n").flatMap((row, index) => {
    const cells = row.split("|");
    if (cells.length !== 5) return [];
    return [...(cells[2] ?? "").matchAll(/`(\w+)`/g)]
      .map((match) => match[1] ?? "")
      .filter((name) => !exported.has(name))
      .map((name) => ({
        rule: "glossary",
        path: GLOSSARY,
        line: index + 1,
        message: `no file exports a type ${name}`,
      }));
  });
}

/** Paths in code spans: from the root, or the end of a source file's path (`auth/auth.rules.ts`). */
function pathProblems(file: ProjectFile, places: Set<string>): Problem[] {
  return [...file.text.matchAll(/`([\w./@-]+\/[\w./@-]*)`/g)]
    .filter((match) => !isPlace((match[1] ?? "").replace(/\/$/, ""), places))
    .map((match) => missing(file, match.index, match[1] ?? ""));
}

function isPlace(path: string, places: Set<string>): boolean {
  if (TOP.test(`${path}/`)) return places.has(path);
  if (!/\.(?:ts|tsx|mjs|sql|css)$/.test(path)) return true;
  return [...places].some((place) => place === path || place.endsWith(`/${path}`));
}

function linkProblems(file: ProjectFile, places: Set<string>): Problem[] {
  return [...file.text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)]
    .filter((match) => {
      const target = posix.normalize(posix.join(posix.dirname(file.path), match[1] ?? ""));
      return !places.has(target.replace(/\/$/, ""));
    })
    .map((match) => missing(file, match.index, match[1] ?? ""));
}

function missing(file: ProjectFile, offset: number, path: string): Problem {
  const line = lineAt(file.text, offset);
  return { rule: "paths", path: file.path, line, message: `${path} does not exist` };
}
