import { nowMs } from "./format.ts";
import { readStored, storageKeys, writeStored } from "./storage.ts";

const pauseMs = 60_000;

/**
 * Fetches a part of the program. After a new version was installed the old files are gone: then
 * the page is loaded again, at most once a minute (Rule ACCESS-9), so that a lasting fault shows an error
 * instead of reloading for ever. While the server is away the page stays, with the same error.
 */
export async function loadChunk<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch (error) {
    const last = Number(readStored(storageKeys.lastChunkReload) ?? 0);
    if (nowMs() - last < pauseMs || !(await isServed())) {
      throw new Error("A part of the page is missing", { cause: error });
    }
    writeStored(storageKeys.lastChunkReload, String(nowMs()));
    window.location.reload();
    return new Promise<T>(() => undefined);
  }
}

/** True if the page's own address is answered, by the server or from this browser. */
async function isServed(): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the page itself, no call of the contract
    return (await fetch(window.location.pathname, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
