import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Endpoint, EndpointSpec } from "@atrio/contract/endpoint";

const folder = dirname(fileURLToPath(import.meta.resolve("@atrio/contract/endpoint")));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "kind" in value && value.kind === "endpoint"
  );
}

/** `METHOD /path` of a call. */
export function nameOf(endpoint: EndpointSpec): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Every call that the contract declares. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = await readdir(folder, { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => isEndpoint(value)));
}
