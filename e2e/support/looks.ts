import type { Locator, Page } from "playwright-core";

import { expectAccessible } from "./axe.ts";
import { widths } from "./browser.ts";
import type { Theme, Visitor, Width } from "./browser.ts";
import { expectTheme } from "./expect.ts";
import { expectNoSidewaysScroll } from "./layout.ts";
import { shoot } from "./screens.ts";

/** Each theme and each width once: colours and layout do not depend on each other. */
const looks: ReadonlyArray<{ theme: Theme; width: Width }> = [
  { theme: "light", width: "desk" },
  { theme: "dark", width: "phone" },
];

/** Theme that the last look left a page in: the next begins with it, because each change repaints everything. */
const left = new WeakMap<Page, Theme>();

/**
 * Judges the screen, light on a desk and dark on a phone: nothing beyond the edge, and full
 * accessibility. `at` is scrolled to the middle first, away from bars that stay. Leaves the page at the width of
 * the visit, in the theme of the second look.
 */
export async function lookAround(
  { page, language, ...visit }: Visitor,
  name: string,
  { whole = false, at }: { whole?: boolean; at?: Locator } = {},
): Promise<void> {
  const first = left.get(page) ?? visit.theme;
  for (const { theme, width } of first === "light" ? looks : looks.toReversed()) {
    const picture = `${name}-${language}-${theme}-${width}`;
    await page.setViewportSize(widths[width]);
    await page.emulateMedia({ colorScheme: theme });
    await expectTheme(page, theme);
    await at?.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await shoot(page, picture, { whole });
    await expectNoSidewaysScroll(page, picture);
    await expectAccessible(page, picture);
  }
  await page.setViewportSize(widths[visit.width]);
  left.set(page, first === "light" ? "dark" : "light");
}
