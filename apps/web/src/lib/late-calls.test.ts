import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { callAllNow, callLater } from "./late-calls.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a late call is made once: after its time, at once when the page is left, or never once taken back", async () => {
  const call = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const first = callLater(call, 6_000);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledOnce();
  expect(first.cancel()).toBe(false);
  callLater(call, 6_000);
  window.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(callLater(call, 6_000).cancel()).toBe(true);
  await callAllNow();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(call).toHaveBeenCalledTimes(2);
});
