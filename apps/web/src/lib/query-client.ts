import { QueryClient } from "@tanstack/react-query";

import { isReachable, subscribeConnection } from "./connection.ts";
import { ApiError } from "./errors.ts";

const retryable = new Set([0, 429, 502, 503, 504]);

/**
 * The cache of server state: reads are tried again twice when the server was away. Without network
 * a call fails at once and says so, instead of waiting in silence until there is one.
 */
export const queryClient = new QueryClient({
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
