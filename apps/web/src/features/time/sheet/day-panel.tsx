import { lazy, useState } from "react";
import type { RefObject } from "react";

import type { Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";

import type { DayExtras } from "./day-detail.tsx";

const DayDetail = lazy(async () => ({
  default: (await loadChunk(() => import("./day-detail.tsx"))).DayDetail,
}));

type DayPanelProps = DayExtras & {
  days: readonly Workday[];
  now: string;
  opened: OpenedDay;
};

/** The detail of the day that is open, beside its month. */
export function DayPanel({ days, now, opened, ...extras }: DayPanelProps) {
  const index = days.findIndex(({ dia }) => dia === opened.day);
  const shown = days[index];
  return (
    <Part>
      {shown !== undefined && (
        <DayDetail
          {...extras}
          day={shown}
          now={now}
          previous={days[index - 1]?.dia ?? null}
          next={days[index + 1]?.dia ?? null}
          onShow={opened.open}
          onClose={opened.close}
        />
      )}
    </Part>
  );
}

export type OpenedDay = { day: string | null; open: (day: string) => void; close: () => void };

/** The day that is open, at first that of the address; closing it returns the focus to its day in the frame. */
export function useOpenedDay(
  first: string | null,
  frame: RefObject<HTMLElement | null>,
): OpenedDay {
  const [day, setDay] = useState(first);
  const close = () => {
    setDay(null);
    // The panel leaves first; then the keys go on from the day it showed.
    requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>(`[data-day="${day ?? ""}"]`)?.focus();
    });
  };
  return { day, open: setDay, close };
}
