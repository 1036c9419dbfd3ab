import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import { assignmentsDay } from "@atrio/contract/projects/divisions";
import type { DayDivision } from "@atrio/contract/projects/shapes";

import { ask, openSession, openSigningOf, punchElsewhere, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectClock } from "../support/clock.ts";
import { expectGone, expectShown, expectValue } from "../support/expect.ts";
import { expectPortal, signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import {
  cutNetwork,
  expectReadyForOffline,
  restoreNetwork,
  waitingPunches,
} from "../support/offline.ts";
import { accounts, teamOf } from "../support/people.ts";
import { spanishFinder } from "../support/spanish.ts";
import { openStage } from "../support/stage.ts";
import { correctableDays } from "../support/team.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

/** Workers with projects: those whom the demo's first person in charge supervises. */
const people = teamOf(accounts.supervisor);

const reception = "Acogida de pacientes";
const records = "Historia clínica electrónica";
const travel = "Desplazamientos";
const training = "Formación";

type Person = { email: string; session: ApiSession };

describe("A worker's projects", () => {
  test("a worker changes project at the clock, divides a past day and sees the hours", async () => {
    const { email, session } = await nextAtWork();
    const past = await findDayWithGap(session);
    await visit(stage, { name: "my-projects" }, async (visitor) => {
      await signInAtHome(visitor, { email });
      await chooseAndChange(visitor);
      await divideDay(visitor, past);
      await seeHours(visitor, past);
    });
    const after = await divisionOf(session, past.dia);
    expect(after.minutos_sin_asignar).toBeLessThan(past.minutos_sin_asignar);
    expect(await runningOf(session)).toEqual([`${reception} ${travel}`]);
  });

  test("a project begun without network waits, survives a reload and is sent later", async () => {
    const { email, session } = await nextAtWork();
    await visit(
      stage,
      {
        withServiceWorker: true,
        name: "my-projects-offline",
        language: "pt",
        theme: "dark",
        width: "phone",
      },
      async (visitor) => {
        await signInAtHome(visitor, { email });
        await expectClock(visitor, "working");
        await expectReadyForOffline(visitor, ["usable", "project-parts"]);
        await cutNetwork(visitor);
        await beginOffline(visitor);
        expect(await runningOf(session)).toEqual([]);
        await restoreNetwork(visitor);
        await expectGone(waitingPunches(visitor));
        const since = patternOf(visitor.t.myProjects.clock.since);
        await expectShown(lineOf(visitor).getByText(since));
      },
    );
    expect(await runningOf(session)).toEqual([`${records} null`]);
  });
});

/** A person not used by another test, whose clock runs without a project. */
async function nextAtWork(): Promise<Person> {
  const email = people.shift();
  if (email === undefined) throw new Error("The demo's team has too few workers");
  await stopClock(stage.server, email);
  const session = await openSession(stage.server, email);
  await punchElsewhere(stage.server, session, "entrada");
  return { email, session };
}

async function divisionOf(session: ApiSession, dia: string): Promise<DayDivision> {
  const body = { trabajador_id: session.workerId, dia };
  const { method, path } = assignmentsDay;
  return assignmentsDay.response.parse(await ask(stage.server, session, { method, path, body }))
    .data;
}

/** The newest day of an open month with time that is on no project. */
async function findDayWithGap(session: ApiSession): Promise<DayDivision> {
  for (const { day } of (await correctableDays(stage.server, session, 8)).toReversed()) {
    const division = await divisionOf(session, day.dia);
    if (!division.mes_cerrado && division.minutos_sin_asignar > 0) return division;
  }
  throw new Error("No day with time that is on no project");
}

/** Names of the project and activity that run at the moment. */
async function runningOf(session: ApiSession): Promise<string[]> {
  const open = await openSigningOf(stage.server, session);
  if (open === null) throw new Error("The clock does not run");
  const { fichajes } = await divisionOf(session, open.dia);
  return fichajes
    .flatMap(({ registros }) => registros)
    .filter(({ en_curso }) => en_curso)
    .map(({ proyecto, actividad }) => `${proyecto} ${actividad}`);
}

/** The project's line in the clock card. */
function lineOf({ page, t }: Visitor): Locator {
  return page.getByRole("region", { name: t.myProjects.clock.label, exact: true });
}

async function press(place: Locator, name: string | RegExp): Promise<void> {
  await place.getByRole("button", { name, exact: true }).first().click();
}

/** Picks an option of a list by the beginning of its name. */
async function pick(
  { page }: Visitor,
  { place, label, option }: { place: Locator; label: string; option: string },
): Promise<void> {
  await place.getByRole("combobox", { name: new RegExp(`^${RegExp.escape(label)}`) }).click();
  await page
    .getByRole("option", { name: new RegExp(`^${RegExp.escape(option)}`) })
    .first()
    .click();
}

async function chooseAndChange(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { clock, work } = t.myProjects;
  const line = lineOf(visitor);
  await expectShown(line.getByText(clock.none, { exact: true }));
  await lookAround(visitor, "project-none", { at: line });
  await press(line, clock.choose);
  const first = page.getByRole("dialog", { name: clock.choose });
  await press(first, clock.start);
  await expectShown(first.getByText(work.project_required));
  await pick(visitor, { place: first, label: work.project, option: records });
  await press(first, work.favourite_add);
  await expectShown(first.getByRole("button", { name: work.favourite_remove }));
  await press(first, clock.start);
  await expectShown(snackbar(visitor, fill(clock.started, { name: records })));
  await expectGone(first);
  await expectShown(line.getByText(records, { exact: false }));
  await expectShown(line.getByText(patternOf(clock.since)));

  await press(line, clock.change);
  const second = page.getByRole("dialog", { name: clock.change });
  await pick(visitor, { place: second, label: work.project, option: reception });
  await pick(visitor, { place: second, label: work.activity, option: travel });
  await press(second, work.favourite_activity_add);
  await expectShown(second.getByRole("button", { name: work.favourite_activity_remove }));
  await press(second, clock.start);
  await expectShown(second.getByText(work.part_required));
  await lookAround(visitor, "project-dialog");
  await second.getByLabel("Kilómetros recorridos").fill("12,5");
  await press(second, clock.start);
  await expectGone(second);
  await expectShown(line.getByText(new RegExp(travel)));
  await lookAround(visitor, "project-running", { at: line });
}

/** Fills a gap of the day; an interval without a project is refused first. */
async function divideDay(visitor: Visitor, { dia }: DayDivision): Promise<void> {
  const { page, at, t } = visitor;
  const { leaving } = t;
  const { day, editor, work } = t.myProjects;
  await page.goto(at(`/timeRegistration?mes=${dia.slice(0, 7)}&dia=${dia}`));
  const panel = page.getByRole("region", { name: day.title, exact: true });
  await expectShown(panel.getByText(new RegExp(`${day.left.split("{{")[0]}`)));
  await lookAround(visitor, "project-day", { at: panel });
  await press(panel, day.edit);
  const dialog = page.getByRole("dialog", { name: patternOf(editor.title) });
  const gap = dialog.getByRole("button", { name: patternOf(editor.add_gap) });
  await expectShown(gap);
  const intervals = dialog.getByRole("group", { name: patternOf(editor.interval) });
  const before = await intervals.count();
  await gap.first().click();
  await expect.poll(() => intervals.count()).toBe(before + 1);
  await shortenByDrag(visitor, dialog);
  await press(dialog, editor.save);
  await expectShown(dialog.getByText(work.project_required));
  await lookAround(visitor, "project-editor");
  await press(dialog, editor.cancel);
  await press(page.getByRole("dialog", { name: leaving.title }), leaving.stay);
  const empty = intervals.filter({ hasText: work.project_required });
  await pick(visitor, { place: empty, label: work.project, option: reception });
  const chosen = intervals.filter({ has: page.getByText(work.activity, { exact: false }) }).last();
  await pick(visitor, { place: chosen, label: work.activity, option: training });
  await press(dialog, editor.save);
  await expectShown(snackbar(visitor, editor.saved));
  await expectGone(dialog);
  await expectShown(panel.getByText(new RegExp(training)));
  await lookAround(visitor, "project-day-divided", { at: panel });
}

/** Drags the end of the new interval: its time follows, and the arrow keys go on from there. */
async function shortenByDrag({ page, t }: Visitor, dialog: Locator): Promise<void> {
  const texts = t.myProjects.editor;
  const named = [texts.edge_end, texts.edge_both].map((text) =>
    text.replace("{{name}}", texts.interval),
  );
  const starts = named.map((text) => RegExp.escape(text.split("{{number}}")[0] ?? ""));
  const end = dialog.getByRole("slider", { name: new RegExp(`^(${starts.join("|")})`) }).last();
  const filled = (await end.getAttribute("aria-valuetext")) ?? "";
  // The new interval is scrolled to, and the border with it: its place is known once it stands still.
  await end.hover();
  const box = await end.boundingBox();
  if (box === null) throw new Error("The border is not on the screen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => end.getAttribute("aria-valuetext")).not.toBe(filled);
  const dragged = (await end.getAttribute("aria-valuetext")) ?? "";
  expect(dragged < filled).toBe(true);
  await expectValue(dialog.getByLabel(t.myProjects.editor.to).last(), dragged);
  await end.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => end.getAttribute("aria-valuetext")).not.toBe(dragged);
}

async function seeHours(visitor: Visitor, { dia }: DayDivision): Promise<void> {
  const { page, at, t } = visitor;
  const { hours } = t.myProjects;
  await page.goto(at(`/timeRegistration?mes=${dia.slice(0, 7)}`));
  const month = page.getByRole("region", { name: hours.title_month, exact: true });
  await expectShown(month.getByText(reception, { exact: true }));
  await lookAround(visitor, "project-hours-month", { at: month });
  await page.goto(at("/timeRegistration?vista=anyo"));
  const year = page.getByRole("region", { name: patternOf(hours.title_year) });
  await expectShown(year.getByText(reception, { exact: true }));
  await lookAround(visitor, "project-hours-year", { at: year });
}

/** Without network a project begins, waits in sight, and still waits after a reload. */
async function beginOffline(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { clock, work } = t.myProjects;
  const line = lineOf(visitor);
  await press(line, clock.choose);
  const dialog = page.getByRole("dialog", { name: clock.choose });
  await pick(visitor, { place: dialog, label: work.project, option: records });
  expect(await spanishFinder("pt")(page)).toEqual([]);
  await press(dialog, clock.start);
  await expectShown(snackbar(visitor, clock.kept));
  await expectGone(dialog);
  await expectShown(line.getByText(clock.waiting, { exact: true }));
  const waiting = waitingPunches(visitor).getByRole("listitem").filter({ hasText: records });
  await expectShown(waiting);
  await lookAround(visitor, "project-waiting", { at: line });
  await page.reload();
  await expectPortal(visitor);
  await expectShown(waiting);
  await expectShown(line.getByText(clock.waiting, { exact: true }));
}
