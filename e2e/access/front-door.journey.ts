import { describe, expect, test } from "vitest";

import { getMailboxPolicy } from "@atrio/contract/complaints/mailbox";

import { askHandOver, endSessionOf, isSignedIn, openSession } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import type { VisitOptions, Visitor } from "../support/browser.ts";
import {
  expectCount,
  expectGone,
  expectPath,
  expectShown,
  expectTheme,
  expectValue,
} from "../support/expect.ts";
import {
  expectLoginForm,
  expectPortal,
  fillLogin,
  fillNewPassword,
  logOut,
  openSettings,
  signIn,
  signInAtHome,
  signInByForm,
  snackbar,
} from "../support/front-door.ts";
import { expectSnackbarsBelow } from "../support/layout.ts";
import { lookAround } from "../support/looks.ts";
import { linkMailedTo, linksMailedTo, mailsTo } from "../support/mail.ts";
import { accounts, demoPassword, plainWorkers } from "../support/people.ts";
import { shoot } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";
import { until } from "../support/until.ts";

const stage = openStage();

const company = "Clínica Castellana";
const [forgetful, wanderer, polyglot] = plainWorkers().map(({ email }) => email);

/** Chromium's message about a refusal that the journey provokes. */
function refusal(status: number): RegExp {
  return new RegExp(`responded with a status of ${status}`);
}

function journey(options: VisitOptions, story: (visitor: Visitor) => Promise<void>): Promise<void> {
  return visit(stage, options, story);
}

describe("The way in", () => {
  test("a company's addresses lead to its login page, unknown ones to the plain one", async () => {
    await journey({ language: "fr" }, async (visitor) => {
      const { page, at, t } = visitor;
      visitor.expectError(refusal(404));
      await page.goto(at("/no-hay-tal-empresa"));
      await expectShown(snackbar(visitor, t.auth.company.notFound));
      await expectPath(page, "/fr/login");
      await expectLoginForm(visitor);
      await page.goto(at("/login/demo?fcmDeviceToken=token-del-movil"));
      await expectShown(page.getByText(fill(t.auth.login.subtitleCompany, { company })));
      // The token of the app is kept and leaves the address at once.
      expect(page.url()).toBe(`${stage.server.url}/fr/login/demo`);
      const kept = await page.evaluate(() => localStorage.getItem("atrio.fcmDeviceToken"));
      expect(kept).toBe("token-del-movil");
      await page.goto(at("/demo"));
      await expectShown(page.getByText(fill(t.auth.login.subtitleCompany, { company })));
      await lookAround(visitor, "login");
      await fillLogin(visitor, { email: accounts.worker });
      await expectPortal(visitor);
      await expectPath(page, "/fr");
    });
  });

  test("the login form stays in its place when the way to the mailbox arrives", async () => {
    await journey({}, async ({ page, at, t }) => {
      const arrival = Promise.withResolvers<void>();
      const policy = getMailboxPolicy.path.replace(":slug", "demo");
      await page.route(`**${policy}`, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.goto(at("/login/demo"));
      const button = page.getByRole("button", { name: t.auth.login.submit, exact: true });
      await expectShown(button);
      const before = await button.boundingBox();
      arrival.resolve();
      await expectShown(page.getByRole("link", { name: t.auth.mailbox, exact: true }));
      expect(await button.boundingBox()).toEqual(before);
    });
  });

  test("the login form reports errors, and a remembered device reaches its intended page", async () => {
    await journey({ language: "en" }, async (visitor) => {
      const { page, at, t } = visitor;
      await page.goto(at("/timeRegistration"));
      await expectPath(page, "/en/login");
      await page.getByRole("button", { name: t.auth.login.submit }).click();
      await expectShown(page.getByText(t.auth.fault.required));
      await fillLogin(visitor, { email: "lucia", password: "x" });
      await expectShown(page.getByText(t.auth.fault.email));
      await fillLogin(visitor, { email: accounts.worker, password: "x" });
      await expectShown(page.getByText(t.auth.fault.short));
      await expectAccessible(page, "login with a fault");
      visitor.expectError(refusal(401));
      await fillLogin(visitor, { email: accounts.worker, password: "Equivocada1" });
      await expectShown(page.getByRole("alert").getByText(t.errors.auth.wrong_credentials));
      await expectValue(page.getByLabel(t.auth.login.email, { exact: true }), accounts.worker);
      await expectAccessible(page, "refused login");
      await fillLogin(visitor, { email: accounts.worker, remember: true });
      await expectPath(page, "/en/timeRegistration");
      await expectShown(page.getByRole("heading", { level: 1, name: t.time.title }));
      const dialog = await openSettings(visitor);
      const own = dialog.getByRole("listitem").filter({ hasText: t.settings.sessions.current });
      await expectShown(own.getByText(new RegExp(t.settings.sessions.remembered)));
      // Signed in already: the login page leads home.
      await page.goto(at("/login"));
      await expectPath(page, "/en");
    });
  });
});

describe("Passwords", () => {
  test("a required password change blocks the portal until it is done", async () => {
    await journey({}, async (visitor) => {
      const { page, t } = visitor;
      visitor.expectError(refusal(403));
      visitor.expectError(refusal(422));
      await page.goto("/login");
      await fillLogin(visitor, { email: accounts.newcomer });
      const dialog = page.getByRole("dialog", { name: t.auth.forced.title });
      await expectShown(dialog);
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await expectShown(dialog);
      expect(
        await dialog.getByRole("button", { name: t.common.action.close, exact: true }).count(),
      ).toBe(0);
      await shoot(page, "forced-password");
      await expectAccessible(page, "forced password change");

      const submit = dialog.getByRole("button", { name: t.auth.forced.submit });
      await fillNewPassword(visitor, "Nueva1234", "Nueva123");
      expect(await submit.isDisabled()).toBe(true);
      await fillNewPassword(visitor, demoPassword);
      await submit.click();
      await expectShown(dialog.getByText(t.errors.password.same));
      await fillNewPassword(visitor, "Pasillo-Norte-77");
      await submit.click();
      await expectShown(snackbar(visitor, t.auth.forced.done));
      await expectGone(dialog);
      await expectPortal(visitor);
      await page.reload();
      await expectPortal(visitor);
      await expectGone(dialog);
    });
  });

  test("a forgotten password is replaced by a mailed link, and old sessions die", async () => {
    if (forgetful === undefined) throw new Error("The demo company has too few workers");
    const elsewhere = await openSession(stage.server, forgetful);
    await journey({}, async (visitor) => {
      const { page, t } = visitor;
      await askForLink(visitor, forgetful);
      expect(await isSignedIn(stage.server, elsewhere.token)).toBe(true);
      const link = await linkMailedTo(stage.server, forgetful);
      expect(link).toMatch(new RegExp(`^${stage.server.url}/.*#token=`));

      await page.goto(link);
      await expectShown(page.getByText(fill(t.auth.reset.text, { email: forgetful })));
      expect(page.url()).not.toContain("token");
      await expectAccessible(page, "reset form");
      await fillNewPassword(visitor, "Ventana-Abierta-5");
      await page.getByRole("button", { name: t.auth.reset.submit }).click();
      await expectShown(snackbar(visitor, t.auth.reset.done));
      await expectPath(page, "/login/demo");
      expect(await page.getByLabel(t.auth.login.email, { exact: true }).inputValue()).toBe(
        forgetful,
      );
      expect(await isSignedIn(stage.server, elsewhere.token)).toBe(false);

      visitor.expectError(refusal(401));
      await fillLogin(visitor, { email: forgetful });
      await expectShown(page.getByText(t.errors.auth.wrong_credentials));
      await fillLogin(visitor, { email: forgetful, password: "Ventana-Abierta-5" });
      await expectPortal(visitor);
      await expectDeadLink(visitor, link);
    });
    // The link's mail and the mail about the change.
    await until(async () => mailsTo(stage.server, forgetful).length === 2, {
      withinMs: 20_000,
      what: () => "the mail that confirms the change",
    });
    expect(linksMailedTo(stage.server, forgetful)).toHaveLength(1);
  });
});

async function askForLink(visitor: Visitor, email: string): Promise<void> {
  const { page, t } = visitor;
  await page.goto("/login/demo");
  await page.getByLabel(t.auth.login.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: t.auth.login.forgotten }).click();
  const dialog = page.getByRole("dialog", { name: t.auth.forgotten.title });
  const address = dialog.getByLabel(t.auth.login.email, { exact: true });
  // The address typed on the login page is kept.
  await expectValue(address, email);
  await expectAccessible(page, "forgotten password");
  visitor.expectError(refusal(404));
  await address.fill("nadie@demo.test");
  await dialog.getByRole("button", { name: t.auth.forgotten.submit }).click();
  await expectShown(dialog.getByText(t.errors.auth.unknown_email));
  await address.fill(email);
  await dialog.getByRole("button", { name: t.auth.forgotten.submit }).click();
  await expectShown(dialog.getByText(t.auth.forgotten.sentTitle));
}

async function expectDeadLink(visitor: Visitor, link: string): Promise<void> {
  const { page, t } = visitor;
  visitor.expectError(refusal(404));
  await page.goto(link);
  await expectShown(page.getByRole("heading", { name: t.auth.reset.expiredTitle }));
  await expectAccessible(page, "dead link");
}

describe("Sessions", () => {
  test("sessions are ended in the settings, and a session ended elsewhere leaves the page", async () => {
    if (wanderer === undefined) throw new Error("The demo company has too few workers");
    const elsewhere = await openSession(stage.server, wanderer);
    await journey({}, async (visitor) => {
      const { page, t } = visitor;
      await signInByForm(visitor, { email: wanderer });
      await page.goto("/timeRegistration");
      const dialog = await openSettings(visitor);
      const phone = dialog.getByRole("listitem").filter({ hasText: "iPhone" });
      const end = phone.getByRole("button", { name: patternOf(t.settings.sessions.revokeLabel) });
      await expectCount(end, 1);
      await end.click();
      await expectShown(snackbar(visitor, t.settings.sessions.revoked));
      await expectGone(end);
      expect(await isSignedIn(stage.server, elsewhere.token)).toBe(false);
      const token = await page.evaluate(
        () => JSON.parse(localStorage.getItem("atrio.session") ?? "{}").token,
      );
      visitor.expectError(refusal(401));
      await endSessionOf(stage.server, token);
      await expectPath(page, "/login");
      await expectShown(page.getByText(t.auth.login.expired));
      await fillLogin(visitor, { email: wanderer });
      await expectPath(page, "/timeRegistration");
    });
  });

  test("an administrator opens the portal as somebody else and may only read", async () => {
    const worker = { administrator: accounts.administrator, worker: accounts.worker };
    const code = await askHandOver(stage.server, worker);
    await journey({}, async (visitor) => {
      const { page, t } = visitor;
      await page.goto(`/login#code=${code}`);
      await expectPortal(visitor);
      expect(page.url()).toBe(`${stage.server.url}/`);
      const banner = page.getByRole("region", { name: t.shell.impersonation.label });
      await expectShown(banner.getByText(/Lucía/));
      await expectShown(page.getByText(t.time.card.status.off));
      expect(await page.getByRole("button", { name: t.time.actions.in }).count()).toBe(0);
      await shoot(page, "hand-over");
      await expectAccessible(page, "handed-over session");
      await banner.getByRole("button", { name: t.shell.impersonation.leave }).click();
      await expectPath(page, "/login");

      visitor.expectError(refusal(401));
      await page.goto(`/login?again#code=${code}`);
      await expectShown(snackbar(visitor, t.errors.auth.handover_invalid));
      await expectLoginForm(visitor);
    });
  });

  test("logging out forgets everything but the theme", async () => {
    await journey({}, async (visitor) => {
      const { page, t } = visitor;
      await signInByForm(visitor, { email: accounts.worker });
      const dialog = await openSettings(visitor);
      await dialog.locator("label").filter({ hasText: t.settings.theme.dark }).click();
      await expectTheme(page, "dark");
      await page.reload();
      await expectPortal(visitor);
      await expectTheme(page, "dark");
      await logOut(visitor);
      await expectPath(page, "/login");
      await expectLoginForm(visitor);
      await expectTheme(page, "dark");
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept).toEqual(["atrio.theme"]);
      await page.goto("/timeRegistration");
      await expectPath(page, "/login");
      await fillLogin(visitor, { email: accounts.worker });
      await expectPath(page, "/timeRegistration");
      // By address, to the company's own page.
      await page.goto("/logout/demo");
      await expectPath(page, "/login/demo");
      await expectLoginForm(visitor);
    });
  });
});

describe("Inside", () => {
  test("another language keeps the page, and the browser remembers it", async () => {
    if (polyglot === undefined) throw new Error("The demo company has too few workers");
    await journey({}, async (visitor) => {
      const { page } = visitor;
      await signIn(visitor, { email: polyglot });
      await page.goto("/timeRegistration");
      const dialog = await openSettings(visitor);
      await dialog.locator("label").filter({ hasText: "EN" }).click();
      await expectPath(page, "/en/timeRegistration");
      await expectShown(page.getByRole("dialog", { name: "Settings" }));
      await expectShown(page.locator("html[lang=en]"));
      await page.keyboard.press("Escape");
      await expectShown(page.getByRole("heading", { level: 1, name: "Time registration" }));
      await page.reload();
      await expectShown(page.getByRole("heading", { level: 1, name: "Time registration" }));
      await page.goto("/");
      await expectPath(page, "/en");
      await page.goBack();
      await expectPath(page, "/en/timeRegistration");
    });
    // Mails and other browsers follow: the worker's own language is saved.
    await journey({}, async (visitor) => {
      await visitor.page.goto("/login");
      await fillLogin(visitor, { email: polyglot });
      await expectPath(visitor.page, "/en");
    });
  });

  test("a supervisor changes mode, and the menu with it", async () => {
    await journey({}, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: accounts.supervisor });
      await page.goto("/timeRegistration");
      const mode = page.getByRole("switch", { name: t.shell.mode.switch });
      await mode.click();
      const toSupervisor = snackbar(visitor, t.shell.mode.header);
      await expectShown(toSupervisor.getByText(t.shell.mode.supervisor, { exact: true }));
      await expectSnackbarsBelow(visitor, page.getByRole("banner"));
      await expectPath(page, "/");
      const menu = page.getByRole("navigation", { name: t.shell.menu.label });
      const ownClock = menu.locator('a[href="/timeRegistration"]');
      await expectGone(ownClock);
      await shoot(page, "supervisor", { whole: true });
      await expectAccessible(page, "supervisor's home");
      await page.reload();
      await expectPortal(visitor);
      await expectGone(ownClock);
      await mode.click();
      const toWorker = snackbar(visitor, t.shell.mode.header);
      await expectShown(toWorker.getByText(t.shell.mode.worker, { exact: true }));
      await expectShown(ownClock);
    });
  });

  test("an address that leads nowhere says so, and the palette finds a page by its name", async () => {
    await journey({ language: "pt" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: accounts.worker });
      // '/no' alone is a company's page: the rest of the address belongs to no frame.
      for (const path of ["/notifications", "/no/existe"]) {
        await page.goto(at(path));
        await expectShown(page.getByRole("heading", { name: t.shell.notFound.title }));
        await expectCount(page.locator("main#content"), 1);
      }
      const menu = page.getByRole("navigation", { name: t.shell.menu.label });
      await expectShown(menu.getByRole("link", { name: t.shell.page.timeRegistration }));
      await lookAround(visitor, "not-found");
      await page.getByRole("link", { name: t.shell.notFound.home, exact: true }).click();
      await expectPath(page, "/pt");
      // The page of the unknown address has a portal of its own, which goes with it.
      await expectGone(page.getByRole("heading", { name: t.shell.notFound.title }));
      await expectPortal(visitor);
      await page.keyboard.press("Control+K");
      await expectShown(page.getByPlaceholder(t.search.placeholder));
      await expectAccessible(page, "command palette");
      await shoot(page, "palette");
      // Rules COMPANY-80 and COMPANY-81: a colleague in spite of a typing error, and an own paper.
      await page.keyboard.type("Mracos Herrero");
      const options = page.getByRole("dialog", { name: t.shell.palette.label });
      await expectShown(options.getByText("Marcos Herrero", { exact: false }).first());
      await page.getByPlaceholder(t.search.placeholder).fill("ultimo recibo");
      await expectShown(options.getByText(patternOf(t.payslips.name.NM)).first());
      await shoot(page, "palette-found");
      await page.getByPlaceholder(t.search.placeholder).fill("");
      const searched = page.waitForResponse(
        (response) =>
          new URL(response.url()).searchParams.get("texto") === t.shell.page.timeRegistration,
      );
      await page.keyboard.type(t.shell.page.timeRegistration);
      await searched;
      // The page whose name was typed comes first, then the action that corrects a registration.
      await expectCount(options.locator("[data-action]"), 2);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      const highlighted = options.locator("[data-action][data-selected]");
      await expectShown(highlighted.getByText(t.shell.page.timeRegistration, { exact: true }));
      await page.keyboard.press("Enter");
      await expectPath(page, "/pt/timeRegistration");
      await expectGone(page.getByPlaceholder(t.search.placeholder));
    });
  });

  test("a phone has the whole menu in a drawer", async () => {
    await journey({ language: "en", theme: "dark", width: "phone" }, async (visitor) => {
      const { page, t } = visitor;
      await signInAtHome(visitor, { email: accounts.supervisor });
      const open = page.getByRole("button", { name: new RegExp(`^${t.shell.menu.more}(,|$)`) });
      const drawer = page.getByRole("dialog", { name: t.shell.menu.label });
      await open.click();
      await expectShown(drawer.getByRole("switch", { name: t.shell.mode.switch }));
      await shoot(page, "drawer");
      await expectAccessible(page, "drawer");
      await page.keyboard.press("Escape");
      await expectGone(drawer);
      await open.click();
      await drawer.getByRole("link", { name: t.shell.page.timeRegistration }).click();
      await expectPath(page, "/en/timeRegistration");
      await expectGone(drawer);
      await open.click();
      await drawer.getByRole("button", { name: t.shell.top.logout }).click();
      await expectPath(page, "/en/login");
      await expectLoginForm(visitor);
    });
  });
});
