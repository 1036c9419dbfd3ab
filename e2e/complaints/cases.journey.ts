import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import {
  MAILBOX_PASSPHRASE,
  MAILBOX_RECOVERY_KEY,
  demoReports,
} from "../../apps/server/demo/complaints.ts";
import { openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { fillReport, keepCode } from "../support/complaints.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { addToReport, fileReport, readReport, unlockMailbox } from "../support/mailbox.ts";
import type { Report } from "../support/mailbox.ts";
import { photo } from "../support/paper.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fullNameOf } from "../support/team.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const title = "Material que falta en el almacén";
const hidden = "Horas extra que nadie ha hecho";
const reason = "Los hechos descritos son verosímiles.";
const secretNote = "Revisar el inventario de octubre antes de llamar a nadie.";
const question = "¿En qué estantería lo viste?";
const ending = "Se ha abierto expediente a la persona responsable.";
const inventory = { name: "inventario.png", mimeType: "image/png" };
const newPhrase = "otra frase bastante larga";

describe("The handlers of complaints", () => {
  test("a handler brings a case from the report to its outcome, and the reporter sees no note", async () => {
    const { server } = stage;
    const report = await fileReport(server, title);
    await addToReport(server, report, {
      message: "Falta una caja más desde el viernes.",
      meeting: "Prefiero contarlo en persona, por la tarde.",
      file: "estanteria.png",
    });
    await visit(stage, { name: "complaints-case" }, async (visitor) => {
      await signIn(visitor, { email: accounts.complaintHandler });
      await openBoard(visitor);
      await decideCase(visitor, title);
      await investigate(visitor);
      await conclude(visitor);
      await lockByReload(visitor);
    });
    await expectReporterReads(report);
  });

  test("a new handler is admitted, and a report that excludes this person stays out of sight", async () => {
    const { server } = stage;
    const name = await fullNameOf(server, await openSession(server, accounts.newHandler));
    await visit(stage, { name: "complaints-admit" }, async (visitor) => {
      await signIn(visitor, { email: accounts.complaintHandler });
      await admit(visitor, name);
    });
    const uuid = await reportWithout(name);
    const { id } = await readReport(server, { uuid });
    await visit(stage, { width: "phone", name: "complaints-excluded" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: accounts.newHandler });
      await page.goto(at("/complaintCases"));
      await unlockMailbox(visitor);
      await expectShown(page.getByRole("link", { name: title, exact: true }));
      expect(await page.getByText(hidden).count()).toBe(0);
      visitor.expectError(/404/);
      await page.goto(at(`/complaintCases?caso=${id}`));
      await unlockMailbox(visitor);
      await expectShown(page.getByText(t.complaintCases.case.missing_title));
    });
  });

  test("a lost passphrase is replaced with the printed recovery key, and the cases are read again", async () => {
    await visit(stage, { name: "complaints-lost" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { lost, recover, phrase } = t.complaintCases;
      await signIn(visitor, { email: accounts.complaintHandler });
      await page.goto(at("/complaintCases"));
      await page.getByRole("button", { name: lost.recover, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: recover.title, exact: true });
      const typed = MAILBOX_RECOVERY_KEY.toLowerCase().replaceAll("-", " ");
      await dialog.getByLabel(recover.key).fill(typed);
      await dialog.getByLabel(phrase.new, { exact: true }).fill(newPhrase);
      await dialog.getByLabel(phrase.repeat, { exact: true }).fill(newPhrase);
      await lookAround(visitor, "complaints-recover");
      await dialog.getByRole("button", { name: recover.action, exact: true }).click();
      await expectGone(dialog);
      await unlockMailbox(visitor, newPhrase);
      for (const { titulo } of demoReports) {
        await expectShown(page.getByRole("link", { name: titulo }));
      }
      await expectShown(page.getByRole("link", { name: hidden, exact: true }));
    });
  });
});

/** A stranger on a phone files a report that one of the handlers must not read; answers its code. */
async function reportWithout(name: string): Promise<string> {
  let code = "";
  await visit(stage, { width: "phone", name: "complaints-without" }, async (visitor) => {
    const { page, at, t } = visitor;
    const { start, form } = t.complaintReport;
    await page.goto(at("/complaint/demo"));
    await page.getByRole("button", { name: start.anonymous_action, exact: true }).click();
    await fillReport(visitor, { titulo: hidden, descripcion: "Cada viernes se apuntan dos." });
    await page.getByRole("checkbox", { name, exact: true }).check();
    await page.getByRole("radio", { name: form.email_no }).check();
    await lookAround(visitor, "complaints-exclude", { whole: true });
    await page.getByRole("button", { name: form.send, exact: true }).click();
    code = await keepCode(visitor);
  });
  return code;
}

/** The locked page and the board. */
async function openBoard(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/complaintCases"));
  await expectShown(page.getByRole("heading", { name: t.complaintCases.unlock.title }));
  await lookAround(visitor, "complaints-locked", { whole: true });
  visitor.expectError(/422/);
  await page.getByLabel(t.complaintCases.unlock.field, { exact: true }).fill("otra frase");
  await page.getByRole("button", { name: t.complaintCases.unlock.action, exact: true }).click();
  await expectShown(page.getByText(t.errors.complaint.wrong_passphrase));
  await unlockMailbox(visitor, MAILBOX_PASSPHRASE);
  await expectShown(page.getByRole("link", { name: title, exact: true }));
  await expectShown(page.getByText(fill(t.complaintCases.board.unanswered_other, { count: "3" })));
  await lookAround(visitor, "complaints-board", { whole: true });
}

type Step = "acusar" | "admitir" | "asignar" | "levantar_acta" | "prorrogar" | "concluir";

/** Opens a step of the case; answers its dialog. */
async function openStep({ page, t }: Visitor, button: string, step: Step): Promise<Locator> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t.complaintCases.step[step].title, exact: true });
  await expectShown(dialog);
  return dialog;
}

/** Sends the dialog of a step, and waits for its receipt. */
async function sendStep(visitor: Visitor, step: Step): Promise<void> {
  const { page, t } = visitor;
  const words = t.complaintCases.step[step];
  const dialog = page.getByRole("dialog", { name: words.title, exact: true });
  await dialog.getByRole("button", { name: words.action, exact: true }).click();
  await expectGone(dialog);
  await expectShown(snackbar(visitor, words.done));
}

/** Opens the case, looks at its file, acknowledges and admits it. */
async function decideCase(visitor: Visitor, name: string): Promise<void> {
  const { page, t } = visitor;
  const { steps, step, files } = t.complaintCases;
  await page.getByRole("link", { name, exact: true }).click();
  await expectShown(page.getByRole("heading", { name, exact: true }));
  const picture = "estanteria.png";
  await page.getByRole("button", { name: fill(files.view_of, { name: picture }) }).click();
  const viewer = page.getByRole("dialog", { name: picture, exact: true });
  await expectShown(viewer.getByRole("img", { name: picture }));
  await viewer.getByRole("button", { name: t.common.action.close }).click();
  await openStep(visitor, steps.acusar, "acusar");
  await sendStep(visitor, "acusar");
  const dialog = await openStep(visitor, steps.admitir, "admitir");
  await dialog.getByRole("button", { name: step.admitir.action, exact: true }).click();
  await expectShown(dialog.getByText(t.common.field.required));
  await dialog.getByLabel(step.admitir.label).fill(reason);
  await lookAround(visitor, "complaints-admit-step");
  await sendStep(visitor, "admitir");
}

/** Assigns the case, writes to the reporter and to the handlers, sends the minutes, extends the term. */
async function investigate(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { steps, step, thread, notes } = t.complaintCases;
  const assign = await openStep(visitor, steps.asignar, "asignar");
  const name = await fullNameOf(
    stage.server,
    await openSession(stage.server, accounts.complaintHandler),
  );
  await assign.getByRole("combobox", { name: step.asignar.label }).click();
  await page.getByRole("option", { name, exact: true }).click();
  await sendStep(visitor, "asignar");
  await page.getByLabel(thread.write).fill(question);
  await page.getByRole("button", { name: thread.send, exact: true }).click();
  await expectShown(snackbar(visitor, thread.sent));
  await page.getByLabel(notes.write).fill(secretNote);
  await page.getByRole("button", { name: notes.send, exact: true }).click();
  await expectShown(page.getByRole("list", { name: notes.title }).getByText(secretNote));
  await page.locator('input[type="file"]').setInputFiles({ ...inventory, buffer: photo });
  await expectShown(
    page.getByRole("button", {
      name: fill(t.complaintCases.files.view_of, { name: inventory.name }),
    }),
  );
  const minutes = await openStep(visitor, steps.levantar_acta, "levantar_acta");
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  await fillDate(minutes.getByLabel(step.levantar_acta.date), today);
  await minutes.getByLabel(step.levantar_acta.label, { exact: true }).fill("Relata lo mismo.");
  await sendStep(visitor, "levantar_acta");
  const extension = await openStep(visitor, steps.prorrogar, "prorrogar");
  await extension.getByLabel(step.prorrogar.label).fill("Faltan los inventarios.");
  await sendStep(visitor, "prorrogar");
  await expectShown(page.getByText(t.complaintCases.clock.extended_hint));
  await lookAround(visitor, "complaints-case", { whole: true });
}

async function conclude(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { steps, step } = t.complaintCases;
  const { outcome } = t.complaintTerms;
  const dialog = await openStep(visitor, steps.concluir, "concluir");
  await dialog.getByRole("radio", { name: outcome.expediente_sancionador }).check();
  await dialog.getByLabel(step.concluir.label).fill(ending);
  await lookAround(visitor, "complaints-conclude");
  await sendStep(visitor, "concluir");
  await expectShown(page.getByText(steps.none));
  await page.getByRole("button", { name: t.complaintCases.case.back, exact: true }).click();
  await page.getByRole("tab", { name: t.complaintCases.view.registro }).click();
  const { total, export: save } = t.complaintCases.register;
  await expectShown(page.getByRole("row", { name: new RegExp(`^${total} [1-9]`) }));
  // Signed in less than five minutes ago: the password is fresh.
  const [book] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: save, exact: true }).click(),
  ]);
  expect(book.suggestedFilename()).toBe("Libro-registro.xlsx");
  await lookAround(visitor, "complaints-register");
}

/** The key does not outlive a reload. */
async function lockByReload({ page, t }: Visitor): Promise<void> {
  await page.reload();
  await expectShown(page.getByRole("heading", { name: t.complaintCases.unlock.title }));
  expect(await page.getByText(t.complaintCases.register.book).count()).toBe(0);
}

async function admit(visitor: Visitor, name: string): Promise<void> {
  const { page, at, t } = visitor;
  const { keys, admit: words } = t.complaintCases;
  await page.goto(at("/complaintCases?vista=buzon"));
  await unlockMailbox(visitor);
  await page.getByRole("button", { name: fill(keys.admit_of, { name }) }).click();
  const dialog = page.getByRole("dialog", { name: fill(words.title, { name }), exact: true });
  await dialog.getByRole("button", { name: words.action, exact: true }).click();
  await expectGone(dialog);
  await expectGone(page.getByText(keys.state.pendiente, { exact: true }));
  await lookAround(visitor, "complaints-keys", { whole: true });
}

async function expectReporterReads(report: Report): Promise<void> {
  const seen = await readReport(stage.server, report);
  const said = JSON.stringify(seen);
  for (const text of [reason, question, ending]) expect(said).toContain(text);
  expect(said).not.toContain(secretNote);
  expect(said).not.toContain("Faltan los inventarios");
  expect([seen.estado, seen.resultado]).toEqual(["concluida", "expediente_sancionador"]);
}
