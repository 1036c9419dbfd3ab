import { gzip } from "node:zlib";

import type { App } from "./bind.ts";
import { encodingOf } from "./negotiation.ts";

/** Characters of an answer that cost more to send than to compress. */
const worthwhile = 16_384;

/**
 * Compresses large answers of calls for clients that read gzip, off the event loop (Rule COMPANY-120). No
 * other site can have a browser ask for one: a call needs the header of its session, so that the length of
 * an answer tells nothing to anybody.
 */
export function compressAnswers(api: App): void {
  api.addHook("onSend", (request, reply, payload, done) => {
    if (typeof payload !== "string" || payload.length < worthwhile) return done(null, payload);
    void reply.header("vary", "accept-encoding");
    if (encodingOf(request.headers["accept-encoding"], ["gzip"]) === undefined) {
      return done(null, payload);
    }
    void reply.header("content-encoding", "gzip").removeHeader("content-length");
    gzip(payload, { level: 1 }, done);
  });
}
