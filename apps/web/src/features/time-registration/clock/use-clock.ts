import { useQuery } from "@tanstack/react-query";

import type { Signing, Workday } from "@atrio/contract/time";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import { clockState } from "../time-registration.model.ts";
import type { ClockState } from "../time-registration.model.ts";
import { nearbyDaysQuery, openSigningQuery } from "../time-registration.queries.ts";
import { useNow } from "../use-now.ts";

import { shownDay } from "./clock.model.ts";

/** The worker's clock as the server knows it, carried on to this minute. */
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
};

type ClockQuery =
  | { status: "loading" }
  | { status: "failed"; error: unknown; retry: () => void }
  | { status: "ready"; clock: Clock };

/** Reads the open signing and the last days, and follows them minute by minute. */
export function useClock(): ClockQuery {
  const user = useCurrentUser();
  const now = useNow();
  const zone = user.zona_horaria;
  const today = dayIn(zone, now);
  const open = useQuery(openSigningQuery(user.id));
  const days = useQuery(nearbyDaysQuery(user.id, today));
  if (open.data !== undefined && days.data !== undefined) {
    const day = shownDay(days.data, open.data, today);
    const state = clockState(open.data);
    const past = days.data.filter(({ dia }) => dia <= today);
    const clock = { user, zone, now, today, state, open: open.data, day, days: past };
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
