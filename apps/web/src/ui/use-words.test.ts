import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { useWords } from "./use-words.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The field over an address that follows when it is let. */
function field(beginning = "") {
  const looks: string[] = [];
  const { result, rerender } = renderHook(
    ({ address }) => useWords(address, (text) => looks.push(text)),
    { initialProps: { address: beginning } },
  );
  return {
    looks,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    clear: () => act(() => result.current.clear()),
    wait: () => act(() => void vi.advanceTimersByTime(301)),
    arrive: (address: string) => rerender({ address }),
  };
}

it("typed text stays while the address follows", () => {
  const { looks, typed, type, wait, arrive } = field();
  type("luc");
  wait();
  type("lucia");
  wait();
  type("lucia g");
  arrive("luc");
  expect(typed()).toBe("lucia g");
  arrive("lucia");
  expect(typed()).toBe("lucia g");
  expect(looks).toEqual(["luc", "lucia"]);
});

it("a change of the address by others is shown", () => {
  const { typed, type, wait, arrive } = field();
  type("lucia");
  wait();
  arrive("lucia");
  arrive("");
  expect(typed()).toBe("");
  arrive("lucia");
  expect(typed()).toBe("lucia");
});

it("the search asks for nothing more once the field is emptied", () => {
  const { looks, typed, type, clear, wait } = field("ana");
  type("ana m");
  clear();
  wait();
  expect(typed()).toBe("");
  expect(looks).toEqual([]);
});
