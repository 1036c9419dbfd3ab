import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../../apps/web/src");
const read = (path: string): string => readFileSync(join(web, path), "utf8");
const bar = read("app/shell/top-bar.module.css");
const host = read("ui/snackbar-host.module.css");

const pixels = (css: string, property: string): number[] =>
  [...css.matchAll(new RegExp(`\\b${property}: (\\d+)px`, "g"))].map(([, size]) => Number(size));

it("snackbars begin below the top bar, and lower while a banner pushes it down (COMPANY-14)", () => {
  const [height = 0] = pixels(bar, "min-height");
  const [plain = 0, underBanner = 0] = pixels(host, "top");
  expect(height).toBe(64);
  expect(plain).toBeGreaterThan(height);
  // A banner is one line of 24 px with 10 px above and below.
  expect(underBanner).toBeGreaterThan(height + 44);
});
