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

it("a change during the first fetch of a read fetches it again after its answer", async () => {
  const answers: Array<(text: string) => void> = [];
  const read = vi.fn<() => Promise<string>>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const screen = watch("days", read);
  const others = queryClient.query({ queryKey: ["month"], queryFn: read });
  for (let change = 0; change < 3; change += 1) void queryClient.invalidateQueries();
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer("before");
  expect(await others).toBe("before");
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  expect(screen.getCurrentResult()).toMatchObject({ data: "before", isFetching: true });
  answers.at(-1)?.("after");
  await vi.waitFor(() => expect(screen.getCurrentResult()).toMatchObject({ data: "after" }));
  expect(screen.getCurrentResult().isFetching).toBe(false);
  // Without a screen it is read again when somebody wants it.
  expect(queryClient.getQueryState(["month"])?.isInvalidated).toBe(true);
  expect(answers).toHaveLength(3);
});
