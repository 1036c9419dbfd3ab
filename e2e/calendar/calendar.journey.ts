import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { addressesOf } from "../support/calls.ts";
import { expectCount, expectGone, expectShown } from "../support/expect.ts";
import { openFromMenu, signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();

/** Calls about the calendar, by their query. */
const aboutCalendar =
  /\/api\/v1\/(turno-avatares|evento-tipo|trabajador\/\d+\/(calendario|festivos|turnos))/;

describe("A worker's calendar", () => {
  test("a calendar is seen by year, month and day, saved as a file and subscribed to", async () => {
    let address = "";
    await visit(stage, { name: "calendar" }, async (visitor) => {
      await signIn(visitor, { email: accounts.worker });
      await seeYear(visitor);
      await seeMonth(visitor);
      await seeTeam(visitor);
      await saveYear(visitor);
      address = await subscribe(visitor);
    });
    expect((await fetch(address)).status).toBe(404);
  });
});

/** The year takes one request and a day of it another; the keyboard walks through both. */
async function seeYear(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const words = t.calendar;
  const calls: string[] = [];
  page.on("request", (request) => {
    calls.push(...addressesOf(request).filter((address) => aboutCalendar.test(address)));
  });
  await page.goto(at("/userCalendar?vista=anyo"));
  await expectShown(page.getByText(words.summary.working, { exact: true }));
  await expectShown(page.getByRole("grid"));
  const christmas = page.locator('[data-day$="-12-25"]');
  await expectShown(christmas);
  expect(calls).toHaveLength(1);
  await lookAround(visitor, "calendar-year", { whole: true });
  await christmas.click();
  await expectShown(page.getByRole("heading", { name: words.people.title }));
  expect(calls).toHaveLength(2);
  await christmas.focus();
  await page.keyboard.press("ArrowLeft");
  await expectShown(page.locator('[data-day$="-12-24"]:focus'));
  await page.keyboard.press("PageUp");
  await expectShown(page.locator('[data-day$="-11-24"]:focus'));
}

/** The month as an agenda, with one kind of event hidden and shown again; the address keeps it. */
async function seeMonth(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const words = t.calendar;
  await page.getByText(words.view.mes, { exact: true }).click();
  await page.getByRole("button", { name: words.today, exact: true }).click();
  await expectCount(page.locator('[aria-current="date"]'), 1);
  const shifts = page.getByRole("checkbox", { name: new RegExp(`^${words.kind.shift}`) });
  await shifts.uncheck();
  await page.waitForURL((url) => url.searchParams.has("tipos"));
  await page.reload();
  await expectShown(shifts);
  expect(await shifts.isChecked()).toBe(false);
  await page.getByRole("button", { name: words.kinds.all, exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has("tipos"));
  await lookAround(visitor, "calendar-month", { whole: true });
}

/** The month of the own team, two clicks from home (CALENDAR-25). */
async function seeTeam(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/"));
  await openFromMenu(visitor, t.shell.page.calendar);
  await page.getByText(t.calendar.view.equipo, { exact: true }).click();
  await expectShown(page.getByRole("heading", { name: t.calendar.team.title }));
  await expectShown(page.getByRole("rowheader").first());
  await lookAround(visitor, "calendar-team", { whole: true });
}

async function saveYear({ page, t }: Visitor): Promise<void> {
  const name = new RegExp(fill(t.calendar.download_of, { year: String.raw`\d{4}` }));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(readFileSync(await file.path()).toString("latin1", 0, 5)).toBe("%PDF-");
}

/** Creates a subscription that answers a calendar to anyone with its address, and revokes it. */
async function subscribe(visitor: Visitor): Promise<string> {
  const { page, t } = visitor;
  const { sync } = t.calendar;
  await page.getByRole("button", { name: sync.button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: sync.title, exact: true });
  await dialog.getByRole("button", { name: sync.new, exact: true }).click();
  await dialog.getByLabel(sync.name).fill("Viaje");
  await lookAround(visitor, "calendar-sync-new");
  await dialog.getByRole("button", { name: sync.create, exact: true }).click();
  const address = await dialog.getByLabel(sync.address).inputValue();
  await lookAround(visitor, "calendar-sync-address");
  const feed = await fetch(address);
  expect(feed.headers.get("content-type")).toContain("text/calendar");
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await dialog.getByRole("button", { name: sync.back, exact: true }).click();
  const name = { name: "Viaje" };
  await dialog.getByRole("button", { name: fill(sync.revoke_of, name) }).click();
  const question = dialog.getByRole("group", { name: fill(sync.revoke_title, name) });
  await question.getByRole("button", { name: sync.revoke, exact: true }).click();
  await expectShown(snackbar(visitor, sync.revoked));
  await expectGone(question);
  return address;
}
