import { afterEach, expect, it, vi } from "vitest";

import { fetchAhead, isMissingPart, loadChunk } from "./chunks.ts";
import { readStored, storageKeys } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("a missing part loads the page again only where the server answers", async () => {
  const importer = () => Promise.reject(new Error("no such file"));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  await expect(loadChunk(importer)).rejects.toSatisfy(isMissingPart);
  expect(readStored(storageKeys.lastChunkReload)).toBeNull();
  vi.stubGlobal("fetch", async () => new Response("<html></html>"));
  void loadChunk(importer);
  await vi.waitFor(() => expect(readStored(storageKeys.lastChunkReload)).not.toBeNull());
});

it("a part fetched ahead that is missing throws nothing", async () => {
  const importer = () => Promise.reject(new Error("no such file"));
  // A rejection that nobody handles ends the test run.
  fetchAhead(importer);
  await expect(importer()).rejects.toThrow("no such file");
});
