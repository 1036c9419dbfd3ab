import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, afterEach, describe, expect, it } from "vitest";

import { freePort } from "../apps/server/test/free-port.ts";
import { readOutbox } from "../apps/server/test/mail-file.ts";

const root = dirname(import.meta.dirname);
const dataDir = mkdtempSync(join(tmpdir(), "atrio-commands-"));
const backups = join(dataDir, "backups");
const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) await stop(child);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Every script of package.json with small arguments and texts that it prints. */
const commands: Record<string, Array<{ args: string[]; prints: string | string[] }>> = {
  company: [
    { args: ["--help"], prints: "npm run company" },
    { args: ["list"], prints: "acme" },
  ],
  demo: [{ args: ["--workers", "3", "--years", "0.05"], prints: "3 people" }],
  "verify-ledger": [
    { args: [], prints: "Everything agrees" },
    { args: ["--retention"], prints: "to erase" },
  ],
  "verify-mailbox": [{ args: ["--rows", "40"], prints: "There is no report" }],
  // Commands of backups are run by the test of the operations page.
  backup: [{ args: ["--help"], prints: "--keep" }],
  "verify-backup": [{ args: ["--help"], prints: "throwaway" }],
  restore: [{ args: ["--help"], prints: "erasures.jsonl" }],
  "cluster-test": [{ args: ["--help"], prints: "Faults: leader-killed" }],
  "move-files": [{ args: ["--help"], prints: "reads it back" }],
  "release-mails": [{ args: ["--help"], prints: "--drop-older" }],
  doctor: [{ args: ["--help"], prints: "npm run doctor" }],
  sbom: [{ args: [join(dataDir, "sbom.json")], prints: "packages of Atrio" }],
  check: [{ args: ["layers"], prints: "passed" }],
  test: [{ args: ["scripts/lib/runtime"], prints: "0 failed" }],
  bench: [
    {
      args: ["all", "--quick"],
      prints: [
        "session check",
        "month sheet",
        "Open signings afterwards: 8 of 8",
        "ready for review",
        "as it opens",
        "one digit wrong",
        "Search by workers of 20 people",
        "Shift planner of 6 people",
        "Longest block of the event loop",
        "Milliseconds of processor time for one",
      ],
    },
  ],
};

const calls = Object.entries(commands).flatMap(([name, all]) =>
  all.map(({ args, prints }) => ({ name, args, prints, title: [name, ...args].join(" ") })),
);

/** The commands of the README that bring a company in, as a shell reads them. */
function commandsOfReadme(): string[] {
  const section = readFileSync(join(root, "README.md"), "utf8").split("## Bring a company in")[1];
  const block = /```sh\n([^]*?)```/.exec(section ?? "")?.[1] ?? "";
  const lines = block.replaceAll("\\\n", " ").trim().split("\n");
  // Everybody's PDF of payslips is their own; without a terminal an import waits for its --yes.
  return lines
    .filter((line) => !/ payslips | --help$/.test(line))
    .map((line) => (line.includes(" import ") ? `${line} --yes` : line));
}

/** The commands of the operations page, in its order. */
function commandsOfOperations(): string[] {
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  const blocks = page.matchAll(/```sh\n([^]*?)```/g);
  const lines = [...blocks].flatMap(([, block = ""]) => block.trim().split("\n"));
  return lines.filter((line) => line.startsWith("npm run "));
}

/** Beginning of what each command of the page prints. */
const printed = [
  "PUBLIC_URL no va cifrada",
  "Stored files",
  "atrio-20",
  "The backup is good",
  "Mails and pushes are held",
  "Everything agrees",
  "Held: ",
  "Released: ",
  "All are there",
];

const worker = "lucia.navarro@panaderia-sol.test";

describe("npm run", () => {
  it("the README's commands bring a company in, whose people owe nothing on their first day", async () => {
    const port = String(await freePort());
    const server = launch("start", [], { PORT: port, DEMO: "0" });
    expect(await answerOf(`http://localhost:${port}/`, server.child)).toContain("<html");
    const lines = commandsOfReadme();
    expect(lines).toHaveLength(3);
    for (const command of lines) {
      const { child, output } = start("sh", ["-c", command], { PORT: port });
      const [status] = await once(child, "close");
      expect(status, output()).toBe(0);
    }
    const api = `http://localhost:${port}/api/v1`;
    const token = await mailedToken();
    const password = "Pan-de-centeno-7";
    const body = { token, password, password_confirmation: password, iniciar_sesion: true };
    const activated = await post(`${api}/auth/reset-password`, body);
    const headers = { authorization: `Bearer ${activated.data.sesion.access_token}` };
    const get = async (path: string) =>
      (await fetch(`${api}/${path}`, { headers })).json() as Promise<Answer>;
    const { user } = await get("auth/user");
    expect(user).toMatchObject({ email: worker, mes_sin_cerrar: false });
    const own = `trabajador_id=${user.id}`;
    const [year, month] = new Date().toISOString().split("-");
    const owed = await get(`resumen-horas-trabajadas?${own}&year=${year}&month=${Number(month)}`);
    expect(owed.data).toMatchObject({ saldo_minutos: 0, dias_incorrectos: 0 });
    expect((await get(`fichajes-olvidados?${own}`)).data).toEqual([]);
    expect((await get(`obtener-cierre-mes-actual/${user.id}`)).data).toMatchObject({
      puede_solicitar: false,
    });
    expect(await stop(server.child), server.output()).toBe(0);
  });

  const expectEnd = async ({ name, args, prints }: (typeof calls)[number]): Promise<void> => {
    const { child, output } = launch(name, args, {});
    const [status] = await once(child, "close");
    for (const text of [prints].flat()) expect(output()).toContain(text);
    expect(status, output()).toBe(0);
  };
  const isBench = ({ name }: { name: string }): boolean => name === "bench";

  it.each(calls.filter((call) => !isBench(call)))(
    "npm run $title ends with status 0",
    async (call) => expectEnd(call),
  );

  // All benches in one process.
  it.each(calls.filter((call) => isBench(call)))(
    "npm run $title ends with status 0",
    { timeout: 900_000 },
    async (call) => expectEnd(call),
  );

  it("the operations page's commands back an installation up and restore it", async () => {
    const lines = commandsOfOperations();
    expect(lines).toHaveLength(printed.length);
    let place = join(dataDir, "operations");
    for (const [index, line] of lines.entries()) {
      if (line.includes(" restore ")) place = join(dataDir, "restored");
      const command = line
        .replaceAll("./backups", backups)
        .replaceAll("./files-elsewhere", join(dataDir, "elsewhere"));
      const { child, output } = start("sh", ["-c", command], { DATA_DIR: place });
      const [status] = await once(child, "close");
      expect(output(), line).toContain(printed[index]);
      // A doctor that finds something ends with 1.
      expect(status, output()).toBe(line === "npm run doctor" ? 1 : 0);
    }
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

function launch(name: string, args: string[], env: Record<string, string>): Launched {
  return start(process.execPath, [join(root, "scripts", "run.mjs"), name, ...args], env);
}

type Launched = { child: ChildProcess; output: () => string };

function start(file: string, args: string[], env: Record<string, string>): Launched {
  const child = spawn(file, args, {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      CHROMIUM_PATH: process.env["CHROMIUM_PATH"],
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      BACKUP_PASSPHRASE: "nadie adivina esta frase",
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

// oxlint-disable-next-line typescript/no-explicit-any -- a test says itself what it expects of an answer
type Answer = Record<string, any>;

async function post(url: string, body: object) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json() as Promise<Answer>;
}

/** Token of the link in the worker's mail, once the server has written it. */
async function mailedToken(): Promise<string> {
  for (;;) {
    const mails = await readOutbox(dataDir);
    const mail = mails.find((one) => one.headers["to"]?.includes(worker));
    const token = /#token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    if (token !== undefined) return token;
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
