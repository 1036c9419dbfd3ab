import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import { listDayChanges } from "@atrio/contract/time/day-changes";
import type { Signing } from "@atrio/contract/time/time";
import { notices } from "@atrio/i18n/es/messages/notices";

import { ask, openSession, stopClock } from "./support/api.ts";
import type { ApiSession } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import type { Visitor } from "./support/browser.ts";
import { expectCount, expectGone, expectShown } from "./support/expect.ts";
import { signIn, snackbar } from "./support/front-door.ts";
import { lookAround } from "./support/looks.ts";
import { accounts, teamOf } from "./support/people.ts";
import { openStage } from "./support/stage.ts";
import { correctableDays, fullNameOf, superviseFromNow } from "./support/team.ts";
import type { CorrectableDay } from "./support/team.ts";
import { fill, patternOf } from "./support/texts.ts";

const stage = openStage();

const reason = "El lector iba mal: Ñandú & <b>Œuvre</b>";
const objection = "A esa hora ya estabas";

/** A worker whom the demo's supervisor alone looks after, and a day with two signings to change. */
type Scene = { email: string; session: ApiSession; name: string; past: CorrectableDay };

describe("A past day is changed in one go", () => {
  test("by its worker, and its supervisor sees before and after and objects", async () => {
    const scene = await findScene();
    await superviseFromNow(stage.server, await openSession(stage.server, accounts.supervisor));
    await visit(stage, { name: "day-changes-worker" }, async (visitor) => {
      await signIn(visitor, { email: scene.email });
      await editDay(visitor, scene);
      await keyboardStays(visitor, scene);
    });
    await visit(stage, { name: "day-changes-supervisor" }, async (visitor) => {
      await signIn(visitor, { email: accounts.supervisor });
      await readNotice(visitor, scene);
      await objectTo(visitor, scene);
    });
    const { workerId } = scene.session;
    const { dia } = scene.past.day;
    const query = { trabajador_id: String(workerId), desde: dia, hasta: dia };
    const answer = await ask(stage.server, scene.session, { ...listDayChanges, query });
    const [change, ...others] = listDayChanges.response.parse(answer).data;
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      motivo: reason,
      fichajes: [{ tipo: "edicion" }, { tipo: "edicion" }],
      objecion: { texto: objection },
    });
  });
});

async function findScene(): Promise<Scene> {
  for (const email of teamOf(accounts.supervisor)) {
    await stopClock(stage.server, email);
    const session = await openSession(stage.server, email);
    const days = await correctableDays(stage.server, session, 1);
    const past = days.findLast(
      ({ day }) => day.fichajes.length > 1 && day.fichajes.every((one) => one.hora_fin !== null),
    );
    if (past === undefined) continue;
    return { email, session, name: await fullNameOf(stage.server, session), past };
  }
  throw new Error("Nobody of the demo's team has a day with two signings");
}

function timeOf(instant: string): string {
  const zone = { timeZone: "Europe/Madrid", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(instant).toLocaleTimeString("es-ES", zone);
}

function moved(instant: string, minutes: number): string {
  return timeOf(new Date(Date.parse(instant) + minutes * 60_000).toISOString());
}

async function press(place: Locator, name: string | RegExp): Promise<void> {
  await place.getByRole("button", { name, exact: true }).first().click();
}

function panelOf({ page, t }: Visitor): Locator {
  return page
    .getByRole("dialog")
    .filter({ has: page.getByRole("heading", { name: t.time.detail.signings }) });
}

/** First and last signing of the day, which have ended. */
function ends({ past }: Scene): { first: Signing; last: Signing; until: string } {
  const { fichajes } = past.day;
  const [first, last] = [fichajes[0], fichajes.at(-1)];
  if (first === undefined || last?.hora_fin === null || last === undefined) {
    throw new Error("A day without two signings that have ended");
  }
  return { first, last, until: last.hora_fin };
}

async function editDay(visitor: Visitor, scene: Scene): Promise<void> {
  const { page, at, t } = visitor;
  const { day: texts, correction, fields, times } = t.changes;
  const { dia } = scene.past.day;
  const { first, until } = ends(scene);
  await page.goto(at(`/timeRegistration?mes=${dia.slice(0, 7)}&dia=${dia}`));
  const panel = panelOf(visitor);
  await press(panel, texts.edit);
  const dialog = page.getByRole("dialog", { name: patternOf(texts.title) });
  const lines = dialog.getByRole("list", { name: correction.present }).getByRole("listitem");
  await press(lines.first(), correction.change);
  const start = lines.first().getByLabel(times.start, { exact: true });
  await start.fill(moved(first.hora_inicio, 2));
  await press(lines.last(), correction.change);
  await lines.last().getByLabel(times.end, { exact: true }).fill(moved(until, -3));
  const result = dialog.getByRole("region", { name: texts.result });
  await expectShown(result.getByText(t.time.sheet.worked));
  await press(dialog, texts.save);
  await expectShown(dialog.getByText(fields.reason_required));
  await dialog.getByLabel(fields.reason).fill(reason);
  await lookAround(visitor, "day-editor");
  await press(dialog, texts.save);
  await expectShown(snackbar(visitor, texts.done));
  await expectGone(dialog);
  await expectShown(panel.locator("s").filter({ hasText: timeOf(first.hora_inicio) }));
  await expectShown(panel.getByText(reason).first());
  await lookAround(visitor, "day-changed");
}

/** A dialog gives the focus back to its button; Escape then closes the panel. */
async function keyboardStays(visitor: Visitor, scene: Scene): Promise<void> {
  const { page, t } = visitor;
  const { action, history } = t.changes;
  const panel = panelOf(visitor);
  const time = moved(ends(scene).first.hora_inicio, 2);
  const opener = panel.getByRole("button", {
    name: fill(action.of_signing, { action: action.history, time }),
  });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: history.title });
  await expectShown(dialog);
  await page.keyboard.press("Escape");
  await expectGone(dialog);
  await expectShown(opener.and(page.locator(":focus")));
  await page.keyboard.press("Escape");
  await expectGone(panel);
  await lookAround(visitor, "day-changed-sheet");
}

async function readNotice(visitor: Visitor, scene: Scene): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/internComunication"));
  await expectShown(page.getByText(notices.day_changed.title).first());
  await page.goto(at("/timeRegistrationSupervisor?vista=cambios"));
  const item = itemOf(visitor, scene);
  const { first, until } = ends(scene);
  await expectCount(item.locator("s"), 2);
  await expectShown(item.locator("s").filter({ hasText: timeOf(first.hora_inicio) }));
  await expectShown(item.locator("b").filter({ hasText: moved(until, -3) }));
  await expectShown(item.getByText(fill(t.changes.pending.reason, { reason })));
  await lookAround(visitor, "team-changes", { whole: true });
}

function itemOf({ page, t }: Visitor, { name }: Scene): Locator {
  const list = page.getByRole("list", { name: t.team.unread.list });
  return list.locator(":scope > li").filter({ hasText: name }).filter({ hasText: reason });
}

async function objectTo(visitor: Visitor, scene: Scene): Promise<void> {
  const { page, at, t } = visitor;
  const { unread } = t.team;
  const { dia } = scene.past.day;
  const item = itemOf(visitor, scene);
  await press(item, patternOf(unread.object_of));
  const dialog = page.getByRole("dialog", { name: unread.object_title });
  await press(dialog, unread.object_send);
  await expectShown(dialog.getByText(t.changes.fields.reason_required));
  await dialog.getByRole("textbox").fill(objection);
  await lookAround(visitor, "team-object");
  await press(dialog, unread.object_send);
  await expectShown(snackbar(visitor, unread.objected));
  await expectGone(item);
  const { workerId } = scene.session;
  await page.goto(at(`/timeRegistrationSupervisor?trabajador=${workerId}&dia=${dia}`));
  const panel = panelOf(visitor);
  await expectShown(panel.getByText(new RegExp(RegExp.escape(objection))).first());
  await lookAround(visitor, "team-day-changed");
}
