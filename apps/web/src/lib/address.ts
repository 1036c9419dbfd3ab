import type { Language } from "@atrio/contract/common";

import { addLanguage, currentLanguage, languageOfAddress, rememberedLanguage } from "./language.ts";
import { storageKeys, writeStored } from "./storage.ts";

type SecretName = "token" | "code";

const secrets = new Map<SecretName, string>();

/**
 * Removes secrets from the address bar, before anything else runs: the push token of the device
 * (Rule ACCESS-11), and the one-time token or code of a link, which travels in the fragment.
 */
export function cleanAddress(): void {
  const url = new URL(window.location.href);
  const deviceToken = url.searchParams.get("fcmDeviceToken");
  const fragment = new URLSearchParams(url.hash.slice(1));
  for (const name of ["token", "code"] as const) {
    const secret = fragment.get(name);
    if (secret !== null) secrets.set(name, secret);
  }
  if (deviceToken !== null) {
    writeStored(storageKeys.fcmDeviceToken, deviceToken);
    url.searchParams.delete("fcmDeviceToken");
  }
  if (secrets.size > 0) url.hash = "";
  if (deviceToken !== null || secrets.size > 0) {
    window.history.replaceState(window.history.state, "", url.pathname + url.search + url.hash);
  }
  // A second link opened in the same tab changes only the fragment: start again with it.
  window.addEventListener("hashchange", () => {
    if (/[#&](token|code)=/.test(window.location.hash)) window.location.reload();
  });
}

/** The one-time secret in the page's address; handed out once. */
export function takeSecret(name: SecretName): string | null {
  const secret = secrets.get(name) ?? null;
  secrets.delete(name);
  return secret;
}

/**
 * The language to start in: the address's; a visitor who chose one before and opens the front page
 * without a language is taken to the chosen one.
 */
export function openingLanguage(): Language {
  const { pathname, search, hash } = window.location;
  const remembered = rememberedLanguage();
  const isFrontPage = pathname === "/" || /^\/login(\/|$)/.test(pathname);
  if (remembered === null || !isFrontPage) return languageOfAddress(pathname);
  window.history.replaceState(null, "", addLanguage(pathname, remembered) + search + hash);
  return remembered;
}

/** Leaves the program and starts it again at a path, so that nothing of a person stays in memory. */
export function restartAt(path: string): void {
  window.location.assign(addLanguage(path, currentLanguage()));
}
