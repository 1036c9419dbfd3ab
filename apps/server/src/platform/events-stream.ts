import type { ServerResponse } from "node:http";

/** A response that stays open and says one thing a line (server-sent events). */
export type EventStream = {
  /** Sends a data line. A slow reader is cut off: it reconnects and reads anew. */
  send(data: unknown): void;
  /** A comment, which keeps proxies and the reader's watchdog from giving up. */
  beat(): void;
  /** Ends the response after the sent data. */
  end(): void;
  isOpen(): boolean;
  /** Called once, when either side has ended it. */
  onClose(listener: () => void): void;
};

const MOST_UNREAD_BYTES = 256 * 1024;
const RETRY_MS = 3000;

/** Opens an event stream on a response, keeping the headers that are set already. */
export function openEventStream(
  response: ServerResponse,
  headers: NodeJS.Dict<string | string[] | number>,
): EventStream {
  // The answer lasts as long as the page: the server's idle limit is not for it.
  response.socket?.setTimeout(0);
  response.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // The connection serves this stream alone and no later request.
    connection: "close",
    // nginx would hold the lines back.
    "x-accel-buffering": "no",
  });

  const isOpen = (): boolean => !response.writableEnded && !response.destroyed;
  const write = (text: string): void => {
    if (!isOpen()) return;
    response.write(text);
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
  };

  write(`retry: ${RETRY_MS}\n\n`);
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    beat: () => write(": \n\n"),
    end: () => {
      if (isOpen()) response.end();
    },
    isOpen,
    onClose: (listener) => {
      response.once("close", listener);
    },
  };
}
