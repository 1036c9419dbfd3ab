import { existsSync } from "node:fs";
import { join } from "node:path";

import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { AppError } from "./errors.ts";

const dist = join(import.meta.dirname, "../../../web/dist");

/** A path the app's router may know: pages have no extension and are not calls. */
function isPage(path: string): boolean {
  return !path.startsWith("/api/") && !/\.[a-z0-9]{2,5}$/i.test(path);
}

/** Serves the built web app; every page address answers its one document. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: true, encodings: ["br", "gzip"], threshold: 1024 });
  const built = existsSync(join(dist, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const immutable = path.includes("/assets/");
        void reply.header(
          "cache-control",
          immutable ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    const asksForPage = ["GET", "HEAD"].includes(request.method) && isPage(path);
    if (!built || !asksForPage) throw new AppError("request.not_found");
    return reply
      .header("cache-control", "no-cache")
      .sendFile("index.html", { immutable: false, maxAge: 0 });
  });
}
