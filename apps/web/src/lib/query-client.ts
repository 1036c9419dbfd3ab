import { QueryClient } from "@tanstack/react-query";

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
