import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

describe("Leave in the office", () => {
  test("an administrator changes the rule of the holidays once they have seen whom it changes", async () => {
    await visit(stage, { name: "leave-office" }, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto("/admin/leave");
      const { leaveRules: words } = t;
      await expectShown(page.getByRole("heading", { name: words.title }));
      await lookAround(visitor, "leave-rules");
      await page.getByRole("button", { name: words.balance.change }).click();
      const dialog = page.getByRole("dialog", { name: patternOf(words.balance.title) });
      await dialog.getByLabel(words.balance.amount).fill("24");
      await dialog.getByRole("button", { name: words.balance.see }).click();
      await expectShown(dialog.getByRole("region", { name: words.balance.effect }));
      await lookAround(visitor, "leave-rules-effect");
      await dialog.getByRole("button", { name: words.balance.save }).click();
      await expectShown(snackbar(visitor, words.balance.saved));
      await expectGone(dialog);
      await expectShown(page.getByRole("img", { name: /^24 días de 20\d\d\./u }));
    });
  });

  test("an administrator finds somebody among the balances and adjusts theirs with a reason", async () => {
    await visit(stage, { name: "leave-office-balances" }, async (visitor) => {
      const { page, t } = visitor;
      const { leaveBalances: words } = t;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto("/admin/balances");
      await expectShown(page.getByRole("table", { name: patternOf(words.caption) }));
      await lookAround(visitor, "leave-balances");
      await page.getByRole("searchbox", { name: words.search }).fill("navarro prieto");
      const row = page.getByRole("row", { name: /^Elena Navarro Prieto/u });
      await page.waitForURL(/q=navarro/u);
      await row.getByRole("button", { name: patternOf(words.adjustOf) }).click();
      const dialog = page.getByRole("dialog", { name: patternOf(words.dialog.title) });
      await dialog.getByRole("button", { name: words.dialog.save }).click();
      await expectShown(dialog.getByText(words.dialog.needsReason));
      await dialog.getByRole("textbox", { name: words.dialog.days }).fill("1,5");
      await dialog.getByRole("textbox", { name: words.dialog.reason }).fill("Antigüedad");
      await expectShown(dialog.getByText(/^Quedará con \d+,5 días disponibles\.$/u));
      await lookAround(visitor, "leave-balances-adjust");
      await dialog.getByRole("button", { name: words.dialog.save }).click();
      await expectShown(snackbar(visitor, words.dialog.saved));
      await expectGone(dialog);
    });
  });

  test("an administrator invites people to take what expires, records the year that ended, and finds it again", async () => {
    await visit(stage, { name: "leave-office-year-end" }, async (visitor) => {
      const { page, t } = visitor;
      const { leaveYearEnd: words } = t;
      const year = new Date().getFullYear();
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(`/admin/year-end?anyo=${year}&ver=caducan`);
      const table = page.getByRole("table", { name: patternOf(words.caption) });
      await expectShown(table.getByText(words.untold).first());
      await page.getByRole("button", { name: words.remind.button }).click();
      const invitation = page.getByRole("dialog", { name: words.remind.title });
      await invitation.getByRole("button", { name: words.remind.button }).click();
      await expectGone(invitation);
      await expectShown(table.getByText(patternOf(words.told)).first());
      await lookAround(visitor, "leave-year-end");
      await page.goto(`/admin/year-end?anyo=${year - 1}`);
      await page.getByRole("button", { name: words.run.button }).click();
      const dialog = page.getByRole("dialog", { name: patternOf(words.run.title) });
      await lookAround(visitor, "leave-year-end-run");
      await dialog.getByRole("button", { name: words.run.button }).click();
      await expectShown(snackbar(visitor, fill(words.run.done, { year: String(year - 1) })));
      await page.reload();
      await expectShown(page.getByText(/^Registrado el .+ El año está cerrado\./u));
      await expectGone(page.getByRole("button", { name: words.run.button }));
    });
  });

  test("an administrator enters a sick leave without an end, and its discharge", async () => {
    await visit(stage, { name: "leave-office-absences" }, async (visitor) => {
      const { page, t } = visitor;
      const { officeAbsences: words } = t;
      const today = new Date().toISOString().slice(0, 10);
      await signIn(visitor, { email: accounts.administrator });
      await page.goto("/admin/absences");
      await expectShown(page.getByRole("table", { name: words.caption }));
      await lookAround(visitor, "office-absences");
      await page.getByRole("button", { name: words.enter.button }).click();
      const dialog = page.getByRole("dialog", { name: words.enter.button });
      await dialog.getByRole("button", { name: words.enter.save, exact: true }).click();
      await expectShown(dialog.getByText(words.field.needsPerson));
      await dialog.getByRole("combobox", { name: words.person }).fill("navarro prieto");
      await page.getByRole("option", { name: /^Elena Navarro Prieto/u }).click();
      await fillDate(dialog.getByRole("textbox", { name: words.field.from }), today);
      await dialog.getByRole("switch", { name: words.field.open }).check();
      await dialog.getByRole("textbox", { name: words.field.reason }).fill("Parte de baja");
      await lookAround(visitor, "office-absences-enter");
      await dialog.getByRole("button", { name: words.enter.save, exact: true }).click();
      await expectShown(snackbar(visitor, words.enter.done));
      await page.goto("/admin/absences?tipo=7&q=navarro");
      await page
        .getByRole("button", { name: patternOf(words.change.title) })
        .first()
        .click();
      const change = page.getByRole("dialog", { name: patternOf(words.change.title) });
      await change.getByText(words.change.over, { exact: true }).click();
      await fillDate(change.getByRole("textbox", { name: words.field.to }), today);
      await change.getByRole("textbox", { name: words.field.reason }).fill("Parte de alta");
      await lookAround(visitor, "office-absences-change");
      await change.getByRole("button", { name: words.change.save }).click();
      await expectShown(snackbar(visitor, words.change.done));
      await expectGone(change);
    });
  });
});
