import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { languages } from "@atrio/contract/common";

import { expectAccessible } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import type { Theme, Width } from "./support/browser.ts";
import { openTimeRegistration } from "./support/clock.ts";
import { signIn } from "./support/front-door.ts";
import { expectNoSidewaysScroll } from "./support/layout.ts";
import { plainWorkers } from "./support/people.ts";
import { saveRecord } from "./support/record-file.ts";
import { shoot } from "./support/screens.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

const [person] = plainWorkers();

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
      const pdf = await saveRecord(visitor, async () => {
        await page.getByRole("radio", { name: t.download.period.custom }).check();
        await shoot(page, name);
        await expectNoSidewaysScroll(page, name);
        await expectAccessible(page, name);
        await page.getByRole("radio", { name: /\d{4}/ }).nth(1).check();
      });
      expect(pdf.suggestedFilename()).toMatch(/^[a-z-]+_\p{L}[\p{L}-]+_\d{4}-\d{2}\.pdf$/u);
      expect(readFileSync(await pdf.path()).toString("latin1", 0, 5)).toBe("%PDF-");
      const workbook = await saveRecord(visitor, async () => {
        await page.getByText(t.download.format.xlsx, { exact: true }).click();
      });
      expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
      expect(readFileSync(await workbook.path()).toString("latin1", 0, 2)).toBe("PK");
    });
  });
});
