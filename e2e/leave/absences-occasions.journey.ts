import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { requestKinds, requestStates } from "@atrio/contract/kinds";
import { enterAbsence } from "@atrio/contract/leave/absence-office";
import { getRequest } from "@atrio/contract/leave/absences";
import { listOccasions } from "@atrio/contract/leave/occasions";
import { decideAsAdministrator, listOwnRequests } from "@atrio/contract/leave/requests";

import { freeDays, grantLeave } from "../support/absences.ts";
import { ask, openSession, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { answerLocation, chooseType, clockIn, expectClock } from "../support/clock.ts";
import { expectShown } from "../support/expect.ts";
import { dayButton, fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { superviseFromNow } from "../support/team.ts";
import { patternOf } from "../support/texts.ts";

const stage = openStage();
const illness = /^Accidente, enfermedad grave/;

beforeAll(async () => {
  await grantLeave(stage.server);
  await superviseFromNow(stage.server, await openSession(stage.server, accounts.supervisor));
});

describe("Leave for a fact", () => {
  test("leave for a fact is asked for in parts, its proof follows, and who decides sees the total", async () => {
    const [email = ""] = teamOf(accounts.supervisor);
    await stopClock(stage.server, email);
    const session = await openSession(stage.server, email);
    const [first = "", second = ""] = await freeDays(stage.server, session, 2);
    await visit(stage, { name: "occasions" }, async (visitor) => {
      await signIn(visitor, { email });
      await askForNewFact(visitor, first);
      await askForSameFact(visitor, second);
    });
    await visit(stage, { name: "occasions-team" }, async (visitor) => {
      await signIn(visitor, { email: accounts.supervisor });
      await readTotal(visitor);
    });
    const path = `/trabajador/${session.workerId}/ocasiones`;
    const answer = await ask(stage.server, session, { method: listOccasions.method, path });
    const [fact] = listOccasions.response.parse(answer).data;
    expect(fact).toMatchObject({ etiqueta: "Mi madre", total: 5, pendiente: 2 });
  });
});

describe("Leave as it happened", () => {
  test("a medical leave without an end is asked for and withdrawn, and an entered absence says by whom", async () => {
    const [, email = ""] = teamOf(accounts.supervisor);
    await stopClock(stage.server, email);
    const session = await openSession(stage.server, email);
    const office = await openSession(stage.server, accounts.administrator);
    await visit(stage, { name: "happened" }, async (visitor) => {
      await signIn(visitor, { email });
      await askWithoutEnd(visitor);
      const id = await newestRequest(session);
      await ask(stage.server, office, {
        ...decideAsAdministrator,
        body: { solicitud_id: id, aprobada: true },
      });
      await askToWithdraw(visitor, id);
      const [day = ""] = await freeDays(stage.server, session, 1);
      const entered = await enterFor(office, session, { kind: requestKinds.holidays, day });
      await readEntered(visitor, entered);
      expect(await newestRequest(session)).toBe(entered);
    });
  });

  test("a punch on a day of absence asks what the day is, and asks for its withdrawal", async () => {
    const [, , email = ""] = teamOf(accounts.supervisor);
    await stopClock(stage.server, email);
    const session = await openSession(stage.server, email);
    const office = await openSession(stage.server, accounts.administrator);
    // In calendar days: any day of the week counts.
    const { medicalLeave } = requestKinds;
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
    const id = await enterFor(office, session, { kind: medicalLeave, day: today });
    await visit(stage, { name: "worked-absence" }, async (visitor) => {
      await signIn(visitor, { email });
      await workOnAbsence(visitor);
    });
    const asked = await newestRequest(session);
    expect(asked).toBeGreaterThan(id);
    const path = getRequest.path.replace(":id", String(asked));
    const answer = await ask(stage.server, session, { method: getRequest.method, path });
    expect(getRequest.response.parse(answer).data).toMatchObject({
      estado_id: requestStates.pending,
      rectifica_id: id,
      ausencia: { periodos: [] },
    });
  });
});

/** Clocks in on a day of absence and answers that it is worked (Rule LEAVE-85). */
async function workOnAbsence(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/timeRegistration"));
  await chooseType(visitor, "presencial");
  await clockIn(visitor);
  await answerLocation(visitor, "skip");
  const words = t.time.absence_today;
  const question = page.getByRole("dialog", { name: words.title });
  await expectShown(question.getByRole("button", { name: words.stays, exact: true }));
  await lookAround(visitor, "clock-on-absence");
  await Promise.all([
    expectShown(snackbar(visitor, words.asked)),
    question.getByRole("button", { name: words.worked, exact: true }).click(),
  ]);
  await expectClock(visitor, "working");
}

async function newestRequest(session: ApiSession): Promise<number> {
  const { method } = listOwnRequests;
  const path = `/trabajador/${session.workerId}/solicitudes`;
  const answer = await ask(stage.server, session, { method, path, body: {} });
  return listOwnRequests.response.parse(answer).data[0]?.id ?? 0;
}

/** An administrator enters a day of absence for a worker; answers the request. */
async function enterFor(
  office: ApiSession,
  worker: ApiSession,
  { kind, day }: { kind: number; day: string },
): Promise<number> {
  const body = {
    trabajador_id: worker.workerId,
    pe_solicitud_tipo_id: kind,
    periodos: [{ fecha_inicio: day, fecha_fin: day }],
    motivo: "Lo pidió por teléfono",
  };
  const { method, path } = enterAbsence;
  return enterAbsence.response.parse(await ask(stage.server, office, { method, path, body })).data
    .id;
}

/** A medical leave from today on, whose last day nobody knows. */
async function askWithoutEnd(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at(`/absences?nueva=${requestKinds.medicalLeave}`));
  const form = page.getByRole("dialog", { name: patternOf(t.ask.title.new) });
  await form.getByRole("checkbox", { name: t.ask.fields.open_end }).check();
  await expectShown(form.getByLabel(t.ask.fields.first_day, { exact: true }));
  await expectShown(form.getByText(t.ask.preview.deciders, { exact: true }));
  await lookAround(visitor, "ask-open-leave");
  await send(visitor, form);
  await expectShown(page.getByText(patternOf(t.requests.period.open)).first());
  await lookAround(visitor, "request-open-leave");
}

/** The approved leave has begun: its worker asks for its withdrawal, with a reason. */
async function askToWithdraw(visitor: Visitor, id: number): Promise<void> {
  const { page, at, t } = visitor;
  const words = t.absences.request;
  await page.goto(at(`/absences?solicitud=${id}`));
  await page.getByRole("button", { name: words.withdraw, exact: true }).click();
  const question = page.getByRole("dialog", { name: words.withdraw_title });
  await question.getByLabel(words.cancel_reason).fill("Al final pude trabajar");
  await lookAround(visitor, "absences-withdraw");
  await Promise.all([
    expectShown(snackbar(visitor, words.withdraw_done)),
    question.getByRole("button", { name: words.withdraw, exact: true }).click(),
  ]);
}

/** What the administration entered says so, with the reason. */
async function readEntered(visitor: Visitor, id: number): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at(`/absences?solicitud=${id}`));
  const said = page.getByText(patternOf(t.absences.request.entered_by)).first();
  await expectShown(said);
  await lookAround(visitor, "request-entered");
}

/** The form of the illness of a relative. */
async function openForm({ page, at, t }: Visitor): Promise<Locator> {
  await page.goto(at(`/absences?nueva=${requestKinds.paidLeave}`));
  const form = page.getByRole("dialog", { name: patternOf(t.ask.title.new) });
  await form.getByRole("combobox", { name: t.ask.fields.subtype }).click();
  await page.getByRole("option", { name: illness }).click();
  return form;
}

async function send(visitor: Visitor, form: Locator): Promise<void> {
  const { t } = visitor;
  await Promise.all([
    expectShown(snackbar(visitor, t.ask.sent.new)),
    form.getByRole("button", { name: t.ask.action.send, exact: true }).click(),
  ]);
}

/** A new fact, one day by one press, and no proof yet. */
async function askForNewFact(visitor: Visitor, day: string): Promise<void> {
  const { page, t } = visitor;
  const form = await openForm(visitor);
  await expectShown(form.getByText(t.ask.occasion.title, { exact: true }));
  const date = form.getByLabel(t.ask.occasion.date.familiar);
  await fillDate(date, day);
  await form.getByLabel(t.ask.occasion.label.familiar).fill("Mi madre");
  await (await dayButton(form, visitor, day)).click();
  await expectShown(form.getByText(/^Puedes enviarla sin el justificante\./).first());
  await lookAround(visitor, "ask-occasion", { at: date });
  await send(visitor, form);
  await expectShown(page.getByText(/^Justificante pendiente: hasta el/).first());
  await lookAround(visitor, "request-proof-pending");
}

/** The same fact again: what is left of it is shown. */
async function askForSameFact(visitor: Visitor, day: string): Promise<void> {
  const { t } = visitor;
  const form = await openForm(visitor);
  await expectShown(form.getByText(/^Ya pedido: 1 día de 5 días\. Disponible: 4 días\./));
  await form.getByRole("radio", { name: /^Mi madre/ }).check();
  await (await dayButton(form, visitor, day)).click();
  await expectShown(form.getByText(/^Por este hecho ya has pedido 1 día de 5 días/));
  await expectShown(form.getByText(t.ask.preview.deciders, { exact: true }));
  await lookAround(visitor, "ask-occasion-again");
  await send(visitor, form);
}

async function readTotal(visitor: Visitor): Promise<void> {
  const { page, at } = visitor;
  await page.goto(at("/absencesSupervisor"));
  await expectShown(
    page.getByText(/Por el mismo hecho: Mi madre .*En total, 2 días de 5 días/).first(),
  );
  await expectShown(page.getByText(/^Justificante pendiente/).first());
  await lookAround(visitor, "team-occasion");
}
