import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import {
  currentUser,
  listSessions,
  login,
  logout,
  revokeSession,
} from "@atrio/contract/access/auth";
import { listWorkdays } from "@atrio/contract/time/time";

import { api } from "./api.ts";
import { gatherReads } from "./gathering.ts";
import { holdCalls } from "./held-calls.ts";
import { setCurrentLanguage } from "./language.ts";
import { clearSession, getSession, setSession } from "./session.ts";
import { fillPath } from "./wire.ts";

const fetchMock = vi.fn<typeof fetch>();
const later = "2100-01-01T00:00:00Z";

function answer(status: number, body: unknown): void {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

/** Makes the next request wait for its signal, as a browser's does; resolves once it is aborted. */
function fetchAborted(): Promise<boolean> {
  return new Promise((resolve) => {
    fetchMock.mockImplementationOnce(
      (_, init) =>
        new Promise((__, reject) => {
          const refuse = (): void => {
            resolve(true);
            reject(new DOMException("Aborted", "AbortError"));
          };
          if (init?.signal?.aborted === true) refuse();
          else init?.signal?.addEventListener("abort", refuse);
        }),
    );
  });
}

function sent(): { url: unknown; init: RequestInit; headers: Headers } {
  const [url, init = {}] = fetchMock.mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

afterEach(() => clearSession());

describe("reads that begin together (Rule ACCESS-70)", () => {
  const { signal } = new AbortController();

  beforeAll(() => gatherReads());

  it("reads that begin together travel in one request, each with its own answer or error", async () => {
    setSession({ token: "secret", expiresAt: later });
    answer(200, {
      answers: [
        { status: 200, content: { data: ["a day"] } },
        { status: 403, content: { code: "access.role", message: "Not for you" } },
      ],
    });
    const [days, sessions] = await Promise.allSettled([
      api(listWorkdays, { query: { trabajador_id: 7, dia: "2026-11-01" }, signal }),
      api(listSessions, { signal }),
    ]);
    expect(days).toMatchObject({ status: "fulfilled", value: { data: ["a day"] } });
    expect(sessions).toMatchObject({ status: "rejected", reason: { code: "access.role" } });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(sent().url).toBe("/api/v1/batch");
    const parts = [
      { call: "GET /jornada", query: { trabajador_id: "7", dia: "2026-11-01" } },
      { call: `GET ${listSessions.path}` },
    ];
    expect(sent().init.body).toBe(JSON.stringify({ calls: parts }));
  });

  it("a read that is no part of a batch is sent by itself, and so is a read alone", async () => {
    setSession({ token: "secret", expiresAt: later });
    const unknown = { status: 404, content: { code: "request.not_found", message: "" } };
    answer(200, { answers: [unknown, { status: 200, content: { data: [] } }] });
    answer(200, { data: ["a session"] });
    answer(200, { data: ["a day"] });
    const query = { trabajador_id: 7, dia: "2026-11-01" };
    const sessions = api(listSessions, { signal });
    void api(listWorkdays, { query, signal });
    await expect(sessions).resolves.toEqual({ data: ["a session"] });
    await expect(api(listWorkdays, { query, signal })).resolves.toEqual({ data: ["a day"] });
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      "/api/v1/batch",
      `/api/v1${listSessions.path}`,
      "/api/v1/jornada?trabajador_id=7&dia=2026-11-01",
    ]);
  });

  it("reads of a batch that is refused whole are sent by themselves", async () => {
    setSession({ token: "secret", expiresAt: later });
    answer(413, { code: "request.too_large", message: "Too large" });
    answer(200, { data: [1] });
    answer(200, { data: [2] });
    const calls = [api(listSessions, { signal }), api(listSessions, { signal })];
    await expect(Promise.all(calls)).resolves.toEqual([{ data: [1] }, { data: [2] }]);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it("a request that fails fails for all of its reads, and an aborted read for itself alone", async () => {
    setSession({ token: "secret", expiresAt: later });
    answer(503, { code: "server.busy", message: "Busy" });
    const gone = new AbortController();
    const calls = [api(listSessions, { signal }), api(listSessions, { signal: gone.signal })];
    gone.abort();
    const [left, aborted] = await Promise.allSettled(calls);
    expect(left).toMatchObject({ status: "rejected", reason: { status: 503 } });
    expect(aborted).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
  });
});

describe("a request", () => {
  it("a request fills the path, the query and the headers", async () => {
    setCurrentLanguage("fr");
    setSession({ token: "secret", expiresAt: later });
    answer(200, { data: [] });
    await api(listWorkdays, { query: { trabajador_id: 7, dia: "2026-11-01to2026-11-30" } });
    expect(sent().url).toBe("/api/v1/jornada?trabajador_id=7&dia=2026-11-01to2026-11-30");
    expect(sent().headers.get("authorization")).toBe("Bearer secret");
    expect(sent().headers.get("accept-language")).toBe("fr");
    expect(sent().init).toMatchObject({ method: "GET", credentials: "omit", cache: "no-store" });
  });

  it("a request sends its body as JSON, with the idempotency key", async () => {
    answer(200, { access_token: "t", token_type: "Bearer", expires_at: later });
    const body = { email: "a@b.es", password: "12345" };
    await api(login, { body, idempotencyKey: "key-1" });
    expect(sent().init.body).toBe(JSON.stringify(body));
    expect(sent().headers.get("content-type")).toBe("application/json");
    expect(sent().headers.get("idempotency-key")).toBe("key-1");
    expect(sent().headers.has("authorization")).toBe(false);
  });

  it("a request is aborted while calls are held, in flight or new, except the logout itself", async () => {
    const inFlight = fetchAborted();
    const call = api(listSessions);
    const release = holdCalls();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(await inFlight).toBe(true);
    void fetchAborted();
    await expect(api(listSessions)).rejects.toMatchObject({ name: "AbortError" });
    answer(200, { message: "" });
    await api(logout, { passesHold: true });
    release();
    answer(200, { data: [] });
    await expect(api(listSessions)).resolves.toEqual({ data: [] });
  });

  it("a request escapes path parameters", () => {
    expect(fillPath("/auth/sessions/:id", { id: "../x y" })).toBe("/auth/sessions/..%2Fx%20y");
  });
});

describe("a failure", () => {
  it("a failure is an ApiError with the server's code and text", async () => {
    answer(404, { message: "Esa sesión ya no está abierta.", code: "session.not_found" });
    const call = api(revokeSession, { params: { id: "x" } });
    await expect(call).rejects.toMatchObject({
      name: "ApiError",
      status: 404,
      code: "session.not_found",
      message: "Esa sesión ya no está abierta.",
    });
  });

  it("a failure without an answer has the code network", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(api(listSessions)).rejects.toMatchObject({ status: 0, code: "network" });
  });

  it("a failure that took too long has the code timeout", async () => {
    fetchMock.mockRejectedValueOnce(new DOMException("slow", "TimeoutError"));
    await expect(api(listSessions)).rejects.toMatchObject({ status: 0, code: "timeout" });
  });

  it("a cancelled call rejects as cancelled, not as a failure", async () => {
    fetchMock.mockRejectedValueOnce(new DOMException("gone", "AbortError"));
    await expect(api(listSessions)).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a dead session", () => {
  it("a dead session is forgotten", async () => {
    setSession({ token: "dead", expiresAt: later });
    answer(401, { message: "Tu sesión ha caducado.", code: "session.expired" });
    await expect(api(currentUser)).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toBeNull();
  });

  it("a dead session does not take a newer one with it", async () => {
    setSession({ token: "old", expiresAt: later });
    fetchMock.mockImplementationOnce(async () => {
      setSession({ token: "new", expiresAt: later });
      return Response.json({ message: "x", code: "session.expired" }, { status: 401 });
    });
    await expect(api(currentUser)).rejects.toMatchObject({ status: 401 });
    expect(getSession()?.token).toBe("new");
  });

  it("wrong credentials do not end the session", async () => {
    setSession({ token: "mine", expiresAt: later });
    answer(401, { message: "Datos de acceso erróneos", code: "auth.wrong_credentials" });
    const call = api(login, { body: { email: "a@b.es", password: "12345" } });
    await expect(call).rejects.toMatchObject({ code: "auth.wrong_credentials" });
    expect(getSession()?.token).toBe("mine");
  });
});
