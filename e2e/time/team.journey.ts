import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { openSession, punchElsewhere, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectPath, expectShown } from "../support/expect.ts";
import { signIn, signInAtHome, snackbar } from "../support/front-door.ts";
import { expectKeyboardReaches } from "../support/keyboard.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import {
  askClosure,
  askCorrection,
  changesOf,
  correctableDays,
  fullNameOf,
  superviseFromNow,
} from "../support/team.ts";
import type { CorrectableDay } from "../support/team.ts";
import { fill, patternOf, sourceOf } from "../support/texts.ts";

const stage = openStage();
let supervisor: ApiSession;

beforeAll(async () => {
  supervisor = await openSession(stage.server, accounts.supervisor);
  await superviseFromNow(stage.server, supervisor);
});

/** Whom a journey is about. */
type Worker = { email: string; session: ApiSession; name: string };

const page = "/timeRegistrationSupervisor";
const reason = "Ñandú & <b>Œuvre</b>: se quedó más tiempo";

describe("A supervisor looks after somebody of the team", () => {
  test("a supervisor follows a worker from today to the month's closure and a disputed change", async () => {
    const worker = await prepare();
    await askClosure(stage.server, { worker: worker.session, supervisor });
    let changed: string | undefined;
    await visit(stage, { name: "team" }, async (visitor) => {
      await signInAtHome(visitor, { email: accounts.supervisor });
      await seeToday(visitor, worker);
      await rejectClosure(visitor, worker);
      const days = await correctableDays(stage.server, worker.session, 3);
      const [edited, ...asked] = days;
      if (edited === undefined) throw new Error("No day to edit");
      for (const day of asked) await askCorrection(stage.server, worker.session, day);
      await approveTogether(visitor, worker);
      await editSigning(visitor, worker, edited);
      await dispute(worker);
      await seeDispute(visitor, worker, edited);
      await seeSheet(visitor, worker);
      changed = edited.day.dia;
    });
    const key = { supervisor, workerId: worker.session.workerId, day: changed ?? "" };
    const [change] = await changesOf(stage.server, key);
    expect(change).toMatchObject({ motivo: reason, respuesta: "disputado" });
  });

  test("a supervisor works with the keyboard alone", async () => {
    await visit(stage, {}, async (visitor) => {
      await signIn(visitor, { email: accounts.supervisor });
      await visitor.page.goto(visitor.at(page));
      const { figures, tabs } = visitor.t.teamTime;
      const late = visitor.page.getByRole("button", { name: figures.fichado_tarde });
      await expectKeyboardReaches(visitor.page, late);
      await visitor.page.keyboard.press("Enter");
      await expectShown(visitor.page.getByRole("button", { pressed: true }).and(late));
      await visitor.page.getByRole("tab", { name: tabs.hoy }).focus();
      await visitor.page.keyboard.press("ArrowRight");
      await expectShown(visitor.page.getByRole("tab", { name: tabs.decidir, selected: true }));
    });
  });
});

async function prepare(): Promise<Worker> {
  const [email] = teamOf(accounts.supervisor);
  if (email === undefined) throw new Error("The demo's supervisor has too few people");
  await stopClock(stage.server, email);
  const session = await openSession(stage.server, email);
  return { email, session, name: await fullNameOf(stage.server, session) };
}

function press(place: Locator, name: string | RegExp): Promise<void> {
  return place.getByRole("button", { name, exact: true }).first().click();
}

/** The page by its entry in the menu; somebody who clocks in is seen at once. */
async function seeToday(visitor: Visitor, { session, name }: Worker): Promise<void> {
  const { t, at } = visitor;
  const link = visitor.page.getByRole("link", { name: t.shell.page.timeRegistration, exact: true });
  await link.first().click();
  await expectPath(visitor.page, at(page));
  await expectShown(visitor.page.getByRole("heading", { level: 1, name: t.teamTime.title }));
  const row = visitor.page.getByRole("row").filter({ hasText: name });
  await expectShown(row);
  await punchElsewhere(stage.server, session, "entrada");
  await expectShown(row.getByText(t.teamTime.state.trabajando, { exact: true }));
  await lookAround(visitor, "team-today", { whole: true });
  await visitor.page.getByRole("searchbox").fill(name.toUpperCase());
  await expectCount(row, 1);
  await punchElsewhere(stage.server, session, "salida");
  await expectShown(row.getByText(t.teamTime.state.ha_salido, { exact: true }));
}

/** From the count beside the name to the month, which is rejected with a reason alone. */
async function rejectClosure(visitor: Visitor, { name }: Worker): Promise<void> {
  const { t } = visitor;
  const { approvals } = t;
  const row = visitor.page.getByRole("row").filter({ hasText: name });
  await row.getByRole("link", { name: /1/ }).click();
  const card = visitor.page.getByRole("article", { name: new RegExp(RegExp.escape(name)) });
  await expectShown(card.getByText(t.teamTime.decide.frozen));
  await lookAround(visitor, "team-decide-closure", { whole: true });
  await press(card, new RegExp(`^${RegExp.escape(approvals.reject)}:`));
  const dialog = visitor.page.getByRole("dialog");
  await press(dialog, approvals.reject);
  await expectShown(dialog.getByText(approvals.reason_required));
  await lookAround(visitor, "team-reject");
  await dialog.getByRole("textbox").fill("Falta un día");
  await press(dialog, approvals.reject);
  await expectShown(snackbar(visitor, approvals.request.rejected));
  await expectGone(dialog);
  await visitor.page.locator("label").filter({ hasText: approvals.decididas }).click();
  await expectShown(card.getByText(t.requests.state.rejected, { exact: true }));
  await expectShown(card.getByText(/Falta un día/));
}

/** Two corrections, each with its day before and after, approved at once. */
async function approveTogether(visitor: Visitor, { session, name }: Worker): Promise<void> {
  const { t, at } = visitor;
  const { approvals } = t;
  const { comments } = t.requests;
  await visitor.page.goto(at(`${page}?vista=decidir&persona=${session.workerId}`));
  const cards = visitor.page.getByRole("article", { name: new RegExp(RegExp.escape(name)) });
  await expectCount(cards, 2);
  await expectShown(cards.first().getByText(t.teamTime.decide.before, { exact: true }));
  await press(cards.first(), t.teamTime.comments.start);
  await cards.first().getByRole("textbox").fill("Lo miro hoy");
  await press(cards.first(), comments.send);
  const thread = cards.first().getByRole("list", { name: comments.list });
  await expectShown(thread.getByText("Lo miro hoy", { exact: true }));
  await lookAround(visitor, "team-decide", { whole: true });
  await visitor.page.getByRole("checkbox", { name: approvals.request.select_all }).check();
  await press(visitor.page.getByRole("group", { name: approvals.request.bulk }), approvals.approve);
  const dialog = visitor.page.getByRole("dialog");
  await press(dialog, approvals.approve);
  const outcome = visitor.page.getByRole("status", { name: approvals.outcome_title });
  await expectShown(outcome.getByText(fill(approvals.request.outcome_done_other, { count: "2" })));
  await lookAround(visitor, "team-outcome", { at: outcome });
}

/** Opens somebody's day by the address that a mail carries. */
async function openDay(
  { page: tab, at, t }: Visitor,
  { session }: Worker,
  { day }: CorrectableDay,
): Promise<Locator> {
  await tab.goto(at(`${page}?trabajador=${session.workerId}&dia=${day.dia}`));
  const panel = tab
    .getByRole("dialog")
    .filter({ has: tab.getByRole("heading", { name: t.time.detail.signings }) });
  await expectShown(panel);
  return panel;
}

async function editSigning(
  visitor: Visitor,
  worker: Worker,
  edited: CorrectableDay,
): Promise<void> {
  const { t } = visitor;
  const { signing, change } = t.teamTime;
  const panel = await openDay(visitor, worker, edited);
  await lookAround(visitor, "team-day");
  const { action } = t.changes;
  await press(panel, patternOf(fill(action.of_signing, { action: action.edit })));
  const dialog = visitor.page.getByRole("dialog", { name: patternOf(signing.edit_title) });
  await press(dialog, signing.save);
  await expectShown(dialog.getByText(signing.reason_required));
  const start = dialog.getByLabel(t.changes.times.start, { exact: true });
  await start.fill("23:59");
  await expectShown(dialog.getByText(t.changes.times.problem.order));
  await lookAround(visitor, "team-edit");
  const later = new Date(Date.parse(edited.signing.hora_inicio) + 60_000);
  const zone = { timeZone: "Europe/Madrid", hour: "2-digit", minute: "2-digit" } as const;
  await start.fill(later.toLocaleTimeString("es-ES", zone));
  await dialog.getByLabel(new RegExp(`^${sourceOf(signing.reason)}`)).fill(reason);
  await press(dialog, signing.save);
  await expectShown(snackbar(visitor, signing.edited));
  await expectShown(panel.getByText(change.waiting, { exact: true }));
}

/** The worker reads the change and does not agree. */
async function dispute({ email }: Worker): Promise<void> {
  await visit(stage, { name: "team-dispute" }, async (visitor) => {
    const { t, at } = visitor;
    const { pending, correction } = t.changes;
    await signIn(visitor, { email });
    await visitor.page.goto(at("/timeRegistration"));
    const change = visitor.page.getByRole("listitem").filter({ hasText: reason });
    await expectShown(change);
    await press(change, pending.dispute);
    const dialog = visitor.page.getByRole("dialog", { name: pending.dispute_title });
    await dialog.getByRole("textbox").fill("Aquel día salí a mi hora");
    await press(dialog, correction.send);
    await expectShown(snackbar(visitor, pending.disputed));
  });
}

async function seeDispute(visitor: Visitor, worker: Worker, edited: CorrectableDay): Promise<void> {
  const panel = await openDay(visitor, worker, edited);
  await expectShown(panel.getByText(visitor.t.teamTime.change.disputado, { exact: true }));
  await expectShown(panel.getByText("Aquel día salí a mi hora"));
  await lookAround(visitor, "team-disputed");
  await visitor.page.keyboard.press("Escape");
  await expectGone(panel);
}

async function seeSheet(visitor: Visitor, { session, name }: Worker): Promise<void> {
  const { t, at } = visitor;
  await visitor.page.goto(at(`${page}?vista=hojas`));
  await lookAround(visitor, "team-sheets", { whole: true });
  await visitor.page.getByRole("link", { name: new RegExp(RegExp.escape(name)) }).click();
  await expectShown(visitor.page.getByRole("table").first());
  await visitor.page.goto(at(`${page}?persona=${session.workerId}`));
  await expectShown(
    visitor.page.getByRole("heading", { name: patternOf(t.teamTime.sundays.title) }),
  );
  await lookAround(visitor, "team-sheet", { whole: true });
}
