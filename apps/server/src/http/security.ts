import type { OutgoingHttpHeaders } from "node:http";

import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** One year, as browsers ask before they preload a name. */
const strictTransportSeconds = 31_536_000;

/**
 * Security headers of every answer. The page may load listed sources only: its own scripts, styles,
 * fonts, images and calls; nothing may frame it.
 */
export async function secure(app: FastifyInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith("https:");
  await app.register(helmet, {
    global: false,
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
  // Headers common to all answers, serialised once: that costs more than a short answer.
  let made: OutgoingHttpHeaders | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (made === undefined) {
      reply.helmet();
      made = reply.raw.getHeaders();
    } else {
      for (const [name, value] of Object.entries(made)) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
    }
    done();
  });
  app.addHook("onSend", async (request, reply) => {
    void reply.header(
      "permissions-policy",
      "geolocation=(self), camera=(), microphone=(), payment=()",
    );
    void reply.header("x-request-id", request.id);
    // Cacheable answers must declare it: small photos, whose address dies with them.
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
      void reply.header("cache-control", "no-store");
    }
  });
}
