import { describe, expect, test } from "vitest";

import { openSession, openSigningOf, signingsOf, stopClock } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit, widths } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import {
  addRemark,
  answerLocation,
  chooseType,
  clockIn,
  clockOut,
  expectClock,
  expectReceipt,
  openTimeRegistration,
  openToday,
  pause,
  resume,
} from "../support/clock.ts";
import {
  expectCount,
  expectGone,
  expectPath,
  expectShown,
  expectValue,
} from "../support/expect.ts";
import { expectPortal, fillLogin, openSettings } from "../support/front-door.ts";
import { expectKeyboardReaches } from "../support/keyboard.ts";
import { expectStillWhileLoading, expectTwoScreens } from "../support/layout.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, demoPassword, plainWorkers } from "../support/people.ts";
import { shoot } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf, texts } from "../support/texts.ts";

const stage = openStage();

/** A different worker in each story; those who work at this hour have signings of today already. */
const people = plainWorkers();

function nextPerson(): { name: string; email: string } {
  const person = people.shift();
  if (person === undefined) throw new Error("The demo company has too few workers");
  return person;
}

/** A day on each screen, where the browser may tell its place and where it may not. */
const days = [
  { theme: "light", width: "desk", location: "granted" },
  { theme: "dark", width: "phone", location: "denied" },
] as const;

type Day = (typeof days)[number];

describe("A day at the clock", () => {
  test.each(days)("a day at the clock on a $width, location $location", async (day) => {
    const person = nextPerson();
    await stopClock(stage.server, person.email);
    const session = await openSession(stage.server, person.email);
    const { length: before } = await signingsOf(stage.server, session, 0);
    await visit(stage, { ...day, name: `clock-${day.width}` }, async (visitor) => {
      await enter(visitor, person.email);
      await expectHome(visitor, person.name, day);
      if (day.width === "desk") await expectSettings(visitor);
      await beginWork(visitor, day);
      await pauseAndLeave(visitor);
      await expectSheet(visitor, before + 3);
    });
  });

  test("a signing left open for days waits for its worker to say when it ended", async () => {
    const session = await openSession(stage.server, accounts.forgetful);
    const forgotten = await openSigningOf(stage.server, session);
    if (forgotten === null) throw new Error("The demo's forgetful worker is not clocked in");
    await visit(stage, {}, async (visitor) => {
      // The login page is Spanish; the portal opens in the worker's own language.
      await visitor.page.goto("/login");
      await fillLogin(visitor, { email: accounts.forgetful });
      await expectPath(visitor.page, "/pt");
      await expectTwoScreens({ ...visitor, t: texts.pt });
      await stateEnd({ ...visitor, t: texts.pt }, forgotten.hora_inicio);
    });
    expect(await openSigningOf(stage.server, session)).toBeNull();
  });

  test("a day at the clock with the keyboard alone", async () => {
    const person = nextPerson();
    await stopClock(stage.server, person.email);
    await visit(stage, {}, async (visitor) => {
      await enterWithKeys(visitor, person.email);
      await clockInWithKeys(visitor);
    });
    const open = await openSigningOf(stage.server, await openSession(stage.server, person.email));
    expect(open?.teletrabajo).toBe(true);
  });
});

async function enter(visitor: Visitor, email: string): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/login/demo"));
  const branding = fill(t.auth.login.subtitleCompany, { company: "Clínica Castellana" });
  await expectShown(page.getByText(branding));
  await fillLogin(visitor, { email });
  await expectPortal(visitor);
}

async function expectHome(visitor: Visitor, person: string, { width }: Day): Promise<void> {
  const { page, at, t } = visitor;
  await expectPath(page, at("/"));
  const greeting = new RegExp(`${RegExp.escape(person)}$`);
  await expectShown(page.getByRole("heading", { level: 1, name: greeting }));
  await expectClock(visitor, "off");
  await expectShown(page.getByRole("heading", { name: t.time.month.title }));
  if (width === "desk") await lookAround(visitor, "home", { whole: true });
  if (width === "phone") await expectFoldedHome(visitor);
}

/** Home on a phone: two screens, still while it comes, its lesser cards folded (Rule COMPANY-111). */
async function expectFoldedHome(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const last = page.getByRole("heading", { name: t.home.info.title });
  await expectStillWhileLoading(page, last);
  await expectTwoScreens(visitor);
  await page.getByRole("button", { name: new RegExp(`^${t.time.month.title}`) }).click();
  await expectShown(page.getByText(t.time.month.whole, { exact: true }));
  await shoot(page, "home-unfolded", { whole: true });
  await expectAccessible(page, "home-unfolded");
  // The remark that is being typed outlives a change of width: the clock stays the same one.
  const remark = await addRemark(visitor, "Hoy desde casa");
  await page.setViewportSize(widths.desk);
  await expectShown(page.getByText(t.time.month.whole, { exact: true }));
  await page.setViewportSize(widths.phone);
  await expectValue(remark, "Hoy desde casa");
}

async function expectSettings(visitor: Visitor): Promise<void> {
  const dialog = await openSettings(visitor);
  await lookAround(visitor, "settings");
  await dialog.getByRole("button", { name: visitor.t.common.action.close, exact: true }).click();
  await expectGone(dialog);
}

async function beginWork(visitor: Visitor, { location, width }: Day): Promise<void> {
  const { page, at, t } = visitor;
  await openTimeRegistration(visitor);
  await expectPath(page, at("/timeRegistration"));
  await chooseType(visitor, "teletrabajo");
  await clockIn(visitor);
  await expectShown(page.getByRole("dialog", { name: t.time.location.title }));
  if (width === "desk") await lookAround(visitor, "location");
  await answerLocation(visitor, "share");
  await expectReceipt(visitor, "entrada");
  await expectClock(visitor, "working");
  const outcome = location === "granted" ? "concedida" : "denegada";
  await expectShown(page.getByText(t.time.location[outcome], { exact: true }));
  await expectShown(page.getByText(patternOf(t.time.card.counter)));
  if (width === "desk") await lookAround(visitor, "working", { whole: true });
}

async function pauseAndLeave(visitor: Visitor): Promise<void> {
  await pause(visitor, "descanso");
  await expectReceipt(visitor, "pausa");
  await expectClock(visitor, "paused");
  await resume(visitor);
  await expectReceipt(visitor, "reanudar");
  await expectClock(visitor, "working");
  await clockOut(visitor);
  await expectReceipt(visitor, "salida");
  await expectClock(visitor, "off");
}

/** Today of the month's sheet has work, pause and work after earlier signings; their evidence is behind a link. */
async function expectSheet(visitor: Visitor, count: number): Promise<void> {
  const { page, t, width } = visitor;
  const detail = await openToday(visitor);
  // On a working day the panel has the hours of the schedule too.
  const signings = detail.getByRole("article");
  await expectCount(signings.getByText(/^\d{2}:\d{2}–\d{2}:\d{2}$/), count);
  await expectCount(detail.getByText(t.time.receipt.start, { exact: true }), 0);
  await detail.getByRole("button", { name: t.time.detail.evidence, exact: true }).click();
  await expectCount(detail.getByText(t.time.receipt.start, { exact: true }), count);
  await expectShown(detail.getByText(t.time.type.teletrabajo, { exact: true }));
  await expectShown(detail.getByText(new RegExp(`^${t.time.pause.descanso}`)));
  await shoot(page, `day-${width}`);
  await page.keyboard.press("Escape");
  await expectGone(detail);
}

/** States that the unfinished work took two hours. */
async function stateEnd(visitor: Visitor, start: string): Promise<void> {
  const { page, t } = visitor;
  const { long } = t.time;
  await expectShown(page.getByRole("alert").filter({ hasText: long.title }));
  await lookAround(visitor, "stated-end");
  const time = page.getByLabel(long.time, { exact: true });
  await time.fill("00:00");
  await page.getByRole("button", { name: long.save, exact: true }).click();
  await expectShown(page.getByText(patternOf(long.before_start)));
  const end = new Date(Date.parse(start) + 2 * 3_600_000);
  await time.fill(end.toLocaleTimeString("es", { timeZone: "Europe/Madrid", timeStyle: "short" }));
  await expectShown(page.getByText(fill(long.result, { worked: "2 h" })));
  await page.getByRole("button", { name: long.save, exact: true }).click();
  await answerLocation(visitor, "skip");
  await expectReceipt(visitor, "salida");
  await expectClock(visitor, "off");
}

async function enterWithKeys(visitor: Visitor, email: string): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/login"));
  await expectKeyboardReaches(page, page.getByLabel(t.auth.login.email, { exact: true }));
  await page.keyboard.type(email);
  await expectKeyboardReaches(page, page.getByLabel(t.auth.login.password, { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expectPortal(visitor);
}

async function clockInWithKeys(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const link = page.getByRole("link", { name: t.shell.page.timeRegistration, exact: true });
  await expectKeyboardReaches(page, link);
  await page.keyboard.press("Enter");
  await expectShown(page.getByRole("heading", { level: 1, name: t.time.title }));
  await expectClock(visitor, "off");
  const types = page.getByRole("group", { name: t.time.type.label });
  await expectKeyboardReaches(page, types.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowRight");
  await expectShown(page.getByRole("radio", { name: t.time.type.teletrabajo, checked: true }));
  const button = page.getByRole("button", { name: t.time.actions.in, exact: true });
  await expectKeyboardReaches(page, button);
  await page.keyboard.press("Enter");
  const skip = page.getByRole("button", { name: t.time.location.skip, exact: true });
  await expectKeyboardReaches(page, skip);
  await page.keyboard.press("Enter");
  await expectReceipt(visitor, "entrada");
  await expectClock(visitor, "working");
}
