import { beforeAll, describe, expect, test } from "vitest";

import { freeDays, grantLeave } from "./support/absences.ts";
import { openSession, stopClock } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import type { Visitor, Width } from "./support/browser.ts";
import {
  answerLocation,
  clockIn,
  clockOut,
  expectClock,
  openTimeRegistration,
} from "./support/clock.ts";
import { countEffort, takeEffort } from "./support/effort.ts";
import { expectGone, expectShown } from "./support/expect.ts";
import { dayButton } from "./support/fields.ts";
import { openFromMenu, signInAtHome, snackbar } from "./support/front-door.ts";
import { accounts, demoPassword, plainWorkers } from "./support/people.ts";
import { askToSign, signOnePage } from "./support/signing.ts";
import { openStage } from "./support/stage.ts";
import { closureOf, forgetDay, superviseFromNow } from "./support/team.ts";
import { patternOf } from "./support/texts.ts";

const stage = openStage();

beforeAll(async () => {
  await grantLeave(stage.server);
  await superviseFromNow(stage.server, await openSession(stage.server, accounts.supervisor));
});

/** Clicks of a task that begins at home, without those before it. */
async function clicksOf(visitor: Visitor, task: () => Promise<void>): Promise<number> {
  const { page, at } = visitor;
  await page.goto(at("/"));
  await expectShown(page.getByRole("heading", { level: 1 }));
  await takeEffort(visitor);
  await task();
  return (await takeEffort(visitor)).clicks;
}

/** The screen, without the bar at its foot, shows all of the button that starts the clock. */
async function expectClockInSight({ page, t, width }: Visitor): Promise<void> {
  const button = page.getByRole("button", { name: t.time.actions.in, exact: true });
  await expectShown(button);
  const box = await button.boundingBox();
  const foot = width === "phone" ? 780 : 900;
  expect((box?.y ?? foot) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** A colleague's number in the search: typed, not clicked. */
async function findPhone({ page, t }: Visitor): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: new RegExp(`^${t.shell.top.search}`) }).click();
  await page.getByPlaceholder(t.search.placeholder).fill("hugo");
  await expectShown(page.getByText(/\b910 \d{3} \d{3}\b/).first());
}

async function approveAll({ page, t, at }: Visitor): Promise<void> {
  await page
    .locator(`main a[href="${at("/inbox")}"]`)
    .first()
    .click();
  await page.getByRole("checkbox", { name: t.inbox.selectAll }).click();
  const dock = page.getByRole("group", { name: t.inbox.bar });
  await dock.getByRole("button").first().click();
  await expectShown(page.getByText(patternOf(t.inbox.undo.title_other)));
}

type Asker = { email: string; forgotten: string; away: { from: string; to: string } };

const askers = plainWorkers().slice(3);

const dayMs = 86_400_000;
/** Date in some days where the demo company is: for an hour before midnight in UTC it is the next one. */
const dayFrom = (days: number) =>
  new Date(Date.now() + days * dayMs).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });

/** Months from the one of a day to that of another. */
function monthsBetween(from: string, to: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** Days of notice that the demo company asks for holidays. */
const noticeDays = 15;

/** The next plain worker, who has forgotten the last day's punches and has three workdays to ask for. */
async function nextAsker(): Promise<Asker> {
  const person = askers.shift();
  if (person === undefined) throw new Error("The demo company has too few workers");
  await stopClock(stage.server, person.email);
  const session = await openSession(stage.server, person.email);
  const forgotten = await forgetDay(stage.server, session);
  const [from = "", , to = ""] = await freeDays(stage.server, session, 3);
  return { email: person.email, forgotten, away: { from, to } };
}

/** Three days of holidays from the menu; further months of the calendar are turned to. */
async function askHolidays(visitor: Visitor, { from, to }: { from: string; to: string }) {
  const { page, at, t } = visitor;
  const menu = page.getByRole("navigation", { name: t.shell.menu.label });
  await menu.locator(`a[href="${at("/absences")}"]`).click();
  await page.getByRole("button", { name: t.absences.new, exact: true }).click();
  const form = page.getByRole("dialog", { name: patternOf(t.ask.title.new) });
  const calendar = form.getByRole("group", { name: t.ask.calendar.label });
  for (const day of [from, to]) await (await dayButton(calendar, visitor, day)).click();
  await form.getByRole("button", { name: t.ask.action.send, exact: true }).click();
  await expectGone(form);
}

/** The correction of a forgotten punch, which the month of the time page offers. */
async function correctForgotten(visitor: Visitor, day: string): Promise<void> {
  const { page, t } = visitor;
  await openTimeRegistration(visitor);
  const earlier = page.getByRole("button", { name: t.time.sheet.previous, exact: true });
  for (let back = monthsBetween(day, dayFrom(0)); back > 0; back -= 1) await earlier.click();
  const list = page.getByRole("region", { name: new RegExp(`^${t.time.sheet.to_check}`) });
  const row = list.getByRole("listitem").filter({ has: page.locator(`[data-day="${day}"]`) });
  await row.getByRole("button", { name: t.time.sheet.fix, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: patternOf(t.changes.correction.title) });
  await dialog.getByText(t.changes.correction.reason.forgot, { exact: true }).click();
  await dialog.getByRole("button", { name: t.changes.correction.send, exact: true }).click();
  await expectGone(dialog);
  await expectShown(row.getByText(t.time.marks.correction, { exact: true }));
}

const clerks = plainWorkers().toReversed();

/** The next plain worker whose oldest open month may be closed; the document that waits for a signature. */
async function nextClerk(): Promise<{ email: string; titulo: string }> {
  for (let person = clerks.shift(); person !== undefined; person = clerks.shift()) {
    const { email } = person;
    const session = await openSession(stage.server, email);
    const { ha_terminado, puede_solicitar } = await closureOf(stage.server, session);
    if (!ha_terminado || !puede_solicitar) continue;
    const titulo = "Uso del uniforme";
    await askToSign(stage.server, session, { titulo, pages: ["Unica"] });
    return { email, titulo };
  }
  throw new Error("Nobody of the demo company may close a month");
}

/** The closure of the month that the time page reminds of. */
async function closeMonth(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { closure } = t.months;
  await openTimeRegistration(visitor);
  await page.getByRole("button", { name: closure.notice_open, exact: true }).click();
  const card = page.getByRole("region", { name: closure.title });
  await card.getByRole("button", { name: closure.ask, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: patternOf(closure.ask_title) });
  await dialog.getByRole("button", { name: closure.send, exact: true }).click();
  await expectShown(snackbar(visitor, closure.asked));
}

/** A further bank account: the IBAN and the password are typed. */
async function addAccount(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { list, account } = t.bankAccounts;
  await page
    .getByRole("banner")
    .locator(`a[href="${at("/personalArea")}"]`)
    .click();
  await page.getByText(t.profile.view.cuentas, { exact: true }).click();
  await page.getByRole("button", { name: list.add, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: account.add, exact: true });
  await dialog.getByRole("textbox", { name: account.iban }).fill("ES9121000418450200051332");
  await dialog.getByLabel(account.password, { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: account.save, exact: true }).click();
  await expectShown(snackbar(visitor, account.added));
}

describe.each<{ width: Width; pay: number; away: number }>([
  { width: "desk", pay: 1, away: 2 },
  { width: "phone", pay: 2, away: 3 },
])("Clicks from home, $width", ({ width, ...most }) => {
  // With motion, which most systems allow.
  const on = (who: string) => ({ width, withMotion: true, name: `daily-${who}-${width}` });

  test("a worker clocks in, reads the net pay, finds a number and sees who is away", async () => {
    const [, , { email } = { email: "" }] = plainWorkers();
    await stopClock(stage.server, email);
    await visit(stage, on("worker"), async (visitor) => {
      const { page, t } = visitor;
      await countEffort(visitor);
      await signInAtHome(visitor, { email });
      await clockIn(visitor);
      await answerLocation(visitor, "skip");
      await expectClock(visitor, "working");
      await clockOut(visitor);
      await expectClock(visitor, "off");
      const clicks = {
        clock: await clicksOf(visitor, async () => {
          await expectClockInSight(visitor);
          await clockIn(visitor);
          await expectClock(visitor, "working");
        }),
        pay: await clicksOf(visitor, async () => {
          // A phone folds the card.
          const folded = page.getByRole("button", {
            name: new RegExp(`^${t.cards.payslip.title}`),
          });
          if (width === "phone") await folded.click();
          await page.getByRole("button", { name: t.cards.payslip.show }).click();
        }),
        phone: await clicksOf(visitor, () => findPhone(visitor)),
        away: await clicksOf(visitor, async () => {
          await openFromMenu(visitor, t.shell.page.calendar);
          await page.getByText(t.calendar.view.equipo, { exact: true }).click();
          await expectShown(page.getByRole("heading", { name: t.calendar.team.title }));
        }),
      };
      expect(clicks).toEqual({ clock: 1, phone: 1, ...most });
    });
    await stopClock(stage.server, email);
  });

  test("a worker asks for three days off and corrects a forgotten punch", async () => {
    const { email, forgotten, away } = await nextAsker();
    await visit(stage, on("asker"), async (visitor) => {
      await countEffort(visitor);
      await signInAtHome(visitor, { email });
      // A month that is not shown at first costs a click.
      const shown = width === "phone" ? 0 : 1;
      const turned = Math.max(0, monthsBetween(dayFrom(noticeDays), away.to) - shown);
      const asked = await clicksOf(visitor, () => askHolidays(visitor, away));
      expect(asked).toBeLessThanOrEqual(5 + turned);
      const corrected = await clicksOf(visitor, () => correctForgotten(visitor, forgotten));
      expect(corrected).toBe(4 + monthsBetween(forgotten, dayFrom(0)));
    });
  });

  test("a worker signs, closes the month and adds a bank account", async () => {
    const { email, titulo } = await nextClerk();
    await visit(stage, on("clerk"), async (visitor) => {
      const { page } = visitor;
      await countEffort(visitor);
      await signInAtHome(visitor, { email });
      const clicks = {
        sign: await clicksOf(visitor, async () => {
          await page.getByRole("main").getByRole("link", { name: titulo }).click();
          await signOnePage(visitor, { server: stage.server, email });
        }),
        month: await clicksOf(visitor, () => closeMonth(visitor)),
        bank: await clicksOf(visitor, () => addAccount(visitor)),
      };
      expect(clicks).toEqual({ sign: 4, month: 4, bank: 4 });
    });
  });

  test("a supervisor approves all that waits and takes it back", async () => {
    await visit(stage, on("supervisor"), async (visitor) => {
      const { page, t } = visitor;
      await countEffort(visitor);
      await signInAtHome(visitor, { email: accounts.supervisor });
      expect(await clicksOf(visitor, () => approveAll(visitor))).toBe(3);
      const undo = page.getByRole("button", { name: t.inbox.undo.button, exact: true });
      await undo.click();
      await expectGone(undo);
      await expectShown(page.getByRole("checkbox", { name: t.inbox.selectAll }));
    });
  });
});
