import { beforeAll, describe, expect, test } from "vitest";

import {
  askHoliday,
  balanceOf,
  decideElsewhere,
  freeDays,
  grantLeave,
} from "../support/absences.ts";
import { openSession, punchElsewhere, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { answerLocation } from "../support/clock.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { dayButton, fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { photo } from "../support/paper.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { superviseFromNow } from "../support/team.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();
let supervisor: ApiSession;

beforeAll(async () => {
  await grantLeave(stage.server);
  supervisor = await openSession(stage.server, accounts.supervisor);
  await superviseFromNow(stage.server, supervisor);
});

/** A worker with a single supervisor. */
async function someWorker(): Promise<{ email: string; session: ApiSession }> {
  const [email = ""] = teamOf(accounts.supervisor);
  await stopClock(stage.server, email);
  return { email, session: await openSession(stage.server, email) };
}

describe("A worker's absences", () => {
  test("a worker's absences are asked for, followed and cancelled", async () => {
    const { email, session } = await someWorker();
    const days = await freeDays(stage.server, session, 3);
    const holidays = { kind: "vacaciones", year: Number(days[1]?.slice(0, 4)) } as const;
    const before = await balanceOf(stage.server, session, holidays);
    await visit(stage, { name: "absences" }, async (visitor) => {
      await signIn(visitor, { email });
      await askAndCancel(visitor, session, days[0] ?? "");
      await readRejection(visitor, session, days[1] ?? "");
      await rectify(visitor, session, { day: days[1] ?? "", other: days[2] ?? "" });
      await claimExpense(visitor);
    });
    // Cancelled and rejected days count no more; the approved day does.
    const after = await balanceOf(stage.server, session, holidays);
    expect(after.dias_aprobados).toBe(before.dias_aprobados + 1);
  });
});

/** Requests a day in the form, sees the balance move, and cancels it again. */
async function askAndCancel(visitor: Visitor, session: ApiSession, day: string): Promise<void> {
  const { page, at, t } = visitor;
  const year = Number(day.slice(0, 4));
  const before = await balanceOf(stage.server, session, { kind: "vacaciones", year });
  await page.goto(at(`/absences?anyo=${year}`));
  await expectShown(page.getByRole("heading", { level: 1, name: t.absences.title }));
  await expectShown(figure(visitor, "pending", before.dias_pendientes));
  await lookAround(visitor, "absences-balances", { whole: true });

  await page.getByRole("button", { name: t.absences.new, exact: true }).click();
  const form = page.getByRole("dialog", { name: patternOf(t.ask.title.new) });
  await punchElsewhere(stage.server, session, "entrada");
  await expectShown(form.getByText(t.ask.clock.title));
  await lookAround(visitor, "absences-clock-runs");
  await pickDay(visitor, day);
  await page.getByRole("dialog").getByRole("button", { name: t.time.actions.out }).click();
  await answerLocation(visitor, "skip");
  await expectShown(page.getByText(t.ask.clock.stopped, { exact: true }));
  await page.getByRole("button", { name: t.ask.action.send, exact: true }).click();
  await expectShown(snackbar(visitor, t.ask.sent.new));

  const request = await openedRequest(visitor);
  await lookAround(visitor, "absences-request");
  await request.getByRole("button", { name: t.absences.request.close, exact: true }).click();
  await figure(visitor, "pending", before.dias_pendientes + 1).click();
  const detail = page.getByRole("dialog").filter({ hasText: t.absences.detail.total });
  await lookAround(visitor, "absences-figure");
  const shown = { date: day.split("-").toReversed().join("/") };
  await detail.getByRole("link", { name: fill(t.absences.detail.request, shown) }).click();

  await takeBack(visitor);
  await expectShown(figure(visitor, "pending", before.dias_pendientes));
}

/** Cancels the request that is open, with a reason, and closes it. */
async function takeBack(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const words = t.absences.request;
  const request = await openedRequest(visitor);
  await request.getByRole("button", { name: words.cancel, exact: true }).click();
  const question = page.getByRole("dialog", { name: words.cancel_title });
  await question.getByLabel(words.cancel_reason).fill("Cambio de planes");
  await lookAround(visitor, "absences-cancel");
  await question.getByRole("button", { name: words.cancel, exact: true }).click();
  await expectShown(snackbar(visitor, words.cancel_done));
  await expectShown(request.getByText(t.requests.state.cancelled, { exact: true }));
  await request.getByRole("button", { name: words.close, exact: true }).click();
  await expectGone(request);
}

/** Hears of a rejection while the list is open, finds it by its state and reads why. */
async function readRejection(visitor: Visitor, session: ApiSession, day: string): Promise<void> {
  const { page, at, t } = visitor;
  const reason = "Ese día hacemos inventario";
  const { id } = await askHoliday(stage.server, session, day);
  await page.goto(at("/absences?vista=solicitudes"));
  const row = page.getByRole("list", { name: t.absences.list.title }).locator(`a[href*="${id}"]`);
  await expectShown(row.getByText(t.requests.state.pending, { exact: true }));
  await decideElsewhere(stage.server, supervisor, { requestId: id, reason });
  await expectShown(row.getByText(t.requests.state.rejected, { exact: true }));
  await page.getByRole("combobox", { name: t.absences.list.state }).click();
  await page.getByRole("option", { name: t.requests.state.rejected, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("estado") === "3");
  await lookAround(visitor, "absences-list");
  await row.click();
  const request = await openedRequest(visitor);
  await expectShown(request.getByText(reason).first());
  await page.goBack();
  await expectGone(request);
}

/** Rectifies an approved request to another day and goes from one to the other. */
async function rectify(
  visitor: Visitor,
  session: ApiSession,
  { day, other }: { day: string; other: string },
): Promise<void> {
  const { page, at, t } = visitor;
  const { id } = await askHoliday(stage.server, session, day);
  await decideElsewhere(stage.server, supervisor, { requestId: id });
  await page.goto(at(`/absences?solicitud=${id}`));
  const words = t.absences.request;
  const approved = await openedRequest(visitor);
  await approved.getByRole("button", { name: words.rectify, exact: true }).click();
  const remove = fill(t.ask.periods.remove_of, { number: "1" });
  await page.getByRole("button", { name: remove, exact: true }).click();
  await pickDay(visitor, other);
  await page.getByRole("button", { name: t.ask.action.rectify, exact: true }).click();
  await expectShown(snackbar(visitor, t.ask.sent.rectify));
  const pending = await openedRequest(visitor);
  await expectShown(pending.getByText(words.rectifies_pending));
  await pending.getByRole("link", { name: words.original, exact: true }).click();
  await expectShown(pending.getByText(words.rectified_pending));
  await lookAround(visitor, "absences-rectified");
}

/** Claims a taxi with a photo of its receipt, finds the file in the request and deletes it all. */
async function claimExpense(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/absences?vista=gastos&nueva=9"));
  await fillDate(page.getByLabel(t.ask.expense.date), new Date().toISOString().slice(0, 10));
  await page.getByRole("combobox", { name: t.ask.expense.kind }).click();
  await page.getByRole("option", { name: t.requests.expense_kind.taxis, exact: true }).click();
  await page.getByLabel(t.ask.expense.amount).fill("23,40");
  const file = { name: "taxi.png", mimeType: "image/png", buffer: photo };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  // The file may still be on its way: the request waits for it.
  await page.getByRole("button", { name: t.ask.action.send, exact: true }).click();
  await expectShown(snackbar(visitor, t.ask.sent.new));

  const request = await openedRequest(visitor);
  const name = fill(t.requests.documents.download, { name: "taxi.png" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    request.getByRole("button", { name, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("taxi.png");
  await lookAround(visitor, "absences-expense");
  await request.getByRole("button", { name: t.absences.request.delete, exact: true }).click();
  const question = page.getByRole("dialog", { name: t.absences.request.delete_title });
  await question.getByRole("button", { name: t.absences.request.delete, exact: true }).click();
  await expectShown(snackbar(visitor, t.absences.request.delete_done));
  await expectGone(request);
  await lookAround(visitor, "absences-expenses");
  await page.goto(at("/absences?vista=permisos"));
  await expectShown(page.getByRole("heading", { name: t.absences.leave.paid }));
  await lookAround(visitor, "absences-leave", { whole: true });
}

/** The request that lies over the page. */
async function openedRequest({ page, t }: Visitor) {
  const request = page
    .getByRole("dialog")
    .filter({ has: page.getByRole("heading", { name: t.absences.request.history }) });
  await expectShown(request);
  return request;
}

/** The button of a figure of the holidays with an amount of days. */
function figure({ page, t }: Visitor, key: "pending", days: number) {
  const shown = new Intl.NumberFormat("es", { maximumFractionDigits: 2 }).format(days);
  const words = days === 1 ? t.requests.amount.day : t.requests.amount.days;
  const name = `${t.absences.balance.figure[key]} ${fill(words, { amount: shown })}`;
  return page
    .getByRole("article", { name: t.requests.balance.vacaciones, exact: true })
    .getByRole("button", { name, exact: true });
}

/** Chooses one day in the form's calendar. */
async function pickDay(visitor: Visitor, day: string): Promise<void> {
  const { page, t } = visitor;
  const calendar = page.getByRole("group", { name: t.ask.calendar.label });
  const button = await dayButton(calendar, visitor, day);
  await button.click();
  await button.click();
}
