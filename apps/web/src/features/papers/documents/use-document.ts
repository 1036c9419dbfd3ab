import { useQuery } from "@tanstack/react-query";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { useCurrentUser } from "../../../lib/identity.ts";

import { historyQuery, ownDocumentsQuery, sharedDocumentsQuery } from "./documents.queries.ts";

type Found = { document: PortalDocument | undefined; error: Error | null; retry: () => void };

/** A document by its id: of the lists that are there already, else by its history. */
export function useDocument(id: number): Found {
  const { id: workerId } = useCurrentUser();
  const own = useQuery(ownDocumentsQuery(workerId)).data?.data;
  const shared = useQuery(sharedDocumentsQuery(workerId)).data;
  const listed = [...(own ?? []), ...(shared ?? []).flatMap(({ documentos }) => documentos)];
  const known = listed.find((document) => document.id === id);
  const isUnlisted = own !== undefined && shared !== undefined && known === undefined;
  const history = useQuery({ ...historyQuery(id), enabled: isUnlisted });
  return {
    document: known ?? history.data?.versiones.find((version) => version.id === id),
    error: history.error,
    retry: () => void history.refetch(),
  };
}
