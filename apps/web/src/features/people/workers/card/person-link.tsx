import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

type PersonLinkProps = { id: number; className?: string | undefined; children: ReactNode };

/** Opens somebody's card over the page. */
export function PersonLink({ id, className, children }: PersonLinkProps) {
  return (
    <Link
      from="/workers"
      to="/workers"
      search={(search) => ({ ...search, persona: id })}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
}
