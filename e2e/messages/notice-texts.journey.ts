import type { Locator } from "playwright-core";
import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown, expectValue } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();

/** Title of the notice of an approved request, as the portal words it. */
const original = "Solicitud aprobada";

describe("Texts of notices (MESSAGES-50)", () => {
  test("a company words a notice, sees how it reads, and goes back to the portal's words", async () => {
    await visit(stage, { name: "notice-texts" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/notice-texts"));
      await lookAround(visitor, "notice-texts");
      await writeAnew(visitor, await openText(visitor, original));
      const row = page.getByRole("button", { name: /^¡Aprobada!/ });
      await expectShown(row.getByText(t.noticeTexts.own, { exact: true }));
      const dialog = await openText(visitor, "¡Aprobada!");
      await dialog.getByRole("button", { name: t.noticeTexts.dialog.back }).click();
      await expectShown(page.getByRole("button", { name: new RegExp(`^${original}`) }));
      await expectGone(row);
    });
  });
});

/** Opens the form of a notice by the title in use. */
async function openText({ page, t }: Visitor, title: string): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  const dialog = page.getByRole("dialog", { name: t.noticeTexts.dialog.title });
  await expectShown(dialog);
  return dialog;
}

/** A field that the notice does not have is named before sending; one on offer is inserted and shown by an example. */
async function writeAnew(visitor: Visitor, dialog: Locator): Promise<void> {
  const { t } = visitor;
  const words = t.noticeTexts.dialog;
  const text = dialog.getByLabel(words.texto, { exact: true });
  await dialog.getByLabel(words.titulo, { exact: true }).fill("¡Aprobada!");
  await text.fill("Disfruta, {{sueldo}}");
  await expectShown(dialog.getByText(fill(words.unknown, { fields: "sueldo" })));
  await text.fill("Disfruta del ");
  await dialog.getByRole("button", { name: "fechas", exact: true }).click();
  await expectValue(text, "Disfruta del {{fechas}}");
  await expectShown(dialog.getByText(/^Disfruta del .*2027/));
  await lookAround(visitor, "notice-text");
  await dialog.getByRole("button", { name: words.save, exact: true }).click();
  await expectShown(snackbar(visitor, words.saved));
  await expectGone(dialog);
}
