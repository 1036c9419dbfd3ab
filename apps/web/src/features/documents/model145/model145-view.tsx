import { useQuery } from "@tanstack/react-query";

import { allModel145 } from "@atrio/contract/model145";

import { api } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

/** The part of the documents page that lists them. */
export function Model145View() {
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery({
    queryKey: ["documents", "model145", workerId],
    queryFn: ({ signal }) => api(allModel145, { params: { id: workerId }, signal }),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <BlockSkeleton height={240} />;
  return (
    <ul>
      {data.data.map((one) => (
        <li key={one.id}>{one.path ?? one.version}</li>
      ))}
    </ul>
  );
}
