import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Endpoint } from "@atrio/contract/endpoint";

const folder = join(dirname(fileURLToPath(import.meta.resolve("@atrio/contract/endpoint"))));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "kind" in value && value.kind === "endpoint"
  );
}

/** `METHOD /path` of a call. */
export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Every call the contract declares. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(folder)).filter((file) => /^[a-z0-9-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => isEndpoint(value)));
}
