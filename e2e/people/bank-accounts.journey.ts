import { describe, expect, test } from "vitest";

import { readBankAccounts } from "@atrio/contract/people/bank-accounts";
import type { BankAccounts } from "@atrio/contract/people/bank-accounts";

import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown, expectValue } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, demoPassword } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const common = "Cuenta común";
const lisbon = "Cuenta en Lisboa";

async function bankOf(email: string): Promise<BankAccounts> {
  const session = await openSession(stage.server, email);
  const path = readBankAccounts.path.replace(":id", String(session.workerId));
  const answer = await ask(stage.server, session, { method: readBankAccounts.method, path });
  return readBankAccounts.response.parse(answer).data;
}

describe("Bank accounts", () => {
  test("bank accounts split the pay, wait, can be taken back and are added with their IBAN", async () => {
    await visit(stage, { name: "bank-accounts" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: accounts.worker });
      await page.goto(at("/personalArea?vista=cuentas"));
      await expectShown(page.getByRole("heading", { name: t.bankAccounts.split.title }));
      await lookAround(visitor, "bank-accounts", { whole: true });
      await splitAnew(visitor);
      await takeBack(visitor);
      await addAccount(visitor);
    });
    const { version, pendiente, cuentas } = await bankOf(accounts.worker);
    expect([version, pendiente?.cambio]).toEqual([3, "alta"]);
    expect(cuentas.map(({ importe, porcentaje }) => [importe, porcentaje])).toEqual([
      ["Restante", 70],
      [250, 0],
      [0, 30],
      [0, 0],
      [0, 0],
    ]);
  });
});

/** A broken rule keeps the button shut; the remainder passes on; the password is asked for. */
async function splitAnew(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { split, account } = t.bankAccounts;
  const save = page.getByRole("button", { name: split.save, exact: true });
  const percent = page.getByLabel(fill(split.percent, { account: common }), { exact: true });
  await percent.fill("130");
  await expectShown(page.getByText(split.percent_wrong));
  expect(await save.isDisabled()).toBe(true);
  await percent.fill("12,5");
  await expectShown(page.getByText(split.rest.split("}} ")[1] ?? "").filter({ hasText: "87,5" }));
  await page.getByLabel(fill(split.way, { account: lisbon })).selectOption("rest");
  await expectShown(page.getByText(/1\.093,75/));
  await save.click();
  const dialog = page.getByRole("dialog", { name: split.confirm, exact: true });
  visitor.expectError(/actualizarCuentasBancarias/);
  await dialog.getByLabel(account.password, { exact: true }).fill("otra-clave");
  await dialog.getByRole("button", { name: split.save, exact: true }).click();
  await expectShown(dialog.getByText(t.errors.password.wrong));
  await lookAround(visitor, "bank-accounts-confirm");
  await dialog.getByLabel(account.password, { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: split.save, exact: true }).click();
  await expectShown(snackbar(visitor, split.saved));
}

async function takeBack(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { pending, withdraw, account } = t.bankAccounts;
  await expectShown(page.getByText(pending.until));
  await lookAround(visitor, "bank-accounts-pending");
  await page.getByRole("button", { name: pending.withdraw, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: withdraw.title, exact: true });
  await dialog.getByLabel(account.password, { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: withdraw.action, exact: true }).click();
  await expectShown(snackbar(visitor, withdraw.done));
  await expectGone(page.getByText(pending.until));
}

/** A wrong IBAN is reported at its field; the right one is added, and reported as pending. */
async function addAccount(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { list, account, pending } = t.bankAccounts;
  await page.getByRole("button", { name: list.add, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: account.add, exact: true });
  const iban = dialog.getByRole("textbox", { name: account.iban });
  const save = dialog.getByRole("button", { name: account.save, exact: true });
  visitor.expectError(/guardarCuentaBancaria/);
  await iban.pressSequentially("es9121000418450200051333");
  await expectValue(iban, "ES91 2100 0418 4502 0005 1333");
  await dialog.getByLabel(account.password, { exact: true }).fill(demoPassword);
  await save.click();
  await expectShown(dialog.getByText(t.errors.bank.iban_check));
  await lookAround(visitor, "bank-accounts-add");
  await iban.fill("ES9121000418450200051332");
  await save.click();
  await expectShown(snackbar(visitor, account.added));
  await expectShown(page.getByText(pending.alta, { exact: false }));
  await expectShown(page.getByText("ES91 •••• 1332"));
  await page.getByRole("button", { name: list.show, exact: true }).click();
  await expectShown(page.getByText("ES91 2100 0418 4502 0005 1332"));
}
