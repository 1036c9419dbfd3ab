import { expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signInAtHome } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, plainWorkers } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const [colleague] = plainWorkers();
if (colleague === undefined) throw new Error("The demo has no plain worker");

/** Twelve people: a NIF without its letter, a centre by nearly its code, an e-mail that somebody has. */
function twelvePeople(): string {
  const heading = "codigo;nombre;apellido1;nif;email;fecha_alta;centro;puesto;color";
  const rows = Array.from({ length: 12 }, (_, index) => {
    const line = index + 2;
    const nif = line === 4 ? "48291037" : "";
    const centre = line === 8 ? "Centrral" : "";
    const email = line === 12 ? colleague?.email : `alta${line}@demo.test`;
    return `Z${line};Nombre${line};Prueba;${nif};${email};01/12/2026;${centre};Enfermería;azul`;
  });
  return [heading, ...rows].join("\r\n");
}

test("an administrator brings in twelve people from a spreadsheet, mends one, leaves out two", async () => {
  await visit(stage, { name: "office-import" }, async (visitor) => {
    const { page, t } = visitor;
    const words = t.importPage;
    await signInAtHome(visitor, { email: accounts.administrator });
    await page.goto("/admin/import");
    await expectShown(page.getByRole("heading", { name: words.title, level: 1 }));
    await lookAround(visitor, "office-import-start");
    await page.locator('input[type="file"]').setInputFiles({
      name: "altas-diciembre.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(twelvePeople(), "latin1"),
    });
    const table = page.getByRole("table", { name: words.review.caption });
    await expectShown(table);
    expect(await table.getByRole("rowheader").count()).toBe(12);
    await expectShown(table.getByText("48291037", { exact: true }));
    await lookAround(visitor, "office-import-review");
    const start = page.getByRole("button", {
      name: fill(words.review.import_other, { total: "9" }),
    });
    expect(await start.isDisabled()).toBe(true);
    await page.getByRole("button", { name: words.review.applyAll_one }).click();
    await expectGone(page.getByRole("button", { name: words.review.applyAll_one }));
    await expectShown(table.getByText("48291037F", { exact: true }));
    await page
      .getByRole("button", { name: fill(words.review.leaveOut_other, { total: "2" }) })
      .click();
    await page
      .getByRole("button", { name: fill(words.review.import_other, { total: "10" }) })
      .click();
    await expectShown(page.getByText(words.result.title));
    await expectShown(
      page.getByRole("link", { name: fill(words.result.invite_other, { total: "10" }) }),
    );
  });
});
