/** Keys of everything stored in this browser, by purpose. */
export const storageKeys = {
  session: "atrio.session",
  theme: "atrio.theme",
  fcmDeviceToken: "atrio.fcmDeviceToken",
  pushOwner: "atrio.pushOwner",
  menuExpanded: "atrio.menuExpanded",
  clockInType: "atrio.clockInType",
  clockLocation: "atrio.clockLocation",
  payShown: "atrio.payShown",
  workersHidden: "atrio.workersHidden",
  tutorialsSeen: "atrio.tutorialsSeen",
  lastChunkReload: "atrio.lastChunkReload",
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Place of a stored text: this browser, or only this tab. */
type Place = "browser" | "tab";

function storageOf(place: Place): Storage {
  return place === "browser" ? localStorage : sessionStorage;
}

/** The stored text, or null when there is none or the browser blocks storage. */
export function readStored(key: StorageKey, place: Place = "browser"): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; a browser that blocks storage loses it silently, as in private windows. */
export function writeStored(key: StorageKey, value: string, place: Place = "browser"): void {
  try {
    storageOf(place).setItem(key, value);
  } catch {
    // Without storage the page still works until it is closed.
  }
}

/** Forgets one stored text. */
export function removeStored(key: StorageKey, place: Place = "browser"): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Logout keeps only the theme preference (Rule ACCESS-22). */
export function clearStoredExceptTheme(): void {
  for (const key of Object.values(storageKeys)) {
    if (key !== storageKeys.theme) removeStored(key);
  }
}

/** Calls back when another tab changes the given key. */
export function onStoredElsewhere(key: StorageKey, listener: () => void): () => void {
  const handler = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", handler);
  return () => window.removeEventListener("storage", handler);
}

const cookieDays = 365;

/** Stores the language for 365 days (Rule ACCESS-23), for the next visit. */
export function writeLocaleCookie(language: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in browsers we support
  document.cookie = `locale=${language}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
}

/** The language of the locale cookie, or null. */
export function readLocaleCookie(): string | null {
  const match = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(document.cookie);
  return match?.[1] ?? null;
}
