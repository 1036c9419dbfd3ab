import { useQuery } from "@tanstack/react-query";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { useCurrentUser } from "../../../lib/identity.ts";

import { ownDocumentsQuery, sharedDocumentsQuery } from "./documents.queries.ts";

type Everything = {
  /** Known documents; undefined until both lists have arrived. */
  own: readonly PortalDocument[] | undefined;
  shared: readonly PortalDocument[] | undefined;
  error: Error | null;
  retry: () => void;
};

/** All documents of the worker, of both lists. */
export function useEverything(): Everything {
  const { id: workerId } = useCurrentUser();
  const own = useQuery(ownDocumentsQuery(workerId));
  const shared = useQuery(sharedDocumentsQuery(workerId));
  return {
    own: own.data?.data,
    shared: shared.data?.flatMap(({ documentos }) => documentos),
    error: own.error ?? shared.error,
    retry: () => {
      void own.refetch();
      void shared.refetch();
    },
  };
}
