import { describe, expect, test } from "vitest";

import {
  endSessionOf,
  openSession,
  punchElsewhere,
  signingsOf,
  stopClock,
} from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import type { Theme, Visitor, Width } from "../support/browser.ts";
import {
  answerLocation,
  chooseType,
  clockIn,
  clockOut,
  expectClock,
  openTimeRegistration,
  openToday,
} from "../support/clock.ts";
import { expectGone, expectShown, expectTheme } from "../support/expect.ts";
import {
  expectLoginForm,
  expectPortal,
  fillLogin,
  logOut,
  signInAtHome,
} from "../support/front-door.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import {
  cutNetwork,
  expectReadyForOffline,
  expectWaiting,
  restoreNetwork,
  waitingPunches,
} from "../support/offline.ts";
import { patienceMs } from "../support/patience.ts";
import { plainWorkers } from "../support/people.ts";
import { shoot } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { until } from "../support/until.ts";

const stage = openStage("own-demo");

const people = plainWorkers();

/** A person not used by another test, with a stopped clock and a page of their own. */
async function nextPerson(): Promise<{ email: string; session: ApiSession; before: number }> {
  const person = people.pop();
  if (person === undefined) throw new Error("The demo company has too few workers");
  await stopClock(stage.server, person.email);
  const session = await openSession(stage.server, person.email);
  return { email: person.email, session, before: (await signingsOf(stage.server, session)).length };
}

/** Judges the screen at the visitor's width in both themes, the visitor's own last. */
async function look({ page, theme }: Visitor, name: string): Promise<void> {
  await shoot(page, name, { whole: true });
  await expectNoSidewaysScroll(page, name);
  for (const colorScheme of [theme === "dark" ? "light" : "dark", theme] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, colorScheme);
    await expectAccessible(page, `${name}, ${colorScheme}`);
  }
}

const looks: ReadonlyArray<{ theme: Theme; width: Width }> = [
  { theme: "light", width: "desk" },
  { theme: "dark", width: "phone" },
];

describe("Without network", () => {
  test.each(looks)(
    "clock-in, clock-out and a reload offline end as two events, once ($theme, $width)",
    async ({ theme, width }) => {
      const { email, session, before } = await nextPerson();
      const name = `${theme}-${width}`;
      await visit(
        stage,
        { withServiceWorker: true, theme, width, name: `offline-${name}` },
        async (visitor) => {
          const { page, t } = visitor;
          await signInAtHome(visitor, { email });
          await expectClock(visitor, "off");
          await expectReadyForOffline(visitor);

          await cutNetwork(visitor);
          await expectShown(page.getByText(t.shell.offline.clock));
          await chooseType(visitor, "presencial");
          await clockIn(visitor);
          await answerLocation(visitor, "skip");
          await expectWaiting(visitor, ["entrada"]);
          await expectClock(visitor, "working");
          await look(visitor, `offline-working-${name}`);
          await clockOut(visitor);
          await expectWaiting(visitor, ["entrada", "salida"]);
          await expectClock(visitor, "off");
          expect(await signingsOf(stage.server, session)).toHaveLength(before);

          await page.reload();
          await expectPortal(visitor);
          await expectWaiting(visitor, ["entrada", "salida"]);
          await expectClock(visitor, "off");
          await look(visitor, `offline-reloaded-${name}`);

          await restoreNetwork(visitor);
          await expectGone(waitingPunches(visitor));
          await expectGone(page.getByText(t.shell.offline.clock));
          await expectClock(visitor, "off");
          await expectOnceInOrder(session, before);

          await openTimeRegistration(visitor);
          const detail = await openToday(visitor);
          await expectShown(detail.getByText(t.time.offline.both, { exact: true }));
          await shoot(page, `offline-detail-${name}`);
          await page.keyboard.press("Escape");
        },
      );
      // A second look, by another device: nothing was sent again afterwards.
      await expectOnceInOrder(session, before);
    },
  );

  test("a punch waits for a server that is away, and is sent once", async () => {
    const { email, session, before } = await nextPerson();
    await visit(stage, { withServiceWorker: true }, async (visitor) => {
      const { page } = visitor;
      await signInAtHome(visitor, { email });
      await expectClock(visitor, "off");
      await expectReadyForOffline(visitor);
      visitor.expectError(/ERR_|responded with a status of 50\d/);
      await stage.server.killServer();
      await chooseType(visitor, "teletrabajo");
      await clockIn(visitor);
      await answerLocation(visitor, "skip");
      await expectWaiting(visitor, ["entrada"]);
      await expectClock(visitor, "working");
      // The page opens from the worker's copy: nothing answers at the address.
      await page.reload();
      await expectPortal(visitor);
      await expectWaiting(visitor, ["entrada"]);
      await stage.server.start();
      await expectGone(waitingPunches(visitor));
      await expectClock(visitor, "working");
    });
    const signings = await signingsOf(stage.server, session);
    expect(signings).toHaveLength(before + 1);
    expect(signings.at(-1)).toMatchObject({
      hora_fin: null,
      teletrabajo: true,
      sin_conexion_inicio: true,
    });
  });

  test.each(looks)(
    "two devices of one person do not corrupt the day: the conflict is shown ($theme, $width)",
    async ({ theme, width }) => {
      const { email, session, before } = await nextPerson();
      await visit(stage, { withServiceWorker: true, theme, width }, async (visitor) => {
        const { page, t } = visitor;
        await signInAtHome(visitor, { email });
        await expectClock(visitor, "off");
        await expectReadyForOffline(visitor);
        await cutNetwork(visitor);
        await chooseType(visitor, "presencial");
        await clockIn(visitor);
        await answerLocation(visitor, "skip");
        await expectWaiting(visitor, ["entrada"]);
        // Longer than a request under way, which a kept punch counts to its moment.
        await look(visitor, `offline-kept-${theme}-${width}`);

        await punchElsewhere(stage.server, session, "entrada");
        await punchElsewhere(stage.server, session, "salida");
        visitor.expectError(/responded with a status of 409/);
        await restoreNetwork(visitor);
        const conflict = page.getByRole("alert").filter({ hasText: t.time.offline.refused });
        await expectShown(conflict.getByText(t.errors.clock.offline_order));
        await expectClock(visitor, "off");
        await look(visitor, `offline-conflict-${theme}-${width}`);

        await conflict.getByRole("button", { name: t.time.actions.discard }).click();
        await expectShown(conflict.getByText(t.time.offline.discard_ask));
        await conflict.getByRole("button", { name: t.time.offline.discard_yes }).click();
        await expectGone(conflict);
      });
      const signings = await signingsOf(stage.server, session);
      expect(signings).toHaveLength(before + 1);
      expect(signings.at(-1)).toMatchObject({
        sin_conexion_inicio: false,
        sin_conexion_fin: false,
      });
    },
  );

  test("a kept punch waits for its own person, and no other session sends it", async () => {
    const first = await nextPerson();
    const second = await nextPerson();
    await visit(stage, { withServiceWorker: true }, async (visitor) => {
      await signInAtHome(visitor, { email: first.email });
      await expectClock(visitor, "off");
      await expectReadyForOffline(visitor);
      await cutNetwork(visitor);
      await chooseType(visitor, "presencial");
      await clockIn(visitor);
      await answerLocation(visitor, "skip");
      await expectWaiting(visitor, ["entrada"]);
      // Their session ends elsewhere meanwhile, so that the punch cannot be sent with it.
      visitor.expectError(/responded with a status of 401/);
      const stored = await visitor.page.evaluate(() => localStorage.getItem("atrio.session"));
      const { token }: { token: string } = JSON.parse(stored ?? "{}");
      await endSessionOf(stage.server, token);
      await restoreNetwork(visitor);
      await expectLoginForm(visitor);
      await fillLogin(visitor, { email: second.email });
      await expectPortal(visitor);
      await expectClock(visitor, "off");
      expect(await signingsOf(stage.server, first.session)).toHaveLength(first.before);
      expect(await signingsOf(stage.server, second.session)).toHaveLength(second.before);
      await logOut(visitor);
      await expectLoginForm(visitor);
      await fillLogin(visitor, { email: first.email });
      await expectClock(visitor, "working");
      await until(
        async () => (await signingsOf(stage.server, first.session)).length === first.before + 1,
        { withinMs: patienceMs, what: () => "the kept punch to arrive" },
      );
    });
  });

  test("the portal can be installed", async () => {
    await visit(stage, { withServiceWorker: true }, async ({ page }) => {
      await page.goto("/login");
      const answer = await page.request.get("/manifest.webmanifest");
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest: unknown = await answer.json();
      expect(manifest).toMatchObject({ name: "Atrio", start_url: "/", display: "standalone" });
      const worker = await page.request.get("/sw.js");
      expect(worker.headers()["cache-control"]).toBe("no-cache");
      const devtools = await page.context().newCDPSession(page);
      const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
      // A private window, which each visit is, cannot install anything.
      const errors = installabilityErrors.map(({ errorId }) => errorId);
      expect(errors.filter((id) => id !== "in-incognito")).toEqual([]);
    });
  });

  /** A further signing: begun and ended without network, two consecutive links of the chain. */
  async function expectOnceInOrder(session: ApiSession, before: number): Promise<void> {
    const signings = await signingsOf(stage.server, session);
    expect(signings).toHaveLength(before + 1);
    const signing = signings.at(-1);
    expect(signing).toMatchObject({ sin_conexion_inicio: true, sin_conexion_fin: true });
    expect(signing?.recibo_fin?.seq).toBe((signing?.recibo_inicio.seq ?? 0) + 1);
    expect(Date.parse(signing?.hora_fin ?? "")).toBeGreaterThanOrEqual(
      Date.parse(signing?.hora_inicio ?? ""),
    );
  }
});
