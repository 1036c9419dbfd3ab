import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, afterEach, describe, expect, it } from "vitest";

import { freePort } from "../apps/server/test/free-port.ts";

const root = dirname(import.meta.dirname);
const dataDir = mkdtempSync(join(tmpdir(), "atrio-commands-"));
const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) await stop(child);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Every script of package.json with small arguments and a text that it prints. */
const commands: Record<string, Array<{ args: string[]; prints: string }>> = {
  company: [
    {
      args: [
        "create",
        "--slug=acme",
        "--nombre=Acme, S.L.",
        "--admin-email=ana@acme.example",
        "--admin-nombre=Ana",
        "--admin-apellido1=Gil",
      ],
      prints: "acme",
    },
    { args: ["--help"], prints: "npm run company" },
    { args: ["list"], prints: "acme" },
  ],
  demo: [{ args: ["--workers", "3", "--years", "0.05"], prints: "3 people" }],
  "verify-ledger": [
    { args: [], prints: "Everything agrees" },
    { args: ["--retention"], prints: "to erase" },
  ],
  check: [{ args: ["layers"], prints: "passed" }],
  test: [{ args: ["scripts/lib/runtime"], prints: "0 failed" }],
  bench: [
    { args: ["--quick"], prints: "session check" },
    { args: ["scale", "--quick"], prints: "month sheet" },
    { args: ["morning", "--quick"], prints: "Open signings afterwards: 8 of 8" },
    { args: ["batch", "--quick"], prints: "ready for review" },
    { args: ["org-chart", "--quick"], prints: "as it opens" },
    { args: ["board", "--quick"], prints: "Shift planner of 6 people" },
    { args: ["bodies", "--quick"], prints: "Longest block of the event loop" },
  ],
};

const calls = Object.entries(commands).flatMap(([name, all]) =>
  all.map(({ args, prints }) => ({ name, args, prints, title: [name, ...args].join(" ") })),
);

describe("npm run", () => {
  it.each(calls)("npm run $title ends with status 0", async ({ name, args, prints }) => {
    const { child, output } = launch(name, args, {});
    const [status] = await once(child, "close");
    expect(output()).toContain(prints);
    expect(status, output()).toBe(0);
  });

  it("npm start serves the portal until SIGTERM", async () => {
    const port = await freePort();
    const server = launch("start", [], { PORT: String(port), DEMO: "0" });
    const page = await answerOf(`http://localhost:${port}/`, server.child);
    expect(page).toContain("<html");
    expect(await stop(server.child), server.output()).toBe(0);
  });

  it("npm run dev serves the web app from its sources and the calls of the server", async () => {
    const port = await freePort();
    const dev = launch("dev", [], { PORT: String(port), DEMO: "0" });
    expect(await answerOf("http://localhost:5173/", dev.child)).toContain("/@vite/client");
    expect(await answerOf(`http://localhost:${port}/readyz`, dev.child)).toContain("ready");
    await stop(dev.child);
  });

  it("every script of package.json has a row in this table", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const tested = [...Object.keys(commands), "start", "dev"];
    expect(tested.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

function launch(
  name: string,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(root, "scripts", "run.mjs"), name, ...args], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      CHROMIUM_PATH: process.env["CHROMIUM_PATH"],
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  let text = "";
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return { child, output: () => text };
}

/** The body of the first answer with status 200. Throws when the process has ended. */
async function answerOf(url: string, child: ChildProcess): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with status ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return answer.text();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, "close");
  child.kill("SIGTERM");
  await ended;
  return child.exitCode;
}
