import { readFileSync } from "node:fs";

import type { Download } from "playwright-core";
import { describe, expect, test } from "vitest";

import { visit } from "./support/browser.ts";
import type { Visitor } from "./support/browser.ts";
import { expectGone, expectShown } from "./support/expect.ts";
import { signIn } from "./support/front-door.ts";
import { lookAround } from "./support/looks.ts";
import { plainWorkers } from "./support/people.ts";
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

describe("The sheet as a file", () => {
  test("is saved as a PDF and as a workbook", async () => {
    await visit(stage, { name: "download" }, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: person?.email ?? "" });
      await page.goto(visitor.at("/timeRegistration"));
      const pdf = await save(visitor, async () => {
        await page.getByRole("radio", { name: t.download.period.custom }).check();
        await lookAround(visitor, "download");
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
