import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { calmly, createEventParser } from "./events.ts";

function parse(...pieces: string[]): string[] {
  const found: string[] = [];
  const parser = createEventParser((data) => found.push(data));
  for (const piece of pieces) parser(piece);
  return found;
}

describe("the parser of the event stream", () => {
  it("the parser finds events in pieces of any size", () => {
    expect(parse('data: {"a"', ":1}\n", "\nda", 'ta: {"b":2}\n\n')).toEqual(['{"a":1}', '{"b":2}']);
  });

  it("the parser ignores comments and other fields", () => {
    expect(parse(": hello\n\nevent: x\nid: 7\ndata: 1\n\n: ping\n\n")).toEqual(["1"]);
  });

  it("the parser joins the lines of one event and accepts carriage returns", () => {
    expect(parse("data: 1\r\ndata: 2\r\n\r\n")).toEqual(["1\n2"]);
  });

  it("the parser waits for the empty line", () => {
    expect(parse("data: 1\n")).toEqual([]);
  });
});

describe("refetches asked for by many events", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("refetches happen at once, then every two seconds at most, and none is lost", () => {
    const work = vi.fn<() => void>();
    const ask = calmly(work);
    ask();
    expect(work).toHaveBeenCalledTimes(1);
    for (let times = 0; times < 50; times += 1) ask();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(2);
    ask();
    expect(work).toHaveBeenCalledTimes(3);
  });
});
