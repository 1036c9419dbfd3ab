import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { TestServer } from "./server.ts";

const root = join(import.meta.dirname, "../..");

const samples = join(root, "docs/samples");

/** The sample files that the documentation shows. */
export const sampleFiles = readdirSync(samples).map((name) => join(samples, name));

/** Runs `npm run company -- …` beside a running server; answers its exit status and its words. */
export function runCompany(
  server: TestServer,
  args: readonly string[],
): Promise<{ status: number | null; words: string }> {
  const command = join(root, "apps/server/src/commands/company.ts");
  const env = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    DATA_DIR: server.dataDir,
    PUBLIC_URL: server.url,
    LOG_LEVEL: "warn",
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env }, (_, out, complaints) =>
      resolve({ status: child.exitCode, words: out + complaints }),
    );
    child.stdin?.end();
  });
}

/** Creates a company with an administrator, who is invited by mail. */
export function createCompany(server: TestServer, options: Readonly<Record<string, string>>) {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return runCompany(server, ["create", ...args]);
}
