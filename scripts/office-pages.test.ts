import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { loadContract, loadEndpoints } from "./check-structure/endpoints.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

type Office = { pages: Map<string, string>; operators: string[] };

/** Table and list of `docs/office.md`. */
function readOffice(): Office {
  const [table = "", operators = ""] = read("docs/office.md").split(/^## .*$/mu);
  const rows = table.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gmu);
  const itemsOf = (text: string) =>
    [...text.matchAll(/^- `([^`]+)`/gmu)].map(([, item = ""]) => item);
  return {
    pages: new Map([...rows].map(([, name = "", page = ""]) => [name, page])),
    operators: itemsOf(operators),
  };
}

/** Audience of an `endpoint({...})` value. */
function audienceOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("access" in value)) return undefined;
  const { access } = value;
  return typeof access === "object" && access !== null && "audience" in access
    ? access.audience
    : undefined;
}

/** Calls of administrators, as `GET /administrador/empresa`. */
async function administratorCalls(): Promise<string[]> {
  const [endpoints, exports] = await Promise.all([loadEndpoints(root), loadContract(root)]);
  const administrators = new Set(
    exports
      .filter(({ value }) => ["administrator", "operator"].includes(String(audienceOf(value))))
      .map(({ module, name }) => `${module} ${name}`),
  );
  return endpoints
    .filter(({ module, name }) => administrators.has(`${module} ${name}`))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Commands of `npm run company`, as `company invite`. */
function companyCommands(): string[] {
  const source = read("apps/server/src/commands/company/run.ts");
  const table = /const commands[^{]*\{(.*?)^\};$/msu.exec(source)?.[1] ?? "";
  return [...table.matchAll(/^ {2}"?([a-z-]+)"?:/gmu)].map(([, name = ""]) => `company ${name}`);
}

/** Addresses of the office's routes. */
function officeRoutes(): string[] {
  const folder = "apps/web/src/app/routes";
  const files = readdirSync(join(root, folder)).filter((name) => name.startsWith("office"));
  const source = files.map((name) => read(`${folder}/${name}`)).join("");
  return [...source.matchAll(/path: "(\/admin[^"]*)"/gu)].map(([, path = ""]) => path);
}

const office = readOffice();

describe("the office and its pages (docs/office.md)", () => {
  test("each call of administrators and each command has a page, or is of operators only", async () => {
    const known = [...office.pages.keys(), ...office.operators].toSorted();
    const there = [...(await administratorCalls()), ...companyCommands()].toSorted();
    expect(known).toEqual(there);
  });

  test("each page of the table is a route of the office", () => {
    const routes = officeRoutes();
    expect([...office.pages.values()].filter((page) => !routes.includes(page))).toEqual([]);
  });
});
