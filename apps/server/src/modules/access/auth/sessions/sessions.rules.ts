import type { Temporal } from "../../../../lib/calendar/clock.ts";

export type SessionKind = "ordinary" | "remembered" | "handed_over";

/** Decisions, section 2: 12 hours, 30 days on a remembered device; a handed-over one an hour. */
const hoursOf: Record<SessionKind, number> = { ordinary: 12, remembered: 30 * 24, handed_over: 1 };

/** Expiry of a session that begins now. */
export function sessionEnd(now: Temporal.Instant, kind: SessionKind): Temporal.Instant {
  return now.add({ hours: hoursOf[kind] });
}

// Browsers name their ancestors too: the first that matches is the youngest of the family.
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
  [/\bcurl\//, "curl"],
];

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

function nameOf(userAgent: string, known: ReadonlyArray<readonly [RegExp, string]>): string[] {
  const found = known.find(([pattern]) => pattern.test(userAgent));
  return found === undefined ? [] : [found[1]];
}

/** Browser and system of a user agent in words that need no translation, `Chrome · Windows`; else empty. */
export function describeDevice(userAgent: string): string {
  return [...nameOf(userAgent, browsers), ...nameOf(userAgent, systems)].join(" · ");
}
