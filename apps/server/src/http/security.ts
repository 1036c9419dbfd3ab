import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** One year, as browsers ask before they preload a name. */
const strictTransportSeconds = 31_536_000;

/**
 * Security headers of pages. A page may load listed sources only: its own scripts, styles,
 * fonts, images and calls; nothing may frame it.
 */
function securityHeaders(publicUrl: string): Record<string, string> {
  const https = publicUrl.startsWith("https:");
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The component kit sets element styles and one generated sheet; no script can follow.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        // Recordings among the files of a complaint, which are at hand already decrypted.
        mediaSrc: ["blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: strictTransportSeconds } : false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(request, response, (error) => {
    if (error instanceof Error) throw error;
  });
  const made = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(made.map(([name, value]) => [name, String(value)])),
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
  };
}

/** Cacheable answers must declare it: small photos, whose address dies with them. */
const notKept = { "cache-control": "no-store" };

/** Headers of pages that apply to data too (Rule ACCESS-55). */
const ofData = new Set([
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
]);

/** Security headers of a call's answer: opened as a page, it may load, run and be framed by nothing. */
function dataHeaders(ofPages: Record<string, string>): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(ofPages).filter(([name]) => ofData.has(name))),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...notKept,
  };
}

/** Gives every answer its security headers and the number of its request. */
export function secure(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  const data = dataHeaders(headers);
  app.addHook("onRequest", (request, reply, done) => {
    const isCall = request.routeOptions.config.endpoint !== undefined;
    void reply.headers(isCall ? data : headers).header("x-request-id", request.id);
    if (!isCall && request.url.startsWith("/api/")) void reply.headers(notKept);
    done();
  });
}
