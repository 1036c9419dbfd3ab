import { login, requestNewPassword } from "@atrio/contract/access/auth";

import { hashPassword } from "../src/lib/crypto/password-hash.ts";

import type { Company, Worker } from "./factory.ts";
import { startTestApp } from "./harness.ts";
import type { Answer, TestApp } from "./harness.ts";
import type { ReadMail } from "./mail-file.ts";

/** Password of everybody until a test changes it. */
export const password = "Nieve-Lenta-42";
export const otherPassword = "Puente=Rojo-77";

type PersonInput = {
  company?: Company;
  nombre?: string;
  apellido1?: string;
  email?: string;
  trabajador?: Record<string, unknown>;
  account?: Record<string, unknown>;
};

type LoginInput = { email: string; password?: string; empresa?: string; remember?: boolean };

export type Door = TestApp & {
  /** A worker who knows `password`. */
  person(input?: PersonInput): Promise<Worker>;
  /** The worker of an account in one more company. */
  alsoIn(person: Worker, company: Company, trabajador?: Record<string, unknown>): Promise<Worker>;
  /** Tries to sign in from an address of its own, unless one is given. */
  signIn(
    input: LoginInput,
    options?: { from?: string; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Signs in and answers the token. */
  enter(person: Worker): Promise<string>;
  /** Requests a reset link and answers its token. */
  resetToken(person: Worker): Promise<string>;
  mailsTo(email: string): Promise<ReadMail[]>;
  trail(empresa_id: number): Promise<Array<Record<string, unknown>>>;
  /** Number of statements on this database that wait for a lock. */
  waitingForLocks(): Promise<number>;
};

let lastAddress = 0;

/** Headers of a request from an address that no other test uses. */
export function fromElsewhere(address?: string): Record<string, string> {
  lastAddress += 1;
  const own = `203.0.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
  return { "x-forwarded-for": address ?? own };
}

/** The token in the link of a mail. */
export function tokenOf(mail: ReadMail | undefined): string {
  return /#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** A running application behind a proxy, with what tests of the front door need. */
export async function startDoor(): Promise<Door> {
  const t = await startTestApp({ config: { trustProxy: ["127.0.0.1"] } });
  const hash = await hashPassword(t.ctx.config.secrets.pepper, password);

  const person: Door["person"] = (input = {}) =>
    t.factory.worker({ ...input, account: { password_hash: hash, ...input.account } });

  const alsoIn: Door["alsoIn"] = async (known, company, trabajador = {}) => {
    const { id } = await t.factory.insert<{ id: number }>("trabajador", {
      empresa_id: company.empresa_id,
      account_user_id: known.account_user_id,
      codigo: `A${known.account_user_id}`,
      nombre: "Nombre",
      apellido1: "Apellido",
      fecha_alta: "2024-01-08",
      ...trabajador,
    });
    return { ...known, empresa_id: company.empresa_id, trabajador_id: id };
  };

  const signIn: Door["signIn"] = (input, { from, headers } = {}) =>
    t.call(login, {
      body: { password, ...input },
      headers: { ...fromElsewhere(from), ...headers },
    });

  const mailsTo: Door["mailsTo"] = async (email) =>
    (await t.outbox()).filter((mail) => mail.headers["to"] === email);

  return {
    ...t,
    person,
    alsoIn,
    signIn,
    mailsTo,
    enter: async ({ email }) => (await signIn({ email })).body.access_token,
    resetToken: async ({ email }) => {
      await t.call(requestNewPassword, { body: { email }, headers: fromElsewhere() });
      return tokenOf((await mailsTo(email)).at(-1));
    },
    trail: (empresa_id) =>
      t.sql("select * from auditoria where empresa_id = $1 order by id", [empresa_id]),
    waitingForLocks: async () => waitingForLocks(t),
  };
}

/** Number of connections that wait for a lock; other databases of the cluster have waiting tests of their own. */
export async function waitingForLocks(t: Pick<TestApp, "sql">): Promise<number> {
  const waiting = await t.sql(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return waiting.length;
}
