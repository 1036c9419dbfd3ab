import { describe, test } from "vitest";

import { stopClock } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, paidPeople } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf, sourceOf } from "../support/texts.ts";

const stage = openStage();
const reminder = "Tienes vacaciones sin disfrutar";
const sickLeave = "Baja médica";

describe("Leave in the office", () => {
  test("an administrator changes the rule of the holidays once they have seen whom it changes", async () => {
    await visit(stage, { name: "leave-office" }, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto("/admin/leave");
      const { leaveRules: words } = t;
      await expectShown(page.getByRole("heading", { name: words.title }));
      await lookAround(visitor, "leave-rules");
      await page.getByRole("button", { name: words.balance.change }).click();
      const dialog = page.getByRole("dialog", { name: patternOf(words.balance.title) });
      await dialog.getByLabel(words.balance.amount).fill("24");
      await dialog.getByRole("button", { name: words.balance.see }).click();
      await expectShown(dialog.getByRole("region", { name: words.balance.effect }));
      await lookAround(visitor, "leave-rules-effect");
      await dialog.getByRole("button", { name: words.balance.save }).click();
      await expectShown(snackbar(visitor, words.balance.saved));
      await expectGone(dialog);
      await expectShown(page.getByRole("img", { name: /^24 días de 20\d\d\./u }));
    });
  });

  test("an administrator finds somebody among the balances and adjusts theirs with a reason", async () => {
    await visit(stage, { name: "leave-office-balances" }, async (visitor) => {
      const { page, t } = visitor;
      const { leaveBalances: words } = t;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto("/admin/balances");
      await expectShown(page.getByRole("table", { name: patternOf(words.caption) }));
      await lookAround(visitor, "leave-balances");
      await page.getByRole("searchbox", { name: words.search }).fill("navarro prieto");
      const row = page.getByRole("row", { name: /^Elena Navarro Prieto/u });
      await page.waitForURL(/q=navarro/u);
      await row.getByRole("button", { name: patternOf(words.adjustOf) }).click();
      const dialog = page.getByRole("dialog", { name: patternOf(words.dialog.title) });
      await dialog.getByRole("button", { name: words.dialog.save }).click();
      await expectShown(dialog.getByText(words.dialog.needsReason));
      await dialog.getByRole("textbox", { name: words.dialog.days }).fill("1,5");
      await dialog.getByRole("textbox", { name: words.dialog.reason }).fill("Antigüedad");
      await expectShown(dialog.getByText(/^Quedará con \d+,5 días disponibles\.$/u));
      await lookAround(visitor, "leave-balances-adjust");
      await dialog.getByRole("button", { name: words.dialog.save }).click();
      await expectShown(snackbar(visitor, words.dialog.saved));
      await expectGone(dialog);
    });
  });

  test("an administrator invites people to take what expires, records the year that ended, and finds it again", async () => {
    await visit(stage, { name: "leave-office-year-end" }, async (visitor) => {
      const { page, t } = visitor;
      const { leaveYearEnd: words } = t;
      const year = new Date().getFullYear();
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(`/admin/year-end?anyo=${year}&ver=caducan`);
      const table = page.getByRole("table", { name: patternOf(words.caption) });
      await expectShown(page.getByText(words.preview));
      await expectShown(table.getByText(words.untold).first());
      await page.getByRole("button", { name: words.remind.button }).click();
      const invitation = page.getByRole("dialog", { name: words.remind.title });
      await invitation.getByRole("button", { name: words.remind.button }).click();
      await expectGone(invitation);
      await expectShown(table.getByText(patternOf(words.told)).first());
      await lookAround(visitor, "leave-year-end");
      const names = await table.getByRole("rowheader").allInnerTexts();
      const reader = paidPeople().find(({ name }) => names.some((one) => one.includes(name)));
      await readReminder(reader?.email ?? "");
      await page.reload();
      const proof = table.getByRole("row", { name: new RegExp(`^${reader?.name}`, "u") }).first();
      await expectShown(proof.getByText(patternOf(words.read)));
      await page.goto(`/admin/year-end?anyo=${year - 1}`);
      await expectShown(page.getByText(words.preview));
      await page.getByRole("button", { name: words.run.button }).click();
      const dialog = page.getByRole("dialog", { name: patternOf(words.run.title) });
      await lookAround(visitor, "leave-year-end-run");
      await dialog.getByRole("button", { name: words.run.button }).click();
      await expectShown(snackbar(visitor, fill(words.run.done, { year: String(year - 1) })));
      await page.reload();
      await expectShown(page.getByText(/^Registrado el .+ El año está cerrado\./u));
      await expectGone(page.getByRole("button", { name: words.run.button }));
    });
  });

  test("a sick leave is entered from its first day, prolonged and ended, and its worker reads each step", async () => {
    const [sick] = paidPeople();
    if (sick === undefined) throw new Error("Nobody falls ill");
    await stopClock(stage.server, sick.email);
    const [first, foreseen, last] = [daysAgo(1), daysAgo(-6), daysAgo(0)];
    await visit(stage, { name: "leave-office-absences" }, async (visitor) => {
      await signIn(visitor, { email: accounts.administrator });
      await enterSickLeave(visitor, { name: sick.name, first });
      const { requests } = visitor.t;
      const open = fill(requests.period.open, { from: shownDay(first) });
      const lasts = (to: string) =>
        fill(requests.period.range, { from: shownDay(first), to: shownDay(to) });
      await visit(stage, { name: "leave-office-sick", width: "phone" }, async (worker) => {
        await signIn(worker, { email: sick.email });
        await expectSickLeave(worker, open);
        await changeSickLeave(visitor, { name: sick.name, to: foreseen, isOver: false });
        await expectSickLeave(worker, lasts(foreseen));
        await changeSickLeave(visitor, { name: sick.name, to: last, isOver: true });
        await expectSickLeave(worker, lasts(last));
        await lookAround(worker, "sick-leave-worker");
      });
    });
  });
});

/** The day some days ago, or from now on where negative, in Madrid. */
function daysAgo(days: number): string {
  const moment = new Date(Date.now() - days * 86_400_000);
  return moment.toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
}

/** A day as the portal shows it in Spanish. */
function shownDay(day: string): string {
  return day.split("-").toReversed().join("/");
}

/** A worker opens the invitation to take their holidays. */
async function readReminder(email: string): Promise<void> {
  await visit(stage, { name: "leave-office-reminded" }, async (worker) => {
    const { page, at, t } = worker;
    await signIn(worker, { email });
    await page.goto(at("/internComunication"));
    const notice = page.getByRole("main").getByRole("link").filter({ hasText: reminder });
    await notice.click();
    await expectShown(page.getByRole("article").getByRole("heading", { name: reminder }));
    await expectGone(notice.getByText(t.noticesPage.row.unread, { exact: true }));
  });
}

async function enterSickLeave(
  visitor: Visitor,
  { name, first }: { name: string; first: string },
): Promise<void> {
  const { page, t } = visitor;
  const { officeAbsences: words } = t;
  await page.goto("/admin/absences");
  await expectShown(page.getByRole("table", { name: words.caption }));
  await lookAround(visitor, "office-absences");
  await page.getByRole("button", { name: words.enter.button }).click();
  const dialog = page.getByRole("dialog", { name: words.enter.button });
  await dialog.getByRole("button", { name: words.enter.save, exact: true }).click();
  await expectShown(dialog.getByText(words.field.needsPerson));
  await dialog.getByRole("combobox", { name: words.person }).fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`, "u") }).click();
  await fillDate(dialog.getByRole("textbox", { name: words.field.from }), first);
  await dialog.getByRole("switch", { name: words.field.open }).check();
  await dialog.getByRole("textbox", { name: words.field.reason }).fill("Parte de baja");
  await lookAround(visitor, "office-absences-enter");
  await dialog.getByRole("button", { name: words.enter.save, exact: true }).click();
  await expectShown(snackbar(visitor, words.enter.done));
  await page.goto(`/admin/absences?tipo=7&q=${encodeURIComponent(name)}`);
}

/** Confirms the leave in force with a foreseen end, or enters its discharge. */
async function changeSickLeave(
  visitor: Visitor,
  { name, to, isOver }: { name: string; to: string; isOver: boolean },
): Promise<void> {
  const { page, t } = visitor;
  const { officeAbsences: words } = t;
  const title = new RegExp(`^${sourceOf(fill(words.change.title, { what: sickLeave, name }))}$`);
  await page.getByRole("button", { name: title }).first().click();
  const change = page.getByRole("dialog", { name: title });
  await expectShown(change.getByText(words.change.continuesHint));
  if (isOver) await change.getByText(words.change.over, { exact: true }).click();
  else await change.getByRole("switch", { name: words.field.open }).uncheck();
  await fillDate(change.getByRole("textbox", { name: words.field.to }), to);
  await change
    .getByRole("textbox", { name: words.field.reason })
    .fill(isOver ? "Parte de alta" : "Parte de confirmación");
  await lookAround(visitor, `office-absences-${isOver ? "over" : "change"}`);
  await change.getByRole("button", { name: words.change.save }).click();
  await expectShown(snackbar(visitor, words.change.done));
  await expectGone(change);
}

/** A worker finds a sick leave with these days among their absences. */
async function expectSickLeave({ page, at }: Visitor, days: string): Promise<void> {
  await page.goto(at("/absences?vista=solicitudes"));
  const leave = page.getByRole("link").filter({ hasText: sickLeave }).filter({ hasText: days });
  await expectShown(leave.first());
}
