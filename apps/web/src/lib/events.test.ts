import { describe, expect, it } from "vitest";

import { createEventParser } from "./events.ts";

function parse(...pieces: string[]): string[] {
  const found: string[] = [];
  const parser = createEventParser((data) => found.push(data));
  for (const piece of pieces) parser(piece);
  return found;
}

describe("the parser of the event stream", () => {
  it("finds events in whatever pieces they arrive", () => {
    expect(parse('data: {"a"', ":1}\n", "\nda", 'ta: {"b":2}\n\n')).toEqual(['{"a":1}', '{"b":2}']);
  });

  it("ignores comments and other fields", () => {
    expect(parse(": hello\n\nevent: x\nid: 7\ndata: 1\n\n: ping\n\n")).toEqual(["1"]);
  });

  it("joins the lines of one event and accepts carriage returns", () => {
    expect(parse("data: 1\r\ndata: 2\r\n\r\n")).toEqual(["1\n2"]);
  });

  it("waits for the empty line", () => {
    expect(parse("data: 1\n")).toEqual([]);
  });
});
