import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "@swc/core";

import { loadContract } from "./endpoints.ts";
import { isSource } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

/** Names of the wire: keys of the contract's schemas and columns of the database. */
export type WireNames = {
  /** All of them; a snake_case local must be one. */
  all: ReadonlySet<string>;
  /** Names whose locals must keep the spelling. */
  kept: ReadonlySet<string>;
};

type SyntaxNode = Record<string, unknown> & { type: string };

/** Callback for a problem at a node of the file being read. */
type Report = (node: SyntaxNode, message: string) => void;

const COLUMNS = "apps/server/src/db/schema.ts";

/** Words that libraries and our own types use as well: a key alone does not tell its owner. */
const english = new Set(
  (
    "account actor alias auth background base bases bytes can code color content data email " +
    "endpoint error errors field from hash icon id ids ip link material message month password " +
    "path precision push remember seq skip slug take to token total uri user version visible x " +
    "y year"
  ).split(" "),
);

const IDENTIFIER = /^[a-z_]\w*$/i;
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** Collects the names of the wire in `root`. */
export async function loadWireNames(root: string): Promise<WireNames> {
  const all = new Set<string>();
  const seen = new Set<unknown>();
  for (const { value } of await loadContract(root)) collectKeys(value, all, seen);
  const columns = join(root, COLUMNS);
  if (existsSync(columns)) {
    for (const node of nodesOf({ path: COLUMNS, text: readFileSync(columns, "utf8") })) {
      if (node.type !== "TsPropertySignature") continue;
      const name = nameOf(node["key"]);
      if (name !== undefined) all.add(name);
    }
  }
  const kept = [...all].filter((name) => IDENTIFIER.test(name) && !english.has(name));
  return { all, kept: new Set(kept) };
}

/** Keys of the object schemas in an endpoint or a schema, however deep. */
function collectKeys(value: unknown, keys: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (!("_zod" in value)) {
    for (const part of Object.values(value)) collectKeys(part, keys, seen);
    return;
  }
  const def = isRecord(value["_zod"]) ? value["_zod"]["def"] : undefined;
  if (!isRecord(def)) return;
  if (isRecord(def["shape"])) for (const key of Object.keys(def["shape"])) keys.add(key);
  for (const part of Object.values(def)) collectKeys(part, keys, seen);
}

/** A wire name keeps its spelling; a local in snake_case is a wire name. */
export function checkWireNames(files: ProjectFile[], names: WireNames): Problem[] {
  return files.flatMap((file) => {
    if (!isSource(file.path) || file.path === COLUMNS) return [];
    const bytes = Buffer.from(file.text);
    const problems: Problem[] = [];
    const report: Report = (node, message) => {
      const line = lineOf(bytes, node);
      problems.push({ rule: "wire-names", path: file.path, line, message });
    };
    for (const node of nodesOf(file)) {
      checkPattern(node, names, report);
      checkAlias(node, names, report);
      checkMapper(node, names, report);
      checkLocal(node, names, report);
    }
    return problems;
  });
}

/** `{ hora_fin: end }`; a name after an underscore leaves the field out and is no renaming. */
function checkPattern(node: SyntaxNode, { kept }: WireNames, report: Report): void {
  if (node.type !== "KeyValuePatternProperty") return;
  const key = nameOf(node["key"]);
  const local = nameOf(targetOf(node["value"]));
  if (key === undefined || local === undefined || !kept.has(key)) return;
  if (local === key || local.startsWith("_")) return;
  if (isNode(node["key"])) report(node["key"], renamed(key, local));
}

/** `const end = shift.hora_fin`. */
function checkAlias(node: SyntaxNode, { kept }: WireNames, report: Report): void {
  if (node.type !== "VariableDeclaration" || node["kind"] !== "const") return;
  for (const declared of childrenOf(node)) {
    const local = nameOf(declared["id"]);
    const read = readingOf(declared["init"]);
    if (local === undefined || read === undefined || !kept.has(read.key)) continue;
    if (local !== read.key) report(declared, renamed(read.key, local));
  }
}

/** `{ start: shift.hora_inicio, end: shift.hora_fin }`: nothing but other names for one owner's. */
function checkMapper(node: SyntaxNode, { all, kept }: WireNames, report: Report): void {
  if (node.type !== "ObjectExpression" || !Array.isArray(node["properties"])) return;
  const pairs = childrenOf(node).flatMap((property) => {
    const name = nameOf(property["key"]);
    const read = readingOf(property["value"]);
    if (name === undefined || read === undefined) return [];
    return !all.has(name) && kept.has(read.key) ? [{ name, ...read }] : [];
  });
  const [first] = pairs;
  if (first === undefined || pairs.length < 2 || pairs.length < node["properties"].length) return;
  if (pairs.some(({ owner }) => owner !== first.owner)) return;
  // The same value under two names, the ends of a one-day range, is no renaming.
  if (new Set(pairs.map(({ key }) => key)).size < pairs.length) return;
  report(node, `a mapper that renames: ${renamed(first.key, first.name)}`);
}

/** A local in snake_case that no schema and no table knows. */
function checkLocal(node: SyntaxNode, { all }: WireNames, report: Report): void {
  for (const local of localsOf(node)) {
    const name = nameOf(local);
    if (name === undefined || !SNAKE.test(name) || all.has(name)) continue;
    report(local, `${name} is no name of the wire: invented names are English camelCase`);
  }
}

/** Names that a node declares, patterns within patterns being nodes of their own. */
function localsOf(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case "VariableDeclarator":
    case "FunctionDeclaration":
      return [node["id"] ?? node["identifier"]].filter(isNode);
    case "Parameter":
    case "CatchClause":
      return [targetOf(node["pat"] ?? node["param"])].filter(isNode);
    case "ArrowFunctionExpression":
      return list(node["params"]).map(targetOf).filter(isNode);
    case "AssignmentPatternProperty":
      return [node["key"]].filter(isNode);
    case "KeyValuePatternProperty":
      return [targetOf(node["value"])].filter(isNode);
    case "ArrayPattern":
      return list(node["elements"]).map(targetOf).filter(isNode);
    case "RestElement":
      return [node["argument"]].filter(isNode);
    default:
      return [];
  }
}

function renamed(key: string, local: string): string {
  return `${key} is renamed to ${local}: use the name of the wire, or read it through its owner`;
}

/** `owner` and `key` of `owner.key`; only names and dots, so the owner can be named again. */
function readingOf(value: unknown): { owner: string; key: string } | undefined {
  const path = pathOf(value);
  const key = path?.pop();
  if (path === undefined || path.length === 0 || key === undefined) return undefined;
  return { owner: path.join("."), key };
}

function pathOf(value: unknown): string[] | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "Identifier") return [String(value["value"])];
  if (value.type === "ThisExpression") return ["this"];
  if (value.type === "OptionalChainingExpression") return pathOf(value["base"]);
  if (value.type === "ParenthesisExpression" || value.type === "TsAsExpression") {
    return pathOf(value["expression"]);
  }
  if (value.type !== "MemberExpression") return undefined;
  const owner = pathOf(value["object"]);
  const key = nameOf(value["property"]);
  return owner === undefined || key === undefined ? undefined : [...owner, key];
}

/** The pattern under a default value. */
function targetOf(value: unknown): unknown {
  return isNode(value) && value.type === "AssignmentPattern" ? value["left"] : value;
}

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  const isName = value.type === "Identifier" || value.type === "StringLiteral";
  return isName ? String(value["value"]) : undefined;
}

/** Every node of a file. */
function nodesOf({ path, text }: ProjectFile): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const waiting: unknown[] = [
    parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), decorators: false }),
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isNode(next)) found.push(next);
    if (isRecord(next)) waiting.push(...Object.values(next).filter((one) => isRecord(one)));
  }
  return found;
}

/** Parts of a declaration or of an object literal. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return list(node["declarations"] ?? node["properties"]).filter(isNode);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value["type"] === "string";
}

/** Line of a node, whose position is in bytes, from 1. */
function lineOf(bytes: Buffer, { span }: SyntaxNode): number {
  const start = isRecord(span) && typeof span["start"] === "number" ? span["start"] : 1;
  return bytes
    .subarray(0, start - 1)
    .toString()
    .split("\n").length;
}
