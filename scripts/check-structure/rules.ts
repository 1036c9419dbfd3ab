import { lineAt } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

const RULES = /^docs\/rules\/([a-z]+)\.md$/;
const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\*[^\n]*(?:\n {2}[^\n]*)*/gm;
// Single-letter classes keep these patterns from finding themselves.
// A reference may be broken between two lines of a comment.
const OUTSIDE =
  /\bdecision[s],?[\s*/]+sections?[\s*/]+\d|\bspe[c],?[\s*/]+(?:sections?[\s*/]+)?\d|\bdocumen[t] \d, section/g;

/** Product rules: each is defined once with its source, and a citation leads to a definition. */
export function checkRules(files: ProjectFile[]): Problem[] {
  const pages = files.filter((file) => RULES.test(file.path));
  const ids = new Set<string>();
  const problems = pages.flatMap((page) => definitionProblems(page, ids));
  return [...problems, ...files.flatMap((file) => citationProblems(file, ids, pages))];
}

function definitionProblems(page: ProjectFile, ids: Set<string>): Problem[] {
  const prefix = (RULES.exec(page.path)?.[1] ?? "").toUpperCase();
  return [...page.text.matchAll(DEFINITION)].flatMap((match) => {
    const [item, id = ""] = match;
    const at = { rule: "rules", path: page.path, line: lineAt(page.text, match.index) };
    const isKnown = ids.has(id);
    ids.add(id);
    return [
      ...(isKnown ? [{ ...at, message: `${id} is defined twice` }] : []),
      ...(id.startsWith(`${prefix}-`)
        ? []
        : [{ ...at, message: `${id} does not belong to this page, whose ids begin ${prefix}-` }]),
      ...(/_\(.+\)_$/s.test(item)
        ? []
        : [{ ...at, message: `${id} names no source: end it with _(product decision)_ or a law` }]),
    ];
  });
}

function citationProblems(file: ProjectFile, ids: Set<string>, pages: ProjectFile[]): Problem[] {
  const prefixes = pages.map((page) => (RULES.exec(page.path)?.[1] ?? "").toUpperCase());
  const cited = new RegExp(
    ["(?<=\\bRules? )[A-Z]+-\\d+", ...prefixes.map((name) => `\\b${name}-\\d+`)].join("|"),
    "g",
  );
  return [
    ...[...file.text.matchAll(cited)]
      .filter((match) => !ids.has(match[0]))
      .map((match) => ({
        rule: "rules",
        path: file.path,
        line: lineAt(file.text, match.index),
        message: `${match[0]} is no rule of docs/rules`,
      })),
    ...[...file.text.matchAll(OUTSIDE)].map((match) => ({
      rule: "rules",
      path: file.path,
      line: lineAt(file.text, match.index),
      message: `"${match[0]}" leads outside the repository: cite a rule of docs/rules`,
    })),
  ];
}
