import { beforeAll, describe, expect, test } from "vitest";

import { grantLeave } from "./support/absences.ts";
import { openSession, stopClock } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import type { Visitor, Width } from "./support/browser.ts";
import { answerLocation, clockIn, clockOut, expectClock } from "./support/clock.ts";
import { countEffort, takeEffort } from "./support/effort.ts";
import { expectGone, expectShown } from "./support/expect.ts";
import { openFromMenu, signInAtHome } from "./support/front-door.ts";
import { accounts, plainWorkers } from "./support/people.ts";
import { openStage } from "./support/stage.ts";
import { superviseFromNow } from "./support/team.ts";
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

describe.each<{ width: Width; pay: number; away: number }>([
  { width: "desk", pay: 1, away: 2 },
  { width: "phone", pay: 2, away: 3 },
])("Clicks from home, $width", ({ width, ...most }) => {
  test("a worker clocks in, reads the net pay, finds a number and sees who is away", async () => {
    const [, , { email } = { email: "" }] = plainWorkers();
    await stopClock(stage.server, email);
    await visit(stage, { width, name: `daily-worker-${width}` }, async (visitor) => {
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

  test("a supervisor approves all that waits and takes it back", async () => {
    await visit(stage, { width, name: `daily-supervisor-${width}` }, async (visitor) => {
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
