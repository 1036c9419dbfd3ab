import { expectAccessible } from "./axe.ts";
import { widths } from "./browser.ts";
import type { Theme, Visitor, Width } from "./browser.ts";
import { expectTheme } from "./expect.ts";
import { expectNoSidewaysScroll } from "./layout.ts";
import { shoot } from "./screens.ts";

/** Colours and layout are judged once each: what the other two looks join has been judged. */
const looks: ReadonlyArray<{ theme: Theme; width: Width; isJudged: boolean }> = [
  { theme: "light", width: "desk", isJudged: true },
  { theme: "dark", width: "desk", isJudged: false },
  { theme: "dark", width: "phone", isJudged: true },
  { theme: "light", width: "phone", isJudged: false },
];

/**
 * Looks at what is on the screen in both themes and widths, in Spanish in all four together: a
 * picture of each, nothing beyond the edge, nothing that a reader with other means misses. Leaves
 * the page as the visit began.
 */
export async function lookAround(
  { page, language, ...visit }: Visitor,
  name: string,
  { whole = false } = {},
): Promise<void> {
  // Words are as long in the other two looks: they are looked at in Spanish only.
  const wanted = looks.filter((look) => look.isJudged || language === "es");
  for (const { theme, width, isJudged } of wanted) {
    const picture = `${name}-${language}-${theme}-${width}`;
    await page.setViewportSize(widths[width]);
    await page.emulateMedia({ colorScheme: theme });
    await expectTheme(page, theme);
    await shoot(page, picture, { whole });
    await expectNoSidewaysScroll(page, picture);
    if (isJudged) await expectAccessible(page, picture);
  }
  await page.setViewportSize(widths[visit.width]);
  await page.emulateMedia({ colorScheme: visit.theme });
}
