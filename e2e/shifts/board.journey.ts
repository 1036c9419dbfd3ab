import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { expectKeyboardReaches } from "../support/keyboard.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const dayMs = 86_400_000;
const page = "/quadrantsSupervisor";

/** Monday of a week that has no shifts of the demo. */
function emptyWeek(): string {
  const day = new Date(Date.now() + 9 * 7 * dayMs);
  const monday = new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs);
  return monday.toISOString().slice(0, 10);
}

/** Shifts that the server knows. */
const saved = '[data-shift]:not([data-shift^="-"])';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

describe("A shift manager's board", () => {
  test("a week is planned with the keyboard alone, changed, undone and published", async () => {
    await visit(stage, { name: "board" }, async (visitor) => {
      await signIn(visitor, { email: accounts.shiftManager });
      await seeBoard(visitor);
      await planWeek(visitor);
      expect(await publishWeek(visitor)).toBe(4);
    });
  });
});

/** The demo's board takes one request; its warnings and areas are a press away. */
async function seeBoard(visitor: Visitor): Promise<void> {
  const { page: tab, at, t } = visitor;
  const calls: string[] = [];
  tab.on("request", (request) => {
    if (request.url().includes("/turnos-gestor/")) calls.push(request.url());
  });
  await tab.goto(at(page));
  await expectShown(tab.locator("[data-shift]"));
  expect(calls).toHaveLength(1);
  await lookAround(visitor, "board", { whole: true });
  await tab.getByRole("button", { name: /^\d+ avisos?$/ }).click();
  await expectShown(tab.getByRole("heading", { name: new RegExp(`^${t.board.warnings.title}`) }));
  await lookAround(visitor, "board-warnings");
  await tab.getByRole("button", { name: t.board.warnings.close, exact: true }).click();
  await tab.goto(at(`${page}?vista=areas&rango=mes`));
  await expectShown(tab.locator("[data-shift]"));
  await lookAround(visitor, "board-areas", { whole: true });
  await tab.goto(at(`${page}?rango=dia`));
  await expectShown(tab.locator("[data-shift]"));
  await lookAround(visitor, "board-day");
}

/** Cell of a row and a day. */
const cell = ({ page: tab }: Visitor, row: number, day: string) =>
  tab.locator(`[role="row"][aria-rowindex="${row}"] [data-day="${day}"]`);

/** Creates a shift for the first person, moves and copies it, deletes a copy and takes that back. */
async function planWeek(visitor: Visitor): Promise<void> {
  const { page: tab, at, t } = visitor;
  const words = t.boardEdit;
  const monday = emptyWeek();
  await tab.goto(at(`${page}?rango=semana&fecha=${monday}`));
  const first = cell(visitor, 3, monday);
  await expectShown(first);
  const keys = tab.keyboard;
  await expectKeyboardReaches(tab, cell(visitor, 2, monday));
  await keys.press("ArrowDown");
  await expectShown(cell(visitor, 3, monday).and(tab.locator(":focus")));
  await keys.press("Enter");
  const dialog = tab.getByRole("dialog", { name: words.title.new, exact: true });
  await expectShown(dialog);
  await lookAround(visitor, "board-new");
  await expectKeyboardReaches(tab, dialog.getByRole("switch", { name: words.field.published }));
  await keys.press("Space");
  await keys.press("Enter");
  await expectGone(dialog);
  await expectCount(first.locator(saved), 1);

  const tuesday = cell(visitor, 3, dayAfter(monday, 1));
  await first.locator("[data-shift]").focus();
  await keys.press("Space");
  await keys.press("ArrowRight");
  await keys.press("Enter");
  await expectCount(tuesday.locator(saved), 1);
  await expectCount(first.locator("[data-shift]"), 0);

  for (const days of [2, 3, 4]) {
    await tuesday.locator("[data-shift]").focus();
    await keys.press("Space");
    for (let step = 1; step < days; step += 1) await keys.press("ArrowRight");
    await keys.press("Alt+Enter");
    const copy = cell(visitor, 3, dayAfter(monday, days));
    await expectCount(copy.locator(saved), 1);
  }
  const friday = cell(visitor, 3, dayAfter(monday, 4)).locator(saved);
  await friday.focus();
  await keys.press("Delete");
  await expectCount(friday, 0);
  await cell(visitor, 3, dayAfter(monday, 3)).locator("[data-shift]").focus();
  await keys.press("Control+z");
  await expectCount(friday, 1);
  await expectShown(tab.locator('[role="grid"][aria-busy="false"]'));
  await tab.reload();
  await expectCount(tab.locator('[data-cell^="p"] [data-shift][data-draft="true"]'), 4);
}

/** Publishes what the week shows, after its figures; answers the number of published shifts. */
async function publishWeek(visitor: Visitor): Promise<number> {
  const { page: tab, t } = visitor;
  const four = { count: "4" };
  await tab.getByRole("button", { name: fill(t.board.publish_other, four), exact: true }).click();
  const dialog = tab.getByRole("dialog", { name: t.boardEdit.massive.title, exact: true });
  await expectShown(dialog.getByText(fill(t.boardEdit.massive.shifts_other, four)));
  await lookAround(visitor, "board-publish");
  const send = fill(t.boardEdit.massive.do.publicar_other, four);
  await dialog.getByRole("button", { name: send, exact: true }).click();
  await expectShown(snackbar(visitor, fill(t.boardEdit.massive.done.publicar_other, four)));
  await expectGone(dialog);
  await tab.reload();
  const published = tab.locator('[data-cell^="p"] [data-shift][data-draft="false"]');
  await expectShown(published);
  return published.count();
}
