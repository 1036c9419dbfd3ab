import { lazy } from "react";
import type { ReactNode } from "react";

import { loadChunk } from "../../lib/chunks.ts";
import { StopClockSlot } from "../../lib/clock.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { Part } from "../../ui/part.tsx";

const StopClock = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("../../features/time/clock/stop-clock.tsx")),
    loadTexts("time"),
  ]);
  return { default: part.StopClock };
});

const renderStopClock = (onAsking: (isAsking: boolean) => void) => (
  <Part>
    <StopClock onAsking={onAsking} />
  </Part>
);

/** Hands the buttons that stop the clock to the forms inside that need it stopped. */
export function StopClockPlace({ children }: { children: ReactNode }) {
  return <StopClockSlot value={renderStopClock}>{children}</StopClockSlot>;
}
