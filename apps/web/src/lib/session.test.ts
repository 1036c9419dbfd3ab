import { afterEach, describe, expect, it, vi } from "vitest";

import { clearSession, getSession, isTabSession, setSession, subscribeSession } from "./session.ts";
import { clearStoredExceptTheme, storageKeys } from "./storage.ts";

const later = "2100-01-01T00:00:00Z";

afterEach(() => {
  clearSession();
  clearSession();
});

/** Simulates another tab's change. */
function changeElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(storageKeys.session);
  else localStorage.setItem(storageKeys.session, value);
  window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.session }));
}

describe("the session", () => {
  it("the session is kept in this browser and told to listeners", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeSession(listener);
    setSession({ token: "a", expiresAt: later });
    expect(getSession()?.token).toBe("a");
    expect(localStorage.getItem(storageKeys.session)).toContain("a");
    clearSession();
    expect(getSession()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    setSession({ token: "b", expiresAt: later });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("the session is none once its time has passed", () => {
    setSession({ token: "a", expiresAt: "2020-01-01T00:00:00Z" });
    expect(getSession()).toBeNull();
  });

  it("the session follows another tab that signs in or out", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeSession(listener);
    changeElsewhere(JSON.stringify({ token: "b", expiresAt: later }));
    expect(getSession()?.token).toBe("b");
    changeElsewhere(null);
    expect(getSession()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each(["", "nonsense", "null", '{"token":1}', '{"token":"a"}'])(
    "a stored %j is ignored as a session",
    (stored) => {
      changeElsewhere(stored);
      expect(getSession()).toBeNull();
    },
  );

  it("the session of a hand-over lives in this tab, above the browser's own", () => {
    setSession({ token: "own", expiresAt: later });
    setSession({ token: "handed-over", expiresAt: later }, { thisTabOnly: true });
    expect(isTabSession()).toBe(true);
    changeElsewhere(JSON.stringify({ token: "own-2", expiresAt: later }));
    expect(getSession()?.token).toBe("handed-over");
    clearSession();
    expect(localStorage.getItem(storageKeys.session)).toContain("own-2");
  });
});

describe("logging out", () => {
  it("logging out keeps only the theme", () => {
    for (const key of Object.values(storageKeys)) localStorage.setItem(key, "x");
    clearStoredExceptTheme();
    expect(Object.keys(localStorage)).toEqual([storageKeys.theme]);
  });
});
