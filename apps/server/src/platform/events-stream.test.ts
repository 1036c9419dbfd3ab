import { createServer, get } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openEventStream } from "./events-stream.ts";
import type { EventStream } from "./events-stream.ts";

let server: Server;
let stream: EventStream;
let response: IncomingMessage;
let heard: string[] = [];

beforeEach(async () => {
  const chunks: string[] = [];
  heard = chunks;
  server = createServer((_request, answer) => {
    stream = openEventStream(answer, { "x-request-id": "7" });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  response = await new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1" }, resolve).on("error", reject);
  });
  response.setEncoding("utf8");
  response.on("error", () => {});
  response.on("data", (chunk: string) => chunks.push(chunk));
});

afterEach(() => {
  response.destroy();
  server.close();
});

it("an event stream keeps the headers that were set, and is neither stored nor buffered", () => {
  expect(response.headers).toMatchObject({
    "x-request-id": "7",
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
});

it("each event is one line, for any text, with comments between", async () => {
  stream.send({ tipo: "nota", texto: "dos\nlíneas\n\ndata: x" });
  stream.beat();
  stream.end();
  await vi.waitFor(() => expect(response.readableEnded).toBe(true));
  expect(heard.join("")).toBe(
    `retry: 3000\n\ndata: {"tipo":"nota","texto":"dos\\nlíneas\\n\\ndata: x"}\n\n: \n\n`,
  );
});

it("an ended event stream writes nothing more, and reports its end once", async () => {
  const closed = vi.fn<() => void>();
  stream.onClose(closed);
  stream.end();
  stream.end();
  stream.send({ late: true });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(stream.isOpen()).toBe(false);
  expect(heard.join("")).not.toContain("late");
});

it("an event stream reports when the page leaves", async () => {
  const closed = vi.fn<() => void>();
  stream.onClose(closed);
  response.destroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  stream.send({ after: true });
  expect(stream.isOpen()).toBe(false);
});

describe("a page that does not read", () => {
  const large = "x".repeat(64 * 1024);

  /** Sends 32 MB, more than any system buffers, at the pace of a reading client. */
  async function sendMuch(): Promise<void> {
    for (let index = 0; index < 512 && stream.isOpen(); index += 1) {
      stream.send(large);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  it("a page that does not read is cut off before it fills the memory", async () => {
    response.pause();
    await sendMuch();
    expect(stream.isOpen()).toBe(false);
  });

  it("a stalled page is told apart from a reading one", async () => {
    await sendMuch();
    expect(stream.isOpen()).toBe(true);
  });
});
