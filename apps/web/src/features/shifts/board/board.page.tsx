import { useNavigate, useSearch } from "@tanstack/react-router";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import { PlanningBoard } from "./planning-board.tsx";
import { readBoardSearch } from "./search.model.ts";

/** Shift planning of the caller's work areas; view, range and filters have their own address. */
export function QuadrantsPage() {
  const search = useSearch({ from: "/portal/quadrantsSupervisor" });
  const navigate = useNavigate({ from: "/quadrantsSupervisor" });
  const { id, zona_horaria } = useCurrentUser();
  return (
    <PlanningBoard
      managerId={id}
      search={search}
      today={dayIn(zona_horaria)}
      onSearch={(change, isReplacing = false) =>
        void navigate({
          search: readBoardSearch({ ...search, ...change }),
          replace: isReplacing,
          resetScroll: false,
        })
      }
    />
  );
}
