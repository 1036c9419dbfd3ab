import { describe, expect, test } from "vitest";

import { getWorker } from "@atrio/contract/people/workers";
import type { PersonalProfile } from "@atrio/contract/people/workers";

import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectPath, expectShown, expectValue } from "../support/expect.ts";
import { fillLogin, fillNewPassword, signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, demoPassword } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const newPassword = "Patio-Verde-7";

/** A photo as a phone takes it: wider than high, so that there is something to frame. */
async function photoOf({ page }: Visitor): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("No canvas");
    pen.fillStyle = "#7fa6c9";
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = "#e8c4a2";
    pen.beginPath();
    pen.ellipse(320, 220, 110, 140, 0, 0, 7);
    pen.fill();
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

async function profileOf(password: string): Promise<PersonalProfile> {
  const session = await openSession(stage.server, accounts.worker, password);
  const path = `/trabajador/${session.workerId}`;
  return getWorker.response.parse(await ask(stage.server, session, { method: "GET", path })).data;
}

describe("The personal area", () => {
  test("the personal area saves address, photo and password, and shows readers of stored data", async () => {
    await visit(stage, { name: "profile" }, async (visitor) => {
      const { page, t, at } = visitor;
      const before = await profileOf(demoPassword);
      await signInAtHome(visitor, { email: accounts.worker });
      const name = fill(t.shell.top.personalArea, { name: before.nombre_completo });
      await page.getByRole("link", { name, exact: true }).click();
      await expectPath(page, at("/personalArea"));
      await moveHouse(visitor);
      await framePhoto(visitor);
      await lookAround(visitor, "profile-details", { whole: true });
      await readWhatIsStored(visitor);
      await changePassword(visitor);
    });
    const profile = await profileOf(newPassword);
    expect(profile).toMatchObject({ codigo_postal: "08001", provincia_id: 8, poblacion_id: 8019 });
    expect(profile.link_foto).toMatch(/^\/api\/v1\/foto\/[\w-]{30,}$/);
  });
});

/** An unknown postal code is reported, a valid one fills in province and town. */
async function moveHouse(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { contact } = t.profile;
  visitor.expectError(/codigopostal\/08999/);
  const code = page.getByLabel(contact.code, { exact: true });
  await code.fill("08999");
  await expectShown(page.getByText(t.errors.postal_code.not_found));
  await code.fill("08001");
  await expectValue(page.getByRole("combobox", { name: contact.town }), "Barcelona");
  await expectValue(page.getByRole("combobox", { name: contact.province }), "Barcelona");
  const kind = page.getByRole("combobox", { name: contact.kind });
  await kind.fill("avenida");
  await page.getByRole("option", { name: "Avenida", exact: true }).click();
  await page.getByLabel(contact.street, { exact: true }).fill("Diagonal");
  await page.getByLabel(contact.phone, { exact: true }).fill("612 345 678");
  await page.getByRole("button", { name: t.common.action.save, exact: true }).click();
  await expectShown(snackbar(visitor, t.profile.saved));
  await expectGone(page.getByText(t.profile.unsaved));
}

/** Chooses a photo, frames it with the keyboard and sees it in the bar. */
async function framePhoto(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { photo } = t.profile;
  const change = page.getByRole("button", { name: new RegExp(`^(${photo.add}|${photo.change})$`) });
  await change.click();
  const dialog = page.getByRole("dialog", { name: photo.title, exact: true });
  const picture = { name: "yo.jpg", mimeType: "image/jpeg", buffer: await photoOf(visitor) };
  await dialog.locator('input[type="file"]').first().setInputFiles(picture);
  const frame = dialog.getByRole("application", { name: photo.crop, exact: true });
  await frame.focus();
  for (const key of ["+", "+", "ArrowUp", "ArrowLeft"]) await page.keyboard.press(key);
  await expectValue(dialog.getByRole("slider"), "1.21");
  await lookAround(visitor, "profile-photo");
  await dialog.getByRole("button", { name: photo.save, exact: true }).click();
  await expectShown(snackbar(visitor, photo.done));
  await expectShown(page.getByRole("banner").locator('img[src^="/api/v1/foto/"]'));
}

async function readWhatIsStored(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { privacy, readings } = t.profile;
  await page.getByRole("tab", { name: t.profile.view.privacidad, exact: true }).click();
  await page.getByText("Registro de jornada", { exact: true }).click();
  await expectShown(page.locator("details[open]").getByText(privacy.purpose));
  await page.getByRole("switch", { name: readings.own, exact: true }).click();
  await expectShown(page.getByText(readings.you, { exact: true }));
  await lookAround(visitor, "profile-privacy");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: privacy.download, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expectShown(snackbar(visitor, privacy.downloaded));
}

/** A wrong password is reported beside its field; the right one signs in with the new password. */
async function changePassword(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { password } = t.profile;
  visitor.expectError(/update-password/);
  await page.getByRole("tab", { name: t.profile.view.seguridad, exact: true }).click();
  const current = page.getByLabel(password.current, { exact: true });
  const submit = page.getByRole("button", { name: password.submit, exact: true });
  await current.fill("Otra-Cosa-1");
  await fillNewPassword(visitor, newPassword);
  await lookAround(visitor, "profile-security");
  await submit.click();
  await expectShown(page.getByText(t.errors.password.wrong));
  await current.fill(demoPassword);
  await submit.click();
  await expectShown(snackbar(visitor, password.done));
  await page.goto(at("/logout"));
  await fillLogin(visitor, { email: accounts.worker, password: newPassword });
  await expectPath(page, at("/"));
}
