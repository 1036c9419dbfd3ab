import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import { expectShown } from "../support/expect.ts";
import { fillDate, fillTime } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();

describe("Schedules in the office", () => {
  test("an owner draws a schedule, gives it to a centre and changes it from a day on", async () => {
    await visit(stage, { name: "schedules-owner" }, async (visitor) => {
      const { page, t, at } = visitor;
      const { schedules } = t;
      const { assign, change, editor } = schedules;
      visitor.expectError(/responded with a status of 422/);
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/schedules"));
      await expectShown(page.getByRole("table", { name: schedules.caption }));
      await lookAround(visitor, "schedules-list");
      await page.getByRole("link", { name: schedules.add }).click();
      await page.getByLabel(schedules.name).fill("Partida de invierno");
      const monday = page.getByRole("group", { name: "Lunes", exact: true });
      await monday.getByRole("button", { name: editor.addTo.replace("{{day}}", "Lunes") }).click();
      const stretch = page.getByRole("group", {
        name: editor.selected.replace("{{day}}", "Lunes"),
      });
      await fillTime(stretch.getByLabel(editor.end), "13:30");
      await monday.getByRole("button", { name: editor.addTo.replace("{{day}}", "Lunes") }).click();
      await fillTime(stretch.getByLabel(editor.start), "15:00");
      await fillTime(stretch.getByLabel(editor.end), "17:15");
      // An arrow with the shift key makes it a quarter of an hour longer.
      await monday.getByRole("button", { name: "Lunes, 15:00–17:15" }).press("Shift+ArrowRight");
      await stretch.getByRole("button", { name: editor.copyWork }).click();
      await expectShown(page.getByText("40 h", { exact: true }));
      await lookAround(visitor, "schedules-editor");
      await page.getByRole("button", { name: editor.create }).click();
      await expectShown(snackbar(visitor, editor.created));

      await page.getByRole("button", { name: assign.button }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: assign.centre }).click();
      await page.getByRole("option").first().click();
      await fillDate(dialog.getByRole("textbox", { name: assign.from, exact: true }), "2027-03-01");
      await fillDate(
        dialog.getByRole("textbox", { name: assign.until, exact: true }),
        "2027-03-31",
      );
      await expectShown(dialog.getByText(/^Afecta a \d+ personas$/u));
      await lookAround(visitor, "schedules-assign");
      await dialog.getByRole("button", { name: assign.submit, exact: true }).click();
      await expectShown(page.getByText("31/03/2027").first());

      await page.getByRole("button", { name: "Viernes, 15:00–17:30" }).press("Delete");
      await page.getByRole("button", { name: editor.save, exact: true }).click();
      const question = page.getByRole("dialog", { name: change.title });
      await fillDate(question.getByRole("textbox", { name: change.from }), "2027-03-15");
      await expectShown(question.getByText(/^Afecta a \d+ personas$/u));
      await lookAround(visitor, "schedules-change");
      await question.getByRole("button", { name: change.submit }).click();
      await expectShown(snackbar(visitor, editor.saved));
      await expectShown(page.getByText("37,5 h", { exact: true }).first());
    });
  });
});
