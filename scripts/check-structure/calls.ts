import { callKey } from "./endpoints.ts";
import type { DeclaredEndpoint } from "./endpoints.ts";
import type { Problem, ProjectFile } from "./project.ts";

const CALLS = "packages/contract/calls.tsv";
const OPEN = "packages/contract/open-calls.tsv";

type Call = { method: string; path: string };

/** Built part of the specification. */
export type CallReport = { problems: Problem[]; total: number; built: number; open: number };

/** Each call of the specification is declared in the contract or listed as open, never both. */
export function checkCalls(files: ProjectFile[], endpoints: DeclaredEndpoint[]): CallReport {
  const calls = readCalls(files, CALLS, ["method", "path"]);
  const open = new Set(readCalls(files, OPEN, ["method", "path"]).map(callKey));
  const declared = new Set(endpoints.map(callKey));
  const known = new Set(calls.map(callKey));
  const problems = calls.flatMap((call): Problem[] => {
    const key = callKey(call);
    const name = `${call.method} ${call.path}`;
    if (declared.has(key) && open.has(key)) {
      return [{ rule: "calls", path: OPEN, message: `${name} is built: take its line out` }];
    }
    if (declared.has(key) || open.has(key)) return [];
    return [
      { rule: "calls", path: CALLS, message: `${name} is neither declared nor listed as open` },
    ];
  });
  for (const key of open) {
    if (!known.has(key)) {
      problems.push({
        rule: "calls",
        path: OPEN,
        message: `${key} is no call of the specification`,
      });
    }
  }
  const built = calls.filter((call) => declared.has(callKey(call))).length;
  return { problems, total: calls.length, built, open: open.size };
}

function readCalls(files: ProjectFile[], path: string, columns: [string, string]): Call[] {
  const [head = "", ...rows] = (files.find((file) => file.path === path)?.text ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const [method, route] = columns.map((column) => head.split("\t").indexOf(column));
  return rows.map((row) => {
    const cells = row.split("\t");
    return { method: cells[method ?? 0] ?? "", path: cells[route ?? 0] ?? "" };
  });
}
