import { useQuery } from "@tanstack/react-query";

import { signatureDocuments } from "@atrio/contract/signatures";

import { api } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

/** The part of the documents page that lists them. */
export function SignaturesView({ firma }: { firma: number | undefined }) {
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery({
    queryKey: ["documents", "signatures", workerId],
    queryFn: ({ signal }) => api(signatureDocuments, { params: { id: workerId }, signal }),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <BlockSkeleton height={240} />;
  return (
    <ul>
      {data.data.map((one) => (
        <li key={one.id} data-open={one.id === firma}>
          {one.titulo}
        </li>
      ))}
    </ul>
  );
}
