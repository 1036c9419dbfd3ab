import type { FastifyRequest } from "fastify";

import type { AppContext } from "../../../context.ts";
import { isTraceless } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";

import { mayReadMetrics, openMetrics, readiness } from "./health.service.ts";
import type { MetricsReader } from "./health.service.ts";

/** Probes of the machine around the server: alive, ready, figures. Not part of the wire. */
export function healthRoutes(app: App, ctx: AppContext): void {
  const metrics = openMetrics(ctx);

  app.addHook("onResponse", (request, reply, done) => {
    // A stream lasts as long as its page: not a time to answer.
    const isStream = request.routeOptions.config.endpoint?.produces === "event-stream";
    if (isStream || isTraceless(request)) return done();
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    metrics.observeRequest({ method, route: routeOf(request), status: reply.statusCode, seconds });
    for (const { endpoint, status } of request.batched ?? []) {
      const route = `/api/v1${endpoint.path}`;
      metrics.observeRequest({ method: endpoint.method, route, status, seconds });
    }
    done();
  });

  app.get("/healthz", async () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    const status = await readiness(ctx);
    const fault = ctx.clockWatch.fault();
    const clock = fault === null ? {} : { clock: fault };
    return reply.code(status === "not ready" ? 503 : 200).send({ status, ...clock });
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(ctx.config.metricsToken, readerOf(request))) fail("request.not_found");
    return reply.type(metrics.contentType).send(await metrics.render());
  });
}

/** Route pattern of a call; the many files of the web app count as one. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return "none";
  return url.startsWith("/api/") || /^\/(healthz|readyz|metrics)$/.test(url) ? url : "web";
}

function readerOf(request: FastifyRequest): MetricsReader {
  const { headers } = request;
  return {
    peer: request.socket.remoteAddress,
    forwarded: headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined,
    authorization: headers.authorization,
  };
}
