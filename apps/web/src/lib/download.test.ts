import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { timeRecord } from "@atrio/contract/time/time";

import { download, fileNameOf } from "./download.ts";
import { clearSession, setSession } from "./session.ts";

const fetchMock = vi.fn<typeof fetch>();
const saved: Array<{ name: string; size: number }> = [];
const body = {
  trabajador_id: 7,
  desde: "2026-11-01",
  hasta: "2026-11-30",
  formato: "pdf",
} as const;

beforeEach(() => {
  fetchMock.mockReset();
  saved.length = 0;
  vi.stubGlobal("fetch", fetchMock);
  let last: Blob | MediaSource | undefined;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return "blob:portal";
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, size: last !== undefined && "size" in last ? last.size : 0 });
  });
});

afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the name of a file", () => {
  it.each([
    [`attachment; filename="a_o.pdf"; filename*=UTF-8''a%C3%B1o%27s.pdf`, "año's.pdf"],
    [`attachment; filename="plain.zip"`, "plain.zip"],
    [`attachment; filename="plain.zip"; filename*=UTF-8''%E0%A4%A`, "plain.zip"],
    [null, "download"],
  ])("the file name in %s is %s", (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});

describe("a download", () => {
  it("a download sends the session's header and saves the bytes under the server's name", async () => {
    setSession({ token: "secret", expiresAt: "2100-01-01T00:00:00Z" });
    const headers = { "content-disposition": `attachment; filename*=UTF-8''a%C3%B1o.pdf` };
    fetchMock.mockResolvedValueOnce(new Response("12345", { headers }));
    await download(timeRecord, { body });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe("/api/v1/registro-horario");
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer secret");
    expect(init?.body).toBe(JSON.stringify(body));
    expect(saved).toEqual([{ name: "año.pdf", size: 5 }]);
  });

  it("a refused download saves nothing, and says why", async () => {
    const refusal = { code: "workday.range", message: "El periodo no es válido." };
    fetchMock.mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
    await expect(download(timeRecord, { body })).rejects.toMatchObject(refusal);
    expect(saved).toEqual([]);
  });

  it("a download says when the connection breaks in the middle of the file", async () => {
    const broken = new Response("12345");
    vi.spyOn(broken, "blob").mockRejectedValue(new TypeError("cut"));
    fetchMock.mockResolvedValueOnce(broken);
    await expect(download(timeRecord, { body })).rejects.toMatchObject({ code: "network" });
    expect(saved).toEqual([]);
  });
});
