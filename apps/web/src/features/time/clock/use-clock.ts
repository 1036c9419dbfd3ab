import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { openSigningQuery } from "../../../lib/clock.ts";
import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import { queueOwner, withPunches } from "../offline/offline.model.ts";
import type { KeptCall } from "../offline/offline.model.ts";
import { keptPunchesQuery } from "../offline/offline.queries.ts";
import { clockState } from "../time.model.ts";
import type { ClockState } from "../time.model.ts";
import { clockInTypesQuery, nearbyDaysQuery, pauseKindsQuery } from "../time.queries.ts";
import { useNow } from "../use-now.ts";

import { daysAround, shownDay } from "./clock.model.ts";

/** The worker's clock as the server and this device know it, carried on to this minute. */
export type Clock = {
  user: CurrentUser;
  zone: string;
  now: string;
  /** Local day at the worker's centre. */
  today: string;
  state: ClockState;
  open: Signing | null;
  /** The working day on the card: the open signing's, else today's. */
  day: Workday | null;
  /** The last seven days, today last. */
  days: Workday[];
  /** Punches and changes of project that the server does not have yet, or has refused. */
  kept: KeptCall[];
};

type ClockQuery =
  | { status: "loading" }
  | { status: "failed"; error: unknown; retry: () => void }
  | { status: "ready"; clock: Clock };

/** Reads the open signing and the last days, and follows them minute by minute. */
export function useClock(): ClockQuery {
  const user = useCurrentUser();
  const now = useNow();
  const { zona_horaria } = user;
  const today = dayIn(zona_horaria, now);
  const open = useQuery(openSigningQuery(user.id));
  const days = useQuery({ ...nearbyDaysQuery(user.id, today), ...useKnownDays(user.id, today) });
  const kept = useQuery(keptPunchesQuery(queueOwner(user))).data ?? none;
  const shown = useShown({ open: open.data, days: days.data, kept, zone: zona_horaria });
  if (shown !== null) {
    const day = shownDay(shown.days, shown.open, today);
    const state = clockState(shown.open);
    const past = shown.days.filter(({ dia }) => dia <= today);
    const clock = {
      user,
      zone: zona_horaria,
      now,
      today,
      state,
      open: shown.open,
      day,
      days: past,
      kept,
    };
    return { status: "ready", clock };
  }
  const error = open.error ?? days.error;
  if (error === null) return { status: "loading" };
  const retry = () => {
    void open.refetch();
    void days.refetch();
  };
  return { status: "failed", error, retry };
}

const none: KeptCall[] = [];

type ShownInput = {
  open: Signing | null | undefined;
  days: Workday[] | undefined;
  kept: KeptCall[];
  zone: string;
};

/** The server's state with the waiting punches on top; null until the server's part is there. */
function useShown({ open, days, kept, zone }: ShownInput) {
  const types = useQuery(clockInTypesQuery).data;
  const pauses = useQuery(pauseKindsQuery).data;
  return useMemo(() => {
    if (open === undefined || days === undefined) return null;
    return withPunches({ open, days }, kept, { zone, types: types ?? [], pauses: pauses ?? [] });
  }, [open, days, kept, zone, types, pauses]);
}

/** After midnight without network the former days' data is all there is: stale, but known. */
function useKnownDays(workerId: number, today: string) {
  const client = useQueryClient();
  return {
    initialData: () =>
      client
        .getQueriesData<Workday[]>({ queryKey: ["time", "days", workerId] })
        .map(([, days]) => daysAround(days ?? [], today))
        .findLast((days) => days.length > 0),
    initialDataUpdatedAt: 0,
  };
}
