import { QueryClient } from "@tanstack/react-query";

import { ApiError } from "./errors.ts";

const retryable = new Set([0, 429, 502, 503, 504]);

/** The cache of server state: reads are tried again twice when the server was away. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && retryable.has(error.status),
    },
    mutations: { retry: false },
  },
});
