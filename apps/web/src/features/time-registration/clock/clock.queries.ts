import { mutationOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import { punch } from "@atrio/contract/time";
import type { ClockAction, Workday } from "@atrio/contract/time";

import { api } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/errors.ts";
import { openSigningQuery } from "../time-registration.queries.ts";

import type { Fix } from "./use-location.ts";

/** The fields of a punch that the portal sends, as the wire spells them. */
export type PunchBody = Fix & {
  trabajador_id: number;
  accion: ClockAction;
  hora_dispositivo: string;
  fichador_id?: number;
  parada_id?: number;
  hora_fin?: string;
  observaciones?: string;
};

export type PunchAnswer = EndpointResponse<typeof punch>["data"];

/** A punch ready to be sent, and sent again as it is: same key, same operation. */
export type PunchCommand = { key: string; body: PunchBody };

/** Whether what the mutation cache kept is a punch, which it does not type. */
export function isPunchCommand(value: unknown): value is PunchCommand {
  return typeof value === "object" && value !== null && "key" in value && "body" in value;
}

/** The key of every punch in the mutation cache, where a failed one waits for its retry. */
export const punchKey = ["punch"] as const;

/** Sends a punch; the answer becomes the state that the clock shows at once. */
export function punchMutation(client: QueryClient) {
  return mutationOptions({
    mutationKey: punchKey,
    // A punch that waits in silence for the network would lie about its time: it fails and is shown.
    networkMode: "always",
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ key, body }: PunchCommand) =>
      (await api(punch, { body, idempotencyKey: key })).data,
    onSuccess: (answer) => {
      forgetFailedPunches(client);
      showAnswer(client, answer);
      void client.invalidateQueries({ queryKey: ["time"] });
    },
    onError: (error) => {
      if (!isRetryable(error)) void client.invalidateQueries({ queryKey: ["time"] });
    },
  });
}

/** Whether the punch may still be on its way or be welcome later: nothing came back, or not now. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return status === 0 || status === 429 || status >= 500 || code === "request.in_progress";
}

/** Removes the punches that failed from the cache: sent after all, or given up. */
export function forgetFailedPunches(client: QueryClient): void {
  const cache = client.getMutationCache();
  const failed = cache.findAll({ mutationKey: punchKey, status: "error" });
  for (const mutation of failed) cache.remove(mutation);
}

/** Puts the answered day and open signing where the pages read them. */
function showAnswer(client: QueryClient, answer: PunchAnswer): void {
  const { jornada, fichaje } = answer;
  client.setQueryData(openSigningQuery(jornada.trabajador_id).queryKey, fichaje);
  client.setQueriesData<Workday[]>({ queryKey: ["time", "days", jornada.trabajador_id] }, (days) =>
    days?.map((day) => (day.dia === jornada.dia ? jornada : day)),
  );
}
