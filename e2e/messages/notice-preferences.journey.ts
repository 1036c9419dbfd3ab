import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  listNoticeDevices,
  pushedMessage,
  readNoticePreferences,
} from "@atrio/contract/messages/notice-preferences";

import { ask, openSession } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectPath, expectShown } from "../support/expect.ts";
import { fillTime } from "../support/fields.ts";
import { expectLoginForm, logOut, signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { patienceMs } from "../support/patience.ts";
import { accounts } from "../support/people.ts";
import { deliver, openPushService, pressNotice, shownNotices } from "../support/push-service.ts";
import type { PushService } from "../support/push-service.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";
import { until } from "../support/until.ts";

// Only the whole browser takes push messages.
const stage = openStage("demo", "full");
let service: PushService;

beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

function switchOf({ page, t }: Visitor, kind: "nomina" | "comunicado", channel: "correo" | "push") {
  const { kinds, kind: words, channel: channels } = t.noticePreferences;
  const name = fill(kinds.switch, { kind: words[kind].name, channel: channels[channel] });
  return page.getByRole("switch", { name, exact: true });
}

async function kept(session: ApiSession) {
  const { method, response } = readNoticePreferences;
  const at = `/trabajador/${session.workerId}/preferencias-avisos`;
  return response.parse(await ask(stage.server, session, { method, path: at })).data;
}

async function devicesOf(session: ApiSession) {
  const { method, response } = listNoticeDevices;
  const at = `/trabajador/${session.workerId}/dispositivos-avisos`;
  return response.parse(await ask(stage.server, session, { method, path: at })).data;
}

describe("Notification preferences", () => {
  test("notification preferences are chosen by kind, hour and device, until the person logs out", async () => {
    const session = await openSession(stage.server, accounts.worker);
    await visit(stage, { withServiceWorker: true, name: "notice-preferences" }, async (visitor) => {
      const { page, context, at, t } = visitor;
      await service.serve(context, stage.server.url);
      await signIn(visitor, { email: accounts.worker });
      await page.goto(at("/internComunication"));
      await page.getByRole("link", { name: t.noticesPage.settings, exact: true }).click();
      await expectPath(page, at("/personalArea"));
      await chooseKinds(visitor, session);
      await keepQuiet(visitor);
      await useThisDevice(visitor);
      await lookAround(visitor, "notice-preferences", { whole: true });
      expect(await kept(session)).toMatchObject({
        frecuencia: "diario",
        silencio: { desde: "22:30", hasta: "07:15", dias: [1, 2, 3, 4, 5, 6] },
      });
      expect(await devicesOf(session)).toHaveLength(1);
      await tryDevice(visitor);
      await logOut(visitor);
      await expectLoginForm(visitor);
      expect(await devicesOf(session)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem("push-service"))).toBeNull();
    });
  });
});

/** Each switch is saved by itself; kinds required by law have none. */
async function chooseKinds(visitor: Visitor, session: ApiSession): Promise<void> {
  const { page, t } = visitor;
  const { lock, times } = t.noticePreferences;
  await switchOf(visitor, "nomina", "push").press("Space");
  await switchOf(visitor, "comunicado", "correo").press("Space");
  // Checked by the optimistic answer, a moment after the click.
  await page.getByRole("radio", { name: times.diario, exact: true }).click();
  await expectShown(page.getByRole("radio", { name: times.diario, checked: true }));
  await expectShown(page.getByText(lock.seguridad, { exact: true }));
  await until(
    async () => {
      const { frecuencia, grupos } = await kept(session);
      return frecuencia === "diario" && grupos.filter(({ push }) => !push).length === 1;
    },
    { withinMs: patienceMs, what: () => "choices that are not saved" },
  );
  await page.reload();
  await expectShown(page.getByRole("radio", { name: times.diario, checked: true }));
  expect(await switchOf(visitor, "nomina", "push").isChecked()).toBe(false);
  expect(await switchOf(visitor, "nomina", "correo").isChecked()).toBe(true);
  expect(await switchOf(visitor, "comunicado", "correo").isChecked()).toBe(false);
}

async function keepQuiet(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { quiet } = t.noticePreferences;
  const save = page.getByRole("button", { name: t.common.action.save, exact: true });
  const toggle = page.getByRole("switch", { name: quiet.on, exact: true });
  if (!(await toggle.isChecked())) await toggle.press("Space");
  for (const day of [/lunes/i, /martes/i, /miércoles/i, /jueves/i, /viernes/i, /sábado/i]) {
    await page.getByRole("checkbox", { name: day }).check({ force: true });
  }
  await page.getByRole("checkbox", { name: /domingo/i }).uncheck({ force: true });
  await fillTime(page.getByLabel(quiet.from, { exact: true }), "22:30");
  await fillTime(page.getByLabel(quiet.to, { exact: true }), "22:30");
  await save.click();
  await expectShown(page.getByText(quiet.same, { exact: true }));
  await fillTime(page.getByLabel(quiet.to, { exact: true }), "07:15");
  await expectShown(page.getByText(quiet.next_day, { exact: true }));
  await save.click();
  await expectShown(snackbar(visitor, quiet.saved));
  await expectGone(page.getByText(quiet.unsaved, { exact: true }));
}

async function useThisDevice(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { here, devices } = t.noticePreferences;
  await page.getByRole("button", { name: here.activate, exact: true }).click();
  await expectShown(snackbar(visitor, here.activated));
  await expectShown(page.getByText(devices.here, { exact: true }));
  await expectShown(page.getByText(here.on, { exact: true }));
}

/** A test goes the whole way: to the push service, to the worker, on the screen, and to its page. */
async function tryDevice(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { devices } = t.noticePreferences;
  await page.getByRole("button", { name: fill(devices.test_of, { name: "" }) }).click();
  await expectShown(snackbar(visitor, devices.tested));
  await until(async () => service.received.length > 0, {
    withinMs: 30_000,
    what: () => "a test that does not arrive",
  });
  const [sent = ""] = service.received;
  const { titulo, enlace } = pushedMessage.parse(JSON.parse(sent));
  await deliver(page, sent);
  await until(async () => (await shownNotices(page)).length === 1, {
    withinMs: patienceMs,
    what: () => "a notice that is not shown",
  });
  expect(await shownNotices(page)).toEqual([{ title: titulo, data: enlace }]);
  await page.goto(at("/internComunication"));
  await pressNotice(page);
  await page.waitForURL(`**${enlace}`);
  expect(await shownNotices(page)).toEqual([]);
}
