import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { imports } from "@atrio/i18n/es/company/imports";

import { openSession, openSigningOf } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import {
  answerLocation,
  chooseType,
  clockIn,
  expectClock,
  expectReceipt,
  openTimeRegistration,
  todayInSheet,
} from "../support/clock.ts";
import { createCompany, runCompany, sampleFiles } from "../support/company.ts";
import { expectPath, expectShown } from "../support/expect.ts";
import { expectPortal, fillNewPassword, snackbar } from "../support/front-door.ts";
import { expectTwoScreens } from "../support/layout.ts";
import { lookAround } from "../support/looks.ts";
import { linkMailedTo, linksMailedTo, mailsTo } from "../support/mail.ts";
import { shoot } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage("empty");

const password = "Masa-Madre-2026";
const owner = "rosario.sol@panaderia-sol.test";
const baker = "lucia.navarro@panaderia-sol.test";
const bookseller = "luna@libreria-luna.test";
const englishBaker = "emily.clarke@panaderia-sol.test";

test("a company is made and its files are brought in, all or nothing and repeatably", async () => {
  const made = await createCompany(stage.server, {
    slug: "sol",
    nombre: "Panadería Sol",
    "admin-email": owner,
    "admin-nombre": "Rosario",
    "admin-apellido1": "Sol",
  });
  expect(made).toMatchObject({ status: 0 });

  const importing = ["import", "--empresa", "sol"];
  const preview = await runCompany(stage.server, [...importing, "--dry-run", ...sampleFiles]);
  expect(preview).toMatchObject({ status: 0 });
  expect(preview.words).toContain(imports.preview.dry_run);

  const broken = await runCompany(stage.server, [...importing, "--yes", ...brokenFiles()]);
  expect(broken).toMatchObject({ status: 1 });
  expect(broken.words).toMatch(/trabajadores\.csv.*\b9\b.*fecha_alta/u);

  const imported = await runCompany(stage.server, [...importing, "--yes", ...sampleFiles]);
  expect(imported).toMatchObject({ status: 0 });
  expect(imported.words).toContain(imports.preview.applied);

  expect(linksMailedTo(stage.server, baker)).toEqual([]);
  const invited = await runCompany(stage.server, ["invite", "--empresa", "sol"]);
  expect(invited.words).toContain("Invitaciones enviadas: 11.");
  const states = await runCompany(stage.server, ["invite", "--empresa", "sol", "--ver"]);
  expect(states.words.match(/^invitada /gmu)).toHaveLength(12);

  const again = await runCompany(stage.server, [...importing, "--yes", ...sampleFiles]);
  expect(again).toMatchObject({ status: 0 });
  expect(again.words).toContain(imports.preview.nothing);
});

/** The samples with an impossible date in the ninth line of the workers. */
function brokenFiles(): string[] {
  return sampleFiles.map((file) => {
    if (!file.endsWith("trabajadores.csv")) return file;
    const copy = join(stage.server.dataDir, "trabajadores.csv");
    writeFileSync(copy, readFileSync(file, "utf8").replace("10/01/2022", "31/02/2022"));
    return copy;
  });
}

test("a worker activates the account from the mail, signs in and clocks in", async () => {
  const link = await linkMailedTo(stage.server, baker);
  await visit(stage, { width: "phone", location: "granted" }, async (visitor) => {
    const { page, t } = visitor;
    await page.goto(link);
    await expectShown(page.getByRole("heading", { name: t.auth.reset.activateTitle }));
    await expectShown(page.getByText(fill(t.auth.reset.text, { email: baker })));
    await shoot(page, "activation");
    await expectAccessible(page, "activation");
    await fillNewPassword(visitor, password);
    await page.getByRole("button", { name: t.auth.reset.activateSubmit }).click();
    await expectShown(snackbar(visitor, t.auth.reset.entered));
    await expectPortal(visitor);
    await expectShown(page.getByText("Panadería Sol"));
    await lookAround(visitor, "first-day-home", { whole: true });
    await expectTwoScreens(visitor);
    await expectNothingOwed(visitor);

    await chooseType(visitor, "presencial");
    await clockIn(visitor);
    await answerLocation(visitor, "share");
    await expectReceipt(visitor, "entrada");
    await expectClock(visitor, "working");
    await shoot(page, "first-punch");
    await expectShown(todayInSheet(visitor).getByText(t.time.status.inProgress));
    await shoot(page, "first-sheet", { whole: true });
  });
  const open = await openSigningOf(stage.server, await openSession(stage.server, baker, password));
  expect(open).toMatchObject({ hora_fin: null, geolocalizacion_inicio: "concedida" });
});

/** The page of the time record on the first day: no month to close, no forgotten punch, no debt. */
async function expectNothingOwed(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await openTimeRegistration(visitor);
  await expectShown(todayInSheet(visitor));
  await lookAround(visitor, "first-day-sheet", { whole: true });
  expect(await page.getByText(patternOf(t.months.closure.notice)).count()).toBe(0);
  expect(
    await page.getByRole("region", { name: new RegExp(`^${t.time.sheet.to_check}`) }).count(),
  ).toBe(0);
  expect(await page.getByText(t.changes.forgotten.title_one).count()).toBe(0);
  expect(await page.getByText(patternOf(t.changes.forgotten.title_other)).count()).toBe(0);
  await page.goto("/timeRegistration?vista=anyo");
  await expectShown(page.getByRole("heading", { name: patternOf(t.months.year.title) }));
  expect(await page.getByText(t.months.closure.state.abierto, { exact: true }).count()).toBe(0);
  await lookAround(visitor, "first-day-year", { whole: true });
  await page.goto("/timeRegistration");
}

test("the mail, the page behind its link and the portal speak the worker's language", async () => {
  const link = await linkMailedTo(stage.server, englishBaker);
  expect(mailsTo(stage.server, englishBaker).join("\n")).toContain("Activate my account");
  await visit(stage, { language: "en" }, async (visitor) => {
    const { page, t } = visitor;
    await page.goto(link);
    await expectShown(page.getByRole("heading", { name: t.auth.reset.activateTitle }));
    await activate(visitor);
    await expectPath(page, "/en");
  });
});

test("the owner has one link only, and sees the company's own name on its page", async () => {
  expect(linksMailedTo(stage.server, owner)).toHaveLength(1);
  await visit(stage, {}, async (visitor) => {
    const { page, t } = visitor;
    await page.goto("/sol");
    const branding = fill(t.auth.login.subtitleCompany, { company: "Panadería Sol" });
    await expectShown(page.getByText(branding));
    await page.goto(await linkMailedTo(stage.server, owner));
    await activate(visitor);
  });
});

test("a page whose module is not hired says so", async () => {
  const made = await createCompany(stage.server, {
    slug: "luna",
    nombre: "Librería Luna",
    modulos: "4,5",
    "admin-email": bookseller,
    "admin-nombre": "Luna",
    "admin-apellido1": "Marín",
  });
  expect(made).toMatchObject({ status: 0 });
  await visit(stage, {}, async (visitor) => {
    const { page, t } = visitor;
    await page.goto(await linkMailedTo(stage.server, bookseller));
    await activate(visitor);
    const menu = page.getByRole("navigation", { name: t.shell.menu.label });
    await expectShown(menu.getByRole("link", { name: t.shell.page.home, exact: true }));
    const clock = menu.getByRole("link", { name: t.shell.page.timeRegistration });
    expect(await clock.count()).toBe(0);
    // Its only person is the administrator: the next steps are shown (Rule COMPANY-45).
    await expectShown(page.getByRole("heading", { name: t.home.first_steps.title }));
    await lookAround(visitor, "home-without-clock", { whole: true });
    visitor.expectError(new RegExp(t.shell.refused.module));
    await page.goto("/timeRegistration");
    await expectShown(page.getByRole("heading", { name: t.shell.refused.module }));
    await shoot(page, "not-hired");
    await expectAccessible(page, "module not hired");
    await page.getByRole("link", { name: t.shell.notFound.home, exact: true }).click();
    await expectPortal(visitor);
  });
});

/** Sets the password of the activation form on the screen, which signs in (Rule ACCESS-43). */
async function activate(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await fillNewPassword(visitor, password);
  await page.getByRole("button", { name: t.auth.reset.activateSubmit }).click();
  await expectPortal(visitor);
}
