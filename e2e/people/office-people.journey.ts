import type { Locator } from "playwright-core";
import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { patternOf } from "../support/texts.ts";

const stage = openStage();

describe("People in the office", () => {
  test("an administrator hires a person, opens the card, changes the centre from a day on and writes down the last day", async () => {
    await visit(stage, { name: "office-people" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { staff, staffForms } = t;
      visitor.expectError(/responded with a status of 422/);
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/people"));
      await expectShown(page.getByRole("table", { name: staff.caption }));
      await page.getByRole("button", { name: staffForms.open.hire, exact: true }).click();
      const form = page.getByRole("dialog", { name: staffForms.hire.title });
      await form.getByRole("textbox", { name: staffForms.field.nombre }).fill("Zoe");
      await form.getByRole("textbox", { name: staffForms.field.email }).fill("zoe@demo.test");
      await form.getByRole("textbox", { name: staffForms.field.nif }).fill("12345678A");
      const hire = form.getByRole("button", { name: staffForms.hire.save, exact: true });
      await hire.click();
      await expectShown(form.getByText(t.errors.staff.nif));
      await lookAround(visitor, "office-hire");
      await form.getByRole("textbox", { name: staffForms.field.nif }).fill("12345678Z");
      await form
        .getByRole("textbox", { name: staffForms.field.apellido1, exact: true })
        .fill("Zabala");
      await hire.click();
      await expectGone(form);
      const card = page.getByRole("complementary", { name: staff.card.label });
      await expectShown(card.getByRole("heading", { name: "Zoe Zabala" }));
      await card.getByRole("button", { name: staffForms.open.change }).click();
      const change = page.getByRole("dialog");
      await fillDate(change.getByRole("textbox", { name: staffForms.change.from }), "2027-02-01");
      await change.getByRole("combobox", { name: staffForms.field.centro_trabajo_id }).click();
      await page.getByRole("option", { name: "Barcelona" }).click();
      await change.getByRole("button", { name: staffForms.change.save, exact: true }).click();
      await expectGone(change);
      await expectShown(card.getByText("Barcelona"));
      await lookAround(visitor, "office-person");
      await givePermissions(visitor, card);
      await card.getByRole("button", { name: staffForms.open.more }).click();
      await page.getByRole("menuitem", { name: staffForms.open.end }).click();
      const end = page.getByRole("dialog");
      await fillDate(end.getByRole("textbox", { name: staffForms.end.day }), "2027-06-30");
      await end.getByRole("button", { name: staffForms.end.save, exact: true }).click();
      await expectShown(snackbar(visitor, staffForms.end.done));
      await expectShown(card.getByText("30/06/2027").first());
      await card.getByRole("button", { name: staff.card.close }).click();
      await page.getByRole("checkbox", { name: staffForms.bulk.page }).check();
      await expectShown(page.getByRole("region", { name: staffForms.bulk.label }));
      await lookAround(visitor, "office-people");
    });
  });
});

/** Gives the permissions of a shift manager and of a supervisor, and takes the first again. */
async function givePermissions(visitor: Visitor, card: Locator): Promise<void> {
  const { page, t } = visitor;
  const { open, permissions } = t.staffForms;
  const form = page.getByRole("dialog", { name: patternOf(permissions.title) });
  const box = (name: string) => form.getByRole("checkbox", { name, exact: true });
  const save = form.getByRole("button", { name: permissions.save, exact: true });
  const enter = async () => {
    await card.getByRole("button", { name: open.more }).click();
    await page.getByRole("menuitem", { name: open.permissions, exact: true }).click();
  };
  await enter();
  await box(permissions.permiso_gestor_turnos).check();
  // Keeping an hours bank brings supervising with it.
  await box(permissions.supervisor_bolsa_horas).check();
  await expectShown(box(permissions.permiso_supervisor).and(page.locator(":checked")));
  await save.click();
  await expectGone(form);
  await expectShown(card.getByText(permissions.permiso_supervisor, { exact: true }));
  await expectShown(card.getByText(permissions.permiso_gestor_turnos, { exact: true }));
  await enter();
  await box(permissions.permiso_gestor_turnos).uncheck();
  await save.click();
  await expectGone(form);
  await expectGone(card.getByText(permissions.permiso_gestor_turnos, { exact: true }));
}
