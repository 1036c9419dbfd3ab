import type { Actor } from "@atrio/contract/access/actor";

import { DAY_MS } from "../lib/calendar/dates.ts";

/** A checked session: its actor, and the instants (epoch milliseconds) at which facts about it change. */
export type CheckedSession = {
  actor: Omit<Actor, "clave_reciente">;
  /** UTC day of the check, in days since 1970: contracts and centres change with the day. */
  day: number;
  expiresAt: number;
  /** End of the five minutes after the password was typed; 0 when it was not. */
  confirmedUntil: number;
  /** Moment from which the use of the session should be noted. */
  touchAfter: number;
};

/**
 * Sessions that were checked within the last seconds (Rule ACCESS-54). Changes are announced by the database;
 * while its announcements are not heard, nothing is remembered.
 */
export type SessionMemory = {
  /** The session of a token hash at an instant (epoch milliseconds); undefined when it must be checked. */
  recall(hash: string, at: number): CheckedSession | undefined;
  /**
   * Begins a check; the answered function remembers its result, unless a change was announced since: the
   * check may have read the rows before the change.
   */
  begin(): (hash: string, session: CheckedSession) => void;
  /**
   * Forgets the sessions that a change concerns: `sesion <id>`, `account <id>`, `trabajador <company>/<id>`,
   * `empresa <id>`, or `all`.
   */
  forget(change: string): void;
  forgetAll(): void;
};

const keptMs = 10_000;
const mostKept = 5000;

/** Opens an empty memory; `isHeard` tells whether announcements of changes arrive. */
export function openSessionMemory(isHeard: () => boolean): SessionMemory {
  const kept = new Map<string, { session: CheckedSession; until: number }>();
  const byName = new Map<string, Set<string>>();
  let changes = 0;

  function drop(hash: string): void {
    const one = kept.get(hash);
    if (one === undefined) return;
    kept.delete(hash);
    for (const name of namesOf(one.session)) {
      const some = byName.get(name);
      some?.delete(hash);
      if (some?.size === 0) byName.delete(name);
    }
  }

  function keep(hash: string, session: CheckedSession): void {
    drop(hash);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) drop(oldest);
    kept.set(hash, { session, until: performance.now() + keptMs });
    for (const name of namesOf(session)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(hash));
    }
  }

  function forgetAll(): void {
    changes += 1;
    kept.clear();
    byName.clear();
  }

  return {
    recall(hash, at) {
      const one = kept.get(hash);
      if (one === undefined) return undefined;
      const { session, until } = one;
      const isSameDay = session.day === utcDay(at);
      const isFresh = performance.now() < until && isSameDay && at < session.expiresAt;
      if (isFresh && isHeard()) return session;
      drop(hash);
      return undefined;
    },
    begin() {
      const before = changes;
      const wasHeard = isHeard();
      return (hash, session) => {
        if (wasHeard && isHeard() && changes === before) keep(hash, session);
      };
    },
    forget(change) {
      if (change === "all") return forgetAll();
      changes += 1;
      for (const hash of byName.get(change) ?? []) drop(hash);
    },
    forgetAll,
  };
}

/** UTC day of an instant (epoch milliseconds), in days since 1970. */
export function utcDay(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** Names under which the database announces changes of a session. */
function namesOf({ actor }: CheckedSession): string[] {
  const { sesion_id, account_user_id, empresa_id, trabajador_id } = actor;
  return [
    `sesion ${sesion_id}`,
    `account ${account_user_id}`,
    `trabajador ${empresa_id}/${trabajador_id}`,
    `empresa ${empresa_id}`,
  ];
}
