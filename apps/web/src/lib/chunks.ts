import { getI18n } from "react-i18next";

import { ApiError } from "./errors.ts";
import { nowMs } from "./format.ts";
import { readStored, storageKeys, writeStored } from "./storage.ts";

const pauseMs = 60_000;
const missing = "part.missing";

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
    const served = await isServed();
    if (nowMs() - last < pauseMs || !served) throw missingPart(error, served);
    writeStored(storageKeys.lastChunkReload, String(nowMs()));
    window.location.reload();
    return new Promise<T>(() => undefined);
  }
}

/** Fetches a part before it is wanted. A failure is told where the part is wanted, not here. */
export function fetchAhead(importer: () => Promise<unknown>): void {
  importer().catch(() => undefined);
}

/** True for the error of a part of the program that could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof ApiError && error.code === missing;
}

/** Loads the page again for a part that is missing, if the server answers. */
export async function reloadForPart(): Promise<void> {
  if (await isServed()) window.location.reload();
}

function missingPart(cause: unknown, served: boolean): ApiError {
  const message = served ? "" : getI18n().t("common:error.network");
  return Object.assign(new ApiError({ status: 0, code: missing, message }), { cause });
}

/** True if the server answers the page's address; a service worker has no answer to this method. */
async function isServed(): Promise<boolean> {
  try {
    const { pathname } = window.location;
    // oxlint-disable-next-line no-restricted-globals -- the page itself, no call of the contract
    return (await fetch(pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
