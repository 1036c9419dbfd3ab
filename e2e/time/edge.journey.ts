import { afterEach, expect, test } from "vitest";

import { batch } from "@atrio/contract/batch";
import { listWorkdays } from "@atrio/contract/time/time";

import { openSession, openSigningOf, stopClock } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { holdEvents } from "../support/calls.ts";
import {
  addRemark,
  answerLocation,
  chooseType,
  clockIn,
  expectClock,
  openTimeRegistration,
  openToday,
} from "../support/clock.ts";
import {
  expectCount,
  expectGone,
  expectPath,
  expectShown,
  expectValue,
} from "../support/expect.ts";
import { expectLoginForm, expectPortal, fillLogin, signInAtHome } from "../support/front-door.ts";
import { expectReadyForOffline, expectWaiting, waitingPunches } from "../support/offline.ts";
import { accounts, demoPassword, plainWorkers } from "../support/people.ts";
import { shoot } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage("own-demo");
const remark = "Visita a proveedores por la mañana";
let isAway = false;

afterEach(async () => {
  if (isAway) await comeBack();
});

/**
 * Chromium's messages about calls and the service worker's script without a server, and about a
 * server whose database is starting.
 */
const away = /ERR_|error occurred when fetching the script|responded with a status of 503/;

async function goAway(): Promise<void> {
  isAway = true;
  await stage.server.killServer();
}

/** Opens the time page with all its parts: one that cannot be fetched needs the page again (ACCESS-9). */
async function openWholeTimePage(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await openTimeRegistration(visitor);
  const hours = page.getByRole("region", { name: t.myProjects.hours.title_month, exact: true });
  await expectShown(hours);
  await expectReadyForOffline(visitor);
}

async function comeBack(): Promise<void> {
  await stage.server.start();
  isAway = false;
}

test("a punch that finds no server is kept with its remark and sent once it is back", async () => {
  const [, , , worker] = plainWorkers();
  if (worker === undefined) throw new Error("The demo company has too few workers");
  await stopClock(stage.server, worker.email);
  await visit(stage, { withServiceWorker: true }, async (visitor) => {
    const { page, t } = visitor;
    visitor.expectError(away);
    await signInAtHome(visitor, { email: worker.email });
    await openWholeTimePage(visitor);
    await chooseType(visitor, "presencial");
    await addRemark(visitor, remark);

    await goAway();
    await clockIn(visitor);
    await answerLocation(visitor, "skip");
    await expectWaiting(visitor, ["entrada"]);
    await expectShown(page.getByText(t.shell.offline.clock));
    await expectClock(visitor, "working");
    await shoot(page, "server-away");
    await expectAccessible(page, "a punch that waits");

    await comeBack();
    await expectGone(waitingPunches(visitor));
    await expectClock(visitor, "working");
    const detail = await openToday(visitor);
    await expectShown(detail.getByText(remark, { exact: true }));
  });
  const open = await openSigningOf(stage.server, await openSession(stage.server, worker.email));
  expect(open?.observaciones).toBe(remark);
});

test("a punch that is sent while its month is read for the first time stands in it", async () => {
  const [, , , , worker] = plainWorkers();
  if (worker === undefined) throw new Error("The demo company has too few workers");
  await stopClock(stage.server, worker.email);
  await visit(stage, {}, async (visitor) => {
    const { page } = visitor;
    await holdEvents(page);
    await signInAtHome(visitor, { email: worker.email });
    await expectClock(visitor, "off");
    const punched = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    await page.route(`**/api/v1${batch.path}`, async (route) => {
      const answer = await route.fetch();
      if (route.request().postData()?.includes(listWorkdays.path) === true) read.resolve();
      await punched.promise;
      await route.fulfill({ response: answer });
    });
    await openTimeRegistration(visitor);
    await read.promise;
    await chooseType(visitor, "presencial");
    await addRemark(visitor, remark);
    await clockIn(visitor);
    await answerLocation(visitor, "skip");
    await expectClock(visitor, "working");
    punched.resolve();
    const detail = await openToday(visitor);
    await expectShown(detail.getByText(remark, { exact: true }));
  });
});

test("a page that cannot read its data says so and tries again", async () => {
  await visit(stage, { withServiceWorker: true }, async (visitor) => {
    const { page, t } = visitor;
    visitor.expectError(away);
    await signInAtHome(visitor, { email: accounts.worker });
    await openWholeTimePage(visitor);
    await expectClock(visitor, "off");
    const previous = page.getByRole("button", { name: t.time.sheet.previous });
    await expectShown(previous);
    await goAway();
    await previous.click();
    const failure = page.getByRole("alert").filter({ hasText: t.common.error.title });
    await expectShown(failure.getByText(t.common.error.network));
    // The month's sheet and its hours by project fail apart; the latter is read again by itself.
    await expectCount(failure, 2);
    await comeBack();
    const retry = failure.getByRole("button", { name: t.common.action.retry });
    // The stream of events may find the server first, and everything is read again without a press.
    await Promise.any([retry.first().click(), expectCount(failure, 0)]);
    await expectCount(failure, 0);
    // In the first days of a month, this week is one of the month before.
    const weeks = new RegExp(`^(${t.time.sheet.weeks}|${t.time.sheet.earlier_weeks})$`);
    await expectShown(page.getByRole("heading", { name: weeks }));
  });
});

test("a login without a server keeps typed values", async () => {
  await visit(stage, { withServiceWorker: true }, async (visitor) => {
    const { page, t } = visitor;
    visitor.expectError(away);
    await page.goto("/login");
    await expectLoginForm(visitor);
    await goAway();
    await fillLogin(visitor, { email: accounts.worker });
    await expectShown(page.getByRole("alert").getByText(t.common.error.network));
    await expectValue(page.getByLabel(t.auth.login.email, { exact: true }), accounts.worker);
    await expectValue(page.getByLabel(t.auth.login.password, { exact: true }), demoPassword);
    await comeBack();
    await page.getByRole("button", { name: t.auth.login.submit }).click();
    await expectPortal(visitor);
    await expectPath(page, "/");
  });
});
