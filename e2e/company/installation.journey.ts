import type { Locator } from "playwright-core";
import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown, expectValue } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

describe("The installation (COMPANY-112)", () => {
  test("who runs the installation examines it and adds a company", async () => {
    await visit(stage, { name: "installation" }, async (visitor) => {
      await signIn(visitor, { email: accounts.administrator });
      await examineAll(visitor);
      await addCompany(visitor);
      const found = await findCompany(visitor, "cafe");
      await expectShown(found.getByRole("row", { name: /Café Río/ }));
      await expectGone(found.getByRole("row", { name: /Clínica/ }));
    });
  });
});

/** Opens the page from the menu, and reads a whole examination's outcome without leaving. */
async function examineAll(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/admin"));
  await page.getByRole("link", { name: t.shell.page.officeInstallation, exact: true }).click();
  await expectShown(page.getByText(t.installation.examination.never));
  await expectShown(page.getByText(t.installation.backups.noTarget));
  await page.getByRole("button", { name: t.installation.examination.start }).click();
  await expectShown(page.getByText(patternOf(t.installation.examination.last_other)));
  await lookAround(visitor, "installation", { whole: true });
}

/** A slug that is taken is refused at its field; nothing typed is lost. */
async function addCompany(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { companies, form } = t.installation;
  await page.getByRole("button", { name: companies.add, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: form.title });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field(form.nombre).fill("Café Río, S.L.");
  await expectValue(field(form.slug), "cafe-rio-s-l");
  await field(form.slug).fill("demo");
  await dialog.getByRole("button", { name: form.submit, exact: true }).click();
  await expectShown(dialog.getByText(form.required));
  await field(form.nombre_administrador).fill("Noa");
  await field(form.apellido1).fill("Lago");
  await field(form.email).fill("noa@cafe-rio.test");
  visitor.expectError(/409/);
  await dialog.getByRole("button", { name: form.submit, exact: true }).click();
  await expectShown(dialog.getByText(t.errors.installation.slug_taken).first());
  await lookAround(visitor, "installation-company");
  await field(form.slug).fill("cafe-rio");
  await dialog.getByRole("button", { name: form.submit, exact: true }).click();
  await expectShown(snackbar(visitor, fill(form.made, { name: "Café Río, S.L." })));
  await expectGone(dialog);
}

/** Looks for a company by a part of its name; answers the table. */
async function findCompany({ page, t }: Visitor, words: string): Promise<Locator> {
  const { companies } = t.installation;
  await page.getByLabel(companies.search, { exact: true }).fill(words);
  await page.waitForURL((url) => url.searchParams.get("q") === words);
  return page.getByRole("table", { name: companies.title });
}
