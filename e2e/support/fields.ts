import type { Locator } from "playwright-core";

import type { Visitor } from "./browser.ts";
import { expectShown, expectValue } from "./expect.ts";

/** Types a day, `YYYY-MM-DD`, into a date field: the digits alone, as on a phone's keypad. */
export async function fillDate(field: Locator, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  await typeInto(field, `${date}${month}${year}`);
  await expectValue(field, `${date}/${month}/${year}`);
}

/** Types a time, `HH:mm`, into a time field: the digits alone. */
export async function fillTime(field: Locator, time: string): Promise<void> {
  await typeInto(field, time.replace(":", ""));
  await expectValue(field, time);
}

async function typeInto(field: Locator, digits: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(digits);
}

/** Months that a calendar is turned at most. */
const mostMonths = 6;

/** Button of a day in the calendar of a form, which is turned until it shows the day's month. */
export async function dayButton(calendar: Locator, { t }: Visitor, day: string): Promise<Locator> {
  const button = calendar.locator(`[data-day="${day}"]`);
  const next = calendar.getByRole("button", { name: t.common.calendar.next, exact: true });
  await expectShown(calendar.locator("[data-day]").first());
  for (let turned = 0; turned < mostMonths && (await button.count()) === 0; turned += 1) {
    await next.click();
  }
  return button;
}
