import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** One year, as browsers ask before they preload a name. */
const strictTransportSeconds = 31_536_000;

/**
 * Security headers of every answer. The page may load listed sources only: its own scripts, styles,
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

/** Gives every answer its security headers and the number of its request. */
export function secure(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers).header("x-request-id", request.id);
    // Cacheable answers must declare it: small photos, whose address dies with them.
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
    done();
  });
}
