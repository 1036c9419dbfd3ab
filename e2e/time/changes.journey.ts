import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import { listWorkdays } from "@atrio/contract/time/time";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { ask, openSession, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { plainWorkers } from "../support/people.ts";
import { settle } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { closureOf } from "../support/team.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

const people = plainWorkers();

/** Subject of the changes: a finished day of an open month, and its first signing. */
type Past = { day: Workday; signing: Signing & { hora_fin: string } };

describe("A worker's own past", () => {
  test("a worker's past days are changed, corrected and closed", async () => {
    const { person, session, past, month } = await findSomebody();
    await visit(stage, { name: "changes" }, async (visitor) => {
      await signIn(visitor, { email: person.email });
      await edit(visitor, past);
      await remark(visitor, past);
      await closeMonth(visitor, month);
      await correct(visitor, past);
      await lookAtYearAndBank(visitor);
    });
    const [changed] = await daysOf(session, past.day.dia, past.day.dia);
    expect(changed?.correccion_pendiente_id).not.toBeNull();
    expect(changed?.fichajes[0]?.hora_inicio).not.toBe(past.signing.hora_inicio);
  });
});

async function daysOf(session: ApiSession, from: string, to: string): Promise<Workday[]> {
  const query = { trabajador_id: String(session.workerId), dia: `${from}to${to}` };
  return listWorkdays.response.parse(await ask(stage.server, session, { ...listWorkdays, query }))
    .data;
}

type Somebody = {
  person: { email: string };
  session: ApiSession;
  past: Past;
  /** A month whose closure can be asked for, '2026-10'. */
  month: string;
};

/** Next worker with a day to change and a month to close. */
async function findSomebody(): Promise<Somebody> {
  for (;;) {
    const person = people.shift();
    if (person === undefined) throw new Error("The demo company has too few workers");
    await stopClock(stage.server, person.email);
    const session = await openSession(stage.server, person.email);
    const past = await findPast(session);
    const oldest = await closureOf(stage.server, session);
    if (past === undefined || !oldest.puede_solicitar) continue;
    const month = `${oldest.year}-${String(oldest.month).padStart(2, "0")}`;
    return { person, session, past, month };
  }
}

/** The newest day before today that its worker may edit, with a signing that has ended. */
async function findPast(session: ApiSession): Promise<Past | undefined> {
  const day = 86_400_000;
  const today = Date.now();
  const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const days = await daysOf(session, dateOf(today - 60 * day), dateOf(today - day));
  for (const one of days.toReversed()) {
    const [signing] = one.fichajes;
    const end = signing?.hora_fin ?? null;
    if (signing !== undefined && end !== null && one.can.editar && one.can.corregir) {
      return { day: one, signing: { ...signing, hora_fin: end } };
    }
  }
  return undefined;
}

function timeOf(instant: string): string {
  const zone = { timeZone: "Europe/Madrid", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(instant).toLocaleTimeString("es-ES", zone);
}

function later(instant: string): string {
  return new Date(Date.parse(instant) + 60_000).toISOString();
}

/** Opens a day by its address, as a link in a mail does. */
async function openDay({ page, at, t }: Visitor, { day }: Past): Promise<Locator> {
  await page.goto(at(`/timeRegistration?mes=${day.dia.slice(0, 7)}&dia=${day.dia}`));
  const panel = page
    .getByRole("dialog")
    .filter({ has: page.getByRole("heading", { name: t.time.detail.signings }) });
  await expectShown(panel);
  // Traces of changes come after the panel and move its buttons: a click in between is lost.
  await settle(page);
  return panel;
}

async function press(place: Locator, name: string | RegExp): Promise<void> {
  await place.getByRole("button", { name, exact: true }).first().click();
}

async function edit(visitor: Visitor, past: Past): Promise<void> {
  const { page, t } = visitor;
  const panel = await openDay(visitor, past);
  await lookAround(visitor, "day-panel");
  const { action, day, fields, times } = t.changes;
  const name = { action: action.edit, time: timeOf(past.signing.hora_inicio) };
  await press(panel, fill(action.of_signing, name));
  const dialog = page.getByRole("dialog", { name: patternOf(day.title) });
  const start = dialog.getByLabel(times.start, { exact: true });
  await start.fill("9");
  await dialog.getByLabel(times.end, { exact: true }).fill("8");
  await expectShown(dialog.getByText(times.problem.order));
  await lookAround(visitor, "edit-problem");
  await start.fill(timeOf(later(past.signing.hora_inicio)));
  await dialog.getByLabel(times.end, { exact: true }).fill(timeOf(past.signing.hora_fin));
  await expectShown(dialog.getByText(patternOf(times.length)));
  await dialog.getByLabel(fields.reason).fill("El lector tardó un minuto");
  await press(dialog, day.save);
  await expectShown(snackbar(visitor, day.done));
  await expectGone(dialog);
}

async function remark(visitor: Visitor, past: Past): Promise<void> {
  const { page, t } = visitor;
  const panel = await openDay(visitor, past);
  const { action, fields, history } = t.changes;
  const time = timeOf(later(past.signing.hora_inicio));
  await press(panel, fill(action.of_signing, { action: action.note, time }));
  const dialog = page.getByRole("dialog", { name: t.changes.note.title });
  await dialog.getByLabel(fields.remarks, { exact: true }).fill("Ñandú & <b>Œuvre</b>");
  await press(dialog, action.save);
  await expectShown(snackbar(visitor, t.changes.note.done));
  await press(panel, fill(action.of_signing, { action: action.history, time }));
  const versions = page.getByRole("dialog", { name: history.title });
  await expectShown(versions.getByText(history.kind.edicion, { exact: true }));
  await expectShown(versions.getByText(history.kind.observaciones, { exact: true }));
  await expectShown(versions.getByText("Ñandú & <b>Œuvre</b>"));
  await lookAround(visitor, "history");
}

async function correct(visitor: Visitor, past: Past): Promise<void> {
  const { page, t } = visitor;
  const panel = await openDay(visitor, past);
  const { action, correction, fields, why_not: why } = t.changes;
  await press(panel, action.correct);
  const dialog = page.getByRole("dialog", { name: patternOf(correction.title) });
  await press(dialog, correction.send);
  await expectShown(dialog.getByText(correction.nothing));
  await expectShown(dialog.getByText(fields.reason_required));
  await press(dialog, correction.remove);
  await dialog.getByRole("textbox", { name: fields.reason }).fill("Me equivoqué de tarjeta");
  await lookAround(visitor, "correction");
  await press(dialog, correction.send);
  await expectShown(snackbar(visitor, correction.done));
  await expectShown(panel.getByText(why.correction));
}

async function closeMonth(visitor: Visitor, month: string): Promise<void> {
  const { page, at, t } = visitor;
  const { closure } = t.months;
  await page.goto(at(`/timeRegistration?mes=${month}`));
  const card = page.getByRole("region", { name: closure.title });
  await expectShown(card.getByText(closure.state.abierto));
  await press(card, closure.ask);
  const dialog = page.getByRole("dialog", { name: patternOf(closure.ask_title) });
  await lookAround(visitor, "closure-ask");
  await press(dialog, closure.send);
  await expectShown(snackbar(visitor, closure.asked));
  await expectShown(card.getByText(closure.state.pendiente));
  await lookAround(visitor, "closure-pending", { whole: true });
  await press(card, closure.delete);
  const sure = page.getByRole("dialog", { name: closure.delete_title });
  await press(sure, closure.delete);
  await expectShown(card.getByText(closure.state.abierto));
}

async function lookAtYearAndBank(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/timeRegistration"));
  const views = page.getByRole("radiogroup", { name: t.months.view.label });
  await views.getByText(t.months.view.year, { exact: true }).click();
  await expectShown(page.getByRole("columnheader", { name: t.months.year.expected }));
  await lookAround(visitor, "year", { whole: true });
  await views.getByText(t.months.view.bank, { exact: true }).click();
  await expectShown(page.getByRole("heading", { name: t.hoursBank.title }));
  await lookAround(visitor, "bank", { whole: true });
}
