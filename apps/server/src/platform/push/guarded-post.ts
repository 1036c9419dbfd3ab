import { lookup as resolveName } from "node:dns";
import type { LookupAddress } from "node:dns";
import { request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";

import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** Refusal of an address given by a browser that leads to an inner network. */
export class ForbiddenTarget extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ForbiddenTarget";
  }
}

/** The answer to a request: its status and the beginning of its body. */
export type Posted = { status: number; body: string };

type Post = { url: string; headers: Record<string, string>; body: Buffer | string };

const longestMs = 10_000;
const mostBytes = 64 * 1024;

/**
 * Client for addresses given from outside: https on its own port, to public addresses only (checked
 * on the very address that is connected to, for any later resolution of the name), no redirects, no
 * proxy, 10 seconds in all. With `loopback` also this machine, without encryption: for tests.
 */
export function openGuardedPost({ loopback }: { loopback: boolean }) {
  const isAllowed = (address: string): boolean =>
    isPublicAddress(address) || (loopback && isLoopbackAddress(address));

  /** A name's addresses, when all of them may be called. */
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, "");
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new ForbiddenTarget("The name leads to an address that is not public"), "");
      }
      return options.all === true
        ? callback(null, addresses)
        : callback(null, first.address, first.family);
    });
  };

  /** The address to call, or ForbiddenTarget for a forbidden spelling. */
  function targetOf(text: string): URL {
    const url = URL.parse(text);
    if (url === null) throw new ForbiddenTarget("Not an address");
    if (url.username !== "" || url.password !== "") throw new ForbiddenTarget("With a password");
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    if (isIP(host) !== 0 && !isAllowed(host)) throw new ForbiddenTarget("Not a public address");
    const isOwn = loopback && (host === "localhost" || isLoopbackAddress(host));
    if (isOwn && url.protocol === "http:") return url;
    if (url.protocol !== "https:") throw new ForbiddenTarget("Not https");
    if (url.port !== "" && !isOwn) throw new ForbiddenTarget("Not the port of https");
    return url;
  }

  /** True if a name leads to public addresses only; an unresolvable one is judged later. */
  async function isHostAllowed(url: URL): Promise<boolean> {
    if (isIP(url.hostname.replace(/^\[(.*)\]$/, "$1")) !== 0) return true;
    const addresses = await Promise.race([resolved(url.hostname), nothingAfter(shortMs)]);
    return addresses.every(({ address }) => isAllowed(address));
  }

  return {
    /** True if an address may be kept to be called later. */
    async mayCall(text: string): Promise<boolean> {
      try {
        return await isHostAllowed(targetOf(text));
      } catch {
        return false;
      }
    },

    /** Sends; answers any status. Throws ForbiddenTarget, or when nobody answers. */
    async post({ url, headers, body }: Post): Promise<Posted> {
      const target = targetOf(url);
      const open = target.protocol === "https:" ? httpsRequest : httpRequest;
      return new Promise((resolve, reject) => {
        const request = open(
          target,
          {
            method: "POST",
            headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
            lookup: guardedLookup,
            agent: false,
            signal: AbortSignal.timeout(longestMs),
          },
          (answer) => {
            readStart(answer).then(
              (text) => resolve({ status: answer.statusCode ?? 0, body: text }),
              reject,
            );
          },
        );
        request.on("error", reject);
        request.end(body);
      });
    },
  };
}

export type GuardedPost = ReturnType<typeof openGuardedPost>;

const shortMs = 2000;

function resolved(hostname: string): Promise<LookupAddress[]> {
  return new Promise((resolve) => {
    resolveName(hostname, { all: true }, (error, addresses) => {
      resolve(error === null ? addresses : []);
    });
  });
}

function nothingAfter(ms: number): Promise<LookupAddress[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve([]), ms).unref();
  });
}

/** The first bytes of an answer; of a longer one the connection is given up. */
function readStart(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (): void => resolve(Buffer.concat(chunks).subarray(0, mostBytes).toString());
    answer.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size < mostBytes) return;
      end();
      answer.destroy();
    });
    answer.on("end", end);
    answer.on("error", reject);
  });
}
