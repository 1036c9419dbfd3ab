import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointInput } from "@atrio/contract/endpoint";
import { checkpointSettings, updateCheckpointMails } from "@atrio/contract/time/evidence";
import { adjustBank, setBankConfig } from "@atrio/contract/time/hours-bank";
import type { BankConfig } from "@atrio/contract/time/hours-bank";
import { listBankConfigs } from "@atrio/contract/time/office-time";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["time", "office", "rules"] as const;

/** Rules of the hours bank by year, the newest first. */
export const bankConfigsQuery = queryOptions({
  queryKey: [...root, "bank"],
  queryFn: async ({ signal }) => (await api(listBankConfigs, { signal })).data,
});

/** Sets the rules of a year. */
export const saveBankMutation = mutationOptions({
  mutationFn: async (body: BankConfig) => (await api(setBankConfig, { body })).data,
  onSettled: () => queryClient.invalidateQueries({ queryKey: ["time"] }),
});

type Adjustment = EndpointInput<typeof adjustBank>["body"] & { key: string };

/** Adds an adjustment to a person's statement; the same key is the same adjustment. */
export const adjustMutation = mutationOptions({
  mutationFn: ({ key, ...body }: Adjustment) => api(adjustBank, { body, idempotencyKey: key }),
  onSettled: () => queryClient.invalidateQueries({ queryKey: ["time"] }),
});

/** The last checkpoints and who gets them. */
export const checkpointsQuery = queryOptions({
  queryKey: [...root, "checkpoints"],
  queryFn: async ({ signal }) => (await api(checkpointSettings, { signal })).data,
});

/** Sets who gets each checkpoint by mail. */
export const mailsMutation = mutationOptions({
  mutationFn: (correos: string[]) => api(updateCheckpointMails, { body: { correos } }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: root }),
});
