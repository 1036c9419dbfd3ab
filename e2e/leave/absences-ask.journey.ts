import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { requestKinds } from "@atrio/contract/kinds";
import type { BalanceKind } from "@atrio/contract/leave/leave";
import { saveBalanceRule } from "@atrio/contract/leave/leave-office";
import { listOwnRequests } from "@atrio/contract/leave/requests";

import { freeDays, grantLeave } from "../support/absences.ts";
import { ask, openSession, punchElsewhere, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { answerLocation, pause } from "../support/clock.ts";
import { expectGone, expectShown, expectValue } from "../support/expect.ts";
import { dayButton, fillDate, fillTime } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { expectSnackbarsBelow } from "../support/layout.ts";
import { lookAround } from "../support/looks.ts";
import { photo } from "../support/paper.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();
const dayMs = 86_400_000;

beforeAll(async () => {
  await grantLeave(stage.server);
  await grant("asuntos_propios", 4);
  await grant("horas_retribuidas", 20 * 60);
});

/** Grants everybody days for personal affairs, or minutes of paid hours. */
async function grant(saldo: BalanceKind, cantidad: number): Promise<void> {
  const administrator = await openSession(stage.server, accounts.administrator);
  const { method, path } = saveBalanceRule;
  const body = {
    saldo,
    desde_anyo: new Date().getUTCFullYear(),
    cantidad,
    arrastre_maximo: 0,
    arrastre_hasta: "12-31",
    proporcional: false,
  };
  await ask(stage.server, administrator, { method, path, body });
}

describe("The form of a request", () => {
  test("the form of a request explains itself while it is filled in", async () => {
    const [email = ""] = teamOf(accounts.supervisor);
    await stopClock(stage.server, email);
    const session = await openSession(stage.server, email);
    const [half = "", hours = "", whole = ""] = await freeDays(stage.server, session, 3);
    await visit(stage, { name: "ask" }, async (visitor) => {
      await signIn(visitor, { email });
      await askHalfDay(visitor, half);
      await askHours(visitor, session, hours);
      await beRefused(visitor, half);
      await claimKilometres(visitor);
      await claimAgain(visitor);
      await claimOld(visitor);
    });
    await visit(stage, { name: "ask-phone", width: "phone" }, async (visitor) => {
      await signIn(visitor, { email });
      await askOneDay(visitor, whole);
    });
    const { expenses, holidays, paidHours, personalAffairs } = requestKinds;
    const claims = [expenses, expenses, expenses];
    expect(await newestKinds(session)).toEqual([holidays, ...claims, paidHours, personalAffairs]);
  });
});

/** Kinds of the six requests that a worker sent last. */
async function newestKinds(session: ApiSession): Promise<number[]> {
  const { method } = listOwnRequests;
  const path = `/trabajador/${session.workerId}/solicitudes`;
  const body = { paramsFront: JSON.stringify({ skip: 0, take: 10 }) };
  const answer = await ask(stage.server, session, { method, path, body });
  const requests = listOwnRequests.response.parse(answer).data;
  return requests.slice(0, 6).map(({ pe_solicitud_tipo_id }) => pe_solicitud_tipo_id);
}

/** Chooses personal affairs, an afternoon with the keyboard alone, and sees its cost. */
async function askHalfDay(visitor: Visitor, day: string): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/absences?nueva=0"));
  const form = await openedForm(visitor);
  const kinds = form.getByRole("group", { name: t.ask.kinds.question });
  await lookAround(visitor, "ask-kinds");
  await kinds
    .getByRole("radio", { name: new RegExp(`^${t.requests.kind.personalAffairs}`) })
    .check();
  await form.getByText(t.ask.periods.ways.half, { exact: true }).click();
  await pickWithKeys(visitor, day);
  await form.getByText(t.ask.periods.afternoon, { exact: true }).click();
  await expectShown(form.getByText(fill(t.ask.preview.costs, { amount: "0,5 días" })));
  await expectShown(form.getByText(t.ask.preview.deciders, { exact: true }));
  await lookAround(visitor, "ask-half-day");
  await send(visitor);
}

/** Requests two hours and a half of a day, with a pause from inside the form: the clock runs. */
async function askHours(visitor: Visitor, session: ApiSession, day: string): Promise<void> {
  const { page, at, t } = visitor;
  await punchElsewhere(stage.server, session, "entrada");
  await page.goto(at("/absences?nueva=3"));
  const form = await openedForm(visitor);
  await pickWithKeys(visitor, day);
  // The hours are asked for at once.
  await expectShown(form.locator('input[placeholder="HH:mm"]:focus'));
  await fillTime(form.getByLabel(t.ask.periods.start, { exact: true }), "10:00");
  await fillTime(form.getByLabel(t.ask.periods.end, { exact: true }), "12:30");
  await expectShown(form.getByText(fill(t.ask.preview.costs, { amount: "2 h 30 min" })));
  const running = form.getByText(t.ask.clock.title, { exact: true });
  await expectShown(running);
  await lookAround(visitor, "ask-clock-running", { at: running });
  await pause(visitor, "comida");
  await answerLocation(visitor, "skip");
  const stopped = form.getByText(t.ask.clock.stopped, { exact: true });
  await expectShown(stopped);
  await lookAround(visitor, "ask-clock-stopped", { at: stopped });
  await expectSnackbarsBelow(visitor, form.locator("header").first());
  await expectValue(form.getByLabel(t.ask.periods.end, { exact: true }), "12:30");
  await send(visitor);
}

/** Requests a day that is taken already, reads the reason, and discards the form. */
async function beRefused(visitor: Visitor, day: string): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/absences?nueva=1"));
  const form = await openedForm(visitor);
  await pickWithKeys(visitor, day);
  await page.keyboard.press("Enter");
  await expectShown(form.getByText(t.errors.leave.overlap, { exact: true }));
  await expectShown(form.getByText(t.ask.preview.overlaps, { exact: true }));
  await lookAround(visitor, "ask-refused");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: t.ask.leave.title });
  await question.getByRole("button", { name: t.ask.leave.keep, exact: true }).click();
  await expectGone(question);
  await form.getByRole("button", { name: t.ask.action.cancel, exact: true }).click();
  await lookAround(visitor, "ask-leave");
  await question.getByRole("button", { name: t.ask.leave.discard, exact: true }).click();
  await expectGone(form);
}

/** The form of an expense, filled in with kilometres in the own car. */
async function fillKilometres(visitor: Visitor): Promise<Locator> {
  const { page, at, t } = visitor;
  await page.goto(at("/absences?nueva=9"));
  const form = await openedForm(visitor);
  await form.getByRole("combobox", { name: t.ask.expense.kind }).click();
  await page.getByRole("option", { name: t.requests.expense_kind.fuel, exact: true }).click();
  await form.getByText(t.ask.expense.ways.kilometres, { exact: true }).click();
  await form.getByLabel(t.ask.expense.kilometres).fill("120,5");
  await expectShown(form.getByText(/120[.,]5 km × 0,\d{2,4}\s€\/km = \d+,\d{2}\s€/));
  return form;
}

/** Claims kilometres with a photo in place of a file that is refused, taken away and added again. */
async function claimKilometres(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const form = await fillKilometres(visitor);
  await expectShown(form.getByText(t.ask.expense.allowed));
  const file = { name: "tique.png", mimeType: "image/png", buffer: photo };
  const field = form.locator('input[type="file"][multiple]');
  await beRefusedFile(visitor, form, field);
  const remove = form.getByRole("button", {
    name: fill(t.files.remove_of, { name: file.name }),
    exact: true,
  });
  await field.setInputFiles(file);
  await expectShown(form.getByText(/^1 kB$/));
  await remove.click();
  await expectGone(remove);
  await field.setInputFiles(file);
  await expectShown(form.getByText(/^1 kB$/));
  await expectValue(form.getByLabel(t.ask.expense.kilometres), "120,5");
  await lookAround(visitor, "ask-expense");
  await send(visitor);
  await expectShown(page.getByText(file.name));
}

/** A file that is refused stops the form, which says what to do, until it is taken away. */
async function beRefusedFile(visitor: Visitor, form: Locator, field: Locator): Promise<void> {
  const { t } = visitor;
  visitor.expectError(/responded with a status of 422/);
  const name = "factura.pdf";
  const cut = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n");
  await field.setInputFiles({ name, mimeType: "application/pdf", buffer: cut });
  const reason = form.getByText(t.errors.document.damaged, { exact: true });
  await expectShown(reason);
  await form.getByRole("button", { name: t.ask.action.send, exact: true }).click();
  await expectShown(
    form.getByText(t.ask.documents.lost, { exact: true }).and(form.locator(":focus")),
  );
  await lookAround(visitor, "ask-refused-file", { at: reason });
  await form.getByRole("button", { name: fill(t.files.remove_of, { name }), exact: true }).click();
  await expectGone(reason);
}

/** Claims the same kilometres of the same day: questioned, and sent once it is confirmed. */
async function claimAgain(visitor: Visitor): Promise<void> {
  const { t } = visitor;
  const form = await fillKilometres(visitor);
  const question = form.getByText(t.errors.expense.repeated, { exact: true });
  await expectShown(question);
  await lookAround(visitor, "ask-expense-again", { at: question });
  await form.getByRole("checkbox", { name: t.ask.expense.confirm }).check();
  await send(visitor);
}

/** Claims kilometres of more than a year ago: questioned, and sent once it is confirmed. */
async function claimOld(visitor: Visitor): Promise<void> {
  const { t } = visitor;
  const form = await fillKilometres(visitor);
  const day = new Date(Date.now() - 400 * dayMs).toISOString().slice(0, 10);
  await fillDate(form.getByRole("textbox", { name: t.ask.expense.date }), day);
  const question = form.getByText(patternOf(t.errors.expense.old));
  await expectShown(question);
  await lookAround(visitor, "ask-expense-old", { at: question });
  await form.getByRole("checkbox", { name: t.ask.expense.confirm }).check();
  await send(visitor);
}

/** Requests a day of holidays with one tap on it (Rule LEAVE-76). */
async function askOneDay(visitor: Visitor, day: string): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/absences?nueva=1"));
  const form = await openedForm(visitor);
  const calendar = form.getByRole("group", { name: t.ask.calendar.label });
  // Opening month: that of the first day that keeps the notice (LEAVE-108).
  const button = await dayButton(calendar, visitor, day);
  await button.tap();
  await expectShown(form.getByText(fill(t.ask.preview.costs, { amount: "1 día" })));
  await lookAround(visitor, "ask-one-day", { at: button });
  await send(visitor);
}

/** The form of a kind, once it is there. */
async function openedForm({ page, t }: Visitor): Promise<Locator> {
  const form = page.getByRole("dialog", { name: patternOf(t.ask.title.new) });
  await expectShown(form.getByRole("button", { name: t.ask.action.send, exact: true }));
  return form;
}

/** Moves from the calendar's tab stop to a day with the arrows and chooses it. */
async function pickWithKeys({ page }: Visitor, day: string): Promise<void> {
  const stop = page.locator('[role="grid"] button[tabindex="0"]');
  const from = (await stop.getAttribute("data-day")) ?? day;
  await stop.focus();
  const days = Math.round((Date.parse(day) - Date.parse(from)) / dayMs);
  const keys = [
    ...Array.from({ length: Math.floor(days / 7) }, () => ["ArrowDown", 7] as const),
    ...Array.from({ length: days % 7 }, () => ["ArrowRight", 1] as const),
  ];
  let reached = Date.parse(from);
  for (const [key, step] of keys) {
    reached += step * dayMs;
    await page.keyboard.press(key);
    const name = new Date(reached).toISOString().slice(0, 10);
    await expectShown(page.locator(`[data-day="${name}"]:focus`));
  }
  await page.keyboard.press("Enter");
}

async function send(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  // The snackbar stays for 2.5 s: whoever looks for it after the click may come too late.
  await Promise.all([
    expectShown(snackbar(visitor, t.ask.sent.new)),
    page.getByRole("button", { name: t.ask.action.send, exact: true }).click(),
  ]);
}
