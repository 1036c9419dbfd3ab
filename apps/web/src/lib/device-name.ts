const browsers: ReadonlyArray<[mark: RegExp, name: string]> = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPX\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrom(?:e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: ReadonlyArray<[mark: RegExp, name: string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Recognisable name of a device from its user agent: 'Firefox · Android'. */
export function deviceName(userAgent: string): string {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return names.filter((name) => name !== undefined).join(" · ") || "Web";
}

/** The system alone, for an app that is no browser: 'Android'. */
export function systemName(userAgent: string): string {
  return nameIn(systems, userAgent) ?? "App";
}

function nameIn(list: typeof browsers, userAgent: string): string | undefined {
  return list.find(([mark]) => mark.test(userAgent))?.[1];
}
