// A side of `npm run bench -- compare`: where it answers, what is asked of it, and its processor time.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { CannonRequest } from "autocannon";

import { processIds, statFields } from "../apps/server/src/db/embedded/process-table.ts";

import { askList, cases } from "./cases.ts";
import { forgetTodaysPunches } from "./company.ts";
import type { SignedIn } from "./company.ts";
import { isQuick } from "./place.ts";

/** Milliseconds of processor time so far, of the server's programs and of their database. */
export type Cpu = { server: number; database: number };

/** Acts that are compared, in this order. */
export const acts = ["sign-in", "home", "list", "punch", "month sheet", "session check"] as const;
export type Act = (typeof acts)[number];

export type Side = {
  name: string;
  url: string;
  /** Size of the ledger; undefined for another product. */
  ledger?: LedgerSize;
  /** Requests of an act, repeated in this order; undefined: not asked of this side. */
  requests(act: Act): CannonRequest[] | undefined;
  /** Number of requests that the act takes once. */
  lengthOf(act: Act): number;
  cpu(): Cpu;
  /** Puts back what the act has written. */
  restore(act: Act): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Adapter of another product: its address, the requests of each act that it knows, and the ids of its
 * processes, for their processor time.
 */
export type Peer = {
  name: string;
  url: string;
  requests: Partial<Record<Act, CannonRequest[]>>;
  /** Requests that an act takes once; 1 without. */
  lengths?: Partial<Record<Act, number>>;
  pids?: { server: number[]; database: number[] };
};

/** Address, database and people of a hosted checkout. */
export type Hosted = {
  url: string;
  databaseUrl: string;
  dataDir: string;
  password: string;
  people: Array<SignedIn & { email: string }>;
  ledger: LedgerSize;
};

/** Size of a ledger: its events, bytes of all its rows without indexes and of their contents, and of the database. */
export type LedgerSize = { events: number; rows: number; contents: number; database: number };

/** Requests of a page, with the id of the worker who opened it. */
export type Recording = { trabajador_id: number; requests: CannonRequest[] };

/** Hosts a checkout in a process of its own; `record` finds out what its home page asks. */
export async function hostSide(
  name: string,
  checkout: string,
  size: { workers: number; years: number },
  record: (hosted: Hosted) => Promise<Recording>,
): Promise<Side> {
  const child = fork(
    join(import.meta.dirname, "compare-host.ts"),
    [checkout, String(size.workers), String(size.years), ...(isQuick ? ["--quick"] : [])],
    { cwd: checkout, stdio: ["ignore", "ignore", "inherit", "ipc"] },
  );
  const ended = once(child, "exit");
  const hosted = await Promise.race([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compare-host.ts sends this
    once(child, "message").then(([message]) => message as Hosted),
    ended.then(([status]) => {
      throw new Error(`${checkout} ended with status ${String(status)}`);
    }),
  ]);
  const home = await record(hosted);
  const server = processesOf(hosted.dataDir);
  return {
    name,
    url: hosted.url,
    ledger: hosted.ledger,
    requests: (act) => requestsOf(act, hosted, home),
    lengthOf: (act) => (act === "home" ? home.requests.length : 1),
    cpu: () => ({ server: sum(server.product), database: sum(treeOf(server.postmaster)) }),
    restore: async (act) => {
      if (act === "punch") await forgetTodaysPunches(hosted.databaseUrl);
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}

/** A side that runs elsewhere already, by its adapter's file. */
export async function peerSide(file: string): Promise<Side> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the adapter's own statement
  const { peer } = (await import(pathToFileURL(file).href)) as { peer: Peer };
  const { name, url, requests, lengths, pids } = peer;
  return {
    name,
    url,
    requests: (act) => requests[act],
    lengthOf: (act) => lengths?.[act] ?? 1,
    cpu: () => ({
      server: sum(pids?.server.flatMap(treeOf) ?? []),
      database: sum(pids?.database.flatMap(treeOf) ?? []),
    }),
    restore: async () => undefined,
    stop: async () => undefined,
  };
}

function requestsOf(act: Act, { people, password }: Hosted, home: Recording): CannonRequest[] {
  const ofCase = (name: string): CannonRequest[] =>
    cases.find((one) => one.name === name)?.requests(people) ?? [];
  switch (act) {
    case "sign-in":
      return people.map(({ email }) => ({
        method: "POST",
        path: "/api/v1/auth/login",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      }));
    case "home":
      return people.flatMap((person) => home.requests.map((one) => onBehalf(one, home, person)));
    case "list":
      return people.map((person) =>
        askList(person, `/trabajador/${person.trabajador_id}/solicitudes`, {
          paramsFront: JSON.stringify({ skip: 0, take: 25 }),
        }),
      );
    case "punch":
      return ofCase("clock-in");
    case "month sheet":
    case "session check":
      return ofCase(act);
  }
}

/** A recorded request for another worker. */
function onBehalf(
  request: CannonRequest,
  { trabajador_id }: Recording,
  person: SignedIn,
): CannonRequest {
  const forPerson = (text: string): string =>
    text.replaceAll(new RegExp(`\\b${trabajador_id}\\b`, "g"), String(person.trabajador_id));
  const { body } = request;
  return {
    ...request,
    path: forPerson(request.path ?? ""),
    headers: { ...request.headers, authorization: `Bearer ${person.token}` },
    ...(typeof body === "string" && { body: forPerson(body) }),
  };
}

/** Processes of a folder's server and database. */
function processesOf(dataDir: string): { product: number[]; postmaster: number } {
  const product = processIds().filter((pid) => {
    const [command, environment] = [textOf(pid, "cmdline"), textOf(pid, "environ")];
    return command.includes("src/main.ts") && environment.includes(`DATA_DIR=${dataDir}\0`);
  });
  const [postmaster = 0] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8")
    .split("\n")
    .map(Number);
  return { product, postmaster };
}

/** A process and those below it. */
function treeOf(root: number): number[] {
  const children = processIds().filter((pid) => statOf(pid)?.parent === root);
  return [root, ...children.flatMap(treeOf)];
}

function sum(pids: readonly number[]): number {
  return pids.reduce((total, pid) => total + (statOf(pid)?.milliseconds ?? 0), 0);
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

function statOf(pid: number): { parent: number; milliseconds: number } | undefined {
  const fields = statFields(pid)?.map(Number);
  if (fields === undefined) return undefined;
  const [, parent = 0] = fields;
  // Processor time of its own and of children that have ended.
  const ticks = fields.slice(11, 15).reduce((total, one) => total + one, 0);
  return { parent, milliseconds: ticks * tickMs };
}

/** A file of a process; empty once it has ended. */
function textOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
