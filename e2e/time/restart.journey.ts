import { expect, test } from "vitest";

import { openSession, openSigningOf } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import {
  answerLocation,
  chooseType,
  clockIn,
  clockOut,
  expectClock,
  expectReceipt,
  openTimeRegistration,
  todayInSheet,
} from "../support/clock.ts";
import { expectShown } from "../support/expect.ts";
import { expectPortal, signInAtHome } from "../support/front-door.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage("own-demo");

test("a punch outlives the sudden death of server and database", async () => {
  await visit(stage, {}, async (visitor) => {
    const { page, t } = visitor;
    await signInAtHome(visitor, { email: accounts.worker });
    await openTimeRegistration(visitor);
    await chooseType(visitor, "presencial");
    await clockIn(visitor);
    await answerLocation(visitor, "skip");
    await expectReceipt(visitor, "entrada");
    const session = await openSession(stage.server, accounts.worker);
    const before = await openSigningOf(stage.server, session);
    expect(before).not.toBeNull();

    visitor.expectError(/ERR_|responded with a status of 503/);
    await stage.server.kill();
    await stage.server.start();

    const after = await openSigningOf(stage.server, session);
    expect(after).toEqual({ ...before, minutos: after?.minutos });
    await page.reload();
    await expectPortal(visitor);
    await expectClock(visitor, "working");
    await expectShown(todayInSheet(visitor).getByText(t.time.status.inProgress));
    await clockOut(visitor);
    await expectReceipt(visitor, "salida");
    await expectClock(visitor, "off");
  });
});
