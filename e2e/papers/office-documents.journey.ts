import { describe, test } from "vitest";

import { publishForMany } from "@atrio/contract/papers/documents-office";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectShown, expectValue } from "../support/expect.ts";
import { fillDate } from "../support/fields.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { paper } from "../support/paper.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

const file = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: paper([name.replace(/\.pdf$/, "")]),
});
const dayMs = 86_400_000;
const dateIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** Today of the demo's company a year later, as fields show it. */
const nextYear = (): string => {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(Date.now());
  const [year = "", month = "", day = ""] = today.split("-");
  return `${day}/${month}/${Number(year) + 1}`;
};
const manual = "Manual de acogida";
const rules = "Normas de la casa";

describe("Documents of the company in the office", () => {
  test("files are given to everybody over a broken line, found, opened, replaced and withdrawn", async () => {
    await visit(stage, { name: "office-documents" }, async (visitor) => {
      await signIn(visitor, { email: accounts.administrator });
      await find(visitor);
      await publish(visitor);
    });
    await visit(stage, { name: "office-documents-worker" }, async ({ page, at, ...visitor }) => {
      await signIn({ page, at, ...visitor }, { email: accounts.worker });
      await page.goto(at("/documents?vista=laborales"));
      await expectShown(page.getByText(manual, { exact: true }));
      await expectShown(page.getByText(rules, { exact: true }));
    });
    await visit(stage, { name: "office-documents-copies" }, async (visitor) => {
      await signIn(visitor, { email: accounts.administrator });
      await findExpiring(visitor);
      await workOnCopies(visitor);
    });
  });

  test("kinds of personal document are added, ordered and switched off", async () => {
    await visit(stage, { name: "office-document-kinds" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { kinds, publish: p, terms } = t.officeDocuments;
      const inLanguage = patternOf(kinds.nameIn);
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/documents?vista=tipos"));
      await expectShown(page.getByText(kinds.standard));
      const list = page.getByRole("list", { name: kinds.title });
      await lookAround(visitor, "office-document-kinds");
      await page.getByRole("button", { name: kinds.add, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: kinds.add });
      await dialog.getByRole("button", { name: kinds.keep, exact: true }).click();
      await expectCount(dialog.getByText(p.needsName), 4);
      await lookAround(visitor, "office-document-kind");
      for (const name of await dialog.getByRole("textbox", { name: inLanguage }).all()) {
        await name.fill("Carné de carretillero");
      }
      await dialog.getByRole("textbox", { name: kinds.expires }).fill("12");
      await dialog.getByRole("textbox", { name: kinds.kept }).fill("24");
      await dialog.getByRole("checkbox", { name: kinds.labour }).press("Space");
      await dialog.getByRole("button", { name: kinds.keep, exact: true }).click();
      await expectShown(dialog.getByText(fill(kinds.keptTooShort, { count: "48" })));
      await dialog.getByRole("textbox", { name: kinds.kept }).fill("60");
      await dialog.getByRole("button", { name: kinds.keep, exact: true }).click();
      await expectGone(dialog);
      await expectShown(list.getByText(fill(kinds.keptFor_other, { count: "60" })));
      const name = "Carné de carretillero";
      await list.getByRole("button", { name: fill(kinds.up, { name }), exact: true }).click();
      await list
        .getByRole("switch", { name: fill(kinds.offer, { name: "Currículum" }) })
        .press("Space");
      await page.getByRole("button", { name: kinds.save, exact: true }).click();
      await expectShown(snackbar(visitor, kinds.done));
      await expectGone(page.getByText(kinds.standard));
      await expectShown(list.getByText(kinds.off));
      await expectShown(list.getByText(name));
      await page.goto(at("/admin/documents?vista=nuevo"));
      await page.getByRole("combobox", { name: terms.kind }).click();
      await page.getByRole("option", { name, exact: true }).click();
      await expectValue(page.getByRole("textbox", { name: terms.expires }), nextYear());
    });
  });
});

/** The list, narrowed by words, kind and person, with the filters in the address. */
async function find(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { filter, column, category, title, openOf, emptyFilter } = t.officeDocuments;
  await page.goto(at("/admin/documents"));
  const table = page.getByRole("table", { name: title });
  await expectShown(table);
  await lookAround(visitor, "office-documents");
  await page.getByRole("searchbox", { name: filter.words }).fill("ninguno de estos");
  await expectShown(page.getByText(emptyFilter));
  await page.getByRole("button", { name: filter.reset, exact: true }).click();
  await page.getByRole("combobox", { name: column.kind }).click();
  await page.getByRole("option", { name: category.empresa, exact: true }).click();
  await page.waitForURL(/tipo=empresa/);
  await expectGone(table.getByText(category.laboral, { exact: true }));
  await page.getByRole("button", { name: filter.reset, exact: true }).click();
  await page.getByRole("combobox", { name: filter.person }).fill("Lucía");
  await page.getByRole("option", { name: /^Lucía/ }).click();
  await page.waitForURL(/persona=\d+/);
  const open = table.getByRole("button", { name: patternOf(openOf) }).first();
  await open.click();
  const viewer = page.getByRole("dialog");
  await viewer.locator('[data-state="drawn"]').first().waitFor();
  await page.keyboard.press("Escape");
  await expectGone(viewer);
}

/** Two files for everybody; the line breaks under the first. */
async function publish(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { publish: p, title, column } = t.officeDocuments;
  const { audience } = t.signingOffice;
  let calls = 0;
  await page.route(`**/api/v1${publishForMany.path}`, async (route) => {
    calls += 1;
    return calls === 1 ? route.abort("connectionfailed") : route.continue();
  });
  visitor.expectError(/ERR_CONNECTION_FAILED/);
  await page.goto(at("/admin/documents"));
  await page.getByRole("link", { name: p.open, exact: true }).click();
  await page.getByRole("button", { name: p.send_one, exact: true }).click();
  await expectShown(page.getByText(p.needsFile));
  await expectShown(page.getByText(p.needsPeople));
  await page
    .locator('input[type="file"][multiple]')
    .setInputFiles([file("manual_de_acogida.pdf"), file("normas.pdf")]);
  const titles = page.getByRole("textbox", { name: p.name });
  await titles.first().fill(manual);
  await titles.last().fill(rules);
  await page.getByText(audience.todos, { exact: true }).click();
  await page.getByRole("combobox", { name: column.folder }).fill("Bienvenida");
  await page.getByRole("checkbox", { name: p.supervisor }).press("Space");
  const { terms } = t.officeDocuments;
  await fillDate(page.getByRole("textbox", { name: terms.expires }), dateIn(10));
  await lookAround(visitor, "office-documents-publish", { whole: true });
  await page.getByRole("button", { name: fill(p.send_other, { count: "2" }) }).click();
  await expectShown(page.getByRole("alert").first());
  await expectCount(titles, 1);
  await expectValue(titles.first(), manual);
  await page.getByRole("button", { name: p.send_one, exact: true }).click();
  await expectShown(snackbar(visitor, fill(p.done_other, { count: "2" })));
  await expectShown(page.getByRole("table", { name: title }).getByText(manual, { exact: true }));
}

/** Documents that expire soon, by the filter. */
async function findExpiring(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { filter, title } = t.officeDocuments;
  await page.goto(at("/admin/documents"));
  await page.getByRole("combobox", { name: filter.expiry }).click();
  await page.getByRole("option", { name: filter.soon, exact: true }).click();
  await page.waitForURL(/caducan=1/);
  await expectCount(page.getByRole("table", { name: title }).getByText(/Caduca pronto/), 2);
}

/** A copy is replaced and another withdrawn; then the document is withdrawn from everybody. */
async function workOnCopies(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { copies, replace, withdraw, title, publish: p, version, openings } = t.officeDocuments;
  await page.goto(at(`/admin/documents?q=${encodeURIComponent(manual)}`));
  const table = page.getByRole("table", { name: title });
  await table
    .getByRole("row", { name: new RegExp(manual) })
    .getByRole("link")
    .first()
    .click();
  await expectShown(page.getByRole("heading", { name: copies.title }));
  await lookAround(visitor, "office-documents-copies");
  await page.goto(at(`/admin/documents?q=${encodeURIComponent(manual)}`));
  await table.getByRole("link", { name: new RegExp(`: ${manual}$`) }).click();
  const people = page.getByRole("table", { name: openings.title });
  await expectShown(people.getByText(openings.notYet).first());
  await lookAround(visitor, "office-documents-openings");
  await page.getByRole("combobox", { name: openings.state }).click();
  await page.getByRole("option", { name: openings.only.si, exact: true }).click();
  await expectShown(page.getByText(openings.empty));
  await page.goto(at(`/admin/documents?q=${encodeURIComponent(manual)}`));
  await table
    .getByRole("row", { name: new RegExp(manual) })
    .getByRole("link")
    .first()
    .click();
  const replaces = table.getByRole("button", { name: fill(replace.of, { title: manual }) });
  await replaces.first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: replace.send, exact: true }).click();
  await expectShown(dialog.getByText(replace.needsFile));
  await dialog.locator('input[type="file"]').setInputFiles(file("manual-nuevo.pdf"));
  await dialog.getByRole("textbox", { name: p.name }).fill("Manual de acogida, corregido");
  await lookAround(visitor, "office-documents-replace");
  await dialog.getByRole("button", { name: replace.send, exact: true }).click();
  await expectShown(snackbar(visitor, replace.done));
  await table
    .getByRole("button", { name: fill(withdraw.of, { title: manual }) })
    .first()
    .click();
  await dialog.getByRole("button", { name: withdraw.send, exact: true }).click();
  await expectShown(dialog.getByText(withdraw.needsReason));
  await dialog.getByRole("textbox", { name: withdraw.reason }).fill("Se publicó por error");
  await dialog.getByRole("button", { name: withdraw.send, exact: true }).click();
  await expectShown(snackbar(visitor, withdraw.done));
  await page.getByRole("link", { name: t.officeDocuments.back }).click();
  await page.goto(at(`/admin/documents?q=${encodeURIComponent(manual)}`));
  await expectShown(table.getByText(fill(version, { number: "2" })));
  const all = table.getByRole("button", {
    name: fill(withdraw.of, { title: manual }),
    exact: true,
  });
  await table
    .getByRole("button", { name: fill(replace.of, { title: manual }), exact: true })
    .click();
  await expectShown(dialog.getByText(replace.manyText));
  await dialog.locator('input[type="file"]').setInputFiles(file("manual-de-todos.pdf"));
  await lookAround(visitor, "office-documents-replace-many");
  await dialog.getByRole("button", { name: replace.send, exact: true }).click();
  const told = page.getByRole("alert").filter({ hasText: patternOf(replace.left_one) });
  await expectShown(told.first());
  await all.click();
  await expectShown(dialog.getByText(withdraw.kept));
  await lookAround(visitor, "office-documents-withdraw");
  await dialog.getByRole("textbox", { name: withdraw.reason }).fill("Hay otro manual");
  await dialog.getByRole("button", { name: withdraw.send, exact: true }).click();
  await expectGone(all);
}
