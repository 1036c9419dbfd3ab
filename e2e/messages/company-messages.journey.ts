import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();

describe("Communication in the office", () => {
  test("an owner writes a message in two languages, sees its readers and takes it back; events and policy follow", async () => {
    await visit(stage, { name: "messages-owner" }, async (visitor) => {
      const { page, t, at } = visitor;
      const { messagesOffice, companyEvents, policyOffice } = t;
      const { compose, withdraw } = messagesOffice;
      const title = "Cierre por inventario de enero";
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/messages"));
      await expectShown(page.getByRole("list", { name: messagesOffice.title }));
      await lookAround(visitor, "messages-office");
      await page.getByRole("link", { name: messagesOffice.write }).click();
      await page.getByRole("button", { name: compose.send }).click();
      await expectShown(page.getByText(compose.missing).first());
      await page.getByRole("textbox", { name: compose.title }).fill(title);
      await page
        .getByRole("textbox", { name: compose.text })
        .fill("Cerramos **dos días**:\n\n- lunes\n- martes");
      await expectShown(page.getByRole("heading", { name: title, exact: true }));
      await page.getByRole("button", { name: compose.addLanguage }).click();
      await page.getByRole("menuitem", { name: "English" }).click();
      await page.getByRole("textbox", { name: compose.title }).fill("Closed for stocktaking");
      await page.getByRole("textbox", { name: compose.text }).fill("Closed for two days.");
      await expectShown(page.getByText(/^Les llegará a \d+ personas\.$/u));
      await lookAround(visitor, "messages-compose");
      await page.getByRole("button", { name: compose.send }).click();
      const row = page.getByRole("article").filter({ hasText: title });
      await expectShown(row);
      await row.getByRole("button", { name: title }).first().click();
      await expectShown(page.getByRole("dialog").getByRole("listitem").first());
      await lookAround(visitor, "messages-readers");
      await page.keyboard.press("Escape");
      await row.getByRole("button", { name: messagesOffice.withdraw.submit }).click();
      const question = page.getByRole("dialog", { name: withdraw.title });
      await question.getByRole("button", { name: withdraw.submit }).click();
      await expectShown(row.getByText(messagesOffice.withdrawn, { exact: true }));

      await page.goto(at("/admin/events?anyo=2027"));
      await page.getByRole("button", { name: companyEvents.add }).click();
      const dialog = page.getByRole("dialog", { name: companyEvents.new });
      await dialog
        .getByRole("textbox", { name: companyEvents.name })
        .fill("Jornada de puertas abiertas");
      await fillDate(
        dialog.getByRole("textbox", { name: companyEvents.from, exact: true }),
        "2027-05-08",
      );
      await lookAround(visitor, "events-dialog");
      await dialog.getByRole("button", { name: companyEvents.save }).click();
      const events = page.getByRole("table", { name: companyEvents.caption });
      await expectShown(events.getByText("Jornada de puertas abiertas"));
      await lookAround(visitor, "events-list");
      const added = events.getByRole("row").filter({ hasText: "Jornada de puertas abiertas" });
      await added.getByRole("button", { name: companyEvents.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: companyEvents.remove }).click();
      await expectGone(events.getByText("Jornada de puertas abiertas"));

      await page.goto(at("/admin/privacy"));
      const text = page.getByRole("textbox");
      await text.fill("## Quién trata tus datos\n\nLa clínica.");
      await lookAround(visitor, "privacy-office");
      await page.getByRole("button", { name: policyOffice.publish }).click();
      const asked = page.getByRole("dialog", { name: policyOffice.publishTitle });
      await asked.getByRole("button", { name: policyOffice.publish }).click();
      await expectShown(page.getByText(policyOffice.current, { exact: true }));
      await expectShown(snackbar(visitor, policyOffice.published.split(" ")[0] ?? ""));
    });
  });
});
