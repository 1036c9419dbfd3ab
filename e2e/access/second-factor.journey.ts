import { readFile } from "node:fs/promises";

import { describe, expect, test } from "vitest";

import { appCode } from "../../apps/server/test/authenticator.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectPath, expectShown } from "../support/expect.ts";
import {
  expectLoginForm,
  expectPortal,
  fillLogin,
  logOut,
  signIn,
  snackbar,
} from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, demoPassword } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const stepMs = 30_000;
const email = accounts.worker;

describe("The second factor", () => {
  test("a second factor is turned on, asked for, replaced by a recovery code and turned off", async () => {
    await visit(stage, { name: "second-factor" }, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email });
      await openSecurity(visitor);
      await expectShown(page.getByText(t.secondFactor.card.off_text));
      const secret = await prepare(visitor);
      await lookAround(visitor, "second-factor-setup", { whole: true });
      const recovery = await turnOn(visitor, secret);
      await logOut(visitor);
      await expectLoginForm(visitor);
      await enterWithCode(visitor, secret);
      await logOut(visitor);
      await expectLoginForm(visitor);
      await enterWithRecovery(visitor, recovery[0] ?? "");
      await turnOff(visitor, recovery[1] ?? "");
      await logOut(visitor);
      await expectLoginForm(visitor);
      await fillLogin(visitor, { email });
      await expectPortal(visitor);
    });
  });

  test("a second factor is offered to administrators", async () => {
    await visit(stage, { name: "second-factor-administrator" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { banner } = t.secondFactor;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/personalArea"));
      await expectShown(page.getByText(banner.text));
      await page.getByRole("button", { name: banner.set_up, exact: true }).click();
      await expectShown(page.getByText(t.secondFactor.card.recommended));
      await expectGone(page.getByText(banner.text));
      await prepare(visitor);
    });
  });
});

async function openSecurity({ page, at, t }: Visitor): Promise<void> {
  await page.goto(at("/personalArea?vista=seguridad"));
  await expectShown(page.getByRole("heading", { name: t.secondFactor.card.title, exact: true }));
}

/** Types the password and answers the secret that can be typed by hand. */
async function prepare({ page, t }: Visitor): Promise<string> {
  const { card, setup, field } = t.secondFactor;
  await page.getByRole("button", { name: card.turn_on, exact: true }).click();
  await page.getByLabel(field.password, { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: setup.continue, exact: true }).click();
  const picture = page.getByRole("img", { name: setup.qr, exact: true });
  await expectShown(picture);
  const drawn = await picture.evaluate((image) => Reflect.get(image, "naturalWidth"));
  expect(drawn).toBeGreaterThan(0);
  const key = (await page.locator("code").first().textContent()) ?? "";
  expect(key).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return key.replaceAll(" ", "");
}

/** A wrong code is reported beside the field; the right one shows the recovery codes, once. */
async function turnOn(visitor: Visitor, secret: string): Promise<string[]> {
  const { page, t } = visitor;
  const { setup, field, codes, card } = t.secondFactor;
  const code = page.getByLabel(field.code, { exact: true });
  const submit = page.getByRole("button", { name: setup.submit, exact: true });
  visitor.expectError(/segundo-factor\/activar/);
  await code.fill("12");
  await submit.click();
  await expectShown(page.getByText(field.code_digits));
  // An hour old: no clock is that wrong.
  await code.fill(appCode(secret, Date.now() - 120 * stepMs));
  await submit.click();
  await expectShown(page.getByText(t.errors.second_factor.code_wrong));
  await code.fill(appCode(secret, Date.now()));
  await submit.click();
  await expectShown(page.getByRole("heading", { name: codes.title, exact: true }));
  await expectShown(snackbar(visitor, setup.done));
  const list = page.getByRole("list", { name: codes.list, exact: true }).getByRole("listitem");
  await expectCount(list, 10);
  const recovery = await list.allTextContents();
  await lookAround(visitor, "second-factor-codes", { whole: true });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: codes.save, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${codes.file}.txt`);
  const text = await readFile(await file.path(), "utf8");
  for (const one of recovery) expect(text).toContain(one);
  await page.getByRole("button", { name: codes.kept, exact: true }).click();
  await expectShown(page.getByText(fill(card.left_other, { count: "10" })));
  return recovery;
}

/** Typed values stay while a code is asked for; its field has the focus and accepts a paste. */
async function enterWithCode(visitor: Visitor, secret: string): Promise<void> {
  const { page, t } = visitor;
  const { login, field } = t.secondFactor;
  visitor.expectError(/auth\/login/);
  await fillLogin(visitor, { email });
  const code = page.getByLabel(field.code, { exact: true });
  await expectShown(code);
  await lookAround(visitor, "second-factor-login");
  await page.getByRole("button", { name: login.back, exact: true }).click();
  await expectLoginForm(visitor);
  await page.getByRole("button", { name: t.auth.login.submit, exact: true }).click();
  await expectShown(code);
  await page.keyboard.insertText(appCode(secret, Date.now() - 120 * stepMs));
  await page.keyboard.press("Enter");
  await expectShown(page.getByText(t.errors.auth.code_wrong));
  // The code of now was used to turn it on: the next one is good already.
  const next = appCode(secret, Date.now() + stepMs);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.keyboard.press("Enter");
  await expectPortal(visitor);
  await expectPath(page, visitor.at("/"));
}

async function enterWithRecovery(visitor: Visitor, code: string): Promise<void> {
  const { page, t } = visitor;
  const { login, field } = t.secondFactor;
  await fillLogin(visitor, { email });
  await page.getByRole("button", { name: login.use_recovery, exact: true }).click();
  await expectShown(page.getByText(login.lost));
  await page.getByLabel(field.recovery, { exact: true }).fill(code.toLowerCase());
  await page.getByRole("button", { name: login.submit, exact: true }).click();
  await expectPortal(visitor);
}

async function turnOff(visitor: Visitor, code: string): Promise<void> {
  const { page, t } = visitor;
  const { card, off, field } = t.secondFactor;
  await openSecurity(visitor);
  await expectShown(page.getByText(fill(card.left_other, { count: "9" })));
  await page.getByRole("button", { name: card.turn_off, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: off.title, exact: true });
  await dialog.getByLabel(field.password, { exact: true }).fill(demoPassword);
  await dialog.getByLabel(field.either, { exact: true }).fill(code);
  await lookAround(visitor, "second-factor-off");
  await dialog.getByRole("button", { name: off.submit, exact: true }).click();
  await expectShown(snackbar(visitor, off.done));
  await expectShown(page.getByText(card.off_text));
}
