import { isDeepStrictEqual } from "node:util";

import type { Db, Tx } from "../apps/server/src/db/client.ts";
import { recallOnce, rememberOnce } from "../apps/server/src/db/once.ts";
import { transactionBy } from "../apps/server/src/db/statements.ts";
import { findActor } from "../apps/server/src/http/session.ts";
import { tokenHash } from "../apps/server/src/lib/crypto/tokens.ts";
import { readProfile } from "../apps/server/src/modules/people/workers/workers.read.ts";
import { readMarks, readSignings } from "../apps/server/src/modules/time/clocking/clocking.read.ts";
import {
  appendVersion,
  findOpen,
  readPunchSettings,
} from "../apps/server/src/modules/time/clocking/clocking.repo.ts";
import type { AppendInput } from "../apps/server/src/modules/time/clocking/clocking.repo.ts";
import { readPlans } from "../apps/server/src/modules/time/schedules/schedules.read.ts";
import { lockChain } from "../apps/server/src/modules/time/worker-locks/worker-locks.repo.ts";
import { openSessionMemory } from "../apps/server/src/platform/session-memory.ts";

/** A value of a statement: an input of the product's function by its name, or a constant of its own. */
type Place = { input: string; isList: boolean } | { constant: unknown };

/** A statement of the product and where its function's inputs stand among its values. */
export type Statement = { name: string; text: string; places: readonly Place[] };

/** Inputs by name, as numbers and texts that stand for themselves among a statement's values. */
const inputs = {
  empresa_id: -900_001,
  trabajador_id: -900_002,
  fichador_id: -900_003,
  desde: "input desde",
  hasta: "input hasta",
  zona_horaria: "input zona_horaria",
  clave: "input clave",
  operacion: "input operacion",
  peticion_hash: Buffer.from("input peticion_hash"),
  hoy: "2000-01-01",
  ahora: "2000-01-01T00:00:00.000Z",
  token_hash: tokenHash("input token"),
  version: JSON.stringify({ version: "input" }),
  sal: Buffer.from("input sal"),
  contenido: "input contenido",
  respuesta: JSON.stringify("input respuesta"),
};

/**
 * The product's own SQL with the order of its values, recorded while its functions run without a
 * database, so that the baseline cannot drift from the product.
 */
export async function overhearStatements() {
  const range = {
    trabajador_ids: [inputs.trabajador_id],
    desde: inputs.desde,
    hasta: inputs.hasta,
  };
  const { empresa_id, trabajador_id } = inputs;
  return {
    session: await overhearSession(),
    profile: await overhear("profile", (tx) =>
      readProfile(tx, { empresa_id, trabajador_id, today: inputs.hoy }),
    ),
    plan: await overhear("plan", (tx) => readPlans(tx, range)),
    signings: await overhear("signings", (tx) => readSignings(tx, range)),
    marks: await overhear("marks", (tx) => readMarks(tx, range)),
    claim: await overhear("claim", (tx) => recallOnce(tx, empresa_id, once)),
    lock: await overhear("lock", (tx) => lockChain(tx, trabajador_id)),
    open: await overhear("open", (tx) => findOpen(tx, trabajador_id)),
    settings: await overhear("settings", (tx) =>
      readPunchSettings(tx, { trabajador_id, fichador_id: inputs.fichador_id }),
    ),
    append: await overhear("append", (tx) => appendVersion(tx, appended)),
    remember: await overhear("remember", (tx) =>
      rememberOnce(tx, empresa_id, once, "input respuesta"),
    ),
  };
}

/** The values of a statement in its order. Throws for an input that is not given. */
export function valuesOf(statement: Statement, given: Record<string, unknown>): unknown[] {
  return statement.places.map((place) => {
    if ("constant" in place) return place.constant;
    if (!(place.input in given)) throw new Error(`${statement.name} needs ${place.input}`);
    const value = given[place.input];
    return place.isList ? [value] : value;
  });
}

const once = {
  trabajador_id: inputs.trabajador_id,
  clave: inputs.clave,
  operacion: inputs.operacion,
  peticion_hash: inputs.peticion_hash,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing reads the made-up version
const appended = {
  trabajador_id: inputs.trabajador_id,
  dia: inputs.hoy,
  zona_horaria: inputs.zona_horaria,
  existing: null,
  version: { version: "input" },
  registrado_en: inputs.ahora,
  sal: inputs.sal,
  contenido: inputs.contenido,
} as unknown as AppendInput;

/** The first statement that `work` asks for; nothing answers it, so `work` may well fail. */
async function overhear(name: string, work: (tx: Tx) => Promise<unknown>): Promise<Statement> {
  const heard: Statement[] = [];
  const tx = transactionBy(async (query) => {
    heard.push(statementOf(name, query.sql, query.parameters));
    return { rows: [] };
  });
  await work(tx).catch(() => undefined);
  const [first] = heard;
  if (first === undefined) throw new Error(`${name} asks for nothing`);
  return withCompany(first);
}

function statementOf(name: string, text: string, parameters: readonly unknown[]): Statement {
  return { name, text, places: parameters.map(placeOf) };
}

function placeOf(value: unknown): Place {
  const isList = Array.isArray(value);
  const one: unknown = isList && value.length === 1 ? value[0] : value;
  const input = Object.entries(inputs).find(([, stand]) => isDeepStrictEqual(stand, one))?.[0];
  return input === undefined ? { constant: value } : { input, isList };
}

/** Row security's company becomes the last value: a bare server has no such setting. */
function withCompany(statement: Statement): Statement {
  if (!statement.text.includes("empresa_actual()")) return statement;
  return {
    ...statement,
    text: statement.text.replaceAll("empresa_actual()", `$${statement.places.length + 1}`),
    places: [...statement.places, { input: "empresa_id", isList: false }],
  };
}

async function overhearSession(): Promise<Statement> {
  let heard: Statement | undefined;
  const nothing = () => Promise.reject(new Error("The session check asks for more"));
  const db: Db = {
    tenant: nothing,
    prepared: nothing,
    read: nothing,
    together: nothing,
    apart: nothing,
    gate: nothing,
    gateLookup: async ({ name, text, values }) => {
      heard = statementOf(name, text, values ?? []);
      return [];
    },
    slots: { take: nothing, free: nothing, close: nothing },
    vacuum: nothing,
    learnSizes: nothing,
    stats: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: async () => undefined,
  };
  const sessions = openSessionMemory(() => false);
  await findActor({ db, sessions }, { token: "input token", now: Date.parse(inputs.ahora) });
  if (heard === undefined) throw new Error("The session check asks for nothing");
  return heard;
}
