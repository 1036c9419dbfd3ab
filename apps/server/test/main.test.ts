import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, describe, expect, it } from "vitest";

import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { createLog } from "../src/platform/log.ts";

const main = join(import.meta.dirname, "..", "src", "main.ts");
const dataDir = mkdtempSync(join(tmpdir(), "atrio-main-"));

let children: ChildProcess[] = [];

afterEach(async () => {
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(running.map((child) => once(child, "exit")));
  children = [];
});

afterAll(async () => {
  // A server that was killed leaves its database: take it over, so that it ends too.
  const database = await startEmbedded({ dataDir, log: createLog({ logLevel: "silent" }) });
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Process = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function launch(env: Record<string, string>): Process {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DEMO: "0",
      API_DOCS: "0",
      DATA_DIR: dataDir,
      BALLAST_MB: "1",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  return { child, output: () => text, ended };
}

async function launchUntilReady(port: number): Promise<Process> {
  const server = launch({ PORT: String(port) });
  for (;;) {
    if (server.output().includes("Atrio is running at")) return server;
    if (server.child.exitCode !== null) throw new Error(server.output());
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return { server, port: address.port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  await once(server, "close");
  return port;
}

async function failureOf(env: Record<string, string>): Promise<string> {
  const { ended, output } = launch(env);
  expect(await ended).toBe(1);
  expect(output()).not.toMatch(/^\s+at /m);
  return output();
}

describe("a start that cannot work", () => {
  it("a failing start names the invalid variables", async () => {
    const output = await failureOf({ PORT: "many", DEMO: "perhaps" });
    expect(output).toContain("PORT must be a number");
    expect(output).toContain("DEMO must be 0 or 1");
  });

  it("a failing start says that the port is taken before it touches the database", async () => {
    const { server, port } = await listenSomewhere();
    const output = await failureOf({ PORT: String(port) });
    server.close();
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).toContain(`PORT=${port + 1} npm start`);
    expect(output).not.toContain("Starting the database");
  });

  it("a failing start says that the data folder is a file", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    expect(await failureOf({ DATA_DIR: file })).toContain("is not a folder");
  });

  it("a failing start says that the address is not of this machine", async () => {
    expect(await failureOf({ HOST: "192.0.2.1" })).toContain("HOST=192.0.2.1");
  });

  it("a start names the fault of DATABASE_URL, without its password", async () => {
    const port = await freePort();
    const url = `postgres://atrio:hidden@localhost:${port}/atrio`;
    const output = await failureOf({ PORT: String(await freePort()), DATABASE_URL: url });
    expect(output).toContain("DATABASE_URL cannot be used: nothing answers at its address");
    expect(output).not.toContain("hidden");
  });
});

describe("a start that works", () => {
  it("a start answers, refuses a second process on its folder, and ends cleanly on request", async () => {
    const port = await freePort();
    const { child, ended, output } = await launchUntilReady(port);
    expect(output()).toContain(`Atrio is running at http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);

    expect(statSync(join(dataDir, "ballast")).size).toBe(1024 * 1024);

    const second = await failureOf({ PORT: String(await freePort()) });
    expect(second).toContain(`Process ${child.pid} on`);
    expect(second).toContain("DATA_DIR");

    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(() => readFileSync(join(dataDir, "postgres", "postmaster.pid"))).toThrow("ENOENT");
  });

  it("a start that works comes back after it was killed together with its database", async () => {
    const port = await freePort();
    const { child } = await launchUntilReady(port);
    const [pid] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
    child.kill("SIGKILL");
    process.kill(Number(pid), "SIGKILL");
    await once(child, "exit");
    const again = await launchUntilReady(port);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    again.child.kill("SIGINT");
    expect(await again.ended).toBe(0);
  });
});
