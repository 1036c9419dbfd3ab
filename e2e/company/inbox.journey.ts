import { beforeAll, describe, expect, test } from "vitest";

import { requestStates } from "@atrio/contract/kinds";
import { getRequest } from "@atrio/contract/leave/absences";
import { decideRequests } from "@atrio/contract/leave/requests";

import { askHoliday, freeDays, grantLeave } from "../support/absences.ts";
import { ask, openSession, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectPath, expectShown } from "../support/expect.ts";
import { signIn, signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, plainWorkers, teamOf } from "../support/people.ts";
import { askToSign, signOnePage, signatureOf } from "../support/signing.ts";
import { openStage } from "../support/stage.ts";
import { superviseFromNow } from "../support/team.ts";
import { fill, sourceOf } from "../support/texts.ts";

const stage = openStage();
let supervisor: ApiSession;

beforeAll(async () => {
  await grantLeave(stage.server);
  supervisor = await openSession(stage.server, accounts.supervisor);
  await superviseFromNow(stage.server, supervisor);
});

async function stateOf(id: number): Promise<number> {
  const { method } = getRequest;
  const answer = await ask(stage.server, supervisor, { method, path: `/solicitud/${id}` });
  return getRequest.response.parse(answer).data.estado_id;
}

/** Asks for some free days of somebody of the team; answers the names of their rows. */
async function askDays(count: number): Promise<{ ids: number[]; names: string[] }> {
  const [email = ""] = teamOf(accounts.supervisor);
  await stopClock(stage.server, email);
  const worker = await openSession(stage.server, email);
  const ids: number[] = [];
  for (const day of await freeDays(stage.server, worker, count)) {
    ids.push((await askHoliday(stage.server, worker, day)).id);
  }
  return { ids, names: ids.map((id) => `solicitud-${id}`) };
}

function rowOf({ page }: Visitor, name: string) {
  return page.locator(`[data-row="${name}"]`);
}

describe("What waits for somebody", () => {
  test("a supervisor approves three requests at once by key, and rejects one in the panel", async () => {
    const { ids, names } = await askDays(4);
    await visit(stage, { name: "inbox-supervisor" }, async (visitor) => {
      const { page, t, at } = visitor;
      await signInAtHome(visitor, { email: accounts.supervisor });
      const menu = page.getByRole("navigation", { name: t.shell.menu.label });
      await menu.getByRole("link", { name: new RegExp(`^${t.shell.page.inbox}`) }).click();
      await expectPath(page, at("/inbox"));
      await page.getByRole("link", { name: new RegExp(`^${t.inbox.act.aprobar}`) }).click();
      for (const name of names) await expectShown(rowOf(visitor, name));
      await lookAround(visitor, "inbox");
      const [last = "", ...chosen] = names;
      await chooseByKey(visitor, chosen);
      const dock = page.getByRole("group", { name: t.inbox.bar });
      await expectShown(dock.getByText(fill(t.inbox.selected_other, { count: "3" })));
      const pager = page.getByRole("navigation", { name: t.common.pager.label });
      await lookAround(visitor, "inbox-selected", { at: pager });
      await page.keyboard.press("a");
      for (const name of chosen) await expectGone(rowOf(visitor, name));
      await page.getByRole("button", { name: t.inbox.undo.button, exact: true }).click();
      for (const name of chosen) await expectShown(rowOf(visitor, name));
      for (const name of chosen) await rowOf(visitor, name).getByRole("checkbox").check();
      await page.keyboard.press("a");
      await sendNow(visitor, chosen.length);
      for (const name of chosen) await expectGone(rowOf(visitor, name));
      await rejectInPanel(visitor, last);
    });
    const states = await Promise.all(ids.map(stateOf));
    expect(states.toSorted((one, other) => one - other)).toEqual([
      requestStates.approved,
      requestStates.approved,
      requestStates.approved,
      requestStates.rejected,
    ]);
  });

  test("a worker signs what waits, on a phone", async () => {
    const [, , , { email } = { email: "" }] = plainWorkers();
    const worker = await openSession(stage.server, email);
    const titulo = "Norma de la bandeja";
    const id = await askToSign(stage.server, worker, { titulo, pages: ["Unica"], importante: "1" });
    await visit(stage, { width: "phone", name: "inbox-worker" }, async (visitor) => {
      const { page, t, at } = visitor;
      await signIn(visitor, { email });
      await page.goto(at("/inbox"));
      const row = page.getByRole("link", { name: new RegExp(`^${titulo}`) });
      await expectShown(row);
      await lookAround(visitor, "inbox-worker");
      await row.click();
      await signOnePage(visitor, { server: stage.server, email });
      await page.goto(at("/inbox"));
      await expectShown(page.getByRole("heading", { name: t.inbox.title }));
      await expectGone(row);
      await lookAround(visitor, "inbox-done");
    });
    expect((await signatureOf(stage.server, worker, id))?.estado).toBe("firmado");
  });
});

/** Closes the snackbar of an approval, which sends it before its time is over (COMPANY-117). */
async function sendNow(visitor: Visitor, count: number): Promise<void> {
  const { page, t } = visitor;
  const said = snackbar(visitor, fill(t.inbox.undo.title_other, { count: String(count) }));
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(decideRequests.path)),
    said.getByRole("button", { name: t.common.action.close }).click(),
  ]);
}

/** Walks down the list with J alone and selects some rows with X. */
async function chooseByKey({ page, t }: Visitor, names: readonly string[]): Promise<void> {
  const rows = page.locator("[data-row]");
  await expectShown(rows.first());
  for (let place = 0; place < (await rows.count()); place += 1) {
    await page.keyboard.press("j");
    const name = await page.evaluate(
      () => document.activeElement?.closest("[data-row]")?.getAttribute("data-row") ?? "",
    );
    expect(name).toBe(await rows.nth(place).getAttribute("data-row"));
    if (names.includes(name)) await page.keyboard.press("x");
  }
  const select = new RegExp(`^${sourceOf(fill(t.inbox.select, { name: "" }).trim())}`);
  const checked = page.getByRole("checkbox", { name: select, checked: true });
  expect(await checked.count()).toBe(names.length);
}

/** Opens the request that is left by Enter, and rejects it by R with a reason. */
async function rejectInPanel(visitor: Visitor, name: string): Promise<void> {
  const { page, t } = visitor;
  const row = rowOf(visitor, name);
  await row.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: t.inbox.panel });
  await expectShown(panel.getByRole("heading", { name: t.teamAbsences.panel.history }));
  await lookAround(visitor, "inbox-panel");
  // The look ends with the sheet of a phone, which takes the keys until the panel is beside the list again.
  await expectShown(panel.getByRole("button", { name: new RegExp(`^${t.approvals.reject}`) }));
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: t.approvals.request.reject_title_one });
  await dialog.getByRole("textbox").fill("Cierre de caja");
  await dialog.getByRole("button", { name: t.approvals.reject, exact: true }).click();
  await expectShown(snackbar(visitor, t.approvals.request.rejected));
  await expectGone(row);
}
