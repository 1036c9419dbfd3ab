import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  directoryChoices,
  exportWorkers,
  listWorkers,
  workerCard,
} from "@atrio/contract/people/directory";

import { api } from "../../../lib/api.ts";
import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";

import { paramsOf } from "./workers.model.ts";
import type { WorkersAsked } from "./workers.model.ts";

const root = ["workers"] as const;

/** A page of the company's people; the former one stays while the next loads. */
export function workersQuery(ownId: number, asked: WorkersAsked) {
  return queryOptions({
    queryKey: [...root, "list", ownId, asked],
    queryFn: ({ signal }) =>
      api(listWorkers, {
        params: { id: ownId },
        query: { paramsFront: paramsOf(asked) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Departments and work centres to choose from. */
export function choicesQuery(ownId: number) {
  return queryOptions({
    queryKey: [...root, "choices", ownId],
    queryFn: async ({ signal }) =>
      (await api(directoryChoices, { params: { id: ownId }, signal })).data,
    staleTime: 5 * 60_000,
  });
}

/** Visible facts of a person, and the people above and below. */
export function cardQuery(ownId: number, personId: number) {
  return queryOptions({
    queryKey: [...root, "card", ownId, personId],
    queryFn: async ({ signal }) =>
      (await api(workerCard, { params: { id: ownId, persona_id: personId }, signal })).data,
  });
}

export type ExportFormat = "xlsx" | "pdf" | "csv";

/** Saves all filtered people as a file, with the shown columns. */
export function exportMutation(ownId: number, asked: WorkersAsked, columns: readonly string[]) {
  return mutationOptions({
    mutationFn: (format: ExportFormat) =>
      download(exportWorkers, {
        params: { id: ownId },
        query: {
          formato: format,
          paramsFront: paramsOf({ ...asked, skip: 0 }, columns),
        },
      }),
    onError: (error) => {
      if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
    },
  });
}
