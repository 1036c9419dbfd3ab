import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { requestStates } from "@atrio/contract/kinds";
import { getRequest } from "@atrio/contract/leave/absences";
import type { RequestView } from "@atrio/contract/request-view";

import { askHoliday, freeDays, grantLeave } from "../support/absences.ts";
import { ask, openSession, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectPath, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, signInAtHome, snackbar } from "../support/front-door.ts";
import { expectTwoScreens } from "../support/layout.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fullNameOf, superviseFromNow } from "../support/team.ts";
import { fill, patternOf, sourceOf } from "../support/texts.ts";

const stage = openStage();
const second = "elena@demo.test";
let supervisor: ApiSession;
let names: { supervisor: string; second: string };

beforeAll(async () => {
  await grantLeave(stage.server);
  supervisor = await openSession(stage.server, accounts.supervisor);
  await superviseFromNow(stage.server, supervisor);
  names = {
    supervisor: await fullNameOf(stage.server, supervisor),
    second: await fullNameOf(stage.server, await openSession(stage.server, second)),
  };
});

const page = "/absencesSupervisor";

/** A request for one day, and whose it is. */
type Asked = { request: RequestView; name: string; day: string };

/** Requests of a journey: one with two approvers, and four of a worker with one. */
type Story = { worker: ApiSession; shared: Asked; rejected: Asked; lent: Asked; both: Asked[] };

describe("A supervisor decides absences", () => {
  test("a supervisor decides absences alone, with somebody else and through a delegate", async () => {
    const story = await prepare();
    await visit(stage, { name: "absences-team" }, async (visitor) => {
      await signInAtHome(visitor, { email: accounts.supervisor });
      await approveFirst(visitor, story.shared);
      await reject(visitor, story);
      await approveTogether(visitor, story);
      await seeCalendar(visitor, story);
      await seeBalances(visitor, story);
      await delegate(visitor);
      await decideInPlace(story);
      await seeDelegate(visitor, story);
      await endDelegation(visitor);
    });
    await seeHome(story.shared);
    expect(await stateOf(story.shared)).toBe(requestStates.approved);
    expect(await stateOf(story.rejected)).toBe(requestStates.rejected);
    expect(await stateOf(story.lent)).toBe(requestStates.approved);
    for (const asked of story.both) expect(await stateOf(asked)).toBe(requestStates.approved);
  });
});

async function prepare(): Promise<Story> {
  const [email = ""] = teamOf(accounts.supervisor);
  const worker = await sessionOf(email);
  const [rejected, lent, ...both] = await askDays(worker, 4);
  const [shared] = await askDays(await sessionOf(accounts.worker), 1);
  if (rejected === undefined || lent === undefined || shared === undefined) {
    throw new Error("Nothing was asked for");
  }
  return { worker, shared, rejected, lent, both };
}

async function sessionOf(email: string): Promise<ApiSession> {
  await stopClock(stage.server, email);
  return openSession(stage.server, email);
}

async function askDays(session: ApiSession, count: number): Promise<Asked[]> {
  const name = await fullNameOf(stage.server, session);
  const asked: Asked[] = [];
  for (const day of await freeDays(stage.server, session, count)) {
    asked.push({ request: await askHoliday(stage.server, session, day), name, day });
  }
  return asked;
}

async function stateOf({ request }: Asked): Promise<number> {
  const { method } = getRequest;
  const answer = await ask(stage.server, supervisor, { method, path: `/solicitud/${request.id}` });
  return getRequest.response.parse(answer).data.estado_id;
}

function press(place: Locator, name: string | RegExp): Promise<void> {
  return place.getByRole("button", { name, exact: true }).first().click();
}

/** `DD/MM/YYYY`, as cards name a day. */
function dateOf(day: string): string {
  return day.split("-").toReversed().join("/");
}

function cardOf({ page: tab }: Visitor, { name, day }: Asked): Locator {
  const both = new RegExp(`${RegExp.escape(name)}.*${RegExp.escape(dateOf(day))}`);
  return tab.getByRole("article", { name: both });
}

/** Name of a button about a request. */
function about(text: string): RegExp {
  return new RegExp(`^${sourceOf(fill(text, { name: "" }).trim())}`);
}

/** From the newest request on the home page to its detail, where the first of two approves. */
async function approveFirst(visitor: Visitor, shared: Asked): Promise<void> {
  const { page: tab, t, at } = visitor;
  const list = tab.getByRole("list", { name: t.cards.team.list });
  await expectShown(list.getByRole("link").filter({ hasText: shared.name }));
  await expectShown(tab.getByRole("heading", { name: t.cards.away.title }));
  await lookAround(visitor, "absences-team-home", { whole: true });
  await expectTwoScreens(visitor);
  await list.getByRole("link").filter({ hasText: shared.name }).first().click();
  await expectPath(tab, at(page));
  const panel = tab.getByRole("dialog");
  await expectShown(panel.getByText(t.requests.faces.all));
  await expectShown(panel.getByRole("table", { name: t.teamAbsences.coverage.caption }));
  await lookAround(visitor, "absences-team-panel");
  await press(panel, about(t.approvals.approve_of));
  await expectShown(snackbar(visitor, t.approvals.approved_part));
  await expectShown(panel.getByText(t.requests.faces.approved));
  await press(panel, t.teamAbsences.panel.close);
  await expectGone(panel);
}

/** A rejection needs its reason; the request stays in its place as rejected. */
async function reject(visitor: Visitor, { worker, rejected }: Story): Promise<void> {
  const { page: tab, t, at } = visitor;
  const { approvals } = t;
  await tab.goto(at(`${page}?persona=${worker.workerId}`));
  const card = cardOf(visitor, rejected);
  await press(card, about(approvals.reject_of));
  const dialog = tab.getByRole("dialog");
  await press(dialog, approvals.reject);
  await expectShown(dialog.getByText(approvals.reason_required));
  await lookAround(visitor, "absences-team-reject");
  await dialog.getByRole("textbox").fill("Cierre de caja <b>anual</b>");
  await press(dialog, approvals.reject);
  await expectShown(snackbar(visitor, approvals.request.rejected));
  await expectShown(card.getByText(t.requests.state.rejected, { exact: true }));
  await expectShown(card.getByText(/Cierre de caja <b>anual<\/b>/));
}

async function approveTogether(visitor: Visitor, { both }: Story): Promise<void> {
  const { page: tab, t } = visitor;
  const { approvals } = t;
  for (const asked of both) await cardOf(visitor, asked).getByRole("checkbox").check();
  await press(tab.getByRole("group", { name: approvals.request.bulk }), approvals.approve);
  const dialog = tab.getByRole("dialog");
  await press(dialog, approvals.approve);
  const outcome = tab.getByRole("status", { name: approvals.outcome_title });
  await expectShown(outcome.getByText(fill(approvals.request.outcome_done_other, { count: "2" })));
  for (const asked of both) {
    await expectShown(cardOf(visitor, asked).getByText(t.requests.state.approved, { exact: true }));
  }
  await lookAround(visitor, "absences-team-decide", { whole: true });
}

/** The month of the approved request: the day is found by name and announced by keyboard. */
async function seeCalendar(visitor: Visitor, { both: [asked] }: Story): Promise<void> {
  if (asked === undefined) return;
  const { page: tab, t, at } = visitor;
  const { calendar } = t.teamAbsences;
  await tab.goto(at(`${page}?vista=calendario&mes=${asked.day.slice(0, 7)}`));
  const grid = tab.getByRole("grid", { name: calendar.title });
  const kind = sourceOf(t.requests.kind.holidays);
  const number = String(Number(asked.day.slice(8)));
  const cell = grid.getByRole("gridcell", {
    name: new RegExp(`^${RegExp.escape(asked.name)}, ${number}\\D.*: ${kind}$`),
  });
  await cell.focus();
  await tab.keyboard.press("Enter");
  const heading = tab.getByRole("heading", { name: new RegExp(`^${RegExp.escape(asked.name)} ·`) });
  await expectShown(heading);
  await expectShown(tab.getByRole("link", { name: calendar.open }));
  await lookAround(visitor, "absences-team-calendar", { whole: true });
}

async function seeBalances(visitor: Visitor, { shared }: Story): Promise<void> {
  const { page: tab, t } = visitor;
  const { summary, tabs } = t.teamAbsences;
  await tab.getByRole("tab", { name: tabs.saldos }).click();
  const table = tab.getByRole("table");
  await expectShown(table.getByRole("row").filter({ hasText: shared.name }));
  await press(table, summary.dias_restantes);
  await expectShown(table.locator('th[aria-sort="descending"]'));
  await lookAround(visitor, "absences-team-balances", { whole: true });
}

async function delegate(visitor: Visitor): Promise<void> {
  const { page: tab, t } = visitor;
  const { delegation, tabs } = t.teamAbsences;
  await tab.getByRole("tab", { name: tabs.delegacion }).click();
  await press(tab.getByRole("tabpanel"), delegation.add);
  const dialog = tab.getByRole("dialog", { name: delegation.add });
  await dialog.getByRole("combobox").click();
  await tab.getByRole("option", { name: names.second }).click();
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const last = dialog.getByLabel(new RegExp(`^${sourceOf(delegation.to)}`));
  await fillDate(last, week);
  await last.press("Alt+ArrowDown");
  const month = tab.getByRole("dialog", { name: t.common.calendar.open });
  await expectShown(month.locator(`[data-day="${week}"][data-chosen="true"]:focus`));
  await lookAround(visitor, "date-calendar");
  await tab.keyboard.press("Escape");
  await expectGone(month);
  await press(dialog, delegation.save);
  await expectShown(snackbar(visitor, delegation.added));
  await expectShown(tab.getByText(delegation.state.current, { exact: true }));
  await lookAround(visitor, "absences-team-delegation");
}

/** The delegate decides in the supervisor's place, and as the second of two. */
async function decideInPlace({ lent, shared }: Story): Promise<void> {
  await visit(stage, { name: "absences-team-delegate" }, async (visitor) => {
    const { page: tab, t, at } = visitor;
    const { approvals } = t;
    await signIn(visitor, { email: second });
    await tab.goto(at(`${page}?solicitud=${lent.request.id}`));
    const panel = tab.getByRole("dialog");
    await expectShown(
      panel.getByText(fill(t.teamAbsences.decide.instead_of, { name: names.supervisor })),
    );
    await press(panel, about(approvals.approve_of));
    await expectShown(snackbar(visitor, approvals.request.approved));
    await tab.goto(at(`${page}?solicitud=${shared.request.id}`));
    await press(panel, about(approvals.approve_of));
    await expectShown(panel.getByText(t.requests.state.approved, { exact: true }));
  });
}

async function seeDelegate(visitor: Visitor, { worker, lent }: Story): Promise<void> {
  const { page: tab, t, at } = visitor;
  await tab.goto(at(`${page}?pestana=decididas&persona=${worker.workerId}`));
  const { approved, delegate: words } = t.requests.faces;
  const face = fill(words, { what: approved, name: names.second });
  await expectShown(cardOf(visitor, lent).getByText(face));
}

async function endDelegation(visitor: Visitor): Promise<void> {
  const { page: tab, t, at } = visitor;
  const { delegation } = t.teamAbsences;
  await tab.goto(at(`${page}?vista=delegacion`));
  await press(tab.getByRole("tabpanel"), patternOf(delegation.end_of));
  await press(tab.getByRole("dialog"), delegation.end);
  await expectShown(snackbar(visitor, delegation.ended));
  await expectShown(tab.getByText(delegation.state.revoked, { exact: true }));
}

/** The requester finds it approved on the home page, beside the rest of the balance. */
async function seeHome({ request }: Asked): Promise<void> {
  await visit(stage, { name: "absences-team-worker" }, async (visitor) => {
    const { page: tab, t } = visitor;
    await signInAtHome(visitor, { email: accounts.worker });
    const row = tab.locator(`a[href$="solicitud=${request.id}"]`);
    await expectShown(row.getByText(t.requests.state.approved, { exact: true }));
    await expectShown(tab.getByText(t.cards.holidays.used, { exact: true }));
    await lookAround(visitor, "absences-home", { whole: true });
  });
}
