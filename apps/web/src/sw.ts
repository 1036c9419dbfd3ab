/**
 * The portal's worker: opens the page from its own copy when there is no network. Nothing of the
 * server's data passes through it: calls to /api/ are left alone and never kept.
 */

/** What this file uses of a worker's surroundings; the web's other files see those of a page. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = LastingEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type Worker = {
  /** Put in front of this file by the build: every file that the first pages need. */
  readonly shellFiles: readonly string[];
  readonly shellVersion: string;
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { matchAll(options: { type: "window" }): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs in a worker, which the page's types do not know
const worker = globalThis as unknown as Worker;

const prefix = "atrio-shell-";
const cacheName = prefix + worker.shellVersion;
/** A page that the network does not bring within this time comes from the copy. */
const patienceMs = 5_000;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(removeOldCopies()));
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(takeOver());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(fromCopyFirst(request));
  else if (worker.shellFiles.includes(pathname)) event.respondWith(fromNetworkFirst(request));
});

async function install(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  // Built files never change; of the others, what the browser kept may be of an earlier version.
  const requests = worker.shellFiles.map(
    (path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" }),
  );
  await cache.addAll(requests);
}

async function removeOldCopies(): Promise<void> {
  const names = await worker.caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => worker.caches.delete(name)));
}

/** A page of the old version that is still open keeps its files: then the change waits. */
async function takeOver(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  if (pages.length <= 1) await worker.skipWaiting();
}

/** Every page is the one document; its copy answers where the network or the server does not. */
async function openPage(request: Request): Promise<Response> {
  const copy = await worker.caches.match("/", { cacheName });
  if (copy === undefined) return worker.fetch(request);
  try {
    const answer = await within(worker.fetch(request));
    return answer.status >= 500 ? copy : answer;
  } catch {
    return copy;
  }
}

/** Built files never change under their name. */
async function fromCopyFirst(request: Request): Promise<Response> {
  const copy = await worker.caches.match(request, { ignoreVary: true });
  if (copy !== undefined) return copy;
  const answer = await worker.fetch(request);
  if (answer.ok) {
    const cache = await worker.caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  try {
    return await within(worker.fetch(request));
  } catch (error) {
    const copy = await worker.caches.match(request, { ignoreVary: true });
    if (copy === undefined) throw error;
    return copy;
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<T>((_, reject) => {
      setTimeout(() => reject(new Error("The network takes too long")), patienceMs);
    }),
  ]);
}
