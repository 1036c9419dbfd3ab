/**
 * The portal's service worker: opens the page from its cache when there is no network, and shows
 * push messages while no page is open. No data of the server pass through it: calls to /api/ are
 * left alone and never cached, and a push message holds a title and a page, no more.
 */

/** Types of the service worker's scope used here; the web's other files have those of a page. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = LastingEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type PushedEvent = LastingEvent & { readonly data: { json(): unknown } | null };
type PressedEvent = LastingEvent & { readonly notification: Notification };
/** `oldSubscription` is missing in browsers that only say that there was one. */
type RenewedEvent = LastingEvent & { readonly oldSubscription?: PushSubscription | null };
/** An open page of the portal. */
type Page = {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};
type Worker = {
  /** Put in front of this file by the build: every file that the first pages need. */
  readonly shellFiles: readonly string[];
  readonly shellVersion: string;
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: { type: "window" }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushedEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: PressedEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: RenewedEvent) => void): void;
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
  // The complaints mailbox is left alone too: this worker keeps nothing of it (Rule COMPLAINTS-26).
  if (/^\/api\/|^(?:\/(?:en|fr|pt))?\/complaint\/.|^\/mailbox\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(fromCopyFirst(request));
  else if (worker.shellFiles.includes(pathname)) event.respondWith(fromNetworkFirst(request));
});

worker.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPageOf(event.notification));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function install(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  // Built files never change; cached copies of others may be of an earlier version.
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

/** Single-page app: one cached document answers for every page without network or server. */
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

/**
 * Shows a push message, whose title is in the person's language already. An unreadable one is shown
 * as well, because a browser revokes the permission after pushes without a notification.
 */
async function showNotice(data: PushedEvent["data"]): Promise<void> {
  const { titulo = "Atrio", enlace = "/" } = readNotice(data);
  await worker.registration.showNotification(titulo, {
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: enlace,
    // A repeated message replaces the one still on the screen.
    tag: `${enlace} ${titulo}`,
    lang: languageOf(enlace),
  });
}

function readNotice(data: PushedEvent["data"]): { titulo?: string; enlace?: string } {
  try {
    const sent: unknown = data?.json();
    if (typeof sent !== "object" || sent === null) return {};
    const { titulo, enlace } = { titulo: undefined, enlace: undefined, ...sent };
    return {
      ...(typeof titulo === "string" && { titulo }),
      ...(typeof enlace === "string" && { enlace }),
    };
  } catch {
    return {};
  }
}

/** The portal's addresses carry the language in front; Spanish has no prefix. */
function languageOf(link: string): string {
  return /^\/(en|fr|pt)(?:[/?#]|$)/.exec(link)?.[1] ?? "es";
}

/** Focuses a page of the portal, or opens one, at the notice's address. */
async function openPageOf({ data }: Notification): Promise<void> {
  const url = new URL(typeof data === "string" ? data : "/", worker.location.origin);
  // A link to another origin was not sent by the portal.
  const target = url.origin === worker.location.origin ? url.href : worker.location.origin;
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  try {
    if (page === undefined) throw new Error("No page is open");
    // A browser that does not bring the page to the front leads there all the same.
    const isInFront = page.focus().catch(() => undefined);
    await page.navigate(target);
    await isInFront;
  } catch {
    // No window is open, or the open one belongs to an older worker.
    await worker.clients.openWindow(target);
  }
}

/**
 * The browser renewed its push address: the worker subscribes with the same key, and the page
 * reports it to the server when opened next, because only the page knows the signed-in person.
 */
async function renew({ oldSubscription: old }: RenewedEvent): Promise<void> {
  if (old === undefined || old === null) return;
  await worker.registration.pushManager.subscribe(old.options);
}
