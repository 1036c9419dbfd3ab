import type { Locator } from "playwright-core";

import { expectValue } from "./expect.ts";

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
