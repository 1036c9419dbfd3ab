import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();

describe("The inbox of the office", () => {
  test("an administrator goes from what waits to the open months, reopens a closed one, and decides an incidence", async () => {
    await visit(stage, { name: "office-inbox" }, async (visitor) => {
      const { page, t } = visitor;
      const { officeHome, officeInbox } = t;
      await signInAtHome(visitor, { email: accounts.administrator });
      await page.getByText(t.shell.mode.office, { exact: true }).click();
      await expectShown(page.getByRole("heading", { name: officeHome.deadlines.title }));
      await lookAround(visitor, "office-waiting");
      await page.getByRole("link", { name: new RegExp(`^${officeHome.row.cierres}`, "u") }).click();
      await expectShown(page.getByText(officeInbox.months.text.abierto));
      await lookAround(visitor, "office-inbox-months");
      const states = page.getByRole("combobox", { name: officeInbox.months.state });
      await states.click();
      await page.getByRole("option", { name: officeInbox.months.states.aprobado }).click();
      const [reopen] = [page.getByRole("button", { name: /^Reabrir/u }).first()];
      const name = (await reopen.getAttribute("aria-label")) ?? "";
      await reopen.click();
      const dialog = page.getByRole("dialog");
      const save = dialog.getByRole("button", { name: officeInbox.months.reopen });
      await save.click();
      await expectShown(dialog.getByText(officeInbox.months.reasonMissing));
      await dialog.getByRole("textbox").fill("Falta un fichaje del día 3");
      await lookAround(visitor, "office-inbox-reopen");
      await save.click();
      await expectShown(snackbar(visitor, officeInbox.months.reopened));
      await expectGone(page.getByRole("button", { name, exact: true }));
      await page.getByRole("tab", { name: new RegExp(officeInbox.view.incidencias, "u") }).click();
      const list = page.getByRole("list", { name: officeInbox.incidences.list });
      const row = list.getByRole("listitem").first();
      await expectShown(row);
      await lookAround(visitor, "office-inbox-incidences");
      await row.getByRole("button", { name: /^Aprobar/u }).click();
      await expectShown(snackbar(visitor, officeInbox.incidences.approved));
      await page.getByRole("tab", { name: new RegExp(officeInbox.view.gastos, "u") }).click();
      await page
        .getByRole("button", { name: /^Marcar como pagado/u })
        .first()
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: officeInbox.expenses.pay })
        .click();
      await expectShown(snackbar(visitor, officeInbox.expenses.done));
      await lookAround(visitor, "office-inbox-expenses");
    });
  });
});
