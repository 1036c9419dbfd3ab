import { existsSync } from "node:fs";
import { join, relative } from "node:path";

import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { AppError } from "./errors.ts";
import { isMailboxPage, mailboxDocument, mailboxFolder } from "./mailbox-page.ts";

const dist = join(import.meta.dirname, "../../../web/dist");

/** A path the app's router may know: pages have no extension and are not calls. */
function isPage(path: string): boolean {
  return !path.startsWith("/api/") && !/\.[a-z0-9]{2,5}$/i.test(path);
}

/** Serves the built web app; a page address answers the portal's document or the mailbox's. */
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
        void reply.header("cache-control", cachingOf(relative(dist, path)));
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    const asksForPage = ["GET", "HEAD"].includes(request.method) && isPage(path);
    if (!built || !asksForPage) throw new AppError("request.not_found");
    const document = isMailboxPage(path) ? mailboxDocument : "index.html";
    return reply
      .header("cache-control", cachingOf(document))
      .sendFile(document, { immutable: false, maxAge: 0 });
  });
}

/** Built files keep their names for ever; those of the complaints mailbox stay in no browser. */
function cachingOf(file: string): string {
  if (file.startsWith(`${mailboxFolder}/`)) return "no-store";
  return file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}
