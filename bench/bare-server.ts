// Baseline of the measurements: the same SQL behind Fastify and `pg`, and nothing else. No row
// security, policy, parsed input or answer, no error envelope. Started by processes.ts.
import { createHash, randomBytes } from "node:crypto";

import fastify from "fastify";
import type { FastifyRequest } from "fastify";
import pg from "pg";

import { typeParsers } from "../apps/server/src/db/types.ts";

import { overhearStatements, valuesOf } from "./bare-statements.ts";
import type { Statement } from "./bare-statements.ts";

type Session = {
  sesion_id: string;
  empresa_id: number;
  trabajador_id: number;
  account_user_id: number;
};
type Punch = { trabajador_id: number; accion: string; fichador_id?: number };
type OpenSigning = {
  id: number;
  dia: string;
  zona_horaria: string;
  seq_inicio: number;
  lastSeq: number;
};
type Receipt = { seq: number; hash: string };
type Runner = Pick<pg.Pool, "query">;

const sql = await overhearStatements();

// The product's own settings (apps/server/src/db/client.ts).
const pool = new pg.Pool({
  connectionString: process.env["DATABASE_URL"],
  max: 10,
  pipeline: true,
  connectionTimeoutMillis: 2000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  options: "-c timezone=UTC",
  types: typeParsers,
});

async function rows<T extends pg.QueryResultRow>(
  runner: Runner,
  statement: Statement,
  given: Record<string, unknown>,
): Promise<T[]> {
  const { name, text } = statement;
  const result = await runner.query<T>({ name, text, values: valuesOf(statement, given) });
  return result.rows;
}

/** Sessions of the last seconds, as in the product. */
const known = new Map<string, { session: Session; until: number }>();
const knownMs = 10_000;

async function sessionOf(request: FastifyRequest): Promise<Session> {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const hash = createHash("sha256").update(token).digest();
  const kept = known.get(token);
  if (kept !== undefined && performance.now() < kept.until) return kept.session;
  const now = new Date().toISOString();
  const given = { token_hash: hash, hoy: now.slice(0, 10), ahora: now };
  const [session] = await rows<Session>(pool, sql.session, given);
  if (session === undefined) throw new Error("No session");
  known.set(token, { session, until: performance.now() + knownMs });
  return session;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

async function inTransaction<T>(
  companyId: number,
  work: (client: pg.PoolClient) => Promise<{ answer: T; last: () => Promise<unknown> }>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // The ledger's functions ask for the company by this setting.
    const begun = client.query(`begin; set local app.empresa_id = '${companyId}'`);
    const [{ answer, last }] = await Promise.all([work(client), begun]);
    await Promise.all([last(), client.query("commit")]);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function punch(session: Session, key: string, body: Punch): Promise<unknown> {
  const { empresa_id, trabajador_id } = session;
  const now = new Date().toISOString();
  const today = now.slice(0, 10);
  const hash = createHash("sha256").update(JSON.stringify(body)).digest();
  const whose = { empresa_id, trabajador_id };
  const once = { ...whose, clave: key, operacion: "POST /fichaje", peticion_hash: hash };
  return inTransaction(empresa_id, async (client) => {
    const day = { ...whose, desde: today, hasta: today };
    const around = { ...day, desde: dayAfter(today, -1), hasta: dayAfter(today, 1) };
    const [, , [open]] = await Promise.all([
      rows(client, sql.claim, once),
      rows(client, sql.lock, whose),
      rows<OpenSigning>(client, sql.open, whose),
      rows(client, sql.settings, { ...whose, fichador_id: body.fichador_id ?? null }),
      rows(client, sql.plan, around),
    ]);
    const version = {
      ...(open ?? { hora_inicio: now, fichador_id: body.fichador_id }),
      hora_fin: open === undefined ? null : now,
      teletrabajo: false,
      ip_invalida_inicio: false,
      ip_invalida_fin: false,
      fin_declarado: false,
      borrado: false,
    };
    const content = JSON.stringify({
      tipo: body.accion,
      registrado_en: now,
      actor: { trabajador_id },
      ...(open === undefined
        ? { despues: version }
        : { antes: open.lastSeq, despues: { hora_fin: now } }),
    });
    const [receipt] = await rows<Receipt>(client, sql.append, {
      ...whose,
      hoy: open?.dia ?? today,
      zona_horaria: open?.zona_horaria ?? "Europe/Madrid",
      version: JSON.stringify(version),
      ahora: now,
      sal: randomBytes(32),
      contenido: content,
    });
    const [signings, marks] = await Promise.all([
      rows(client, sql.signings, day),
      rows(client, sql.marks, day),
    ]);
    const answer = { data: { fichajes: signings, marks, recibo: receipt } };
    const answered = JSON.stringify(answer);
    const last = async () => rows(client, sql.remember, { ...once, respuesta: answered });
    return { answer, last };
  });
}

const app = fastify();

app.get("/readyz", async () => ({ status: "ready" }));

app.route({
  method: "GET",
  url: "/api/v1/auth/user",
  handler: async (request) => {
    const session = await sessionOf(request);
    const { empresa_id, trabajador_id } = session;
    const today = new Date().toISOString().slice(0, 10);
    const whose = { empresa_id, trabajador_id };
    const [profile] = await rows(pool, sql.profile, { ...whose, hoy: today });
    return { user: { ...profile, sesion: session } };
  },
});

app.route<{ Querystring: { trabajador_id: number; dia: string } }>({
  method: "GET",
  url: "/api/v1/jornada",
  handler: async (request) => {
    const { empresa_id } = await sessionOf(request);
    const [desde = "", hasta = desde] = request.query.dia.split("to");
    const { trabajador_id } = request.query;
    const range = { empresa_id, trabajador_id, desde, hasta };
    const [[plan], signings, marks] = await Promise.all([
      rows(pool, sql.plan, range),
      rows(pool, sql.signings, range),
      rows(pool, sql.marks, range),
    ]);
    return { data: { plan, signings, marks } };
  },
});

app.route<{ Body: Punch }>({
  method: "POST",
  url: "/api/v1/fichaje",
  handler: async (request) => {
    const session = await sessionOf(request);
    return punch(session, String(request.headers["idempotency-key"]), request.body);
  },
});

await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });

process.on("SIGTERM", () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0));
});
