import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";

import type { Db, Tx } from "../apps/server/src/db/client.ts";
import { recallOnce, rememberOnce } from "../apps/server/src/db/once.ts";
import type { Database } from "../apps/server/src/db/schema.ts";
import { findActor } from "../apps/server/src/http/session.ts";
import { readMarks, readSignings } from "../apps/server/src/modules/clocking/clocking.read.ts";
import {
  appendVersion,
  findOpen,
  lockChain,
  readPunchSettings,
} from "../apps/server/src/modules/clocking/clocking.repo.ts";
import type { AppendInput } from "../apps/server/src/modules/clocking/clocking.repo.ts";
import { readPlans } from "../apps/server/src/modules/schedules/schedules.read.ts";
import { readProfile } from "../apps/server/src/modules/workers/workers.read.ts";

/** A statement as the driver takes it, but for its values. */
export type Statement = { name: string; text: string; parameters: readonly unknown[] };

/**
 * The product's own SQL, overheard while its functions run on nothing: what is measured against
 * cannot drift from what is measured. The values are placeholders whose order is the statement's.
 */
export async function overhearStatements() {
  const range = { trabajador_ids: [0], desde: "desde", hasta: "hasta" };
  return {
    session: await overhearSession(),
    profile: await overhear("profile", (tx) =>
      readProfile(tx, { empresa_id: -1, trabajador_id: 0, today: "today" }),
    ),
    plan: await overhear("plan", (tx) => readPlans(tx, range)),
    signings: await overhear("signings", (tx) => readSignings(tx, range)),
    marks: await overhear("marks", (tx) => readMarks(tx, range)),
    claim: await overhear("claim", (tx) => recallOnce(tx, -1, once)),
    lock: await overhear("lock", (tx) => lockChain(tx, 0)),
    open: await overhear("open", (tx) => findOpen(tx, 0)),
    settings: await overhear("settings", (tx) => readPunchSettings(tx, { trabajador_id: 0 })),
    append: await overhear("append", (tx) => appendVersion(tx, appended)),
    remember: await overhear("remember", (tx) => rememberOnce(tx, -1, once, {})),
  };
}

const once = {
  trabajador_id: 0,
  clave: "clave",
  operacion: "operacion",
  peticion_hash: Buffer.alloc(0),
};

// Its parts travel as one JSON value: what they hold does not change the statement.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing reads the empty version
const appended = {
  trabajador_id: 0,
  dia: "dia",
  zona_horaria: "zona_horaria",
  existing: null,
  version: {},
  registrado_en: "registrado_en",
  sal: Buffer.alloc(0),
  contenido: "contenido",
} as unknown as AppendInput;

/** The first statement that `work` asks for; nothing answers it, so `work` may well fail. */
async function overhear(name: string, work: (tx: Tx) => Promise<unknown>): Promise<Statement> {
  const heard: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      heard.push({ name, text: query.sql, parameters: query.parameters });
    },
  });
  await db
    .transaction()
    .execute(work)
    .catch(() => undefined);
  const [first] = heard;
  if (first === undefined) throw new Error(`${name} asks for nothing`);
  return withCompany(first);
}

/** Row security's company becomes the last value: a bare server has no such setting. */
function withCompany(statement: Statement): Statement {
  if (!statement.text.includes("empresa_actual()")) return statement;
  const mark = `$${statement.parameters.length + 1}`;
  return {
    ...statement,
    text: statement.text.replaceAll("empresa_actual()", mark),
    parameters: [...statement.parameters, -1],
  };
}

async function overhearSession(): Promise<Statement> {
  let heard: Statement | undefined;
  const nothing = () => Promise.reject(new Error("The session check asks for more"));
  const db: Db = {
    tenant: nothing,
    read: nothing,
    gate: nothing,
    gateLookup: async ({ name, text, values }) => {
      heard = { name, text, parameters: values };
      return [];
    },
    stats: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: async () => undefined,
  };
  await findActor(db, { token: "token", now: "2000-01-01T00:00:00.000Z" });
  if (heard === undefined) throw new Error("The session check asks for nothing");
  return heard;
}
