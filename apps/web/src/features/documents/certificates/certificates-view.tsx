import { useQuery } from "@tanstack/react-query";

import { certificates } from "@atrio/contract/certificates";

import { api } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

/** The part of the documents page that lists them. */
export function CertificatesView() {
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery({
    queryKey: ["documents", "certificates", workerId],
    queryFn: ({ signal }) => api(certificates, { params: { id: workerId }, signal }),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <BlockSkeleton height={240} />;
  return (
    <ul>
      {data.data.map((one) => (
        <li key={one.id}>{one.nombre}</li>
      ))}
    </ul>
  );
}
