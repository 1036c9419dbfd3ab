import type { Locator, Page } from "playwright-core";

import type { ClockAction } from "@atrio/contract/time/time";

import type { Visitor } from "./browser.ts";
import { expectShown } from "./expect.ts";
import { patternOf } from "./texts.ts";

/** Expects a state in the pill of the clock card. */
export async function expectClock(
  { page, t }: Visitor,
  state: "off" | "working" | "paused",
): Promise<void> {
  await expectShown(page.getByText(t.time.card.status[state], { exact: true }));
}

/** Expects the snackbar with the receipt of a punch. */
export async function expectReceipt({ page, t }: Visitor, action: ClockAction): Promise<void> {
  const snackbar = page
    .getByRole("alert")
    .filter({ has: page.getByText(patternOf(t.time.done[action])) });
  await expectShown(snackbar.getByText(patternOf(t.time.receipt.title)));
}

/** Picks how to clock in. */
export async function chooseType(
  { page, t }: Visitor,
  type: "presencial" | "teletrabajo",
): Promise<void> {
  await page.getByRole("radio", { name: t.time.type[type], exact: true }).check();
}

/** Presses the button to begin work. */
export async function clockIn({ page, t }: Visitor): Promise<void> {
  await button(page, t.time.actions.in).click();
}

/** Presses the button to end work. */
export async function clockOut({ page, t }: Visitor): Promise<void> {
  await button(page, t.time.actions.out).click();
}

/** Begins a pause of a kind. */
export async function pause({ page, t }: Visitor, kind: "comida" | "descanso"): Promise<void> {
  await button(page, t.time.actions.pause).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${t.time.pause[kind]}`) }).click();
}

/** Presses the button to go on after a pause. */
export async function resume({ page, t }: Visitor): Promise<void> {
  await button(page, t.time.actions.resume).click();
}

/** Answers the explanation of the location at the first punch. */
export async function answerLocation(
  { page, t }: Visitor,
  answer: "share" | "skip",
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: t.time.location.title });
  await dialog.getByRole("button", { name: t.time.location[answer], exact: true }).click();
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Types a remark for the next punch; answers its field. */
export async function addRemark({ page, t }: Visitor, text: string): Promise<Locator> {
  await button(page, t.time.actions.add_note).click();
  const remark = page.getByLabel(t.time.actions.note, { exact: true });
  await remark.fill(text);
  return remark;
}

/** Opens the page with the clock and the month's sheet. */
export async function openTimeRegistration({ page, t }: Visitor): Promise<void> {
  await page
    .getByRole("navigation", { name: t.shell.menu.label })
    .getByRole("link", { name: t.shell.page.timeRegistration, exact: true })
    .click();
  await expectShown(page.getByRole("heading", { level: 1, name: t.time.title }));
}

/** Today among the days of this week. */
export function todayInSheet({ page, t }: Visitor): Locator {
  const week = page.getByRole("region", { name: t.time.sheet.this_week, exact: true });
  return week.locator('[data-row="today"]');
}

/** Opens everything that is known of today, from the month's sheet. */
export async function openToday(visitor: Visitor): Promise<Locator> {
  await todayInSheet(visitor).getByRole("button").first().click();
  const detail = visitor.page.getByRole("dialog");
  await expectShown(detail.getByText(visitor.t.time.receipt.explain));
  return detail;
}
