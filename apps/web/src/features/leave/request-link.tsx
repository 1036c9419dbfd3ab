import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { readAbsencesSearch } from "./leave.model.ts";

type RequestLinkProps = { id: number; className?: string | undefined; children: ReactNode };

/** A link that opens a request over the page. */
export function RequestLink({ id, className = "", children }: RequestLinkProps) {
  return (
    <Link
      to="/absences"
      search={(old: Record<string, unknown>) => ({
        ...readAbsencesSearch({ ...old, cifra: undefined }),
        solicitud: id,
      })}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
}
