import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  addBankAccount,
  readBankAccounts,
  removeBankAccount,
  updateBankAccount,
  updateBankShares,
  withdrawBankChange,
} from "@atrio/contract/people/bank-accounts";
import type { BankShare } from "@atrio/contract/people/bank-accounts";

import { api } from "../../../lib/api.ts";
import { currentLanguage } from "../../../lib/language.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["bank"] as const;

/** The own bank accounts; `isWhole` asks for whole IBANs, which the company may hide. */
export function bankQuery(workerId: number, isWhole: boolean) {
  return queryOptions({
    queryKey: [...root, workerId, currentLanguage(), isWhole],
    queryFn: async ({ signal }) =>
      (
        await api(readBankAccounts, {
          params: { id: workerId },
          query: isWhole ? { ver_iban: "1" } : {},
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

/** Reads the accounts again, also after a refusal, which may mean that they have changed. */
const refreshed = { onSettled: () => void queryClient.invalidateQueries({ queryKey: root }) };

/** Adds an account; the same key adds it once. */
export function addMutation(workerId: number) {
  return mutationOptions({
    mutationFn: ({
      key,
      ...body
    }: {
      iban: string;
      alias: string;
      password: string;
      key: string;
    }) => api(addBankAccount, { params: { id: workerId }, body, idempotencyKey: key }),
    ...refreshed,
  });
}

/** Changes an account's IBAN, if one is given, and its name. */
export function updateMutation(accountId: number) {
  return mutationOptions({
    mutationFn: ({ iban, ...body }: { iban: string; alias: string; password: string }) =>
      api(updateBankAccount, {
        params: { id: accountId },
        body: iban === "" ? body : { ...body, iban },
      }),
    ...refreshed,
  });
}

/** Removes an account. */
export function removeMutation(accountId: number) {
  return mutationOptions({
    mutationFn: (password: string) =>
      api(removeBankAccount, { params: { id: accountId }, body: { password } }),
    ...refreshed,
  });
}

/** Saves how the pay is split, as read at a version. */
export function sharesMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (body: { version: number; cuentas: BankShare[]; password: string }) =>
      api(updateBankShares, { params: { id: workerId }, body }),
    ...refreshed,
  });
}

/** Cancels the waiting change with a version. */
export function withdrawMutation(workerId: number, version: number) {
  return mutationOptions({
    mutationFn: (password: string) =>
      api(withdrawBankChange, { params: { id: workerId }, body: { version, password } }),
    ...refreshed,
  });
}
