import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { addressesOf } from "../support/calls.ts";
import { expectCount, expectGone, expectShown } from "../support/expect.ts";
import { fillTime } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { expectKeyboardReaches } from "../support/keyboard.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { shoot } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const dayMs = 86_400_000;
const page = "/quadrantsSupervisor";

/** Monday of a week that has no shifts of the demo. */
function emptyWeek(weeksAhead = 9): string {
  const day = new Date(Date.now() + weeksAhead * 7 * dayMs);
  const monday = new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs);
  return monday.toISOString().slice(0, 10);
}

/** Shifts that the server knows. */
const saved = '[data-shift]:not([data-shift^="-"])';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

describe("A shift manager's board", () => {
  test("a week is planned with the keyboard alone, published, dragged and repeated", async () => {
    await visit(stage, { name: "board" }, async (visitor) => {
      await signIn(visitor, { email: accounts.shiftManager });
      await seeBoard(visitor);
      await planWeek(visitor);
      await coverWeek(visitor);
      expect(await publishWeek(visitor)).toBe(5);
      await dragShifts(visitor);
      await repeatShift(visitor);
    });
  });
});

describe("A shift manager's phone", () => {
  test("a week is planned, changed, copied, taken back and published on a phone", async () => {
    const on = { name: "board-phone", width: "phone", theme: "dark" } as const;
    await visit(stage, on, async (visitor) => {
      const { page: tab, at } = visitor;
      await signIn(visitor, { email: accounts.shiftManager });
      await tab.goto(at(`${page}?fecha=${emptyWeek(11)}`));
      await createOnPhone(visitor);
      await copyOnPhone(visitor);
      expect(await publishOnPhone(visitor)).toBe(1);
    });
  });
});

const cards = ({ page: tab }: Visitor) => tab.locator(`section ${saved}`);

/** Creates a draft with a person, and makes it longer. */
async function createOnPhone(visitor: Visitor): Promise<void> {
  const { page: tab, t } = visitor;
  const words = t.boardEdit;
  await tab.getByRole("button", { name: t.board.new, exact: true }).click();
  const made = tab.getByRole("dialog", { name: words.title.new, exact: true });
  await made.getByRole("checkbox").last().check();
  await made.getByRole("switch", { name: words.field.published }).uncheck();
  await shoot(tab, "board-phone-new-es-dark-phone");
  await made.getByRole("button", { name: words.create, exact: true }).click();
  await expectGone(made);
  await expectCount(cards(visitor), 1);
  await cards(visitor).click();
  const changed = tab.getByRole("dialog", { name: words.title.change, exact: true });
  await fillTime(changed.getByLabel(words.field.end), "12:00");
  await changed.getByRole("button", { name: t.common.action.save, exact: true }).click();
  await expectGone(changed);
  await expectShown(cards(visitor).getByText("09:00–12:00"));
}

/** Copies the shift to Tuesday and Wednesday; takes the copies back, and makes them again. */
async function copyOnPhone(visitor: Visitor): Promise<void> {
  const { page: tab, t } = visitor;
  const { clone } = t.boardEdit;
  await cards(visitor).click();
  await tab.getByRole("dialog").getByRole("button", { name: t.boardEdit.copy }).click();
  const dialog = tab.getByRole("dialog", { name: clone.title, exact: true });
  await dialog.getByRole("combobox", { name: clone.every }).click();
  await tab.getByRole("option", { name: clone.step.dia, exact: true }).click();
  await dialog.getByLabel(clone.times).fill("2");
  await dialog.getByRole("button", { name: fill(clone.do_other, { count: "2" }) }).click();
  await expectShown(snackbar(visitor, fill(clone.done_other, { count: "2" })));
  const publish = (count: number) =>
    tab.getByRole("button", { name: fill(t.board.publish_other, { count: String(count) }) });
  await expectShown(publish(3));
  const inMenu = async (name: string) => {
    await tab.getByRole("button", { name: t.board.more.label, exact: true }).click();
    await tab.getByRole("menuitem", { name, exact: true }).click();
  };
  await inMenu(t.board.undo.undo);
  await expectGone(publish(3));
  await inMenu(t.board.undo.redo);
  await expectShown(publish(3));
}

/** Looks at a person's week and publishes a selected shift; answers the number of published ones. */
async function publishOnPhone(visitor: Visitor): Promise<number> {
  const { page: tab, t } = visitor;
  const { massive } = t.boardEdit;
  const two = { count: "2" };
  await tab.getByText(t.board.phone.persona, { exact: true }).click();
  await expectShown(tab.getByRole("combobox", { name: t.board.filter.person }));
  await lookAround(visitor, "board-phone-person", { whole: true });
  await tab.getByText(t.board.phone.dia, { exact: true }).click();
  await tab.getByRole("button", { name: t.board.phone.select, exact: true }).click();
  await cards(visitor).click();
  await lookAround(visitor, "board-phone-selected", { whole: true });
  await tab.getByRole("button", { name: t.board.selection.publicar, exact: true }).click();
  const one = fill(massive.do.publicar_one, { count: "1" });
  await tab.getByRole("dialog").getByRole("button", { name: one, exact: true }).click();
  await expectShown(snackbar(visitor, fill(massive.done.publicar_one, { count: "1" })));
  await expectShown(
    tab.getByRole("button", { name: fill(t.board.publish_other, two), exact: true }),
  );
  const published = tab.locator('section [data-shift][data-draft="false"]');
  await expectShown(published);
  return published.count();
}

/** The demo's board takes one request; its warnings and areas are a press away. */
async function seeBoard(visitor: Visitor): Promise<void> {
  const { page: tab, at, t } = visitor;
  const calls: string[] = [];
  tab.on("request", (request) => {
    calls.push(...addressesOf(request).filter((address) => address.includes("/turnos-gestor/")));
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

/** Presses a button with the keyboard. */
async function pressKey({ page: tab }: Visitor, button: Locator): Promise<void> {
  await expectKeyboardReaches(tab, button);
  await tab.keyboard.press("Enter");
}

/** Gives a shift to a person by keyboard, takes a way out of a shift without people, and takes that back. */
async function coverWeek(visitor: Visitor): Promise<void> {
  const { page: tab, t } = visitor;
  const words = t.boardEdit;
  const keys = tab.keyboard;
  const dialog = tab.getByRole("dialog", { name: words.title.new, exact: true });
  const peopleOn = (day: string) => tab.locator(`[data-cell^="p"][data-day="${day}"]`);
  const [saturday, sunday] = [dayAfter(emptyWeek(), 5), dayAfter(emptyWeek(), 6)];
  await cell(visitor, 2, saturday).focus();
  await keys.press("Enter");
  const people = dialog.getByRole("group", { name: new RegExp(`^${words.workers.title}`) });
  await expectKeyboardReaches(tab, people.getByRole("checkbox").first());
  await keys.press("Space");
  await keys.press("Enter");
  await expectGone(dialog);
  await expectCount(peopleOn(saturday).locator(saved), 1);

  await cell(visitor, 2, sunday).focus();
  await keys.press("Enter");
  const create = dialog.getByRole("button", { name: words.create, exact: true });
  await expectKeyboardReaches(tab, create);
  await keys.press("Enter");
  await expectGone(dialog);
  await expectCount(cell(visitor, 2, sunday).locator(saved), 1);
  const issue = fill(t.board.warnings.button_one, { count: "1" });
  await pressKey(visitor, tab.getByRole("button", { name: issue, exact: true }));
  const [apply = ""] = t.board.ways.apply_of.split("{{");
  const way = tab.getByRole("button", { name: new RegExp(`^${apply}`) }).first();
  await expectShown(way);
  await lookAround(visitor, "board-ways-out");
  await pressKey(visitor, way);
  await expectCount(peopleOn(sunday).locator(saved), 1);
  await pressKey(visitor, tab.getByRole("button", { name: t.board.warnings.close, exact: true }));
  await pressKey(visitor, tab.getByRole("button", { name: t.board.undo.undo, exact: true }));
  const open = cell(visitor, 2, sunday).locator(saved);
  await expectCount(open, 1);
  await open.focus();
  await keys.press("Delete");
  await expectCount(open, 0);
}

/** Drags a shift to another day, to nobody and back to its person, and its end on the day's hours. */
async function dragShifts(visitor: Visitor): Promise<void> {
  const { page: tab, at, t } = visitor;
  const [friday, sunday] = [dayAfter(emptyWeek(), 4), dayAfter(emptyWeek(), 6)];
  const own = (row: number, day: string) => cell(visitor, row, day).locator(saved);
  const carry = async (chip: Locator, target: Locator) => {
    await dragTo(visitor, { chip, from: 0.5, to: await middleOf(target) });
    await expectCount(chip, 0);
  };
  await carry(own(3, friday), cell(visitor, 3, sunday));
  await expectCount(own(3, sunday), 1);
  await carry(own(3, sunday), cell(visitor, 2, sunday));
  await expectCount(own(2, sunday), 1);
  await carry(own(2, sunday), cell(visitor, 3, sunday));
  await expectCount(own(3, sunday), 1);
  await tab.goto(at(`${page}?rango=dia&fecha=${sunday}`));
  const bar = own(3, sunday);
  await expectShown(bar);
  const row = await boxOf(cell(visitor, 3, sunday));
  const { x, y } = await boxOf(bar);
  await dragTo(visitor, { chip: bar, from: 0.98, to: { x: x + row.width / 4, y: y + 10 } });
  const [said = ""] = t.board.said.retimed.split("{{");
  await expectShown(tab.getByRole("status").filter({ hasText: said }));
}

type Point = { x: number; y: number };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("Nothing to drag");
  return box;
}

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the mouse on a part of a shift, from 0 at its start to 1 at its end, and drops it at a point. */
async function dragTo(
  { page: tab }: Visitor,
  { chip, from, to }: { chip: Locator; from: number; to: Point },
): Promise<void> {
  await expectShown(tab.locator('[role="grid"][aria-busy="false"]'));
  const { x, y, width, height } = await boxOf(chip);
  await tab.mouse.move(x + width * from, y + height / 2);
  await tab.mouse.down();
  await tab.mouse.move(to.x, to.y, { steps: 4 });
  await tab.mouse.up();
}

/** Repeats a shift each week after a preview, and ends the series from one of its shifts. */
async function repeatShift(visitor: Visitor): Promise<void> {
  const { page: tab, at, t } = visitor;
  const words = t.boardSeries;
  const wednesday = dayAfter(emptyWeek(), 2);
  const press = (name: string) =>
    tab.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await tab.goto(at(`${page}?rango=semana&fecha=${wednesday}`));
  await cell(visitor, 3, wednesday).locator(saved).click();
  await press(t.boardEdit.repeat);
  await expectShown(tab.getByRole("dialog", { name: words.title.create, exact: true }));
  await lookAround(visitor, "board-series");
  await press(words.look);
  await expectShown(tab.getByText(words.preview.new));
  await lookAround(visitor, "board-series-preview");
  await press(words.confirm.create);
  await expectGone(tab.getByRole("dialog"));
  const next = dayAfter(wednesday, 7);
  await tab.goto(at(`${page}?rango=semana&fecha=${next}`));
  await cell(visitor, 3, next).locator(saved).click();
  await press(words.owner.change);
  await press(words.end_it);
  await expectShown(tab.getByText(words.preview.lose));
  await lookAround(visitor, "board-series-end");
  await press(words.confirm.end);
  await expectGone(tab.getByRole("dialog"));
  await expectCount(cell(visitor, 3, next).locator("[data-shift]"), 0);
}

/** Publishes what the week shows, after its figures; answers the number of published shifts. */
async function publishWeek(visitor: Visitor): Promise<number> {
  const { page: tab, t } = visitor;
  const four = { count: "4" };
  const publish = fill(t.board.publish_other, four);
  await expectKeyboardReaches(tab, tab.getByRole("button", { name: publish, exact: true }));
  await tab.keyboard.press("Enter");
  const dialog = tab.getByRole("dialog", { name: t.boardEdit.massive.title, exact: true });
  await expectShown(dialog.getByText(fill(t.boardEdit.massive.shifts_other, four)));
  await lookAround(visitor, "board-publish");
  const send = fill(t.boardEdit.massive.do.publicar_other, four);
  await expectKeyboardReaches(tab, dialog.getByRole("button", { name: send, exact: true }));
  await tab.keyboard.press("Enter");
  await expectShown(snackbar(visitor, fill(t.boardEdit.massive.done.publicar_other, four)));
  await expectGone(dialog);
  await tab.reload();
  const published = tab.locator('[data-cell^="p"] [data-shift][data-draft="false"]');
  await expectShown(published);
  return published.count();
}
