import type { Actor } from "@atrio/contract/access/actor";
import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";
import type { WorkerProfile } from "@atrio/contract/person";
import type { Workday } from "@atrio/contract/time/time";

import type { Tx } from "./db/client.ts";
import type { Outcome, RequestHead } from "./modules/leave/approvals/approvals.rules.ts";

/** Result of a decision; the outcome is null while others are awaited or nothing changed. */
export type Decided = { request: RequestHead; outcome: Outcome | null };

/** The person whose decision takes effect; ids are null for the portal itself. */
export type Decider = {
  empresa_id: number;
  trabajador_id: number | null;
  account_user_id: number | null;
};

/** Handlers of a kind of request: absence, expense, correction or month closure. */
export type RequestKind<Context> = {
  /** Ids of the contract's `requestKinds`. */
  ids: readonly number[];
  /** Applies a final decision, in its transaction. Errors: those of the kind. */
  settleRequest: (ctx: Context, tx: Tx, decided: Decided, decider: Decider) => Promise<void>;
  /** Frees what a pending request held, after its worker withdrew it. */
  dropRequest: (ctx: Context, tx: Tx, request: RequestHead) => Promise<void>;
  /** Sends administrators the notice that the decision has become theirs. */
  notifyAdministrators: (
    ctx: Context,
    tx: Tx,
    request: RequestHead,
    administratorIds: readonly number[],
  ) => Promise<void>;
};

type BalanceQuery = {
  trabajador_ids: readonly number[];
  year: number;
  today: string;
  saldos: readonly BalanceKind[];
};

/**
 * Functions that a module needs of a module above it. app.ts fills them: imports between modules go
 * downwards only (docs/architecture.md, wings).
 */
export type Hooks<Context> = {
  requestKinds: ReadonlyArray<RequestKind<Context>>;
  /** Runs in the transaction that changed signings of a past day; `now` in epoch milliseconds. */
  dayChanged: (
    ctx: Context,
    tx: Tx,
    day: { trabajador_id: number; dia: string; now: number },
  ) => Promise<void>;
  /** Runs in the transaction that changed signings of a worker's days, today's too (Rule PROJECTS-6). */
  signingsChanged: (
    ctx: Context,
    tx: Tx,
    changed: { trabajador_id: number; dias: readonly string[]; now: number },
  ) => Promise<void>;
  /**
   * Runs in the transaction of a punch that ends a pause: the pause began at `hora_inicio` (ISO 8601), and
   * `fichaje_id` is the work that follows it.
   */
  workResumed: (
    tx: Tx,
    resumed: { trabajador_id: number; hora_inicio: string; fichaje_id: number; now: number },
  ) => Promise<void>;
  /** Minutes of the incidence that a day would raise; null for none. */
  previewIncidence: (tx: Tx, day: Workday) => Promise<number | null>;
  /** Profile of a worker on `today`, a local date; undefined when not in the company. */
  readProfile: (
    tx: Tx,
    key: { empresa_id: number; trabajador_id: number; today: string },
  ) => Promise<WorkerProfile | undefined>;
  /** Records that the worker has read their published shifts (Rule SHIFTS-30). */
  shiftsShown: (ctx: Context, actor: Actor, turno_ids: readonly number[]) => Promise<void>;
  /** Balances of several workers in a year, by worker id. */
  readTeamBalances: (tx: Tx, query: BalanceQuery) => Promise<Map<number, Balance[]>>;
};
