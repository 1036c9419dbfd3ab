import pg from "pg";
import { serialize } from "pg-protocol";

import { shapeOf } from "./rows.ts";
import type { Cell, Row, Shape } from "./rows.ts";

declare module "pg" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Connection {
    /** Texts of statements by name: those that the server has parsed, and those sent to be parsed. */
    parsedStatements: Record<string, string>;
    submittedNamedStatements: Record<string, string>;
  }
}

/** A statement to send; a named one is parsed once a connection. */
export type Statement = { name?: string | undefined; text: string; values?: readonly unknown[] };

/** Rows of a statement, the number that it read or changed, and its command's word. */
export type Answered = { rows: Row[]; count: number; command: string };

/** Shapes of prepared statements by name: the server need not describe their rows again. */
const shapes = new WeakMap<pg.Connection, Map<string, Shape>>();

function shapesOf(connection: pg.Connection): Map<string, Shape> {
  const known = shapes.get(connection) ?? new Map<string, Shape>();
  shapes.set(connection, known);
  return known;
}

/** The driver's own encoding of values, which its types leave out. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the driver do not have it
const driver = Reflect.get(pg, "utils") as {
  prepareValue(this: void, value: unknown): Buffer | Cell;
};

/** Text that a connection has prepared, or is about to, under a name. */
function preparedAs(connection: pg.Connection, name: string): string | undefined {
  return connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
}

/** True if a connection has prepared another statement under the name. */
function isOther(connection: pg.Connection, { name, text }: Statement): boolean {
  const known = name === undefined ? undefined : preparedAs(connection, name);
  return known !== undefined && known !== text;
}

class Sent {
  readonly statement: Statement;
  readonly values: Array<Buffer | Cell>;
  readonly rows: Row[] = [];
  readonly answer = Promise.withResolvers<Answered>();
  shape: Shape | undefined;
  /** Text of the answer's command with its number of rows: `SELECT 3`, `INSERT 0 1`. */
  done = "";
  /** The server's error, or a value that is no value of its type. */
  failure: unknown;

  constructor(statement: Statement) {
    this.statement = statement;
    this.values = (statement.values ?? []).map((value) => driver.prepareValue(value));
  }
}

/**
 * Statements that travel together and end with a single Sync: the server sends their answers in as few packets as they
 * fill, and passes over all that follow a failed one. Their answers count once the server is ready again; a failure
 * is that of them all.
 */
export class Packet extends pg.Query {
  // The driver files a parsed statement under the name and the text of the query that it waits for.
  name: string | undefined;
  text = "";
  readonly #sent: Sent[] = [];
  #current = 0;
  #shapes: Map<string, Shape> | undefined;
  #connection: pg.Connection | undefined;
  #timer: NodeJS.Timeout | undefined;

  get statements(): Statement[] {
    return this.#sent.map(({ statement }) => statement);
  }

  add(statement: Statement): Sent {
    const one = new Sent(statement);
    this.#sent.push(one);
    return one;
  }

  override submit = (connection: pg.Connection): Error | null => {
    this.#connection = connection;
    this.#shapes = shapesOf(connection);
    const other = this.statements.find((statement) => isOther(connection, statement));
    if (other !== undefined) return new Error(`Two statements are called ${other.name}`);
    const messages = this.#sent.flatMap((one) => this.#messagesOf(connection, one));
    // In one piece: with short statements, pieces cost more than their contents.
    connection.stream.write(Buffer.concat([...messages, serialize.sync()]));
    this.#expect(0);
    return null;
  };

  /** Ends the connection unless it answers within so many milliseconds. */
  limitTime(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#connection?.stream.destroy(new Error("Query read timeout"));
    }, milliseconds);
  }

  #messagesOf(connection: pg.Connection, one: Sent): Buffer[] {
    const { name = "", text } = one.statement;
    const messages: Buffer[] = [];
    if (preparedAs(connection, name) === undefined) {
      messages.push(serialize.parse({ name, text }));
      if (name !== "") connection.submittedNamedStatements[name] = text;
    }
    messages.push(serialize.bind({ statement: name, values: one.values }));
    one.shape = this.#shapes?.get(name);
    if (one.shape === undefined) messages.push(serialize.describe({ type: "P" }));
    messages.push(serialize.execute());
    return messages;
  }

  #expect(index: number): void {
    this.#current = index;
    const statement = this.#sent[index]?.statement;
    this.name = statement?.name;
    this.text = statement?.text ?? "";
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const one = this.#sent[this.#current];
    if (one !== undefined) one.shape = shapeOf(fields);
  }

  handleDataRow({ fields }: { fields: Cell[] }): void {
    const one = this.#sent[this.#current];
    if (one?.shape === undefined) return;
    try {
      one.rows.push(one.shape.rowOf(fields));
    } catch (error) {
      one.failure ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const one = this.#sent[this.#current];
    if (one === undefined) return;
    one.done = text;
    // A statement without rows is not described either.
    const { name } = one.statement;
    if (name !== undefined) this.#shapes?.set(name, one.shape ?? shapeOf([]));
    this.#expect(this.#current + 1);
  }

  handleReadyForQuery(): void {
    clearTimeout(this.#timer);
    for (const { rows, done, failure, answer } of this.#sent) {
      if (failure !== undefined) answer.reject(failure);
      else answer.resolve({ rows, count: countOf(done), command: done.split(" ")[0] ?? "" });
    }
  }

  handleError(error: Error): void {
    clearTimeout(this.#timer);
    const failed = this.#sent[this.#current];
    if (failed !== undefined) failed.failure = error;
    // Statements behind the failed one were skipped by the server: they are not prepared.
    for (const { name } of this.statements.slice(this.#current)) {
      if (name !== undefined) delete this.#connection?.submittedNamedStatements[name];
    }
    for (const { answer } of this.#sent) answer.reject(error);
  }
}

/** Number of rows of a command's text: `INSERT 0 1` is 1, `BEGIN` is 0. */
function countOf(done: string): number {
  const count = Number(done.slice(done.lastIndexOf(" ") + 1));
  return Number.isNaN(count) ? 0 : count;
}

const limits = new WeakMap<pg.PoolClient, number>();

/**
 * Limits the time of a connection's packets. The driver's own limit makes a function for each query that V8 puts among
 * the old objects, where it keeps all that the request has made until the next full collection.
 */
export function limitPackets(client: pg.PoolClient, milliseconds: number): void {
  limits.set(client, milliseconds);
}

/** Packets that wait for the end of the present turn, by connection. */
const waiting = new WeakMap<pg.PoolClient, Packet>();

/** Sends a statement with all others that are asked of its connection in this turn of the process. */
export async function send(client: pg.PoolClient, statement: Statement): Promise<Answered> {
  const packet = waiting.get(client) ?? openPacket(client);
  const one = packet.add(statement);
  try {
    return await one.answer.promise;
  } catch (error) {
    // In place of the trace to the socket: one to the failed statement's own work.
    if (error instanceof Error && error === one.failure) Error.captureStackTrace(error);
    throw error;
  }
}

function openPacket(client: pg.PoolClient): Packet {
  const packet = new Packet("");
  waiting.set(client, packet);
  process.nextTick(() => sendNow(client));
  return packet;
}

/** The packet that a connection's statements of this turn join; undefined once it is sent. */
export function openPacketOf(client: pg.PoolClient): Packet | undefined {
  return waiting.get(client);
}

/** Sends what waits for the end of the turn. */
export function sendNow(client: pg.PoolClient): void {
  const packet = waiting.get(client);
  if (packet === undefined) return;
  waiting.delete(client);
  const limit = limits.get(client);
  if (limit !== undefined) packet.limitTime(limit);
  client.query(packet);
}
