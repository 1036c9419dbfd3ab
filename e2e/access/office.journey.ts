import { beforeAll, describe, test } from "vitest";

import { stopClock } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import { expectGone, expectPath, expectShown } from "../support/expect.ts";
import { signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, plainWorkers } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();
const [helper] = plainWorkers();
if (helper === undefined) throw new Error("The demo has no plain worker");

beforeAll(() => stopClock(stage.server, helper.email));

describe("The office", () => {
  test("an owner gives a colleague a role, reads it in the activity, and the colleague has that part of the office", async () => {
    const { name } = helper;
    await visit(stage, { name: "office-owner" }, async (visitor) => {
      const { page, t } = visitor;
      const { office, companySettings } = t;
      visitor.expectError(/responded with a status of 422/);
      await signInAtHome(visitor, { email: accounts.administrator });
      await page.getByText(t.shell.mode.office, { exact: true }).click();
      await expectPath(page, "/admin");
      await expectShown(page.getByRole("heading", { name: office.home.acts }));
      await lookAround(visitor, "office-home");
      await page.getByRole("link", { name: office.home.allPeople }).click();
      await expectShown(page.getByRole("table", { name: office.access.caption }));
      await lookAround(visitor, "office-access");
      await page.getByRole("button", { name: office.access.add, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: office.dialog.give });
      await dialog.getByRole("button", { name: office.dialog.save }).click();
      await expectShown(dialog.getByText(office.dialog.choose));
      await expectShown(dialog.getByText(office.dialog.chooseRole));
      await dialog.getByRole("combobox", { name: office.dialog.person }).fill(helper.email);
      await page.getByRole("option", { name: new RegExp(`^${name}`, "u") }).click();
      await dialog.getByRole("checkbox", { name: office.roles.personas }).check();
      await lookAround(visitor, "office-access-dialog");
      await dialog.getByRole("button", { name: office.dialog.save }).click();
      await expectShown(snackbar(visitor, office.dialog.saved));
      await expectGone(dialog);
      const row = page.getByRole("row", { name: new RegExp(name, "u") });
      await expectShown(row.getByText(office.roles.personas, { exact: true }));
      await page.getByRole("link", { name: t.shell.page.officeSettings, exact: true }).click();
      await expectShown(page.getByRole("heading", { name: companySettings.title }));
      const years = page.getByRole("textbox", {
        name: companySettings.label.anyos_registro_horario,
      });
      await years.fill("3");
      await lookAround(visitor, "office-settings");
      const save = page.getByRole("button", { name: companySettings.save });
      await save.click();
      await expectShown(page.getByText(companySettings.wrong));
      await years.fill("5");
      const mail = page.getByRole("textbox", { name: companySettings.label.email_contacto });
      await mail.fill("no es un correo");
      await save.click();
      await expectShown(page.getByText(t.errors.email.invalid).first());
      await mail.fill("personas@clinica.example");
      await save.click();
      await expectShown(snackbar(visitor, companySettings.saved));
      await expectGone(save);
      await page.getByRole("link", { name: t.shell.page.officeActivity, exact: true }).click();
      await expectShown(page.getByText(t.activityWords.acts["empresa.ajustes"]).first());
      await expectShown(page.getByText(t.activityWords.acts["administracion.acceso"]).first());
      await lookAround(visitor, "office-activity");
    });
    await visit(stage, { name: "office-helper" }, async (visitor) => {
      const { page, at, t } = visitor;
      visitor.expectError(/ApiError/);
      await signInAtHome(visitor, { email: helper.email });
      await page.getByText(t.shell.mode.office, { exact: true }).click();
      await expectShown(page.getByRole("heading", { name: t.office.home.people }));
      await expectGone(page.getByRole("link", { name: t.shell.page.officeActivity, exact: true }));
      const { invitations } = t;
      await page.getByRole("link", { name: t.shell.page.officeInvitations, exact: true }).click();
      await expectShown(page.getByRole("table", { name: invitations.caption }));
      await lookAround(visitor, "office-invitations");
      await page.getByRole("button", { name: invitations.all, exact: true }).click();
      await expectShown(page.getByRole("dialog").getByText(invitations.dialog.none));
      await page.keyboard.press("Escape");
      await page.goto(at("/admin/access"));
      await expectShown(page.getByText(t.office.access.ownersOnly));
      await page.goto(at("/admin/activity"));
      await expectShown(page.getByText(t.shell.refused.accessText));
    });
  });
});
