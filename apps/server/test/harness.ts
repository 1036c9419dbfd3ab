import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import pg from "pg";
import { inject } from "vitest";

import { done } from "@atrio/contract/common";
import type { Language } from "@atrio/contract/common";
import type { Endpoint, EndpointRequest, EndpointSpec } from "@atrio/contract/endpoint";
import { languages } from "@atrio/contract/languages";
import { updateLanguage } from "@atrio/contract/people/workers";

import { buildAppOn, createContext } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import type { AppContext } from "../src/context.ts";
import { patience as requestPatience } from "../src/db/pulse.ts";
import type { App } from "../src/http/bind.ts";
import { type Clock, Temporal } from "../src/lib/calendar/clock.ts";
import type { RoomReader } from "../src/platform/disk.ts";

import { cloneDatabase } from "./database.ts";
import { createFactory, type Factory } from "./factory.ts";
import { foreignTexts, readTexts } from "./foreign-texts.ts";
import { readOutbox } from "./mail-file.ts";
import type { ReadMail } from "./mail-file.ts";

export type TestClock = Clock & {
  /** Stops the clock at an instant. */
  set(instant: string): void;
  /** Moves a stopped clock on. */
  advance(duration: Temporal.DurationLike): void;
  /** The milliseconds that answers were held back, one after the other; nobody waits for them here. */
  waits: number[];
};

export type Answer = {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says itself what it expects of an answer
  body: any;
  headers: Record<string, unknown>;
};

/** Headers of a call whose message a test reads word by word. */
export const inSpanish = { "accept-language": "es" };

type CallInput<S extends EndpointSpec> = Partial<EndpointRequest<S>> & {
  token?: string | undefined;
  headers?: Record<string, string>;
};

export type TestApp = {
  app: App;
  ctx: AppContext;
  clock: TestClock;
  databaseUrl: string;
  factory: Factory;
  /**
   * Calls a declared endpoint through HTTP, in Spanish unless the headers say otherwise; one that
   * answers a message only in the four languages by turns, and the message must be in the one asked for.
   */
  call<S extends EndpointSpec>(endpoint: Endpoint<S>, input?: CallInput<S>): Promise<Answer>;
  /** Runs a statement as the database's superuser, past row security. */
  sql<T extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<T[]>;
  /** The mails sent so far, decoded, once every queued job is done. */
  outbox(): Promise<ReadMail[]>;
  stop(): Promise<void>;
};

function createClock(start: string): TestClock {
  let instant = Temporal.Instant.from(start);
  const waits: number[] = [];
  return {
    now: () => instant,
    set: (value) => {
      instant = Temporal.Instant.from(value);
    },
    advance: (duration) => {
      instant = instant.add(duration);
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    waits,
  };
}

/** A configuration that touches nothing outside its own folder. */
function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  const { privateKey } = generateKeyPairSync("ed25519", {
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const vapid = generateKeyPairSync("ec", {
    namedCurve: "prime256v1",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return {
    port: 0,
    host: "127.0.0.1",
    servers: 1,
    backupTo: undefined,
    backupAt: "02:30",
    backupKeep: 30,
    backupPassphrase: undefined,
    givenSecrets: [],
    dataDir,
    databaseUrl: undefined,
    publicUrl: "http://portal.test",
    smtpUrl: undefined,
    mailFrom: "Atrio <no-reply@portal.test>",
    tsaUrl: undefined,
    fcm: undefined,
    pushLoopback: false,
    storageUrl: pathToFileURL(join(dataDir, "files")).href,
    demo: false,
    apiDocs: true,
    checkAnswers: true,
    ballastBytes: 0,
    logLevel: "error",
    metricsToken: undefined,
    trustProxy: false,
    secrets: {
      pepper: randomBytes(32),
      storageKey: randomBytes(32),
      hmacKey: randomBytes(32),
      ledgerKey: privateKey,
      vapidKey: vapid.privateKey,
    },
    ...changes,
  };
}

function urlOf(
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return `/api/v1${filled}${search === "" ? "" : `?${search}`}`;
}

let turn = 0;

function nextLanguage(): Language {
  turn += 1;
  return languages[turn % languages.length] ?? "es";
}

/** Calls that answer a message only; the change of language is told in the new one. */
const tells = (endpoint: EndpointSpec): boolean =>
  endpoint.response === done && endpoint.path !== updateLanguage.path;

/** Fails when the message of a success is in another language than asked for (Rule ACCESS-5). */
async function checkLanguage(asked: Language, answer: Answer): Promise<void> {
  const foreign = answer.status < 300 ? foreignTexts(await readTexts(), asked, answer.body) : [];
  if (foreign.length > 0) throw new Error(`Asked in ${asked}, answered: ${foreign.join(" ")}`);
}

async function callEndpoint(
  app: App,
  endpoint: EndpointSpec,
  input: CallInput<EndpointSpec>,
): Promise<Answer> {
  const { token, headers = {}, body } = input;
  const isByTurns = tells(endpoint) && !("accept-language" in headers);
  const language = isByTurns ? nextLanguage() : "es";
  const response = await app.inject({
    method: endpoint.method,
    url: urlOf(endpoint.path, Object(input.params), Object(input.query)),
    headers: {
      "accept-language": language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const type = response.headers["content-type"];
  const isJson = typeof type === "string" && type.startsWith("application/json");
  const answer = {
    status: response.statusCode,
    body: isJson ? response.json() : response.body,
    headers: response.headers,
  };
  if (isByTurns) await checkLanguage(language, answer);
  return answer;
}

/** A loaded machine keeps a test waiting; the server's own limits have tests of their own. */
const patience = {
  ...requestPatience,
  queue: 20_000,
  connection: 20_000,
  statement: 10_000,
  pulse: 10_000,
};

/**
 * A running application on a database of its own. The clock stands at `now` (default: Wednesday
 * 18 November 2026, 09:00 in Madrid) until the test moves it.
 */
export async function startTestApp(
  options: {
    now?: string;
    config?: Partial<Config>;
    readRoom?: RoomReader;
    poolSize?: number;
    /** A migrated database to clone; that of the run without it. */
    templateUrl?: string;
  } = {},
): Promise<TestApp> {
  const database = await cloneDatabase(options.templateUrl ?? inject("templateUrl"));
  const dataDir = await mkdtemp(join(tmpdir(), "atrio-app-"));
  const clock = createClock(options.now ?? "2026-11-18T08:00:00Z");
  const config = testConfig(dataDir, options.config);
  const ctx = await createContext(config, {
    databaseUrl: database.url,
    clock,
    poolSize: options.poolSize ?? 4,
    patience,
    ...(options.readRoom === undefined ? {} : { readRoom: options.readRoom }),
  });
  const app = await buildAppOn(ctx);
  await app.ready();
  const root = new pg.Pool({ connectionString: database.url, max: 2 });
  root.on("error", () => {});
  // Statements of tests change rights too: what they announce is heard before the next call.
  root.on("connect", (client) => {
    client.on("notice", ({ message }) => ctx.events.sessions.forget(message ?? ""));
  });
  const sql: TestApp["sql"] = async (text, values = []) => (await root.query(text, values)).rows;
  return {
    app,
    ctx,
    clock,
    databaseUrl: database.url,
    factory: createFactory(sql, clock),
    call: (endpoint, input = {}) => callEndpoint(app, endpoint, input),
    sql,
    outbox: async () => {
      await ctx.jobs.idle();
      return readOutbox(dataDir);
    },
    stop: async () => {
      await app.close();
      await root.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
