import { QueryClient } from "@tanstack/react-query";
import type {
  InvalidateOptions,
  InvalidateQueryFilters,
  Query,
  QueryKey,
} from "@tanstack/react-query";

import { isReachable, subscribeConnection } from "./connection.ts";
import { ApiError } from "./errors.ts";

const retryable = new Set([0, 429, 502, 503, 504]);

/**
 * Cache whose invalidation also counts for reads without data so far. The library lets their first fetch go on, whose
 * answer may be from before the change, and then takes it for the newest.
 */
class ServerState extends QueryClient {
  readonly #overtaken = new WeakSet<Query>();
  readonly #answered: Query[] = [];

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const fetching = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
    for (const query of fetching) if (query.state.data === undefined) this.#repeat(query);
    return super.invalidateQueries(filters, options);
  }

  /** Invalidates a read once its first fetch has answered: ended early, it would never answer while changes go on. */
  #repeat(query: Query): void {
    if (query.promise === undefined || this.#overtaken.has(query)) return;
    this.#overtaken.add(query);
    query.promise.then(
      () => this.#repeatSoon(query),
      () => this.#overtaken.delete(query),
    );
  }

  /** Reads that were answered together are repeated together. */
  #repeatSoon(query: Query): void {
    this.#answered.push(query);
    if (this.#answered.length > 1) return;
    setTimeout(() => {
      for (const one of this.#answered.splice(0)) {
        this.#overtaken.delete(one);
        void this.invalidateQueries({ queryKey: one.queryKey, exact: true });
      }
    });
  }
}

/**
 * The cache of server state: reads are tried again twice when the server was away. Without network
 * a call fails at once and says so, instead of waiting in silence until there is one.
 */
export const queryClient = new ServerState({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) =>
        navigator.onLine &&
        failures < 2 &&
        error instanceof ApiError &&
        retryable.has(error.status),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/**
 * Refetches the screen whenever the server is back, until the returned function is called. Answers
 * of that refetch begin no other: where one address stays closed, each of them is a return again.
 */
export function refetchOnReturn(): () => void {
  let isRefetching = false;
  return subscribeConnection(() => {
    if (!isReachable() || isRefetching) return;
    isRefetching = true;
    void queryClient.invalidateQueries().finally(() => {
      isRefetching = false;
    });
  });
}
