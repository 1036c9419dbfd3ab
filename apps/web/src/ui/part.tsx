import { CatchBoundary } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ReactNode } from "react";

import { isMissingPart, reloadForPart } from "../lib/chunks.ts";

import { ErrorState } from "./state.tsx";

type PartProps = {
  /** Placeholder until it is there; nothing unless told. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Place of something that is fetched after its page. Where it cannot be fetched, this place says so
 * with a retry, and the page around it stays (Rule ACCESS-9).
 */
export function Part({ fallback = null, children }: PartProps) {
  return (
    <CatchBoundary getResetKey={() => "part"} errorComponent={PartFailed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** Other faults are those of the page. */
function PartFailed({ error }: { error: unknown }) {
  if (!isMissingPart(error)) throw error;
  return <ErrorState error={error} onRetry={() => void reloadForPart()} />;
}
