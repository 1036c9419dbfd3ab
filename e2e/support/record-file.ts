import { readFile } from "node:fs/promises";

import type { Download } from "playwright-core";

import type { Visitor } from "./browser.ts";
import { expectGone, expectShown } from "./expect.ts";
import { fillDate } from "./fields.ts";

/** Opens the dialog that saves a time record as a file, and saves the chosen one. */
export async function saveRecord(
  { page, t }: Visitor,
  choose?: () => Promise<void>,
): Promise<Download> {
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

/** Record of one day as bytes, for the person whose sheet is on the screen. */
export async function saveDayRecord(
  visitor: Visitor,
  { date, format }: { date: string; format: "pdf" | "xlsx" },
): Promise<Buffer> {
  const { page, t } = visitor;
  const file = await saveRecord(visitor, async () => {
    const dialog = page.getByRole("dialog", { name: t.download.title });
    await dialog.getByRole("radio", { name: t.download.period.custom }).check();
    await fillDate(dialog.getByLabel(t.download.from, { exact: true }), date);
    await fillDate(dialog.getByLabel(t.download.to, { exact: true }), date);
    await dialog.getByText(t.download.format[format], { exact: true }).click();
  });
  return readFile(await file.path());
}
