import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import pg from "pg";

import { postgresProcessesIn } from "../../src/db/embedded/process-table.ts";
import { pause } from "../../src/platform/pause.ts";

import { Program, findPrograms, plainAccount, postgresPrograms } from "./programs.ts";

const deploy = join(import.meta.dirname, "../../../../deploy/cluster");
const names = ["n1", "n2", "n3"] as const;
const patience = 90_000;

/** Passwords of the roles, in place of the words in the files. */
const passwords = {
  SUPERUSER_PASSWORD: "cluster-superuser",
  REPLICATOR_PASSWORD: "cluster-replicator",
  REWINDER_PASSWORD: "cluster-rewinder",
  ATRIO_PASSWORD: "cluster-atrio",
};

/**
 * Changes of the files of `deploy/cluster`: addresses of loopback in place of those of machines, and ports that
 * nothing else of this machine has.
 */
const replacements: ReadonlyArray<readonly [pattern: RegExp, text: string]> = [
  [/10\.0\.0\.0\/24/g, "127.0.0.0/8"],
  [/10\.0\.0\./g, "127.0.0."],
  [/:(2379|2380|5000|5432|8008|8080|3000)\b/g, ":2$1"],
  [/check port 8008/g, "check port 28008"],
];

function fileOf(name: string): string {
  let text = readFileSync(join(deploy, name), "utf8");
  for (const [word, password] of Object.entries(passwords)) {
    text = text.replaceAll(word, password);
  }
  for (const [pattern, to] of replacements) text = text.replaceAll(pattern, to);
  return text;
}

/** Variables of a file of lines `NAME=value`. */
export function variablesOf(name: string): Record<string, string> {
  const lines = fileOf(name)
    .split("\n")
    .filter((line) => /^[A-Z0-9_]+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

/** Superuser's connection to a database of the leader. */
export const superuserUrl = (database: string): string =>
  `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@127.0.0.21:25000/${database}`;

/** Servers' connection to their database. */
export const databaseUrl = `postgres://atrio:${passwords.ATRIO_PASSWORD}@127.0.0.21:25000/atrio`;

/** A node of the database: an etcd, a Patroni and its PostgreSQL. */
export class Node {
  readonly name: string;
  readonly #folder: string;
  readonly #address: string;
  readonly etcd: Program;
  readonly patroni: Program;

  constructor(place: string, index: number, programs: ReturnType<typeof findPrograms>) {
    const name = names[index] ?? "";
    const folder = join(place, name);
    const address = `127.0.0.${11 + index}`;
    const account = plainAccount();
    mkdirSync(folder, { mode: 0o700 });
    const variables = variablesOf("etcd.env");
    for (const key of Object.keys(variables)) {
      if (key === "ETCD_INITIAL_CLUSTER") continue;
      variables[key] = (variables[key] ?? "").replace("127.0.0.11", address);
    }
    this.etcd = new Program({
      command: programs.etcd,
      args: [],
      env: { ...variables, ETCD_NAME: name, ETCD_DATA_DIR: join(folder, "etcd") },
      log: join(folder, "etcd.log"),
      account,
    });
    const config = join(folder, "patroni.yml");
    writeFileSync(config, patroniFile({ name, folder, address }));
    if (account !== undefined) {
      for (const path of [folder, config]) chownSync(path, account.uid, account.gid);
    }
    this.patroni = new Program({
      command: programs.patroni,
      args: [config],
      log: join(folder, "patroni.log"),
      account,
    });
    this.name = name;
    this.#folder = folder;
    this.#address = address;
  }

  /** True if Patroni says that the node has the part. */
  async is(part: "primary" | "replica" | "synchronous"): Promise<boolean> {
    return fetch(`http://${this.#address}:28008/${part}`, {
      method: "OPTIONS",
      signal: AbortSignal.timeout(1000),
    }).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** A signal to Patroni and to each process of PostgreSQL. */
  signalDatabase(name: NodeJS.Signals): void {
    this.patroni.signal(name);
    for (const pid of postgresProcessesIn(join(this.#folder, "data"))) {
      try {
        process.kill(pid, name);
      } catch {
        // Process that ended since the list was read.
      }
    }
  }

  /** Ends Patroni and PostgreSQL as a power cut would. */
  async killDatabase(): Promise<void> {
    this.signalDatabase("SIGKILL");
    await this.patroni.end("SIGKILL");
    this.signalDatabase("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.patroni.end();
    this.signalDatabase("SIGKILL");
    await this.etcd.end();
  }
}

function patroniFile(node: { name: string; folder: string; address: string }): string {
  const { name, folder, address } = node;
  return fileOf("patroni.yml")
    .split("\n")
    .map((line) =>
      /^\s*(listen|connect_address):/.test(line) ? line.replace("127.0.0.11", address) : line,
    )
    .join("\n")
    .replace("name: n1", `name: ${name}`)
    .replace("/var/lib/postgresql/15/atrio", join(folder, "data"))
    .replace("/var/lib/postgresql/atrio.pgpass", join(folder, "pgpass"))
    .replace("/var/run/postgresql", folder)
    .replace("/usr/lib/postgresql/15/bin", postgresPrograms);
}

/** Three nodes with their leader, and HAProxy in front of them and of two servers. */
export class Machines {
  readonly nodes: Node[];
  readonly haproxy: Program;
  readonly portalUrl = "http://127.0.0.21:28080";
  readonly #commands: string;

  constructor(place: string) {
    const programs = findPrograms();
    this.nodes = names.map((_, index) => new Node(place, index, programs));
    const config = join(place, "haproxy.cfg");
    this.#commands = join(place, "haproxy.sock");
    writeFileSync(config, fileOf("haproxy.cfg").replace("/run/haproxy/admin.sock", this.#commands));
    this.haproxy = new Program({
      command: programs.haproxy,
      args: ["-db", "-f", config],
      log: join(place, "haproxy.log"),
    });
  }

  /** Gives HAProxy a command and answers what it says. */
  async command(text: string): Promise<string> {
    const socket = connect(this.#commands);
    socket.end(`${text}\n`);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    return answer.trim();
  }

  /** Starts everything and makes the role and the database of the servers. */
  async start(): Promise<void> {
    for (const { etcd } of this.nodes) etcd.start();
    this.haproxy.start();
    for (const { patroni } of this.nodes) {
      patroni.start();
      // The first one is the leader, so that no two make a cluster at once.
      await pause(1000);
    }
    await this.settle();
    const client = new pg.Client({ connectionString: superuserUrl("postgres") });
    await client.connect();
    await client.query(`create role atrio login createrole password '${passwords.ATRIO_PASSWORD}'`);
    await client.query("create database atrio owner atrio");
    await client.end();
  }

  async leader(): Promise<Node> {
    for (const node of this.nodes) if (await node.is("primary")) return node;
    throw new Error("There is no leader");
  }

  async standby(): Promise<Node> {
    for (const node of this.nodes) if (await node.is("synchronous")) return node;
    throw new Error("There is no synchronous standby");
  }

  /** Waits until one node leads, the others follow, and one of them synchronously. */
  async settle(): Promise<void> {
    const end = performance.now() + patience;
    for (;;) {
      const parts = await Promise.all(
        this.nodes.map(async (node) => ({
          leads: await node.is("primary"),
          follows: await node.is("replica"),
          isSynchronous: await node.is("synchronous"),
        })),
      );
      const count = (key: keyof (typeof parts)[number]) => parts.filter((one) => one[key]).length;
      if (count("leads") === 1 && count("follows") === 2 && count("isSynchronous") >= 1) return;
      if (performance.now() > end) {
        throw new Error(`The cluster does not settle: ${JSON.stringify(parts)}`);
      }
      await pause(200);
    }
  }

  /** Last lines of the logs of Patroni and HAProxy. */
  words(): string[] {
    const programs = this.nodes.map(({ name, patroni }) => `${name}:\n${patroni.words()}`);
    return [...programs, `haproxy:\n${this.haproxy.words()}`];
  }

  async stop(): Promise<void> {
    await this.haproxy.end();
    for (const node of this.nodes) await node.stop();
  }
}
