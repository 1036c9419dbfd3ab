import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { findComplaint } from "@atrio/contract/complaints/reports";

import { quietApi } from "./quiet-api.ts";
import { clearSession, getSession, setSession } from "./session.ts";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  setSession({ token: "secret", expiresAt: "2100-01-01T00:00:00Z" });
});

afterEach(() => clearSession());

describe("a quiet call (COMPLAINTS-4)", () => {
  it("a quiet call carries neither token nor cookie nor referrer, and is not cached", async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ data: {} }));
    await quietApi(findComplaint, { body: { uuid: "x" } });
    const [url, init = {}] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe("/api/v1/denuncia-by-uuid");
    const names = [...new Headers(init.headers).keys()];
    expect(names.toSorted()).toEqual(["accept", "accept-language", "content-type"]);
    expect(init).toMatchObject({
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      body: '{"uuid":"x"}',
    });
  });

  it("a quiet call that is refused leaves the session of the portal alone", async () => {
    const refusal = { message: "No.", code: "session.expired" };
    fetchMock.mockResolvedValueOnce(Response.json(refusal, { status: 401 }));
    const call = quietApi(findComplaint, { body: { uuid: "x" } });
    await expect(call).rejects.toMatchObject({ status: 401, message: "No." });
    expect(getSession()?.token).toBe("secret");
  });

  it("a quiet call without network says so", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const call = quietApi(findComplaint, { body: { uuid: "x" } });
    await expect(call).rejects.toMatchObject({ status: 0, code: "network" });
  });
});
