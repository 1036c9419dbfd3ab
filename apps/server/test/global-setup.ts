import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import type { TestProject } from "vitest/node";

import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { migrate } from "../src/db/migrate.ts";
import { createLog } from "../src/platform/log.ts";

import { databaseUrl } from "./database.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** A migrated, empty database that test files clone. */
    templateUrl: string;
  }
}

export type TestServer = { url: string; stop(): Promise<void> };

const log = createLog({ logLevel: "warn" });

/** A server of its own; its durability is off, its rules are not. */
async function startOwn(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrio-test-"));
  const server = await startEmbedded({ dataDir, log, durable: false });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** A database of its own on the server of `TEST_DATABASE_URL`. */
async function useServer(serverUrl: string): Promise<TestServer> {
  const name = `atrio_test_${process.pid}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  return {
    url: databaseUrl(serverUrl, name),
    stop: async () => admin(`drop database ${name} with (force)`),
  };
}

/** A real PostgreSQL for the whole run: the embedded one, or that of `TEST_DATABASE_URL`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  return provideTemplate(project, given === undefined ? await startOwn() : await useServer(given));
}

/** Migrates the database of a server and hands it to the project's files; answers how to stop it. */
export async function provideTemplate(
  project: TestProject,
  server: TestServer,
): Promise<() => Promise<void>> {
  await migrate(server.url, log);
  project.provide("templateUrl", server.url);
  return async () => server.stop();
}
