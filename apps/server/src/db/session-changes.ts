import type pg from "pg";

/** Code of the notices that announce a change of what session checks read (migration 0267). */
const noticeCode = "ATSES";

/** Changes of sessions that the work of this process's connections announces. */
export type SessionChanges = {
  watch(client: pg.PoolClient): void;
  /** Passes on what a connection has announced; called after its commit, before the answer. */
  tell(client: pg.PoolClient): void;
};

/** Collects announced changes by connection, for `onChange`. */
export function openSessionChanges(
  onChange: ((change: string) => void) | undefined,
): SessionChanges {
  const heard = new WeakMap<pg.PoolClient, string[]>();
  return {
    watch(client) {
      client.on("notice", ({ code, message }) => {
        if (code !== noticeCode || message === undefined) return;
        const changes = heard.get(client) ?? [];
        changes.push(message);
        heard.set(client, changes);
      });
    },
    tell(client) {
      const changes = heard.get(client);
      if (changes === undefined) return;
      heard.delete(client);
      for (const change of changes) onChange?.(change);
    },
  };
}
