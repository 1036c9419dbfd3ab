import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  admitHandler,
  changePassphrase,
  createMailboxKey,
  getMailbox,
  openMailbox,
  recoverMailbox,
  restartMailbox,
  unlockMailbox,
} from "@atrio/contract/complaints/mailbox";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import { casesRoot, keepUnlocked, lockMailbox, withKey } from "./use-unlocked.ts";

/** State of the mailbox, the caller's key and the other handlers'. */
export type MailboxState = EndpointResponse<typeof getMailbox>["data"];

/** State of the mailbox; it says nothing of any report and needs no unlocked key. */
export const mailboxQuery = queryOptions({
  queryKey: ["complaint-mailbox"],
  queryFn: async ({ signal }) => (await api(getMailbox, { signal })).data,
  refetchOnWindowFocus: "always",
});

async function refreshMailbox(): Promise<void> {
  await queryClient.invalidateQueries(mailboxQuery);
}

/** Mutations whose variables are secrets are forgotten with their form. */
const forgotten = { gcTime: 0 } as const;

/** Unlocks the mailbox in this tab. */
export const unlockMutation = mutationOptions({
  ...forgotten,
  mutationFn: async (frase: string) => (await api(unlockMailbox, { body: { frase } })).data,
  onSuccess: keepUnlocked,
});

/** Opens the company's mailbox; answers the recovery key, which nothing answers again. */
export const openMutation = mutationOptions({
  ...forgotten,
  mutationFn: async (frase: string) => (await api(openMailbox, { body: { frase } })).data,
});

/** Makes the caller's key; `sustituir` retires the one whose passphrase is lost. */
export const createKeyMutation = mutationOptions({
  ...forgotten,
  mutationFn: async (body: { frase: string; sustituir?: true }) =>
    (await api(createMailboxKey, { body })).data,
  onSuccess: async () => {
    lockMailbox();
    await refreshMailbox();
  },
});

/** Changes the passphrase; the key stays unlocked. */
export const changeMutation = mutationOptions({
  ...forgotten,
  mutationFn: (body: { frase_actual: string; frase_nueva: string }) =>
    api(changePassphrase, { body }),
});

/** Replaces a lost key with the recovery key; answers how many cases it opens. */
export const recoverMutation = mutationOptions({
  ...forgotten,
  mutationFn: async (body: { clave_recuperacion: string; frase_nueva: string }) =>
    (await api(recoverMailbox, { body })).data,
  onSuccess: async () => {
    lockMailbox();
    await refreshMailbox();
  },
});

/** New keys for a mailbox that nobody opens any more. */
export const restartMutation = mutationOptions({
  ...forgotten,
  mutationFn: async (frase: string) =>
    (await api(restartMailbox, { body: { frase, acepto: true } })).data,
  onSuccess: () => lockMailbox(),
});

/** Admits a handler's key; answers how many cases it opens. */
export const admitMutation = mutationOptions({
  mutationFn: async (id: string) =>
    (await withKey((headers) => api(admitHandler, { params: { id }, body: {}, headers }))).data,
  onSuccess: async () => {
    await Promise.all([refreshMailbox(), queryClient.invalidateQueries({ queryKey: casesRoot })]);
  },
});
