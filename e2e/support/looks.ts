import { expectAccessible } from "./axe.ts";
import { widths } from "./browser.ts";
import type { Theme, Visitor, Width } from "./browser.ts";
import { expectTheme } from "./expect.ts";
import { expectNoSidewaysScroll } from "./layout.ts";
import { shoot } from "./screens.ts";

/** Colours and layout are judged once each: the other two looks combine judged parts. */
const looks: ReadonlyArray<{ theme: Theme; width: Width; isJudged: boolean }> = [
  { theme: "light", width: "desk", isJudged: true },
  { theme: "dark", width: "desk", isJudged: false },
  { theme: "dark", width: "phone", isJudged: true },
  { theme: "light", width: "phone", isJudged: false },
];

/** Where each other language is looked at: the one with the longest words where room is scarce. */
const lookOf = {
  en: { theme: "light", width: "desk" },
  fr: { theme: "dark", width: "phone" },
  pt: { theme: "dark", width: "phone" },
} as const;

/**
 * Looks at what is on the screen, in Spanish in both themes and widths together, else in one of each:
 * a picture, nothing beyond the edge, nothing that a reader with other means misses. Leaves the page
 * as the visit began.
 */
export async function lookAround(
  { page, language, ...visit }: Visitor,
  name: string,
  { whole = false } = {},
): Promise<void> {
  // Colours and layout are the same in every language: only the words differ, and one look is
  // enough.
  const only = language === "es" ? undefined : lookOf[language];
  const wanted = looks.filter(
    ({ theme, width }) => only === undefined || (theme === only.theme && width === only.width),
  );
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
