import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { runProject } from "@atrio/contract/projects/divisions";
import { addProjectDocument } from "@atrio/contract/projects/projects-office";
import type { RegistrationState } from "@atrio/contract/projects/shapes";
import {
  getTeamProject,
  listRegistrations,
  listTeamProjects,
} from "@atrio/contract/projects/team-projects";

import { ask, openSession, punchElsewhere, stopClock } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit, widths } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { paper } from "../support/paper.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fullNameOf, superviseFromNow } from "../support/team.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

const reception = "Acogida de pacientes";
const records = "Historia clínica electrónica";
const training = "Formación";
const protocol = "Protocolo de acogida";

test("somebody in charge of a project decides about its hours, assigns people and exports them", async () => {
  const session = await openSession(stage.server, accounts.supervisor);
  const id = await projectId(session, reception);
  // During the demo's working hours this person works on the project: what ends now waits for approval.
  await stopClock(stage.server, starter());
  const before = await countOf(session, id, "pendiente");
  const all = await countOf(session, id, null);
  await addDocument(id);
  await superviseFromNow(stage.server, session);
  await visit(stage, { name: "team-projects" }, async (visitor) => {
    await signIn(visitor, { email: accounts.supervisor });
    await visitor.page.goto(visitor.at("/projectSupervisor"));
    await approveOne(visitor);
    await approveSelected(visitor);
    await deleteOne(visitor);
    await approveOnPhone(visitor);
    await takeBackOne(visitor);
    await watchRunning(visitor, session, id);
    await readDetails(visitor);
    await assignPeople(visitor);
    await readHours(visitor);
  });
  // Registrations: one decided alone, two together, one on a phone, one deleted, one approval taken back.
  expect(await countOf(session, id, "pendiente")).toBe(before - 1 - 2 - 1 - 1 + 1);
  expect(await countOf(session, id, null)).toBe(all - 1 + 1);
});

/** Account of the worker who starts on the project. */
function starter(): string {
  const [email] = teamOf(accounts.supervisor);
  if (email === undefined) throw new Error("The demo's supervisor has no team");
  return email;
}

/** The office adds a document to the project. */
async function addDocument(id: number): Promise<void> {
  const administrator = await openSession(stage.server, accounts.administrator);
  const form = new FormData();
  form.append("titulo", protocol);
  form.append("documento", new Blob([new Uint8Array(paper([protocol]))]), "protocolo.pdf");
  const path = addProjectDocument.path.replace(":id", String(id));
  const answer = await fetch(`${stage.server.url}/api/v1${path}`, {
    method: addProjectDocument.method,
    headers: { authorization: `Bearer ${administrator.token}` },
    body: form,
  });
  expect(answer.ok).toBe(true);
}

async function projectId(session: ApiSession, name: string): Promise<number> {
  const { method, path } = listTeamProjects;
  const { data } = listTeamProjects.response.parse(
    await ask(stage.server, session, { method, path }),
  );
  const found = data.find(({ nombre }) => nombre === name);
  if (found === undefined) throw new Error(`The demo has no project ${name}`);
  return found.id;
}

async function countOf(
  session: ApiSession,
  id: number,
  estado: RegistrationState | null,
): Promise<number> {
  const filter = { skip: 0, take: 10, ...(estado !== null && { estado }) };
  const answer = await ask(stage.server, session, {
    method: listRegistrations.method,
    path: listRegistrations.path.replace(":id", String(id)),
    body: { paramsFront: JSON.stringify(filter) },
  });
  return listRegistrations.response.parse(answer).total;
}

function rowsOf({ page, t }: Visitor): Locator {
  return page.getByRole("table", { name: t.teamProjects.list.title }).getByRole("rowheader");
}

async function approveOne(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { decide } = t.teamProjects;
  await expectShown(rowsOf(visitor).first());
  await lookAround(visitor, "projects-registrations");
  await page
    .getByRole("button", { name: patternOf(decide.aprobar_of) })
    .first()
    .click();
  await expectShown(snackbar(visitor, decide.done.aprobar));
}

async function approveSelected(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { decide } = t.teamProjects;
  const boxes = page.getByRole("checkbox", { name: patternOf(t.approvals.select) });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await lookAround(visitor, "projects-selected");
  const name = fill(decide.counted, { action: decide.aprobar, count: "2" });
  await page.getByRole("button", { name, exact: true }).click();
  const outcome = page.getByRole("status", { name: t.approvals.outcome_title });
  const done = fill(t.approvals.registration.outcome_done_other, { count: "2" });
  await expectShown(outcome.getByText(done, { exact: true }));
}

/** A deletion asks for its reason and keeps what was typed. */
async function deleteOne(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { decide } = t.teamProjects;
  await page
    .getByRole("button", { name: patternOf(decide.borrar_of) })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: decide.delete_title_one });
  const send = dialog.getByRole("button", { name: decide.borrar, exact: true });
  await send.click();
  await expectShown(dialog.getByText(decide.reason_required));
  await lookAround(visitor, "projects-delete");
  await dialog.getByRole("textbox").fill("Era de otro proyecto.");
  await send.click();
  await expectShown(snackbar(visitor, decide.done.borrar));
  await expectGone(dialog);
}

async function approveOnPhone(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { decide } = t.teamProjects;
  await page.setViewportSize(widths.phone);
  const said = snackbar(visitor, decide.done.aprobar);
  await expectGone(said);
  await page
    .getByRole("button", { name: patternOf(decide.aprobar_of) })
    .first()
    .click();
  await expectShown(said);
  await page.setViewportSize(widths.desk);
}

async function takeBackOne(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { decide, filter, state } = t.teamProjects;
  await page.getByRole("combobox", { name: filter.state }).click();
  await page.getByRole("option", { name: state.aprobado, exact: true }).click();
  const back = page.getByRole("button", { name: patternOf(decide.retirar_of) });
  await expectShown(back.first());
  await lookAround(visitor, "projects-approved");
  await back.first().click();
  await expectShown(snackbar(visitor, decide.done.retirar));
}

/** Somebody starts on the project elsewhere: the open list shows it by itself. */
async function watchRunning(visitor: Visitor, session: ApiSession, id: number): Promise<void> {
  const { page, t } = visitor;
  const { filter, state } = t.teamProjects;
  const worker = await openSession(stage.server, starter());
  const row = rowsOf(visitor).filter({ hasText: await fullNameOf(stage.server, worker) });
  await page.getByRole("combobox", { name: filter.state }).click();
  await page.getByRole("option", { name: state.en_curso, exact: true }).click();
  await expectGone(row);
  await punchElsewhere(stage.server, worker, "entrada");
  await startTraining(session, worker, id);
  await expectShown(row);
  await lookAround(visitor, "projects-running");
}

async function startTraining(session: ApiSession, worker: ApiSession, id: number): Promise<void> {
  const details = await ask(stage.server, session, {
    method: getTeamProject.method,
    path: getTeamProject.path.replace(":id", String(id)),
  });
  const { actividades } = getTeamProject.response.parse(details).data;
  const { method, path } = runProject;
  const body = {
    trabajador_id: worker.workerId,
    accion: "empezar",
    proyecto_id: id,
    actividad_id: actividades.find(({ nombre }) => nombre === training)?.id,
  };
  await ask(stage.server, worker, { method, path, body });
}

async function openPart({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
}

async function readDetails(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { details, tabs } = t.teamProjects;
  await openPart(visitor, tabs.detalles);
  await expectShown(page.getByRole("heading", { name: details.budget_title }));
  await expectShown(page.getByText(fill(details.required, { name: "Kilómetros recorridos" })));
  await lookAround(visitor, "projects-details", { whole: true });
  const saved = page.waitForEvent("download");
  const name = fill(details.download_of, { name: protocol });
  await page.getByRole("button", { name, exact: true }).click();
  expect((await saved).suggestedFilename()).toBe("protocolo.pdf");
}

/** A project of everybody is given to one person. */
async function assignPeople(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { people, picker, tabs } = t.teamProjects;
  await openPart(visitor, tabs.personas);
  await expectShown(page.getByRole("list", { name: people.title }).getByRole("listitem").first());
  await lookAround(visitor, "projects-people");
  await page
    .getByRole("navigation", { name: picker })
    .getByRole("link", { name: new RegExp(records) })
    .click();
  await expectShown(page.getByText(people.everybody));
  await page.getByRole("button", { name: people.edit, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: people.dialog });
  await dialog.getByRole("switch", { name: people.all }).click();
  await dialog.getByRole("searchbox", { name: people.search }).fill("lucia");
  await dialog.getByRole("checkbox").first().check();
  await lookAround(visitor, "projects-assign");
  await dialog.getByRole("button", { name: people.save, exact: true }).click();
  await expectShown(snackbar(visitor, people.saved));
  await expectGone(dialog);
  await expectShown(page.getByRole("list", { name: people.title }).getByText(/^Lucía/));
}

async function readHours(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { export: texts, hours, tabs } = t.teamProjects;
  await openPart(visitor, tabs.horas);
  const table = page.getByRole("table", { name: hours.title });
  await expectShown(table.getByRole("rowheader").first());
  await lookAround(visitor, "projects-hours");
  await page.getByRole("button", { name: texts.button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: texts.title });
  await dialog.getByText(texts.csv).click();
  await lookAround(visitor, "projects-export");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: texts.save, exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/HCE.*\.csv$/);
  await expectGone(dialog);
}
