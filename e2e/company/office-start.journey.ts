import { expect, test } from "vitest";

import { writeWorkbook } from "../../apps/server/src/lib/files/xlsx.ts";
import { payslipPaper } from "../../apps/server/test/payslip-paper.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { createCompany } from "../support/company.ts";
import { countEffort, takeEffort, totalOf } from "../support/effort.ts";
import type { Effort } from "../support/effort.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate, fillTime } from "../support/fields.ts";
import { mistyped, monthNow, officialPage } from "../support/foreign-payslips.ts";
import { expectPortal, fillNewPassword, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { linkMailedTo } from "../support/mail.ts";
import { paper } from "../support/paper.ts";
import { chooseThisMonth, uploadPayslips } from "../support/payslip-batches.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage("empty");
const password = "Cigüeñal-1987";
const owner = "nieves.pardo@talleres-ria.test";

/** Twelve people of a repair shop: number of the NIF without its letter, name and two surnames. */
const staff = [
  ["20100101", "Iria", "Casal", "Otero"],
  ["20100102", "Brais", "Souto", "Lema"],
  ["20100103", "Uxía", "Ferreiro", "Rial"],
  ["20100104", "Antón", "Vilas", "Mouro"],
  ["20100105", "Sabela", "Piñeiro", "Cao"],
  ["20100106", "Xoel", "Barreiro", "Dono"],
  ["20100107", "Noa", "Carballo", "Seixas"],
  ["20100108", "Martiño", "Lago", "Vidal"],
  ["20100109", "Antía", "Rouco", "Pazos"],
  ["20100110", "Roi", "Fandiño", "Coto"],
  ["20100111", "Icía", "Meijide", "Ares"],
  ["20100112", "Lois", "Amoedo", "Castro"],
] as const;

type Person = { name: string; email: string; nif: string };

/** Document that everybody signs. */
const rulesTitle = "Normas de seguridad del taller";

/** The NIF with its control letter: remainder of the number by 23. */
function nifOf(number: string): string {
  return `${number}${"TRWAGMYFPDXBNJZSQVHLCKE".charAt(Number(number) % 23)}`;
}

const people: Person[] = staff.map(([number, name, surname, second], index) => ({
  name: `${name} ${surname} ${second}`,
  email: `persona${index + 1}@talleres-ria.test`,
  nif: nifOf(number),
}));

/** Workbook of the twelve: a NIF without its letter, a centre by nearly its name and a day that no month has. */
function workbook(): Promise<Buffer> {
  const titles =
    "codigo nombre apellido1 apellido2 nif email fecha_alta centro horario departamento";
  const rows = staff.map(([number, name, surname, second], index) => [
    `T${index + 1}`,
    name,
    surname,
    second,
    index === 2 ? number : nifOf(number),
    people[index]?.email ?? "",
    index === 8 ? "31/02/2024" : "01/02/2024",
    index === 5 ? "VIGOO" : "VIGO",
    "JORNADA",
    "Taller",
  ]);
  return writeWorkbook([{ sheet: "trabajadores", rows: [titles.split(" "), ...rows] }]);
}

/** This month's payslips on official sheets: one has a mistyped NIF, one is of the month before. */
function payroll(): Buffer {
  const month = monthNow();
  const before =
    month.month === 1 ? { year: month.year - 1, month: 12 } : { ...month, month: month.month - 1 };
  return payslipPaper(
    people.flatMap((person, index) =>
      officialPage(
        index === 4 ? { ...person, nif: mistyped(person.nif) } : person,
        index === 7 ? before : month,
        { accrued: 1850 + index, contributions: 120, rate: 12, withheld: 222, others: 0 },
      ),
    ),
  );
}

test("an owner brings a company from its first link to its published payslips", async () => {
  const made = await createCompany(stage.server, {
    slug: "ria",
    nombre: "Talleres Ría",
    "admin-email": owner,
    "admin-nombre": "Nieves",
    "admin-apellido1": "Pardo",
  });
  expect(made).toMatchObject({ status: 0 });
  const efforts: Record<string, Effort> = {};
  await visit(stage, { name: "office-start" }, async (visitor) => {
    await countEffort(visitor);
    const parts = {
      enter,
      brand,
      centre,
      holidays,
      schedule,
      rules,
      importPeople,
      invite,
      askToSign,
      pay,
    };
    for (const [name, part] of Object.entries(parts)) {
      await part(visitor);
      efforts[name] = await takeEffort(visitor);
    }
  });
  console.info({ ...efforts, total: totalOf(Object.values(efforts)) });
});

async function enter(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.goto(await linkMailedTo(stage.server, owner));
  await fillNewPassword(visitor, password);
  await page.getByRole("button", { name: t.auth.reset.activateSubmit }).click();
  await expectPortal(visitor);
  await page.getByText(t.shell.mode.office, { exact: true }).click();
  await expectShown(page.getByRole("heading", { name: t.home.first_steps.title }));
  await lookAround(visitor, "start-home");
}

async function brand(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("link", { name: t.shell.page.officeSettings, exact: true }).click();
  const { label, save, saved } = t.companySettings;
  await page.getByRole("textbox", { name: label.cif }).fill("B36100103");
  await page.getByRole("textbox", { name: label.color_marca }).fill("#1d4f91");
  await page.getByRole("textbox", { name: label.nombre_contacto }).fill("Nieves Pardo");
  await page.getByRole("textbox", { name: label.telefono_empresa }).fill("986 100 103");
  await page.getByRole("button", { name: save }).click();
  await expectShown(snackbar(visitor, saved));
  await lookAround(visitor, "start-brand");
}

async function centre(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("link", { name: t.shell.page.officeCentres, exact: true }).click();
  const { add, dialog, field, saved } = t.centres;
  await page.getByRole("button", { name: add, exact: true }).first().click();
  const form = page.getByRole("dialog", { name: dialog.new });
  await form.getByRole("textbox", { name: field.nombre }).fill("Taller de Vigo");
  await form.getByRole("textbox", { name: field.codigo }).fill("VIGO");
  await form.getByRole("textbox", { name: field.municipio }).fill("Vigo");
  await form.getByRole("combobox", { name: field.region }).click();
  await page.getByRole("option", { name: "Galicia", exact: true }).click();
  await form.getByRole("button", { name: dialog.save, exact: true }).click();
  await expectShown(snackbar(visitor, saved));
  await expectGone(form);
  await lookAround(visitor, "start-centres");
}

async function holidays(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { add, name, centres, propose, addDay, dayName, save, saved } = t.holidays;
  const { year } = monthNow();
  await page.getByRole("link", { name: t.shell.page.officeCalendars, exact: true }).click();
  await page.getByRole("link", { name: add }).click();
  await page.getByRole("textbox", { name }).fill("Vigo");
  await page.getByRole("combobox", { name: centres }).click();
  await page.getByRole("option", { name: "Taller de Vigo" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: propose.button }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: propose.send, exact: true }).click();
  await expectGone(dialog);
  await page.getByRole("button", { name: addDay }).click();
  const days = page.getByRole("list", { name: fill(t.holidays.daysOf, { year: String(year) }) });
  const last = days.getByRole("listitem").last();
  await fillDate(last.getByRole("textbox", { name: t.holidays.day }), `${year}-03-30`);
  await last.getByRole("textbox", { name: dayName }).fill("Reconquista de Vigo");
  await lookAround(visitor, "start-holidays", { whole: true });
  await page.getByRole("button", { name: save }).click();
  await expectShown(snackbar(visitor, saved));
}

async function schedule(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("link", { name: t.shell.page.officeSchedules, exact: true }).click();
  const { schedules } = t;
  const { editor } = schedules;
  await page.getByRole("link", { name: schedules.add }).click();
  await page.getByLabel(schedules.name).fill("Jornada de taller");
  await page.getByLabel(editor.code).fill("JORNADA");
  const monday = page.getByRole("group", { name: "Lunes", exact: true });
  const addTo = monday.getByRole("button", { name: editor.addTo.replace("{{day}}", "Lunes") });
  const stretch = page.getByRole("group", { name: editor.selected.replace("{{day}}", "Lunes") });
  await addTo.click();
  await fillTime(stretch.getByLabel(editor.start), "08:00");
  await fillTime(stretch.getByLabel(editor.end), "16:00");
  await stretch.getByRole("button", { name: editor.copyWork }).click();
  await expectShown(page.getByText("40 h", { exact: true }));
  await page.getByRole("button", { name: editor.create }).click();
  await expectShown(snackbar(visitor, editor.created));
  await lookAround(visitor, "start-schedule");
}

async function rules(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("link", { name: t.shell.page.officeLeave, exact: true }).click();
  const { balance } = t.leaveRules;
  await page.getByRole("button", { name: balance.change }).click();
  const dialog = page.getByRole("dialog", { name: patternOf(balance.title) });
  await dialog.getByLabel(balance.amount).fill("23");
  await dialog.getByRole("button", { name: balance.see }).click();
  await expectShown(dialog.getByRole("region", { name: balance.effect }));
  await dialog.getByRole("button", { name: balance.save }).click();
  await expectShown(snackbar(visitor, balance.saved));
  await expectGone(dialog);
}

async function importPeople(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { review, result } = t.importPage;
  await page.getByRole("link", { name: t.shell.page.officeImport, exact: true }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: "plantilla.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await workbook(),
  });
  const table = page.getByRole("table", { name: review.caption });
  await expectShown(table);
  await lookAround(visitor, "start-import");
  await page.getByRole("button", { name: review.applyAll_one, exact: true }).click();
  await expectGone(page.getByRole("button", { name: review.applyAll_one, exact: true }));
  await page.getByRole("button", { name: fill(review.use, { text: "VIGO" }) }).click();
  await expectGone(page.getByRole("button", { name: patternOf(review.use) }));
  await page.getByRole("button", { name: patternOf(review.writeOf) }).click();
  await page.getByRole("textbox", { name: patternOf(review.writeOf) }).fill("28/02/2024");
  await page.getByRole("button", { name: review.put, exact: true }).click();
  await page.getByRole("button", { name: fill(review.import_other, { total: "12" }) }).click();
  await expectShown(page.getByText(result.title));
  await lookAround(visitor, "start-imported");
}

async function invite(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { result } = t.importPage;
  await page.getByRole("link", { name: fill(result.invite_other, { total: "12" }) }).click();
  const { all, dialog, sent_toast_other: sent } = t.invitations;
  await page.getByRole("button", { name: all, exact: true }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: dialog.send, exact: true }).click();
  await expectShown(snackbar(visitor, fill(sent, { total: "12" })));
  await lookAround(visitor, "start-invited");
}

/** Sends a document for signature to everybody; a new company has signing switched off. */
async function askToSign(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { off, ask } = t.signingOffice;
  await page.getByRole("link", { name: t.shell.page.officeSignatures, exact: true }).click();
  await page.getByRole("link", { name: ask.open, exact: true }).first().click();
  await expectShown(page.getByText(off.title));
  await lookAround(visitor, "start-signing-off", { whole: true });
  await page.getByRole("button", { name: off.switchOn, exact: true }).click();
  await expectShown(snackbar(visitor, off.done));
  await page.getByRole("textbox", { name: ask.name }).fill(rulesTitle);
  await page.locator('input[type="file"]').setInputFiles({
    name: "normas.pdf",
    mimeType: "application/pdf",
    buffer: paper(["Se trabaja con gafas y guantes"]),
  });
  await page.getByRole("checkbox", { name: ask.important }).check();
  await expectShown(page.getByText(fill(ask.reach_other, { total: String(people.length + 1) })));
  await lookAround(visitor, "start-signing");
  await page.getByRole("button", { name: ask.send, exact: true }).click();
  await expectShown(snackbar(visitor, ask.done));
}

async function pay(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { payslipBatches: b } = t;
  const { review, publishing } = b;
  await page.getByRole("link", { name: t.shell.page.officePayslips, exact: true }).click();
  await page.getByRole("button", { name: b.upload, exact: true }).first().click();
  await uploadPayslips(visitor, payroll());
  await chooseThisMonth(visitor);
  const dialog = page.getByRole("dialog", { name: b.uploading.title });
  await dialog.getByRole("button", { name: b.uploading.send, exact: true }).click();
  const list = page.getByRole("navigation", { name: review.list });
  await expectShown(list);
  await page.locator('[data-state="drawn"]').first().waitFor();
  const progress = (done: number) =>
    page.getByText(fill(review.progress, { done: String(done), total: "2" }));
  await expectShown(progress(0));
  await lookAround(visitor, "start-review");
  await page.keyboard.press("x");
  await expectShown(progress(1));
  await page.keyboard.press("x");
  await expectShown(progress(2));
  await page.getByRole("button", { name: fill(review.publish_other, { count: "10" }) }).click();
  const question = page.getByRole("dialog", { name: publishing.title });
  await question
    .getByRole("button", { name: fill(publishing.send_other, { count: "10" }) })
    .click();
  await expectShown(snackbar(visitor, fill(publishing.done_other, { count: "10" })));
}

test("a worker of the new company finds payslip, holidays, schedule and the document to sign", async () => {
  const [worker] = people;
  if (worker === undefined) throw new Error("Nobody works here");
  const link = await linkMailedTo(stage.server, worker.email);
  await visit(stage, { name: "start-worker", width: "phone" }, async (visitor) => {
    const { page, t } = visitor;
    await page.goto(link);
    await fillNewPassword(visitor, password);
    await page.getByRole("button", { name: t.auth.reset.activateSubmit }).click();
    await expectPortal(visitor);
    await lookAround(visitor, "start-worker", { whole: true });
    const payslip = page.locator("section").filter({ hasText: t.cards.payslip.title });
    // A phone shows the card folded (Rule COMPANY-111).
    await payslip.getByRole("button", { expanded: false }).click();
    await payslip.getByRole("button", { name: t.cards.payslip.show, exact: true }).click();
    await page.getByRole("link", { name: rulesTitle }).click();
    await expectShown(page.locator("[data-page] canvas"));
    await expectShown(page.getByRole("button", { name: t.signatures.read.action, exact: true }));
    await lookAround(visitor, "start-worker-sign");
  });
});
