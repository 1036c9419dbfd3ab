import type { Locator } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";

import { listDayChanges } from "@atrio/contract/time/day-changes";
import type { Signing } from "@atrio/contract/time/time";
import { notices } from "@atrio/i18n/es/messages/notices";
import { timeSheets as documents } from "@atrio/i18n/es/time/time-sheets";

import { pdfText } from "../../apps/server/test/printed.ts";
import { ask, openSession, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, teamOf } from "../support/people.ts";
import { saveDayRecord } from "../support/record-file.ts";
import { openStage } from "../support/stage.ts";
import { correctableDays, fullNameOf, superviseFromNow } from "../support/team.ts";
import type { CorrectableDay } from "../support/team.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

const reason = "El lector iba mal: Ñandú & <b>Œuvre</b>";
const objection = "A esa hora ya estabas";

/** A worker supervised by the demo's supervisor alone, and a day with two signings to change. */
type Scene = { email: string; session: ApiSession; name: string; past: CorrectableDay };

describe("A past day is changed in one go", () => {
  test("a past day is changed in one go by its worker; its supervisor compares and objects", async () => {
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
      await readPrinted(visitor, scene);
      await readWorkbook(visitor, scene);
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
    const days = await correctableDays(stage.server, session, 5);
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

function later(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

function moved(instant: string, minutes: number): string {
  return timeOf(later(instant, minutes));
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
  const list = page.getByRole("list", { name: t.teamTime.unread.list });
  return list.locator(":scope > li").filter({ hasText: name }).filter({ hasText: reason });
}

async function objectTo(visitor: Visitor, scene: Scene): Promise<void> {
  const { page, at, t } = visitor;
  const { unread } = t.teamTime;
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

/** Both signings before and after: one with another start, one with another end. */
function edits(scene: Scene): Array<Record<"before" | "after", { start: string; end: string }>> {
  const { first, last, until } = ends(scene);
  const morning = { start: first.hora_inicio, end: first.hora_fin ?? "" };
  const evening = { start: last.hora_inicio, end: until };
  return [
    { before: morning, after: { ...morning, start: later(morning.start, 2) } },
    { before: evening, after: { ...evening, end: later(evening.end, -3) } },
  ];
}

/** The PDF saved by the supervisor from the page: former and present values, objections. */
async function readPrinted(visitor: Visitor, scene: Scene): Promise<void> {
  const { dia } = scene.past.day;
  await visitor.page.keyboard.press("Escape");
  await expectGone(panelOf(visitor));
  const bytes = await saveDayRecord(visitor, { date: dia, format: "pdf" });
  const lines = pdfText(bytes)
    .split("\n")
    .map((line) => line.trim());
  const span = ({ start, end }: { start: string; end: string }) =>
    RegExp.escape(`${timeOf(start)}–${timeOf(end)}`);
  for (const { before, after } of edits(scene)) {
    const change = `^${dia.slice(8)}/${dia.slice(5, 7)} .*${span(before)}.*${span(after)}`;
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(change)));
  }
  // Cell by cell, as a reading programme goes through them.
  const text = pdfText(bytes, []).replaceAll(/\s+/g, " ");
  expect(text.split(`«${reason}».`)).toHaveLength(3);
  expect(text.split(`«${objection}».`)).toHaveLength(3);
}

/** A moment as a spreadsheet's reader gives it: the zone's wall clock as if it were UTC. */
function wallOf(instant: string): Date {
  const zone = { timeZone: "Europe/Madrid" } as const;
  const date = new Date(instant).toLocaleDateString("sv-SE", zone);
  return new Date(`${date}T${timeOf(instant)}:00Z`);
}

/** The workbook that the supervisor saves: dates are dates, entries are numbers, texts are texts. */
async function readWorkbook(visitor: Visitor, scene: Scene): Promise<void> {
  const { dia } = scene.past.day;
  const { workbook } = documents;
  const bytes = await saveDayRecord(visitor, { date: dia, format: "xlsx" });
  const sheets = await readXlsxFile(bytes);
  const [heading = [], ...rows] =
    sheets.find(({ sheet }) => sheet === workbook.changes)?.data ?? [];
  const told = rows
    .map((row) => new Map(heading.map((name, place) => [name, row[place]])))
    .filter((row) => row.get(workbook.reason) === reason);
  const cells = told.map((row) => ({
    date: row.get(workbook.date),
    before: [row.get(workbook.start_before), row.get(workbook.end_before)].map(toTheMinute),
    after: [row.get(workbook.start_after), row.get(workbook.end_after)].map(toTheMinute),
    signing: typeof row.get(workbook.signing),
    author: row.get(workbook.author),
    comment: row.get(workbook.comment),
  }));
  const walls = ({ start, end }: { start: string; end: string }) => [wallOf(start), wallOf(end)];
  expect(cells).toEqual(
    edits(scene).map(({ before, after }) => ({
      date: new Date(`${dia}T00:00:00Z`),
      before: walls(before),
      after: walls(after),
      signing: "number",
      author: scene.name,
      comment: objection,
    })),
  );
}

/** A spreadsheet counts days: its moments are some milliseconds off. */
function toTheMinute(cell: unknown): unknown {
  if (!(cell instanceof Date)) return cell;
  return new Date(Math.round(cell.getTime() / 60_000) * 60_000);
}
