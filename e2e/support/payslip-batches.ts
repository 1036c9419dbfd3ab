import type { Visitor } from "./browser.ts";
import { monthName, monthNow } from "./foreign-payslips.ts";

/** Chooses a file in the open form of a batch. */
export async function uploadPayslips({ page, t }: Visitor, bytes: Buffer): Promise<void> {
  const { payslipBatches: b } = t;
  const dialog = page.getByRole("dialog", { name: b.uploading.title });
  const file = { name: "nominas-gestoria.pdf", mimeType: "application/pdf", buffer: bytes };
  await dialog.locator("input[type=file]").first().setInputFiles(file);
  await dialog.getByRole("button", { name: b.uploading.change, exact: true }).waitFor();
}

/** Chooses the month of the clocks: the form offers last month until the twentieth. */
export async function chooseThisMonth({ page, t }: Visitor): Promise<void> {
  const { uploading } = t.payslipBatches;
  const dialog = page.getByRole("dialog", { name: uploading.title });
  const { year, month } = monthNow();
  await dialog.getByRole("combobox", { name: uploading.month }).click();
  await page.getByRole("option", { name: monthName(month), exact: true }).click();
  await dialog.getByRole("combobox", { name: uploading.year }).click();
  await page.getByRole("option", { name: String(year), exact: true }).click();
}
