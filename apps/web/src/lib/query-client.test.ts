import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";

import { noteReached, noteUnreachable } from "./connection.ts";
import { queryClient, refetchOnReturn } from "./query-client.ts";

const stops: Array<() => void> = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
});

/** Reads an address for a screen, as long as the test runs. */
function watch(name: string, queryFn: () => Promise<string>): QueryObserver<string> {
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: [name],
    queryFn,
    retry: false,
  });
  stops.push(observer.subscribe(() => undefined));
  return observer;
}

it("a return refetches the screen once, also while one address stays closed", async () => {
  const open = vi.fn<() => Promise<string>>(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    noteReached();
    return "open";
  });
  const closed = vi.fn<() => Promise<string>>(async () => {
    noteUnreachable();
    throw new Error("closed");
  });
  const screen = [watch("open", open), watch("closed", closed)];
  const settled = () => screen.every((read) => !read.getCurrentResult().isFetching);
  await vi.waitFor(() => expect(settled()).toBe(true));
  stops.push(refetchOnReturn());
  noteUnreachable();
  noteReached();
  expect(settled()).toBe(false);
  await vi.waitFor(() => expect(settled()).toBe(true));
  expect([open.mock.calls.length, closed.mock.calls.length]).toEqual([2, 2]);
  // The next return is followed again.
  noteUnreachable();
  noteReached();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(3));
});
