import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { visit, widths } from "../support/browser.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { plainWorkers } from "../support/people.ts";
import { saveRecord } from "../support/record-file.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();

const [person] = plainWorkers();

describe("The sheet as a file", () => {
  test("the sheet is saved as a PDF on a phone and as a workbook on a desk", async () => {
    await visit(stage, { name: "download", width: "phone" }, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: person?.email ?? "" });
      await page.goto(visitor.at("/timeRegistration"));
      const pdf = await saveRecord(visitor, async () => {
        await page.getByRole("radio", { name: t.download.period.custom }).check();
        await lookAround(visitor, "download");
        await page.getByRole("radio", { name: /\d{4}/ }).nth(1).check();
      });
      expect(pdf.suggestedFilename()).toMatch(/^[a-z-]+_\p{L}[\p{L}-]+_\d{4}-\d{2}\.pdf$/u);
      expect(readFileSync(await pdf.path()).toString("latin1", 0, 5)).toBe("%PDF-");
      await page.setViewportSize(widths.desk);
      const workbook = await saveRecord(visitor, async () => {
        await page.getByText(t.download.format.xlsx, { exact: true }).click();
      });
      expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
      expect(readFileSync(await workbook.path()).toString("latin1", 0, 2)).toBe("PK");
    });
  });
});
