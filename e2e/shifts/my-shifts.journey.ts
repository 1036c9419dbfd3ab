import { beforeAll, describe, expect, test } from "vitest";

import { requestStates } from "@atrio/contract/kinds";
import { listAbsences } from "@atrio/contract/leave/absence-office";
import { getMyShifts } from "@atrio/contract/shifts/exchanges";
import type { MyShifts } from "@atrio/contract/shifts/exchanges";

import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { superviseFromNow } from "../support/team.ts";

const stage = openStage();
const dayMs = 86_400_000;
const dateIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

let shifts: MyShifts;

async function read(email: string): Promise<MyShifts> {
  const session = await openSession(stage.server, email);
  const answer = await ask(stage.server, session, {
    method: getMyShifts.method,
    path: `/turnos-propios/${session.workerId}`,
    query: { from: dateIn(0), to: dateIn(62) },
  });
  return getMyShifts.response.parse(answer).data;
}

beforeAll(async () => {
  shifts = await read(accounts.shiftWorker);
});

describe("A worker's shifts", () => {
  test("a worker sees shifts, asks for an open one, gives one away and says when they cannot", async () => {
    await visit(stage, { name: "my-shifts" }, async (visitor) => {
      await signIn(visitor, { email: accounts.shiftWorker });
      await seeOwn(visitor);
      await askForOne(visitor);
      await giveAway(visitor);
      await stateAvailability(visitor);
    });
    const after = await read(accounts.shiftWorker);
    expect(after.peticiones.map(({ tipo, estado }) => [tipo, estado]).slice(0, 2)).toEqual([
      ["cesion", "pendiente_companero"],
      ["abierto", "pendiente_gestor"],
    ]);
    expect(after.preferencias.some(({ preferencia }) => preferencia === "no_disponible")).toBe(
      true,
    );
  });
});

describe("A shift manager's requests", () => {
  test("a shift manager confirms a swap that would break a rule, with a reason", async () => {
    const session = await openSession(stage.server, accounts.shiftManager);
    await superviseFromNow(stage.server, session);
    await visit(stage, { name: "shift-requests" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { waiting } = t.exchanges;
      await signIn(visitor, { email: accounts.shiftManager });
      await page.goto(at("/"));
      const heading = page.getByRole("heading", { name: waiting.title });
      await expectShown(heading);
      const comment = page.getByText("«Tengo consulta médica por la mañana»");
      await expectShown(comment);
      await lookAround(visitor, "shift-requests", { at: heading });
      await page.getByRole("listitem").filter({ has: comment }).getByRole("button").first().click();
      const dialog = page.getByRole("dialog", { name: waiting.confirm_title });
      await dialog.getByLabel(waiting.reason).fill("De acuerdo con las dos");
      await dialog.getByRole("button", { name: waiting.confirm, exact: true }).click();
      await expectShown(snackbar(visitor, waiting.confirmed));
      await expectGone(comment);
    });
  });
});

/** The page is in the menu of people of an area; on a phone too. */
async function seeOwn(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/"));
  await page.getByRole("link", { name: t.shell.page.shifts, exact: true }).first().click();
  await expectShown(page.getByRole("heading", { name: t.exchanges.title, level: 1 }));
  await expectShown(page.getByText("07:00–15:00").or(page.getByText("14:00–22:00")).first());
  await lookAround(visitor, "my-shifts", { whole: true });
}

async function askForOne(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const words = t.exchanges;
  await page.getByRole("tab", { name: words.view.abiertos }).click();
  const buttons = page.getByRole("button", { name: new RegExp(`^${words.open.ask}:`) });
  await expectShown(buttons.first());
  await lookAround(visitor, "my-shifts-open", { whole: true });
  await buttons.first().click();
  await expectShown(snackbar(visitor, words.open.sent));
  await expectShown(page.getByText(words.open.asked, { exact: true }).first());
}

async function giveAway(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const words = t.exchanges;
  await page.getByRole("tab", { name: words.view.proximos }).click();
  await page
    .getByRole("button", { name: new RegExp(`^${words.own.propose}:`) })
    .last()
    .click();
  const dialog = page.getByRole("dialog", { name: words.propose.title });
  const colleague = await freeColleague();
  await dialog.getByRole("combobox", { name: words.propose.colleague }).click();
  await page.getByRole("option", { name: colleague }).click();
  await dialog.getByLabel(words.propose.comment).fill("Tengo una boda");
  await lookAround(visitor, "my-shifts-propose");
  await dialog.getByRole("button", { name: words.propose.send, exact: true }).click();
  await expectShown(snackbar(visitor, words.propose.sent));
  await expectGone(dialog);
  await page.getByRole("tab", { name: words.view.cambios }).click();
  await expectShown(page.getByText("«Tengo una boda»"));
  await lookAround(visitor, "my-shifts-changes", { whole: true });
}

/** A colleague who is there and has no other shift at the time of the last one that can be given away. */
async function freeColleague(): Promise<string> {
  const last = shifts.turnos.findLast(({ futuro }) => futuro);
  if (last === undefined) throw new Error("The demo's worker has no shift to give away");
  const free = shifts.companeros.filter(({ turnos }) =>
    turnos.every((one) => one.fecha !== last.fecha || !collide(one, last)),
  );
  for (const { trabajador } of free) {
    if (!(await isAway(trabajador.nombre_completo, last.fecha))) return trabajador.nombre_completo;
  }
  throw new Error("Everybody works or is away at the time of the last shift");
}

/** True if a person has an approved absence on a day, which colleagues do not see. */
async function isAway(name: string, day: string): Promise<boolean> {
  const office = await openSession(stage.server, accounts.administrator);
  const filter = { texto: name, estado_id: requestStates.approved, take: 100 };
  const answer = await ask(stage.server, office, {
    method: listAbsences.method,
    path: listAbsences.path,
    query: { paramsFront: JSON.stringify(filter) },
  });
  return listAbsences.response
    .parse(answer)
    .data.some(({ ausencia }) =>
      ausencia?.periodos.some((one) => one.fecha_inicio <= day && one.fecha_fin >= day),
    );
}

type Times = { hora_inicio: string; hora_fin: string; termina_dia_siguiente: boolean };

/** True if two shifts of a day overlap. */
function collide(one: Times, other: Times): boolean {
  const end = (shift: Times) => (shift.termina_dia_siguiente ? "24:00" : shift.hora_fin);
  return one.hora_inicio < end(other) && other.hora_inicio < end(one);
}

async function stateAvailability(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { wish, view } = t.exchanges;
  await page.getByRole("tab", { name: view.disponibilidad }).click();
  await fillDate(page.getByLabel(wish.from), dateIn(20));
  await fillDate(page.getByLabel(wish.to), dateIn(21));
  await page.getByLabel(wish.comment).fill("Examen");
  await page.getByRole("button", { name: wish.save, exact: true }).click();
  await expectShown(snackbar(visitor, wish.saved));
  await expectShown(page.getByText("Examen", { exact: false }).last());
  await lookAround(visitor, "my-shifts-wishes", { whole: true });
}
