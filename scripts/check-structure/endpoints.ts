import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { lineAt, problemsAt } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

/** A call as the contract package declares it. */
export type DeclaredEndpoint = { name: string; module: string; method: string; path: string };

type Binding = { endpoint: string; path: string; line: number; lines: number };

const MAX_BINDING_LINES = 15;

/** Named export of a contract module. */
type ContractExport = { module: string; name: string; value: unknown };

/** Imports the contract's source. */
export async function loadContract(root: string): Promise<ContractExport[]> {
  const folder = join(root, "packages/contract/src");
  if (!existsSync(folder)) return [];
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
  const found = await Promise.all(
    modules.map(async (path) => {
      const exports: unknown = await import(pathToFileURL(join(folder, path)).href);
      return Object.entries(exports ?? {}).map(([name, value]: [string, unknown]) => {
        return { module: path.slice(0, -3), name, value };
      });
    }),
  );
  return found.flat();
}

/** The contract's `endpoint({...})` values. */
export async function loadEndpoints(root: string): Promise<DeclaredEndpoint[]> {
  const exports = await loadContract(root);
  return exports.flatMap(({ module, name, value }) =>
    isEndpoint(value) ? [{ name, module, method: value.method, path: value.path }] : [],
  );
}

function isEndpoint(value: unknown): value is { method: string; path: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "endpoint" &&
    "method" in value &&
    typeof value.method === "string" &&
    "path" in value &&
    typeof value.path === "string"
  );
}

/** Each endpoint is bound in exactly one routes file and named in a server test. */
export function checkEndpoints(files: ProjectFile[], endpoints: DeclaredEndpoint[]): Problem[] {
  const routes = files.filter((file) => file.path.endsWith(".routes.ts"));
  const tests = files.filter(
    (file) => file.path.startsWith("apps/server/") && file.path.endsWith(".test.ts"),
  );
  const bindings = routes.flatMap(bindingsOf);
  const tested = new Set(tests.flatMap(contractNamesUsed));
  return [
    ...endpoints.flatMap((endpoint) => endpointProblems(endpoint, bindings, tested)),
    ...duplicatePaths(endpoints),
    ...bindings
      .filter((binding) => binding.lines > MAX_BINDING_LINES)
      .map(({ path, line, lines }) => ({
        rule: "routes",
        path,
        line,
        message: `a route of ${lines} lines, at most ${MAX_BINDING_LINES}: move the work to the service`,
      })),
    ...routes.flatMap((file) =>
      problemsAt(file, /\bsql`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/g, {
        rule: "routes",
        message: "no SQL in a routes file",
      }),
    ),
  ];
}

function endpointProblems(
  endpoint: DeclaredEndpoint,
  bindings: Binding[],
  tested: Set<string>,
): Problem[] {
  const key = `${endpoint.module}#${endpoint.name}`;
  const path = `packages/contract/src/${endpoint.module}.ts`;
  const where = bindings.filter((binding) => binding.endpoint === key);
  const problems: Problem[] = [];
  if (where.length === 0) {
    problems.push({ rule: "bound", path, message: `${endpoint.name} is bound in no *.routes.ts` });
  }
  if (where.length > 1) {
    const places = where.map((binding) => `${binding.path}:${binding.line}`).join(", ");
    problems.push({ rule: "bound", path, message: `${endpoint.name} is bound in ${places}` });
  }
  if (!tested.has(key)) {
    problems.push({ rule: "tested", path, message: `${endpoint.name} is named in no server test` });
  }
  return problems;
}

function duplicatePaths(endpoints: DeclaredEndpoint[]): Problem[] {
  const byCall = Map.groupBy(endpoints, (endpoint) => callKey(endpoint));
  return [...byCall].flatMap(([call, same]) =>
    same.length === 1
      ? []
      : [
          {
            rule: "contract",
            path: "packages/contract/src",
            message: `${call} is declared by ${same.map((endpoint) => endpoint.name).join(", ")}`,
          },
        ],
  );
}

/** Method and path with nameless parameters: `/a/{id}` and `/a/:worker` are one call. */
export function callKey(call: { method: string; path: string }): string {
  const path = call.path.replaceAll(/\{[^}/]+\}|:[A-Za-z0-9_]+/g, ":x").replace(/\/$/, "");
  return `${call.method.toUpperCase()} ${path}`;
}

/**
 * Replaces a file's names of contract imports by module and export: `time.punch` → `time#punch`.
 */
function contractReferences(text: string): (reference: string) => string | undefined {
  const names = new Map<string, string>();
  const namespaces = new Map<string, string>();
  const imports = /import\s+(?:\{([^}]*)\}|\* as (\w+))\s+from\s+"@atrio\/contract\/([\w/-]+)"/g;
  for (const [, list = "", namespace, module = ""] of text.matchAll(imports)) {
    if (namespace !== undefined) namespaces.set(namespace, module);
    for (const item of list.split(",")) {
      const [name = "", local = name] = item.trim().split(/\s+as\s+/);
      if (name !== "") names.set(local, `${module}#${name}`);
    }
  }
  return (reference) => {
    const [head = "", member] = reference.split(".");
    if (member === undefined) return names.get(head);
    const module = namespaces.get(head);
    return module === undefined ? names.get(head) : `${module}#${member}`;
  };
}

function contractNamesUsed(file: ProjectFile): string[] {
  const keyOf = contractReferences(file.text);
  const code = file.text.replaceAll(/^import\s[^;]*;/gm, "");
  return [...code.matchAll(/\b\w+(?:\.\w+)?\b/g)].flatMap(([reference]) => keyOf(reference) ?? []);
}

/** The `bind(app, …, endpoint, …)` calls of a routes file with the lines each takes. */
function bindingsOf(file: ProjectFile): Binding[] {
  const keyOf = contractReferences(file.text);
  const calls = /\bbind\w*\(((?:\s*[\w.]+\s*,)+)/g;
  return [...file.text.matchAll(calls)].flatMap((match) => {
    const values = (match[1] ?? "").split(",").map((value) => value.trim());
    const endpoint = values.map(keyOf).find((key) => key !== undefined);
    if (endpoint === undefined) return [];
    const end = closingParenthesis(file.text, match.index + match[0].indexOf("("));
    const line = lineAt(file.text, match.index);
    return [{ endpoint, path: file.path, line, lines: lineAt(file.text, end) - line + 1 }];
  });
}

function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}
