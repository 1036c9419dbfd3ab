// `npm run bench -- bodies`: bodies made to keep a server busy, from people who have signed in and from
// nobody, and how long its event loop was blocked at most, as the server itself measures it
// (`monitorEventLoopDelay`, in `/metrics`).
import pg from "pg";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import type { SignedIn } from "../apps/server/test/factory.ts";
import { showStep } from "../scripts/lib/progress.mjs";

import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import type { Process } from "./processes.ts";

/** Milliseconds for which the event loop may be blocked; a short round on a busy machine says little. */
const most = isQuick ? 10_000 : 200;
/** The shortest block of several rounds counts: other load on the machine only adds to it. */
const rounds = isQuick ? 1 : 3;
const fiveMegabytes = isQuick ? 100_000 : 5_000_000;
/** Body limit of the largest call, and its maximum number of values. */
const largest = isQuick ? { bytes: 120_000, values: 600 } : { bytes: 5_900_000, values: 30_500 };

type Body = { kind: string; text: string };
type Target = { method: string; path: string; token?: string };
type Blocked = { call: string; kind: string; milliseconds: number };

const fill = (text: string, bytes: number): string => text.repeat(Math.ceil(bytes / text.length));

const object = (count: number, key: (index: number) => string): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, one) => [key(one), one])));

/** JSON texts of about 5 MB, in every shape that costs a parser something. */
function bodies(bytes: number): Body[] {
  return [
    { kind: "unknown keys", text: object(Math.ceil(bytes / 12), (one) => `k${one}`) },
    { kind: "keys that are numbers", text: object(Math.ceil(bytes / 12), String) },
    { kind: "deep lists", text: `${fill("[", bytes / 2)}${fill("]", bytes / 2)}` },
    { kind: "deep objects", text: fill('{"a":', bytes) },
    { kind: "a long text", text: `{"email":"${fill("a", bytes)}"}` },
    { kind: "a text of escapes", text: `{"email":"${fill("\\u0061", bytes)}"}` },
    { kind: "a long number", text: `{"email":${fill("9", bytes)}}` },
    { kind: "huge numbers", text: `[${fill("1e400,", bytes)}1]` },
    { kind: "a long list", text: `[${fill("1,", bytes)}1]` },
    { kind: "no JSON", text: fill("{", bytes) },
  ];
}

/** Bodies that the call with the largest limit reads and parses. */
function readBodies(): Body[] {
  const { bytes, values } = largest;
  const pad = "x".repeat(Math.floor(bytes / values) - 16);
  const node = (index: number) => ({ clave: index, padre: pad, tipo: pad, nombre: 1, mas: 1 });
  // The most names in the most objects that are accepted, all different.
  const objects = Array.from({ length: Math.floor(values / 2) }, (_, one) =>
    JSON.stringify({ [`${one % 199}-name`]: pad, mas: pad }),
  );
  const nodes = Array.from({ length: Math.floor(values / 6) }, (_, one) => node(one));
  return [
    { kind: "read: unknown keys", text: `[${objects.join(",")}]` },
    { kind: "read: a long text", text: JSON.stringify({ nombre: "x".repeat(bytes) }) },
    { kind: "read: unknown keys of nodes", text: `{"nodos":[${objects.join(",")}]}` },
    { kind: "read: wrong items", text: JSON.stringify({ nodos: Array(values).fill(0) }) },
    { kind: "read: wrong nodes", text: JSON.stringify({ nodos: nodes }) },
  ];
}

function targetsOf(worker: SignedIn, office: SignedIn): Target[] {
  const own = { token: worker.token };
  const admin = { token: office.token };
  return [
    { method: "POST", path: "/auth/login" },
    { method: "POST", path: "/auth/request-new-password" },
    { method: "POST", path: "/auth/check-password-link" },
    { method: "POST", path: "/auth/reset-password" },
    { method: "POST", path: "/auth/zloglogin" },
    { method: "POST", path: "/inspeccion/consultar" },
    { method: "POST", path: "/verificacion/codigo" },
    { method: "POST", path: "/no/such/call" },
    { method: "PUT", path: `/trabajador/${worker.trabajador_id}`, ...own },
    { method: "POST", path: "/solicitud", ...own },
    { method: "POST", path: "/fichaje", ...own },
    { method: "POST", path: "/comunicados", ...admin },
    { method: "PUT", path: "/administrador/politica-privacidad", ...admin },
    { method: "POST", path: "/organigrama", ...admin },
  ];
}

async function makePeople(databaseUrl: string): Promise<{ worker: SignedIn; office: SignedIn }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = async <T extends Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ): Promise<T[]> => (await client.query<T>(text, values)).rows;
    const factory = createFactory(sql, systemClock);
    const company = await factory.company({ slug: "bodies" });
    const worker = await factory.signedIn({ company });
    const office = await factory.signedIn({ company, trabajador: { administrador: true } });
    return { worker, office };
  } finally {
    await client.end();
  }
}

/** Longest block of the server's event loop since it was last asked, in milliseconds. */
async function longestBlock({ url }: Process): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = /^atrio_nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

/** Sends a body; a server that refuses it unread may end the connection meanwhile. */
async function send({ url }: Process, target: Target, body: string): Promise<void> {
  const { method, path, token } = target;
  const headers = new Headers({ "content-type": "application/json" });
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  const answer = await fetch(`${url}/api/v1${path}`, { method, headers, body }).catch(() => null);
  if ((answer?.status ?? 0) >= 500) throw new Error(`${method} ${path}: ${answer?.status}`);
  await answer?.text().catch(() => "");
}

/** Sends a file to the call that takes one from anybody. */
async function sendFile({ url }: Process, text: string): Promise<void> {
  const body = new FormData();
  body.set("fichero", new Blob([text]), "sealed.pdf");
  await fetch(`${url}/api/v1/verificacion/fichero`, { method: "POST", body });
}

async function blockOf(server: Process, act: () => Promise<void>): Promise<number> {
  const blocks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await longestBlock(server);
    await act();
    blocks.push(await longestBlock(server));
  }
  return Math.min(...blocks);
}

async function measureOn(server: Process, targets: Target[]): Promise<Blocked[]> {
  const blocked: Blocked[] = [];
  // Made when it is first asked for, which is once.
  await longestBlock(server);
  await fetch(`${server.url}/api/docs`);
  blocked.push({
    call: "GET /api/docs",
    kind: "the first time",
    milliseconds: await longestBlock(server),
  });
  const chart = targets.filter(({ path }) => path === "/organigrama");
  const all = bodies(fiveMegabytes);
  const sent = isQuick ? all.slice(0, 2) : all;
  const tries = [
    ...targets.flatMap((target) => sent.map((body) => ({ target, body }))),
    ...chart.flatMap((target) => readBodies().map((body) => ({ target, body }))),
  ];
  for (const { target, body } of tries) {
    const milliseconds = await blockOf(server, () => send(server, target, body.text));
    blocked.push({ call: `${target.method} ${target.path}`, kind: body.kind, milliseconds });
  }
  for (const piece of ["x", "AAAA-BBBB-CCCC-DDDD-", "AAAA-BBBB-CCCC-DDDD-EEEE "]) {
    const text = fill(piece, fiveMegabytes);
    const milliseconds = await blockOf(server, () => sendFile(server, text));
    blocked.push({ call: "POST /verificacion/fichero", kind: `a file of ${piece}`, milliseconds });
  }
  return blocked;
}

/** Prints the longest block of each call, and answers the bodies that blocked the loop for longer. */
export async function measureBodies(): Promise<string[]> {
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const { worker, office } = await makePeople(databaseUrl);
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      const blocked = await showStep("Sending bodies of 5 MB", () =>
        measureOn(server, targetsOf(worker, office)),
      );
      return print(blocked);
    } finally {
      await server.stop();
    }
  });
}

function print(blocked: Blocked[]): string[] {
  console.log("\nLongest block of the event loop");
  for (const [call, all] of Map.groupBy(blocked, (one) => one.call)) {
    const worst = all.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
    const figure = `${(worst?.milliseconds ?? 0).toFixed(0)} ms`;
    console.log(`${call.padEnd(42)}${figure.padStart(8)}  ${worst?.kind ?? ""}`);
  }
  const over = blocked.filter(({ milliseconds }) => !(milliseconds <= most));
  console.log(`\nBudget: at most ${most} ms.`);
  console.log(over.length === 0 ? "Everything keeps it." : `Over it: ${over.length} bodies.`);
  return over.map(({ call, kind }) => `${call}: ${kind}`);
}
