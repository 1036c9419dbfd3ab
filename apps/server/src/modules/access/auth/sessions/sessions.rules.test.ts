import { describe, expect, it } from "vitest";

import { Temporal } from "../../../../lib/calendar/clock.ts";

import { describeDevice, sessionEnd } from "./sessions.rules.ts";

describe("sessionEnd", () => {
  it.each([
    ["ordinary", "2026-10-25T12:00:00Z"],
    ["remembered", "2026-11-24T00:00:00Z"],
    ["handed_over", "2026-10-25T01:00:00Z"],
  ] as const)("the end of an %s session counts real hours, clock changes or not", (kind, end) => {
    const now = Temporal.Instant.from("2026-10-25T00:00:00Z");
    expect(sessionEnd(now, kind).toString()).toBe(end);
  });
});

describe("describeDevice", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      "Chrome · Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
      "Edge · Windows",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0",
      "Opera · Linux",
    ],
    [
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
      "Firefox · Linux",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
      "Safari · macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
      "Safari · iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1",
      "Chrome · iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Samsung Internet · Android",
    ],
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      "Chrome · ChromeOS",
    ],
    ["curl/8.5.0", "curl"],
    ["algo nunca visto", ""],
    ["", ""],
  ])("describes the device %s", (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
