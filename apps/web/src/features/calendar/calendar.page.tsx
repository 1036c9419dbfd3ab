import { useNavigate, useSearch } from "@tanstack/react-router";

import { dayIn } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";

import { CalendarBoard } from "./calendar-board.tsx";
import { readCalendarSearch } from "./search.model.ts";

/** A worker's calendar; each view, month, day and choice of kinds has its own address. */
export function CalendarPage() {
  const search = useSearch({ from: "/portal/userCalendar" });
  const navigate = useNavigate({ from: "/userCalendar" });
  const { zona_horaria } = useCurrentUser();
  return (
    <CalendarBoard
      search={search}
      today={dayIn(zona_horaria)}
      onSearch={(change) =>
        void navigate({
          search: readCalendarSearch({ ...search, ...change }),
          resetScroll: false,
        })
      }
    />
  );
}
