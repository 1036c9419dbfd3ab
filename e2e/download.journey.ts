import { readFileSync } from "node:fs";

import type { Download } from "playwright-core";
import { describe, expect, test } from "vitest";

import { languages } from "@atrio/contract/common";

import { expectAccessible } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import type { Theme, Visitor, Width } from "./support/browser.ts";
import { openTimeRegistration } from "./support/clock.ts";
import { expectGone, expectShown } from "./support/expect.ts";
import { signIn } from "./support/front-door.ts";
import { expectNoSidewaysScroll } from "./support/layout.ts";
import { plainWorkers } from "./support/people.ts";
import { shoot } from "./support/screens.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

const [person] = plainWorkers();

/** Opens the dialog and saves what is chosen in it. */
async function save({ page, t }: Visitor, choose?: () => Promise<void>): Promise<Download> {
  await page.getByRole("button", { name: t.time.sheet.download, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t.download.title });
  await expectShown(dialog);
  await choose?.();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: t.download.save, exact: true }).click(),
  ]);
  await expectGone(dialog);
  return download;
}

const looks: Array<{ theme: Theme; width: Width }> = [
  { theme: "light", width: "desk" },
  { theme: "dark", width: "phone" },
];
const cells = languages.flatMap((language) => looks.map((look) => ({ language, ...look })));

describe("The sheet as a file", () => {
  test.each(cells)("in $language, $theme, $width", async ({ language, theme, width }) => {
    const name = `download-${language}-${theme}-${width}`;
    await visit(stage, { language, theme, width, name }, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: person?.email ?? "" });
      await openTimeRegistration(visitor);
      const pdf = await save(visitor, async () => {
        await page.getByRole("radio", { name: t.download.period.custom }).check();
        await shoot(page, name);
        await expectNoSidewaysScroll(page, name);
        await expectAccessible(page, name);
        await page.getByRole("radio", { name: /\d{4}/ }).nth(1).check();
      });
      expect(pdf.suggestedFilename()).toMatch(/^[a-z-]+_\p{L}[\p{L}-]+_\d{4}-\d{2}\.pdf$/u);
      expect(readFileSync(await pdf.path()).toString("latin1", 0, 5)).toBe("%PDF-");
      const workbook = await save(visitor, async () => {
        await page.getByText(t.download.format.xlsx, { exact: true }).click();
      });
      expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
      expect(readFileSync(await workbook.path()).toString("latin1", 0, 2)).toBe("PK");
    });
  });
});
