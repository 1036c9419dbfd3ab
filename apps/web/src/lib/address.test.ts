import { beforeEach, describe, expect, it } from "vitest";

import { cleanAddress, openingLanguage, takeSecret } from "./address.ts";
import { rememberLanguage } from "./language.ts";
import { storageKeys } from "./storage.ts";

function open(path: string): void {
  window.history.replaceState(null, "", path);
}

function address(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

describe("secrets are removed from the address", () => {
  it("the device's push token is kept locally and removed", () => {
    open("/en/absences?fcmDeviceToken=abc&year=2026#top");
    cleanAddress();
    expect(localStorage.getItem(storageKeys.fcmDeviceToken)).toBe("abc");
    expect(address()).toBe("/en/absences?year=2026#top");
  });

  it("the token of a link is read once from the address", () => {
    open("/resetPassword#token=one-time");
    cleanAddress();
    expect(address()).toBe("/resetPassword");
    expect(takeSecret("token")).toBe("one-time");
    expect(takeSecret("token")).toBeNull();
  });

  it("the hand-over code is read once from the address", () => {
    open("/login/demo#code=xyz");
    cleanAddress();
    expect(address()).toBe("/login/demo");
    expect(takeSecret("code")).toBe("xyz");
  });

  it("an address without secrets is left alone", () => {
    open("/login?redirect=%2Fabsences#x");
    cleanAddress();
    expect(address()).toBe("/login?redirect=%2Fabsences#x");
  });
});

describe("the language to open in", () => {
  beforeEach(() => rememberLanguage("pt"));

  it("the language to open in is the address's", () => {
    open("/fr/login");
    expect(openingLanguage()).toBe("fr");
    open("/absences");
    expect(openingLanguage()).toBe("es");
  });

  it("the language to open in is the remembered one on the front pages without a language", () => {
    open("/login/demo?expired=true");
    expect(openingLanguage()).toBe("pt");
    expect(address()).toBe("/pt/login/demo?expired=true");
  });
});
