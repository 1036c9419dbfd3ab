// Frames that a browser draws while something happens in a page, and the cost on the page's own
// thread.
import type { Browser, CDPSession } from "playwright-core";

export type Frames = {
  /** Frames a second that the page could have drawn: its animation frames. */
  perSecond: number;
  /** Frames a second that were drawn anew. */
  drawn: number;
  /** Milliseconds of the page's thread for each frame; work, without waiting. */
  work: number;
};

/** Fields read of a recorded event. */
type TraceEvent = {
  name: string;
  /** Process and thread. */
  thread: string;
  phase: string;
  /** Milliseconds of the processor. */
  worked: number;
  /** Name in an event that names a thread. */
  named: string;
};

function readEvent(event: Readonly<Record<string, unknown>>): TraceEvent {
  const { name, pid, tid, ph: phase, tdur: microseconds, args } = event;
  const isNaming = typeof args === "object" && args !== null && "name" in args;
  return {
    name: String(name),
    thread: `${String(pid)} ${String(tid)}`,
    phase: String(phase),
    worked: Number(microseconds ?? 0) / 1000,
    named: isNaming ? String(args.name) : "",
  };
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/**
 * Measures a browser while `work` lasts; `work` answers the animation frames a second. It runs
 * twice: recording takes time of its own, which the count of frames must not pay.
 */
export async function recordFrames(browser: Browser, work: () => Promise<number>): Promise<Frames> {
  const perSecond = await work();
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(readEvent(event));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories, "disabled-by-default-devtools.timeline"] },
  });
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  await endTracing(session);
  const frames = events.filter(({ name, phase }) => name === "DrawFrame" && phase !== "E").length;
  return { perSecond, drawn: frames / seconds, work: workOf(events) / Math.max(1, frames) };
}

async function endTracing(session: CDPSession): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    session.once("Tracing.tracingComplete", () => resolve());
  });
  await session.send("Tracing.end");
  await ended;
  await session.detach();
}

/** Milliseconds of the busiest page's main thread: the measured page. */
function workOf(events: readonly TraceEvent[]): number {
  const threads = new Map<string, number>();
  for (const { name, named, thread } of events) {
    if (name === "thread_name" && named === "CrRendererMain") threads.set(thread, 0);
  }
  for (const { name, phase, thread, worked } of events) {
    const known = threads.get(thread);
    if (known === undefined || phase !== "X" || name !== "ThreadControllerImpl::RunTask") continue;
    threads.set(thread, known + worked);
  }
  return Math.max(0, ...threads.values());
}
