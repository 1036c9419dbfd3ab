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

  test("an administrator issues a link for an inspector, changes a rule of rest and finds a setting by its name", async () => {
    await visit(stage, { name: "office-evidence" }, async (visitor) => {
      const { page, t } = visitor;
      const { evidenceOffice, timeRules, companySettings } = t;
      await signInAtHome(visitor, { email: accounts.administrator });
      await page.getByText(t.shell.mode.office, { exact: true }).click();
      await page.getByRole("link", { name: t.shell.page.officeInspection, exact: true }).click();
      await page.getByRole("button", { name: evidenceOffice.links.add, exact: true }).click();
      const dialog = page.getByRole("dialog");
      const create = dialog.getByRole("button", { name: evidenceOffice.links.create });
      await create.click();
      await expectShown(dialog.getByText(evidenceOffice.links.reasonMissing));
      const reason = dialog.getByRole("textbox", { name: evidenceOffice.links.reason });
      await reason.fill("Expediente 28/0042");
      await lookAround(visitor, "office-inspection-dialog");
      await create.click();
      await expectShown(dialog.getByText(evidenceOffice.links.copy));
      await page.keyboard.press("Escape");
      await expectShown(page.getByRole("row", { name: /Expediente 28\/0042/u }));
      await lookAround(visitor, "office-inspection");
      await page.getByRole("link", { name: t.shell.page.officeTimeRules, exact: true }).click();
      const rule = page.getByRole("radiogroup", { name: /^12 horas/u });
      await rule.getByText(timeRules.rest.level.ninguna).click();
      await expectShown(snackbar(visitor, timeRules.saved));
      await lookAround(visitor, "office-time-rules");
      await page.getByRole("button", { name: timeRules.adjust.title, exact: true }).click();
      const save = page.getByRole("dialog").getByRole("button", { name: timeRules.adjust.save });
      await save.click();
      await expectShown(page.getByText(timeRules.adjust.choose));
      await lookAround(visitor, "office-time-rules-adjust");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: t.shell.top.search }).first().click();
      await page
        .getByRole("searchbox", { name: t.shell.palette.label })
        .or(page.getByPlaceholder(t.shell.palette.officePlaceholder))
        .first()
        .fill("mutua");
      await page.getByText(companySettings.label.nombre_mutua, { exact: true }).click();
      await page.waitForURL(/\/admin\/settings#nombre_mutua$/u);
    });
  });
});
