import { expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();

/** Types a name into a search and takes the first person found. */
async function choose({ page }: Visitor, label: string, name: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(name);
  await page.getByRole("option", { name }).first().click();
}

test("an administrator starts a project, gives it somebody in charge and an activity with a field", async () => {
  await visit(stage, { name: "office-projects" }, async (visitor) => {
    const { page, t } = visitor;
    const words = t.projectsOffice;
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await signIn(visitor, { email: accounts.administrator });
    await page.goto("/admin/projects");
    await expectShown(page.getByRole("table", { name: words.caption }));
    await lookAround(visitor, "office-projects-list");
    await page.goto("/admin/projects?vista=campos");
    await press(words.parts.add);
    await page.getByLabel(words.parts.name).fill("Zona");
    await page.getByText(words.parts.kind.opcion, { exact: true }).click();
    await page.getByLabel(words.parts.options, { exact: true }).fill("Norte\nSur");
    await press(words.save);
    await expectShown(page.getByText("Norte, Sur"));
    await page.goto("/admin/projects?vista=nuevo");
    await page.getByLabel(words.facts.name, { exact: true }).fill("Nueva sala");
    await page.getByLabel(words.facts.code).fill("SALA-9");
    await press(words.facts.addCharge);
    await choose(visitor, words.facts.person, "Marcos");
    await press(words.facts.create);
    await expectShown(page.getByRole("heading", { name: "Nueva sala", level: 1 }));
    await press(words.activities.add);
    await page.getByLabel(words.activities.name).fill("Montaje");
    await page.getByRole("combobox", { name: words.activities.parts }).click();
    await page.getByRole("option", { name: "Zona" }).click();
    await press(words.save);
    await expectShown(page.getByText(fill(words.activities.asks, { names: "Zona" })));
    await lookAround(visitor, "office-projects-one");
    await page.goto("/admin/projects?texto=sala-9");
    expect(await page.getByRole("rowheader").count()).toBe(1);
  });
});

test("an organisation chart is made, edited by keyboard, undone, saved and published", async () => {
  await visit(stage, { name: "office-org-charts" }, async (visitor) => {
    const { page, t } = visitor;
    const words = t.orgChartOffice;
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await signIn(visitor, { email: accounts.administrator });
    await page.goto("/admin/org-charts");
    await press(words.add);
    await page.getByLabel(words.field.name).fill("Obras");
    await press(words.create);
    const tree = page.getByRole("tree");
    await tree.getByRole("treeitem", { name: "Obras" }).click();
    await press(words.addUnit);
    await page.getByLabel(words.unitName).last().fill("Taller");
    await press(words.put);
    await tree.getByRole("treeitem", { name: "Obras" }).click();
    await press(words.addPerson);
    await choose(visitor, words.person, "Lucía");
    await press(words.put);
    const person = tree.getByRole("treeitem", { name: "Lucía" });
    await person.click();
    await person.press("Alt+ArrowRight");
    await expectShown(tree.locator('[aria-level="3"]'));
    await press(words.undo);
    await expectShown(tree.locator('[aria-level="2"]').nth(1));
    await lookAround(visitor, "office-org-chart-editor");
    await press(words.save);
    await expectShown(page.getByText(words.saved));
    await page.getByRole("link", { name: words.back }).click();
    await page.getByRole("switch", { name: fill(words.shownOf, { name: "Obras" }) }).click();
    await expectShown(page.getByText(words.nowShown));
    await lookAround(visitor, "office-org-charts-list");
    await page.goto("/admin/directory");
    await expectShown(page.getByRole("heading", { name: t.directoryRules.title, level: 1 }));
    await lookAround(visitor, "office-directory");
  });
});
