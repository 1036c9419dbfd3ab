import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { pageSizes } from "@atrio/contract/paging";
import {
  approveDocument,
  rejectDocument,
  teamDocuments,
} from "@atrio/contract/papers/documents-office";
import type { TeamDocument } from "@atrio/contract/papers/documents-office";
import { teamPhotos } from "@atrio/contract/time/team";

import { api } from "../../../../lib/api.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import type { Outcome } from "../../../../ui/bulk-outcome.tsx";
import { documentsRoot } from "../documents.queries.ts";

import type { TeamState } from "./search.model.ts";

/** A part of the list: which documents, whose, with which words, and which rows. */
export type TeamPage = {
  state: TeamState;
  workerId: number | null;
  words: string;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** A page of documents of the people supervised today; those that wait for a decision first. */
export function teamDocumentsQuery(page: TeamPage) {
  const { state, workerId, words, skip, take } = page;
  const paramsFront = JSON.stringify({
    skip,
    take,
    ...(state === "todos" ? {} : { aprobacion: state }),
    ...(workerId === null ? {} : { trabajador_ids: [workerId] }),
    ...(words.trim() === "" ? {} : { texto: words.trim() }),
  });
  return queryOptions({
    queryKey: [...documentsRoot, "team", page],
    queryFn: ({ signal }) => api(teamDocuments, { body: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** Names and photos of the people supervised today. */
export function superviseesQuery(supervisorId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "supervisees", supervisorId],
    queryFn: async ({ signal }) =>
      (await api(teamPhotos, { params: { id: supervisorId }, signal })).data.supervisados,
    staleTime: 5 * 60_000,
  });
}

/** Not awaited by callers: the outcome is shown first. */
function refreshTeam(): void {
  void queryClient.invalidateQueries({ queryKey: documentsRoot });
}

type Chosen = ReadonlyArray<Pick<TeamDocument, "id" | "titulo" | "trabajador">>;

/** Approves documents one after the other; each succeeds or fails by itself. */
export const approveMutation = mutationOptions({
  mutationFn: async (documents: Chosen) => {
    const outcomes: Outcome[] = [];
    for (const { id, titulo, trabajador } of documents) {
      const name = `${trabajador.nombre_completo}: ${titulo}`;
      const error = await approve(id);
      outcomes.push({ id, name, error });
    }
    return outcomes;
  },
  onSettled: refreshTeam,
});

/** Why it could not be approved; null when it was. */
async function approve(id: number): Promise<string | null> {
  try {
    await api(approveDocument, { body: { id } });
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Rejects a document, with the reason its worker reads. */
export const rejectMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: number; reason: string }) =>
    (await api(rejectDocument, { body: { id, motivo: reason } })).data,
  onSettled: refreshTeam,
});
