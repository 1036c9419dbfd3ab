import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import { readSeal, replaceSeal } from "@atrio/contract/papers/signatures";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { randomKey } from "../../../lib/random.ts";
import { uploadForm } from "../../../lib/upload.ts";

/** The company's certificate as its page shows it. */
export type Seal = EndpointResponse<typeof readSeal>["data"];

/** The certificate that seals the company's documents. */
export const sealQuery = queryOptions({
  queryKey: ["office", "seal"],
  queryFn: async ({ signal }) => (await api(readSeal, { signal })).data,
});

/** Replaces the certificate by the company's own. */
export const replaceMutation = mutationOptions({
  mutationFn: async ({ file, password }: { file: File; password: string }) =>
    (
      await uploadForm(replaceSeal, {
        body: { contrasena: password, fichero: file },
        idempotencyKey: randomKey(),
        signal: new AbortController().signal,
        onProgress: () => undefined,
      })
    ).data,
  onSuccess: (seal) => queryClient.setQueryData(sealQuery.queryKey, seal),
});
